// The server's questions are whole sentences; a guide sign has a small line and a large one.

/** Longer than this a question does not fit into two lines. */
const LONG = 60;

/** “Your turn: lay a tile.” as what comes before the colon and what comes after; all of it if there is none. */
export function splitQuestion(sentence: string): { small: string | null; large: string } {
  const found = /^((?:[^:.]|\.\d){1,24}?)[\s\u00a0\u202f]?: (.+)$/su.exec(sentence.trim());
  if (!found) return { small: null, large: withoutList(bare(sentence)) };
  return { small: found[1]!, large: withoutList(bare(found[2]!.charAt(0).toUpperCase() + found[2]!.slice(1))) };
}

/** What is listed behind a colon is to be seen in the hand. */
function withoutList(text: string): string {
  return text.length > LONG ? text.replace(/[\s\u00a0\u202f]?: .*$/su, "") : text;
}

/** Signs end without a full stop; several sentences keep theirs. */
function bare(text: string): string {
  return /^[^.?!]+\.$/.test(text.trim()) ? text.trim().slice(0, -1) : text.trim();
}
