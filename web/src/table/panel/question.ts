// The server's questions are whole sentences; a guide sign has a small line and a large one.

/** “Your turn: lay a tile.” as what comes before the colon and what comes after; all of it if there is none. */
export function splitQuestion(sentence: string): { small: string | null; large: string } {
  const found = /^([^:.]{1,24}?)[\s\u00a0\u202f]?: (.+)$/su.exec(sentence.trim());
  if (!found) return { small: null, large: bare(sentence) };
  return { small: found[1]!, large: bare(found[2]!.charAt(0).toUpperCase() + found[2]!.slice(1)) };
}

/** Signs end without a full stop; several sentences keep theirs. */
function bare(text: string): string {
  return /^[^.?!]+\.$/.test(text.trim()) ? text.trim().slice(0, -1) : text.trim();
}
