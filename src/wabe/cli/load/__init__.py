"""`wabe bench server`: people, bots and onlookers at many tables of a server of its own, and what that comes to.

`plan` says what is asked for, `served` runs the server, `crowd` the clients (`room` a table, `line` a socket),
`figures` adds up what they saw, `loading` brings them together.
"""
