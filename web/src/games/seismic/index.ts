// Seismic, as the client knows it.
import { t } from "../../i18n/i18n.svelte";
import type { Turn } from "../../table/history";
import type { SeismicEvent, SeismicView } from "../../wire";
import { defineGame, type ClientGame, type DiagramComponent, type Diagrams } from "../client_game";
import type { Lesson } from "../lesson";
import { cellOf } from "./geometry/grid";
import { SEISMIC_KEYS } from "./keys";
import { quakeWords, scene, toldLast } from "./motion/scene";
import { viewAfter } from "./motion/view_after";
import { notation } from "./notation";
import { placeName } from "./places.svelte";
import { seismogram } from "./seismogram";
import { townsOf, sizeOf } from "./table_size";

const board = (() => import("./rules/SeismicDiagram.svelte")) as unknown as DiagramComponent;
const tileBox = (() => import("./rules/TileBoxDiagram.svelte")) as unknown as DiagramComponent;

export const seismic: ClientGame = defineGame<SeismicView, SeismicEvent>({
  key: "seismic",
  hasVariants: true,
  hasSecrets: false,
  labels: { players: "crews", points: "if-ended-now", forecast: "forecast-tiles" },
  notation,
  keys: SEISMIC_KEYS,

  withoutSecrets: (view) => view,
  belongings: (view, seat) => t("crews-left", { left: view.crews_left[seat] ?? 0 }),
  supply: (view) => t("pile", { count: view.pile }),
  turnsLeft: (view) => view.pile,
  dangerWords: ({ at }, owner) => t("danger-tile", { ...owner, at: placeName(cellOf(at)) }),

  events: {
    quakes: ["seismic-side-hit"],
  },
  motion: { scene, viewAfter, toldLast, quakeWords },
  seismogram,

  loadTable: () => import("./SeismicTable.svelte"),
  loadMiniature: () => import("./Miniature.svelte"),
  setUp: {
    note: (options) => t("plan-seismic", { ...sizeOf(options), towns: townsOf(options).length }),
    loadDrawing: () => import("./SetUpDrawing.svelte"),
  },
  showcase: {
    loadPicture: () => import("./Showcase.svelte"),
    loadTurns: async () => (await import("./showcase.json")).default.turns as unknown as Turn[],
  },
  lesson: {
    load: async () => (await import("./lesson.json")).default as unknown as Lesson,
    loadBoard: () => import("./SeismicLesson.svelte"),
    answerWords: (answer) => (/^[NSEW]+$/.test(answer) ? t("edge", { edge: answer }) : null),
  },
  rules: {
    loadDiagrams: async () => (await import("./rules/diagrams.json")).default as unknown as Diagrams,
    diagramOf: (kind) => (kind === "tiles" ? tileBox : board),
  },
});
