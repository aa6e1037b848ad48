// The tables of the home page: this browser's own, those of everybody, and the quakes there; asked for again and again.
import { myTables, publicTables } from "../../transport/api";
import { notePlayedGames, playedGames, type PlayedGame } from "../../transport/played_games";
import { secretsByTable } from "../../transport/tokens";
import type { QuakeLine, TableLine } from "../../wire";
import { beingPlayed, ongoing, withFreeSeats } from "./table_lists";

const EVERY = 8000;
/** As many secrets as the server takes at once. */
const MOST_SECRETS = 100;

export class HomeTables {
  /** Nothing until the server has answered. */
  #mine = $state.raw<TableLine[] | null>(null);
  #listed = $state.raw<TableLine[] | null>(null);
  quakes = $state.raw<QuakeLine[] | null>(null);
  played = $state.raw<PlayedGame[]>(playedGames());
  now = $state(Date.now());
  /** Whether this browser has seats somewhere: it will show tables before they are known. */
  readonly #hasSeats = Object.keys(this.#secrets()).length > 0;

  readonly ongoing = $derived(ongoing(this.#mine ?? []));
  readonly live = $derived(this.#listed && beingPlayed(this.#listed, this.#mine ?? []));
  readonly open = $derived(this.#listed && withFreeSeats(this.#listed));
  /** Whether nobody has played at this browser before. */
  readonly isNew = $derived(this.#mine !== null && this.#mine.length === 0 && this.played.length === 0);
  readonly hasOwn = $derived(this.#mine === null ? this.#hasSeats : this.ongoing.length > 0);

  /** Ask now and from time to time while the page is in view; call what it returns to stop. */
  follow(): () => void {
    void this.refresh();
    const asking = setInterval(() => document.hidden || void this.refresh(), EVERY);
    const ticking = setInterval(() => (this.now = Date.now()), 1000);
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
    };
  }

  async refresh(): Promise<void> {
    try {
      const [listed, own] = await Promise.all([publicTables(), myTables(this.#secrets())]);
      this.#listed = listed.tables;
      this.quakes = listed.quakes;
      this.#mine = own.tables;
      this.played = notePlayedGames(own.tables);
    } catch {
      this.#listed ??= [];
      this.#mine ??= [];
      this.quakes ??= [];
    }
  }

  #secrets(): Record<string, string[]> {
    return secretsByTable(MOST_SECRETS, new Set(playedGames().map(({ table }) => table)));
  }
}
