// Where the client is on its host: "/", or "/quake/" below a path. The server writes it into the page (server/client.py).
const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root"]')?.content;

export const ROOT = written ? new URL(written, location.origin).pathname : "/";

/** The address of a page, or of something that the server is asked for: `href("t/abc")`. */
export const href = (path = ""): string => ROOT + path;

/** A path without the root; a path without a root stays as it is, as when the server is asked without its proxy. */
export const withoutRoot = (path: string, root = ROOT): string => (path.startsWith(root) ? path.slice(root.length) : path);
