"""Players that need no person: each sees a view like anyone else, and answers with a legal action."""
