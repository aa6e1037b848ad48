import { expect, test } from "vitest";

import { splitQuestion } from "./question";

test.each([
  ["Your turn: lay a tile.", "Your turn", "Lay a tile"],
  ["À vous\u00a0: posez une tuile.", "À vous", "Posez une tuile"],
  ["Send a crew or pass.", null, "Send a crew or pass"],
  ["The quake has 5.0. Which side does it hit?", null, "The quake has 5.0. Which side does it hit?"],
])("%s", (sentence, small, large) => {
  expect(splitQuestion(sentence)).toEqual({ small, large });
});

test("keeps the magnitude of a quake in the small line", () => {
  expect(splitQuestion("Quake 2.0: choose the side that it hits.")).toEqual({ small: "Quake 2.0", large: "Choose the side that it hits" });
});

test("leaves out what is listed behind a long question", () => {
  const { large } = splitQuestion("Wähle den Würfel, der als Nächstes gilt: Sonne 1 (Osten, heben), Mond 3 (Norden, heben), Krone 4 (Süden, senken)");
  expect(large).toBe("Wähle den Würfel, der als Nächstes gilt");
});
