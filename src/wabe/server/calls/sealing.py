"""What only one browser can read (RFC 8291, RFC 8188), and who says so (VAPID, RFC 8292).

Both are a few steps of what `cryptography` has: the libraries for Web Push bring whole HTTP clients along.
"""

from __future__ import annotations

import base64
import json
import os
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes, of which there is one
PADDED: Final = 2048  # bytes that every message is as long as: its length tells nobody on the way what is said
END: Final = b"\2"  # of the last record, before what fills it up
POINT: Final = 65  # bytes of a public key
SECRET: Final = 16  # bytes of a browser's secret
SALT: Final = 16
NUMBER: Final = 32  # bytes of a number of the curve


def private_key(value: str) -> ec.EllipticCurvePrivateKey:
    """The key whose number is written in hexadecimal."""
    return ec.derive_private_key(int(value, 16), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Its public half, as browsers take it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(public: bytes) -> bool:
    """Whether this is a public key."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    except ValueError:
        return False
    return len(public) == POINT


def sealed(
    plain: bytes,
    public: bytes,
    secret: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """A message for the browser with this public key and this secret.

    Args:
        plain: the message.
        public: 65 bytes.
        secret: 16 bytes that the browser shares with nobody else.
        own: a key for this message alone.
        salt: 16 bytes for this message alone.
        padded: how long the message is made.
    """
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(SALT)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    agreed = _derived(own.exchange(ec.ECDH(), theirs), secret, b"WebPush: info\0" + public + public_bytes(own), 32)
    key = _derived(agreed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(agreed, salt, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(key).encrypt(nonce, (plain + END).ljust(padded, b"\0"), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public_bytes(own) + record


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


def signed(key: ec.EllipticCurvePrivateKey, origin: str, until: int, contact: str) -> str:
    """What a push service of that origin is told of who asks: the header `authorization`.

    Args:
        key: of this server.
        origin: such as `https://push.example`.
        until: seconds since 1970; at most a day from now.
        contact: whom to write to, `mailto:` or `https:`; "" says nothing.
    """
    claims = {"aud": origin, "exp": until, **({"sub": contact} if contact else {})}
    said = ".".join(text64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(NUMBER, "big") for number in numbers)
    return f"vapid t={said}.{text64(signature)}, k={text64(public_bytes(key))}"


def text64(data: bytes) -> str:
    """Bytes as text fit for addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    """Bytes from such a text. Raises `ValueError`."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
