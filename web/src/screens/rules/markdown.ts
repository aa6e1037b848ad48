// As much Markdown as the rule pages use, into blocks that a component shows. Nothing becomes HTML by itself.
export type Span =
  | { kind: "text" | "bold" | "italic" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** A picture, with what a table says above it. */
export interface Picture {
  file: string;
  about: string;
  title: Span[];
}

export type Block = {
  /** The rulings that it is about, each with its address: that of the first such block is the ruling's own name. */
  rulings: { name: string; id: string }[];
} & Content;

type Content =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "ruling"; paragraphs: Span[][] }
  | { kind: "pictures"; items: Picture[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const PICTURE = /^!\[([^\]]*)\]\((?:[^)]*\/)?([\w.-]+)\)$/s;

/** The blocks of a page. Each ruling can be linked to: in the boxes that are about it, or where it is first named. */
export function blocks(text: string): Block[] {
  const parts = text.replace(/\r/g, "").split(/\n{2,}/).filter((part) => part.trim());
  const boxed = parts.map((part) => (part.startsWith("> ") ? named(/\*\*(.*?)\*\*/s.exec(part)?.[1] ?? "") : []));
  const known = new Set(boxed.flat());
  const counts = new Map<string, number>();
  const address = (name: string): { name: string; id: string } => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { name, id: count > 1 ? `${name}-${count}` : name };
  };
  return parts.map((part, n) => {
    const fresh = named(part).filter((name) => !known.has(name));
    fresh.forEach((name) => known.add(name));
    return { rulings: [...boxed[n]!, ...fresh].map(address), ...content(part.replace(/\s+$/, "")) };
  });
}

const named = (text: string): string[] => [...new Set(text.match(/\b[SA]\d+\b/g) ?? [])];

function content(part: string): Content {
  const heading = /^(#+) (.*)$/s.exec(part);
  if (heading) return { kind: "heading", level: heading[1]!.length, id: idOf(heading[2]!), spans: spans(heading[2]!) };
  const shown = picture(part, []);
  if (shown) return { kind: "pictures", items: [shown] };
  if (part.startsWith("> ")) {
    return { kind: "ruling", paragraphs: part.replace(/^> ?/gm, "").split(/\n{2,}/).map(spans) };
  }
  if (part.startsWith("|")) return table(part.split("\n"));
  if (part.startsWith("    ") || part.startsWith("```")) return { kind: "code", text: part.replace(/^( {4}|```.*\n?)/gm, "") };
  if (/^(- |\d+\. )/.test(part)) {
    const items = part.split(/\n(?=- |\d+\. )/).map((item) => spans(item.replace(/^(- |\d+\. )/, "")));
    return { kind: "list", ordered: !part.startsWith("- "), items };
  }
  return { kind: "text", spans: spans(part) };
}

function picture(text: string, title: Span[]): Picture | null {
  const found = PICTURE.exec(text);
  return found && { about: found[1]!.replace(/\s*\n\s*/g, " "), file: found[2]!, title };
}

/** A table; one whose cells are all pictures is a row of pictures with titles. */
function table(lines: string[]): Content {
  const cells = (line: string): string[] => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
  const head = cells(lines[0]!).map(spans);
  const rows = lines.slice(2).map(cells);
  const items = rows.flatMap((row) => row.flatMap((cell, n) => picture(cell, head[n] ?? []) ?? []));
  if (items.length && items.length === rows.flat().length) return { kind: "pictures", items };
  return { kind: "table", head, rows: rows.map((row) => row.map(spans)) };
}

const idOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, "").trim().replace(/ /g, "-");

/** A page links to places and pages; any other address, such as a script, stays text. */
const leads = (href: string): boolean => /^(#|https?:\/\/|[\w./-]+\.md(#|$))/.test(href);

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
    else if (leads(href!)) found.push({ kind: "link", text: label!, href: href! });
    else found.push({ kind: "text", text: whole });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** What is read of spans, without their looks. */
export const plain = (all: Span[]): string => all.map(({ text }) => text).join("");
