"""Games in numbers: action spaces, observation tensors, symmetries, many games at once."""
