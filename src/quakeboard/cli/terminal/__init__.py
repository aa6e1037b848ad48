"""The games at the terminal: boards drawn in characters or told in sentences, and a prompt that forgives.

What both games share stands here; `manners` says what each of them does its own way.
"""
