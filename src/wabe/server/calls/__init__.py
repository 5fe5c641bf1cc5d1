"""Calling people who are not at the table by Web Push (RFC 8030): whose turn it is, who has come, that it is over.

`news` knows who is to be called, `caller` lets nobody wait for it, `sealing` encrypts (RFC 8291) and signs (RFC 8292),
`endpoints` and `post` reach the push services that browsers have named, and no other places.
"""
