// What the check reads of a record (docs/records.md).
import type { Item } from "../../table/chance/transcript";

export interface Transcript {
  table: string;
  /** The end of the server's first chain. */
  end: string;
  rules_version: number;
  options: unknown;
  items: Item[];
  alone?: "deal" | "wait";
  /** How many actions at the start were taken over from another game. */
  taken?: number;
}

export interface ChanceProof {
  commitment: string | null;
  seed: string | null;
  nonces: string[];
  given?: number;
  scheme?: 1 | 2;
  transcript?: Transcript;
  source?: ChanceProof;
}

export interface GameRecord {
  game: string;
  seats: { name: string; bot?: string | null }[];
  chance: ChanceProof;
  actions: string[];
}
