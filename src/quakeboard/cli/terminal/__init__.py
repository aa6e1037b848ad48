"""Playing any game at the terminal: one loop over legal actions as numbered choices.

A game adds its board in characters (`render.board`) and its words (`language.words`).
"""
