import { render } from "svelte/server";
import { expect, it } from "vitest";
import HandOverVeil from "./HandOverVeil.svelte";

it("names the one who is next, and has nothing of a board", () => {
  const { body } = render(HandOverVeil, { props: { seat: 1, names: ["Mara", "Jun"], onlift: () => {} } });
  expect(body).toContain("curtain-title");
  expect(body).not.toContain("data-space");
  expect(body).not.toContain("Mara");
});
