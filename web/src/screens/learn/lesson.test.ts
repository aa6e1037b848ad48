import { beforeEach, describe, expect, test } from "vitest";

import type { SeismicView } from "../../wire";
import { Course } from "./course.svelte";
import { gameOf, GAMES } from "../../games";
import { judge, storeProgress, kindOf, storedProgress, views } from "./lesson";

class MemoryStorage implements Storage {
  private kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  clear = (): void => this.kept.clear();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  key = (n: number): string | null => [...this.kept.keys()][n] ?? null;
  removeItem = (key: string): void => void this.kept.delete(key);
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

describe.each(GAMES)("the lesson of $key", async (game) => {
  const lesson = await game.lesson.load();
  let storage: MemoryStorage;
  let course: Course;
  beforeEach(() => {
    storage = new MemoryStorage();
    course = new Course(lesson, storage);
  });

  const fulfil = (): void => course.attempt(course.step.goal[0] ?? course.step.right ?? "");

  test("has ten steps, each of them with a view of its own", () => {
    expect(views(lesson)).toHaveLength(10);
    expect(new Set(lesson.steps.map((step) => step.name)).size).toBe(10);
  });

  test("is fulfilled by all of a step's goal, and by nothing else that is legal", () => {
    for (const step of lesson.steps) {
      for (const action of step.legal) expect(judge(step, action) !== null).toBe(step.goal.includes(action));
      for (const answer of step.answers ?? []) expect(judge(step, answer) !== null).toBe(answer === step.right);
      if (kindOf(step) === "watch") expect(judge(step, "")).toBe(step.outcomes[0]);
    }
  });

  test("goes from the first step to the end", () => {
    for (let step = 0; step < 10; step += 1) {
      expect(course.at).toBe(step);
      fulfil();
      expect(course.isDone).toBe(true);
      expect(course.legal).toEqual([]);
      course.on();
    }
    expect(course.ended).toBe(true);
    expect(course.done).not.toContain(false);
  });

  test("counts tries and moves nothing by them", () => {
    const before = course.view;
    course.attempt("something else");
    expect([course.tries, course.isDone, course.view]).toEqual([1, false, before]);
    fulfil();
    expect(course.tries).toBe(0);
    expect(course.view).not.toEqual(before);
  });

  test("waits for the board only if something happens there", () => {
    for (let step = 0; step < 10; step += 1) {
      fulfil();
      expect(course.moving).toBe(course.events.length > 0);
      course.on();
    }
  });

  test("remembers how far one came, also what was skipped", () => {
    fulfil();
    course.on();
    course.on();
    const later = new Course(lesson, storage);
    expect([later.at, later.done[0], later.done[1]]).toEqual([2, true, false]);
    later.restart();
    expect(new Course(lesson, storage).done).not.toContain(true);
  });

  test("goes back to the question first, and then to the step before it", () => {
    course.open(3);
    fulfil();
    course.back();
    expect([course.at, course.isDone]).toEqual([3, false]);
    course.back();
    expect(course.at).toBe(2);
    course.open(0);
    course.back();
    expect(course.at).toBe(0);
  });
});

test("what was kept by somebody else opens no step that is not there", () => {
  const storage = new MemoryStorage();
  storeProgress("seismic", { at: 99, done: [true] }, storage);
  expect(storedProgress("seismic", 10, storage)).toMatchObject({ at: 10 });
  expect(storedProgress("seismic", 10, storage).done).toHaveLength(10);
  for (const text of ["{", "7", '{"at":"x","done":3}']) {
    storage.setItem("quakeboard.learn.seismic", text);
    expect(storedProgress("seismic", 10, storage).at).toBe(0);
  }
});

test("the quake of the Seismic lesson sends the learner's crew home", async () => {
  const course = new Course(await gameOf("seismic").lesson.load(), new MemoryStorage());
  course.open(6);
  const [before] = (course.view as SeismicView).crews_left;
  course.attempt();
  expect((course.view as SeismicView).crews_left[0]).toBe(before! + 1);
  expect(course.scars).toHaveLength(2);
});
