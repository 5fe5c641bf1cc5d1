"""Push services are believed by their certificates alone."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from pathlib import Path

import h11
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from wabe.server.calls import post as posting
from wabe.server.calls.endpoints import Endpoint
from wabe.server.calls.post import Answer, post

ANSWER = b"HTTP/1.1 201 Created\r\nretry-after: 7\r\ncontent-length: 0\r\n\r\n"


def certificate(folder: Path, name: str) -> Path:
    """A key and a certificate for a name, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - datetime.timedelta(days=1)).not_valid_after(now + datetime.timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    file = folder / "own.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    return file


async def sent(file: Path | None, host: str, reply: bytes = ANSWER) -> Answer:
    """What comes of a POST to a push service on this machine; with its certificate or without TLS."""
    context = None
    if file is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"hello")
        writer.write(reply)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context)
    async with server:
        port = server.sockets[0].getsockname()[1]
        endpoint = Endpoint("https" if file else "http", host, port, "/x")
        return await post(endpoint, "127.0.0.1", {"ttl": "1"}, b"hello", 10)


def test_the_name_is_that_of_the_endpoint_wherever_it_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path, "push.example")
    trusting = ssl.create_default_context(cafile=str(file))
    monkeypatch.setattr(posting, "trusted", lambda: trusting)
    assert asyncio.run(sent(file, "push.example")) == Answer(201, 7)
    with pytest.raises(ssl.SSLCertVerificationError):
        asyncio.run(sent(file, "other.example"))


def test_nobody_is_believed_without_a_certificate_that_this_machine_trusts(tmp_path: Path) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        asyncio.run(sent(certificate(tmp_path, "push.example"), "push.example"))


@pytest.mark.parametrize("reply", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 201 Created\r\nx: " + b"x" * 1_000_000])
def test_what_is_no_answer_is_not_waited_for(reply: bytes) -> None:
    with pytest.raises((h11.RemoteProtocolError, OSError)):
        asyncio.run(sent(None, "push.example", reply))
