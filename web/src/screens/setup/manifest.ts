// A list of pieces from a file: TOML as far as such a list needs it, sections with a count on each line.

/** The server takes requests of 64 KB; a whole list has about 1 KB. */
export const MAX_LIST_BYTES = 16 * 1024;

export type Counts = Record<string, number>;
/** What is wrong with a file, the name of a sentence, and where. */
export interface ListProblem {
  problem: "too-large" | "bad-line" | "twice" | "empty";
  line: number;
  text: string;
}

const SECTION = /^\[\s*(?:[\w-]+|"[^"]*"|'[^']*')\s*\]$/;
const COUNT = /^(?:([\w-]+)|"([^"\\]*)"|'([^']*)')\s*=\s*([+-]?(?:0|[1-9]\d{0,8}))$/;

/** The counts of a file, or what is wrong with it. Which pieces there are and how many there may be, the server knows. */
export function readCounts(text: string): Counts | ListProblem {
  if (new TextEncoder().encode(text).length > MAX_LIST_BYTES) return { problem: "too-large", line: 0, text: "" };
  const counts = new Map<string, number>();
  let inSection = false;
  for (const [n, whole] of text.replace(/^\ufeff/, "").split(/\r?\n/).entries()) {
    const line = withoutComment(whole).trim();
    const at = { line: n + 1, text: line.slice(0, 40) };
    if (!line) continue;
    if (SECTION.test(line)) {
      inSection = true;
      continue;
    }
    const found = inSection ? COUNT.exec(line) : null;
    if (!found) return { problem: "bad-line", ...at };
    const piece = found[1] ?? found[2] ?? found[3]!;
    if (counts.has(piece)) return { problem: "twice", ...at };
    counts.set(piece, Number(found[4]));
  }
  return counts.size ? Object.fromEntries(counts) : { problem: "empty", line: 0, text: "" };
}

/** The line up to its comment: a # within quotation marks begins none. */
const withoutComment = (line: string): string => line.replace(/^((?:"[^"]*"|'[^']*'|[^#"'])*)#.*$/, "$1");

export const isProblem = (found: Counts | ListProblem): found is ListProblem => typeof (found as { problem?: unknown }).problem === "string";
