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
