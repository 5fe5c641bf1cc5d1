"""What a browser does with calls (RFC 8291): a second opinion on `sealing`, from the receiving end."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from wabe.server.calls.sealing import text64


class Browser:
    """One with keys of its own."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._secret = os.urandom(16)
        self.public, self.secret = text64(self._public), text64(self._secret)

    def opened(self, body: bytes) -> bytes:
        """The message in a body. Raises `InvalidTag` if it is for somebody else."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        agreed = HKDF(SHA256(), 32, self._secret, b"WebPush: info\0" + self._public + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(agreed)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(agreed)
        plain, _, filled = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\2")
        assert not filled.strip(b"\0")
        return plain
