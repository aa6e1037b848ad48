"""Playing at the terminal: boards drawn in characters or described in sentences, and a lenient prompt.

This folder holds what all games share; `game_ui` names the parts that each game brings.
"""
