// Client-side routing: which page is open, by the path.
import { href, ROOT, withoutRoot } from "../transport/address";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "watch" }
  | { page: "games" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; step: number | null }
  | { page: "verify"; table: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "lost" };

export function read(path: string, search = ""): Route {
  const [first, second, third, more] = path.split("/").filter(Boolean);
  const query = new URLSearchParams(search);
  if (!first) return { page: "home" };
  if (first === "new" && !second) return { page: "new", game: query.get("game") };
  if ((first === "watch" || first === "games") && !second) return { page: first };
  if (first === "rules" && second && !third) return { page: "rules", game: second };
  if (first === "learn" && second && !third) return { page: "learn", game: second };
  if (first !== "t" || !second || more) return { page: "lost" };
  if (!third) return { page: "table", table: second };
  if (third === "replay") return { page: "replay", table: second, step: number(query.get("step")) };
  return third === "verify" ? { page: "verify", table: second } : { page: "lost" };
}

const number = (text: string | null): number | null => (text && /^\d+$/.test(text) ? Number(text) : null);

let place = $state({ path: "", search: "", hash: "" });

const look = (): void => {
  place = { path: location.pathname, search: location.search, hash: location.hash };
};

export const route = (): Route => read(withoutRoot(place.path), place.search);
export const anchor = (): string => place.hash.slice(1);

export function go(address: string): void {
  history.pushState(null, "", address);
  look();
  window.scrollTo(0, 0);
}

/** Follow the browser's own ways: back, forward, and every plain click on a link of this site. */
export function follow(): void {
  look();
  window.addEventListener("popstate", look);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
    if (link.origin !== location.origin || !link.pathname.startsWith(ROOT) || link.pathname.startsWith(href("api/"))) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
