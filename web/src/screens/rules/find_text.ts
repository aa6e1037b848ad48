// Finding words in a page: where they stand in its text, whatever the case and the accents.

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Where the words begin and end in a text, without overlaps. */
export function findIn(text: string, words: string): [number, number][] {
  const wanted = folded(words).trim();
  if (!wanted) return [];
  // One letter may fold into several or none, so each folded letter remembers where it came from.
  const from: number[] = [];
  let page = "";
  let at = 0;
  for (const letter of text) {
    for (const part of folded(letter)) {
      page += part;
      for (let n = 0; n < part.length; n++) from.push(at);
    }
    at += letter.length;
  }
  from.push(at);
  const found: [number, number][] = [];
  for (let place = page.indexOf(wanted); place >= 0; place = page.indexOf(wanted, place + wanted.length)) {
    found.push([from[place]!, from[place + wanted.length]!]);
  }
  return found;
}

/** The places of the words in what an element shows, in reading order. */
export function placesIn(root: Element, words: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("figure")) continue;
    for (const [start, end] of findIn(node.nodeValue ?? "", words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      found.push(range);
    }
  }
  return found;
}
