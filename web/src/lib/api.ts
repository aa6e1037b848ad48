// Lists, new tables, finished games. Everything else happens on a table's socket.
import { language } from "./i18n.svelte";
import type { Failure, Games, Opened, OpenTable, Seated, SitDown, TableLine, Tables, Verified } from "./wire";

/** Something was refused, with a sentence in the reader's language. */
export class Refusal extends Error {
  constructor(readonly failure: Failure) {
    super(failure.sentence);
  }
}

async function ask<Answer>(path: string, options: RequestInit = {}, token?: string | null): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set("accept-language", language());
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (options.body) headers.set("content-type", "application/json");
  const answer = await fetch(path, { ...options, headers });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(body as Failure);
  return body as Answer;
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

export const games = () => ask<Games>("/api/games");
export const openTables = () => ask<Tables>("/api/tables");
export const myTables = () => ask<Tables>("/api/my/tables");
export const openTable = (wish: OpenTable) => ask<Opened>("/api/tables", post(wish));
export const table = (id: string, token?: string | null) => ask<TableLine>(`/api/tables/${id}`, {}, token);
export const sitDown = (id: string, seat: number, wish: SitDown) =>
  ask<Seated>(`/api/tables/${id}/seats/${seat}`, post(wish));
export const verification = (id: string, token?: string | null) =>
  ask<Verified>(`/api/tables/${id}/verification`, {}, token);
export const record = (id: string, token?: string | null) => ask<unknown>(`/api/tables/${id}/record`, {}, token);
export const socketAddress = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
