// Lists, new tables, finished games. Everything else happens on a table's socket.
import { href } from "./address";
import { language, t } from "../i18n/i18n.svelte";
import type { ChangeTarget, Draws, Failure, Games, Notices, Opened, OpenTable, PublicTables, PublicView, Seated, SetTarget, SitDown, TableLine, Tables, Tested, Verified } from "../wire";

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
  if (options.body && !headers.has("content-type")) headers.set("content-type", "application/json");
  const answer = await fetch(href(path), { ...options, headers });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(body as Failure);
  return body as Answer;
}

/** What to tell people about something that went wrong. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) return error.failure;
  return { code: "no-server", sentence: t("no-server"), ruling: "", params: {} };
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

export const games = () => ask<Games>("api/games");
export const publicTables = () => ask<PublicTables>("api/tables");
/** The tables of this browser's session, and those whose seats these secrets open. */
export const myTables = (keys: Record<string, string[]>) => ask<Tables>("api/my/tables", post({ keys }));
/** What a watcher sees of a table. */
export const publicView = (id: string, token?: string | null) => ask<PublicView>(`api/tables/${id}/view`, {}, token);
/** A table that plays on from another needs a token of that other one. */
export const openTable = (request: OpenTable, token?: string | null) => ask<Opened>("api/tables", post(request), token);
/** Load a game that was played elsewhere: a record, or the notation of piecepack games. */
export const loadRecord = (text: string) =>
  ask<Opened>("api/records", { method: "POST", body: text, headers: { "content-type": kindOfRecord(text) } });
export const kindOfRecord = (text: string): string => (/^\s*\{/.test(text) ? "application/json" : "text/x-ppn");
export const table = (id: string, token?: string | null) => ask<TableLine>(`api/tables/${id}`, {}, token);
export const sitDown = (id: string, seat: number, request: SitDown) =>
  ask<Seated>(`api/tables/${id}/seats/${seat}`, post(request));
export const verification = (id: string, token?: string | null) =>
  ask<Verified>(`api/tables/${id}/verification`, {}, token);
export const draws = (id: string, token?: string | null) => ask<Draws>(`api/tables/${id}/draws`, {}, token);
export const record = (id: string, token?: string | null) => ask<unknown>(`api/tables/${id}/record`, {}, token);
/** What each step of a finished game was worth: lines of JSON, as they are found. */
export async function analysis(id: string, token: string | null | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const headers = new Headers({ "accept-language": language() });
  if (token) headers.set("authorization", `Bearer ${token}`);
  const answer = await fetch(href(`api/tables/${id}/analysis`), { headers, signal });
  if (!answer.ok) throw new Refusal((await answer.json()) as Failure);
  return answer.body!;
}
const noticesOf = (id: string) => `api/tables/${id}/notices`;
export const notices = (id: string, token: string) => ask<Notices>(noticesOf(id), {}, token);
export const setTarget = (id: string, token: string, target: SetTarget) => ask<Notices>(noticesOf(id), post(target), token);
export const changeTarget = (id: string, token: string, target: string, change: ChangeTarget) =>
  ask<Notices>(`${noticesOf(id)}/${target}`, post(change), token);
export const removeTarget = (id: string, token: string, target: string) =>
  ask<Notices>(`${noticesOf(id)}/${target}`, { method: "DELETE" }, token);
export const testTarget = (id: string, token: string, target: string) =>
  ask<Tested>(`${noticesOf(id)}/${target}/test`, { method: "POST" }, token);
export const socketAddress = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${href(`api/tables/${id}/socket`)}`;
