"""What is sent can be read by one browser alone, and says who sent it."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.calls.browser import Browser
from wabe.server.calls.sealing import CURVE, bytes64, is_point, private_key, public_bytes, sealed, signed, text64

# The example of RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl9"
    "5bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out() -> None:
    own = private_key(bytes64(OWN).hex())
    assert text64(sealed(PLAIN, bytes64(THEIRS), bytes64(SECRET), own, bytes64(SALT), padded=0)) == SEALED


def test_the_browser_reads_it_and_no_other_does() -> None:
    browser, other = Browser(), Browser()
    sent = sealed(PLAIN, bytes64(browser.public), bytes64(browser.secret))
    assert browser.opened(sent) == PLAIN
    with pytest.raises(Exception, match=r"^$"):
        other.opened(sent)


def test_all_messages_are_as_long_as_each_other() -> None:
    browser = Browser()
    sizes = {len(sealed(text, bytes64(browser.public), bytes64(browser.secret))) for text in (b"", PLAIN, PLAIN * 3)}
    assert len(sizes) == 1


def test_the_server_says_who_it_is_for_how_long_and_to_whom() -> None:
    key = private_key("1f" * 32)
    told = signed(key, "https://push.example", 1234, "mailto:ann@wabe.example")
    scheme, _, rest = told.partition(" ")
    token, named = (part.partition("=")[2] for part in rest.split(", "))
    header, claims, signature = token.split(".")
    assert scheme == "vapid"
    assert bytes64(named) == public_bytes(key)
    assert json.loads(bytes64(header)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(bytes64(claims)) == {"aud": "https://push.example", "exp": 1234, "sub": "mailto:ann@wabe.example"}
    numbers = [int.from_bytes(bytes64(signature)[i : i + 32], "big") for i in (0, 32)]
    check = key.public_key().verify
    check(encode_dss_signature(*numbers), f"{header}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        check(encode_dss_signature(*numbers), f"{header}.{claims}x".encode(), ec.ECDSA(SHA256()))
    assert "sub" not in json.loads(bytes64(signed(key, "https://push.example", 1, "").split(".")[1]))


@pytest.mark.parametrize("wrong", [b"", b"\4" + b"\1" * 64, bytes(65), b"\2" + b"\1" * 32])
def test_what_is_no_key_is_seen(wrong: bytes) -> None:
    assert not is_point(wrong)
    assert is_point(public_bytes(ec.generate_private_key(CURVE)))
