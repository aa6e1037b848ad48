// As much Markdown as the rule pages use, into blocks that a component shows. Nothing becomes HTML by itself.
export type Span =
  | { kind: "text" | "bold" | "italic" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block = { ids: string[] } & Content;

type Content =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "ruling"; spans: Span[] }
  | { kind: "picture"; file: string; about: string }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

/** The blocks of a page. Each ruling can be linked to: in the box that is about it, or where it is first named. */
export function blocks(text: string): Block[] {
  const parts = text.replace(/\r/g, "").split(/\n{2,}/).filter((part) => part.trim());
  const boxed = parts.map((part) => (part.startsWith("> ") ? rulings(/\*\*(.*?)\*\*/s.exec(part)?.[1] ?? "") : []));
  const known = new Set(boxed.flat());
  return parts.map((part, n) => {
    const fresh = rulings(part).filter((id) => !known.has(id));
    fresh.forEach((id) => known.add(id));
    return { ids: [...boxed[n]!, ...fresh], ...content(part.replace(/\s+$/, "")) };
  });
}

const rulings = (text: string): string[] => [...new Set(text.match(/\b[SA]\d+\b/g) ?? [])];

function content(part: string): Content {
  const heading = /^(#+) (.*)$/s.exec(part);
  if (heading) return { kind: "heading", level: heading[1]!.length, id: idOf(heading[2]!), spans: spans(heading[2]!) };
  const picture = /^!\[(.*?)\]\((?:.*\/)?(.*?)\)$/s.exec(part);
  if (picture) return { kind: "picture", about: picture[1]!, file: picture[2]! };
  if (part.startsWith("> ")) return { kind: "ruling", spans: spans(part.replace(/^> ?/gm, "")) };
  if (part.startsWith("|")) return table(part.split("\n"));
  if (part.startsWith("    ") || part.startsWith("```")) return { kind: "code", text: part.replace(/^( {4}|```.*\n?)/gm, "") };
  if (/^(- |\d+\. )/.test(part)) {
    const items = part.split(/\n(?=- |\d+\. )/).map((item) => spans(item.replace(/^(- |\d+\. )/, "")));
    return { kind: "list", items };
  }
  return { kind: "text", spans: spans(part) };
}

function table(lines: string[]): Content {
  const cells = (line: string): Span[][] => line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim()));
  return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

const idOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, "").trim().replace(/ /g, "-");

export function spans(wrapped: string): Span[] {
  const text = wrapped.replace(/\s*\n\s*/g, " ");
  const found: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/gs;
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, bold, italic, code, label, href] = match;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (italic !== undefined) found.push({ kind: "italic", text: italic });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "link", text: label!, href: href! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}
