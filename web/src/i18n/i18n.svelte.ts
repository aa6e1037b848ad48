// The words of the client, in the reader's language: Fluent messages from words/<language>/<part>.ftl, and from the games.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "es", "fr"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
/** What each language calls itself. */
export const OWN_NAMES: Record<LanguageCode, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
};

const STORAGE_KEY = "quakeboard.language";
const FILES: Record<LanguageCode, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./words/en"),
  de: () => import("./words/de"),
  es: () => import("./words/es"),
  fr: () => import("./words/fr"),
};

/** Words that only some pages need. */
export type LazyPart = "advice" | "away" | "check" | "learn" | "lists" | "notices" | "rules" | "setup" | "table" | "verify";
const LATER = import.meta.glob<string>(["./words/*/*.ftl", "!./words/*/app.ftl", "!./words/*/records.ftl", "!./words/*/settings.ftl"], { query: "?raw", import: "default" });
const needed = new Set<LazyPart>();

/** Fetches the files of a language that belong to a part; “game” is what every page needs. */
export type WordSource = (code: LanguageCode, part: "game" | LazyPart) => Promise<string>[];
const sources: WordSource[] = [];

/** Have the words of the games too. To be called before the first language is used. */
export const addWords = (source: WordSource): void => void sources.push(source);

let current = $state.raw<{ code: LanguageCode; bundle: FluentBundle } | null>(null);

export const language = (): LanguageCode => current?.code ?? "en";

/** A message in the reader's language; a key that is not there shows as itself. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const bundle = current?.bundle;
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args ?? {}, []) : key;
}

/** Whether there is such a message. */
export const has = (key: string): boolean => current?.bundle.hasMessage(key) ?? false;

/** Use this language from now on. */
export async function useLanguage(code: LanguageCode): Promise<void> {
  const later = [...needed].map((part) => LATER[`./words/${code}/${part}.ftl`]!());
  const added = sources.flatMap((source) => (["game", ...needed] as const).flatMap((part) => source(code, part)));
  const [{ default: files }, ...more] = await Promise.all([FILES[code](), ...later, ...added]);
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of [...Object.values(files), ...more]) bundle.addResource(new FluentResource(text));
  current = { code, bundle };
  document.documentElement.lang = code;
}

/** Load these words too, in this language and in any other that is chosen later. */
export async function needWords(...parts: LazyPart[]): Promise<void> {
  if (parts.every((part) => needed.has(part))) return;
  for (const part of parts) needed.add(part);
  await useLanguage(language());
}

export function chooseLanguage(code: LanguageCode): Promise<void> {
  localStorage.setItem(STORAGE_KEY, code);
  return useLanguage(code);
}

/** The language that was chosen here, or else the browser's preferred one. */
export function preferredLanguage(): LanguageCode {
  const wanted = [localStorage.getItem(STORAGE_KEY), ...navigator.languages];
  for (const tag of wanted) {
    const code = LANGUAGES.find((known) => known === tag?.slice(0, 2).toLowerCase());
    if (code) return code;
  }
  return "en";
}
