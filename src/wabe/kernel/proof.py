"""What proves the chance of a replay file: the secret or seed that all its results must come from."""

from __future__ import annotations

from typing import Final

from wabe.kernel.chance import KEYED, SEEDED, Chance, KeyedChance, announced, seed_of
from wabe.kernel.errors import BadProof, BadReplay, shown
from wabe.kernel.message import Json, Message
from wabe.kernel.replays import TEXT, check_fields
from wabe.kernel.rng import SEED_LIMIT

BROKEN: Final = Message("error-proof-broken")
SECRET: Final = {"secret": TEXT, "secret_hash": TEXT}
SEED: Final = {"seed": TEXT}
MOST_BYTES: Final = 64  # of a key of BLAKE2b


class Proof:
    """Where the chance of a play came from.

    Args:
        scheme: `KEYED` or `SEEDED` (`kernel/chance.py`).
        secret: that all of it came from; None where a seed was given.
        seed: of the generator; 0 where that has no say.
    """

    def __init__(self, scheme: str, secret: bytes | None, seed: int) -> None:
        self.scheme = scheme
        self.secret = secret
        self.seed = seed

    @property
    def secret_hash(self) -> str | None:
        """What was told of the secret beforehand; None where a seed was given."""
        return None if self.secret is None else announced(self.secret)

    def chance(self) -> Chance:
        """What each result must come from."""
        return KeyedChance(self.secret) if self.scheme == KEYED and self.secret is not None else Chance()

    def to_json(self) -> Json:
        """As it stands in a replay file, under `proof`."""
        if self.secret is None:
            return {"scheme": self.scheme, "seed": str(self.seed)}
        return {"scheme": self.scheme, "secret": self.secret.hex(), "secret_hash": self.secret_hash}


def of_secret(scheme: str, secret: bytes) -> Proof:
    """The chance of a table's secret, by this scheme."""
    return Proof(scheme, secret, 0 if scheme == KEYED else seed_of(secret))


def of_seed(seed: int) -> Proof:
    """The chance of the generator of this seed."""
    return Proof(SEEDED, None, seed)


def proof_in(file: Json) -> Proof | None:
    """What a replay file says its chance came from; None if it says nothing.

    Raises:
        BadReplay: it says so in no way that can be checked.
        BadProof: its secret is not the one that was announced.
    """
    if "proof" not in file:
        return None
    said = file["proof"]
    check_fields(said, {"scheme": TEXT}, BROKEN)
    if said["scheme"] not in {KEYED, SEEDED}:
        raise BadReplay("error-proof-scheme", scheme=shown(said["scheme"]))
    if said["scheme"] == SEEDED and "secret" not in said:
        check_fields(said, SEED, BROKEN)
        return of_seed(seed_in(said["seed"]))
    check_fields(said, SECRET, BROKEN)
    proof = of_secret(said["scheme"], secret_in(said["secret"]))
    check_announced(proof, said["secret_hash"])
    return proof


def check_announced(proof: Proof, told: str) -> None:
    """Raise `BadProof` unless this is the hash of the secret."""
    if proof.secret_hash is None:
        raise BadProof("error-proof-no-secret")
    if proof.secret_hash != told.lower():
        raise BadProof("error-proof-hash", told=shown(told), found=proof.secret_hash)


def seed_in(text: str) -> int:
    """A seed as a file writes it. Raises `BadReplay`."""
    seed = int(text) if text.isascii() and text.isdigit() and len(text) < 80 else SEED_LIMIT
    if seed >= SEED_LIMIT:
        raise BadReplay("error-proof-seed", seed=shown(text))
    return seed


def secret_in(text: str) -> bytes:
    """A secret as a file writes it. Raises `BadReplay`."""
    try:
        secret = bytes.fromhex(text)
    except ValueError as error:
        raise BadReplay("error-proof-secret", secret=shown(text)) from error
    if not 0 < len(secret) <= MOST_BYTES:
        raise BadReplay("error-proof-secret", secret=shown(text))
    return secret
