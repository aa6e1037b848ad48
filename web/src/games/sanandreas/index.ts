// San Andreas, as the client knows it.
import { t } from "../../i18n/i18n.svelte";
import type { Turn } from "../../table/history";
import type { SanAndreasEvent, SanAndreasView } from "../../wire";
import { defineGame, type ClientGame, type DiagramComponent, type Diagrams } from "../client_game";
import type { Lesson } from "../lesson";
import { SANANDREAS_KEYS } from "./keys";
import { quakeWords, scene } from "./motion/scene";
import { viewAfter } from "./motion/view_after";
import { notation, spaceOf } from "./notation";
import { placeName } from "./places";
import { seismogram } from "./seismogram";

const diagram = (() => import("./rules/SanAndreasDiagram.svelte")) as unknown as DiagramComponent;

export const sanAndreas: ClientGame = defineGame<SanAndreasView, SanAndreasEvent>({
  key: "san-andreas",
  hasVariants: false,
  hasSecrets: true,
  labels: { players: "founders", points: "points-head", forecast: "forecast-cities" },
  notation,
  keys: SANANDREAS_KEYS,

  withoutSecrets: (view) => ({
    ...view,
    hands: view.hands.map(() => null),
    cities: view.cities.map((city) => (city.known ? city : { ...city, coin: null })),
  }),
  belongings: (view, seat) => t("coins-left", { coins: view.hand_sizes[seat] ?? 0 }),
  supply: (view) => t("epicentres", { count: view.epicentres.length }),
  turnsLeft: () => null,
  dangerWords: ({ at }, owner) => t("danger-city", { ...owner, at: placeName(spaceOf(at)) }),

  events: {
    quakes: ["san-andreas-dice-rolled"],
  },
  // Nothing follows the beginning of a turn.
  motion: { scene, viewAfter: (view, events) => events.reduce(viewAfter, view) as SanAndreasView, toldLast: () => 0, quakeWords },
  seismogram,

  loadTable: () => import("./SanAndreasTable.svelte"),
  loadMiniature: () => import("./Miniature.svelte"),
  setUp: { note: () => t("plan-san-andreas"), loadDrawing: () => import("./SetUpDrawing.svelte") },
  showcase: {
    loadPicture: () => import("./Showcase.svelte"),
    loadTurns: async () => (await import("./showcase.json")).default.turns as unknown as Turn[],
  },
  lesson: {
    load: async () => (await import("./lesson.json")).default as unknown as Lesson,
    loadBoard: () => import("./SanAndreasLesson.svelte"),
    answerWords(answer, view, seat, names) {
      if (!answer.includes(",")) return null;
      const city = view.cities.find(({ at }) => at.join() === answer);
      const who = city?.seat === seat ? "you" : "other";
      return t("learn-answer-city", { who, name: names[city?.seat ?? 0] ?? "", at: placeName(spaceOf(answer)) });
    },
  },
  rules: {
    loadDiagrams: async () => (await import("./rules/diagrams.json")).default as unknown as Diagrams,
    diagramOf: () => diagram,
  },
});
