"""The HTTP adapter: protocol, middleware, routes, requests, responses, schemas."""
