import { expect, it } from "vitest";
import type { TableInfo } from "../../wire";
import { factKey, isCovered, mayPause, pendingRequest } from "./requests";

const seat = (name: string, bot: string | null = null) => ({ name, colour: 0, bot });
const base: TableInfo = { state: "playing", seats: [seat("Mara"), seat("Jun"), seat("Ada", "greedy")], moves: 3, asked: 0 };
const clocked: TableInfo = { ...base, clocks: { left: [1, 1, 1], running: 0 }, pauses_left: [3, 0, 3] };

it("shows a request for a pause to those whose consent is wanted", () => {
  const info: TableInfo = { ...clocked, pause: { seat: 0, agreed: [] } };
  expect(pendingRequest(info, 0)).toMatchObject({ kind: "pause", own: true, mayAgree: false, mayDecline: true });
  expect(pendingRequest(info, 1)).toMatchObject({ own: false, mayAgree: true, mayDecline: true });
  expect(pendingRequest(info, 2)).toMatchObject({ mayAgree: false, mayDecline: false });
  expect(pendingRequest(info, null)).toMatchObject({ mayAgree: false, mayDecline: false });
  expect(pendingRequest({ ...info, pause: { seat: 0, agreed: [1] } }, 1)).toMatchObject({ agreed: 1, mayAgree: false, mayDecline: true });
});

it("shows a request to take back, also to those who let a bot play", () => {
  const info: TableInfo = { ...base, undo: { seat: 0, actions: 1, agreed: [] } };
  expect(pendingRequest(info, 2)).toMatchObject({ kind: "undo", mayAgree: true, mayDecline: true });
  expect(pendingRequest({ ...info, state: "paused" }, 1)).toBeNull();
  expect(pendingRequest(base, 1)).toBeNull();
});

it("offers a pause while there are some left and nothing else is asked", () => {
  expect(mayPause(base, 2)).toBe(true);
  expect([0, 1, 2].map((one) => mayPause(clocked, one))).toEqual([true, false, false]);
  expect(mayPause({ ...clocked, pause: { seat: 1, agreed: [] } }, 0)).toBe(false);
  expect(mayPause({ ...clocked, undo: { seat: 1, actions: 1, agreed: [] } }, 0)).toBe(false);
});

it("covers the board only in a pause of a game with a clock", () => {
  expect(isCovered({ ...clocked, state: "paused" })).toBe(true);
  expect(isCovered({ ...base, state: "paused" })).toBe(false);
  expect(isCovered(clocked)).toBe(false);
  expect(isCovered(null)).toBe(false);
});

it("tells of another device otherwise than of whoever takes a seat", () => {
  expect(factKey({ kind: "claimed", seat: 0 })).toBe("fact-claimed");
  expect(factKey({ kind: "claimed", seat: 0, device: true })).toBe("fact-claimed-device");
});

it("tells of a game that goes on by itself otherwise than of one that somebody resumes", () => {
  expect(factKey({ kind: "resumed", seat: 0 })).toBe("fact-resumed");
  expect(factKey({ kind: "resumed", seat: null })).toBe("fact-pause-over");
  expect(factKey({ kind: "resumed" })).toBe("fact-pause-over");
  expect(factKey({ kind: "pause-asked", seat: 1 })).toBe("fact-pause-asked");
});
