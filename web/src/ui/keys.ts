// Keys that do something: one table for those who handle them and for the sheet that tells of them.

export interface KeyBinding {
  /** What is pressed: a character as it is typed, a key by its name, or `KeyR` for a letter by its place; `Shift+` before it. */
  readonly keys: readonly string[];
  /** The key of the message that says what it does. */
  readonly words: string;
  /** What stands on the sheet, if the keys themselves would be too many. */
  readonly shown?: readonly string[];
}

export type KeyBindings<Name extends string = string> = Readonly<Record<Name, KeyBinding>>;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** What a key means, if anything. */
export function meaning<Name extends string>(bindings: KeyBindings<Name>, event: Pressed): Name | null {
  const names = Object.keys(bindings) as Name[];
  return names.find((name) => bindings[name].keys.some((key) => isPressed(key, event))) ?? null;
}

function isPressed(key: string, { key: typed, code, shiftKey }: Pressed): boolean {
  const [bare, shifted] = key.startsWith("Shift+") ? [key.slice(6), true] : [key, false];
  if (/^Key[A-Z]$/.test(bare)) return code === bare && shiftKey === shifted;
  return typed.toLowerCase() === bare.toLowerCase();
}

const LABELS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", Escape: "Esc" };

/** What stands on a key; `space` is what the space bar is called. */
export function keyLabels({ keys, shown }: KeyBinding, space: string): string[] {
  return (shown ?? keys).map((key) => {
    const [bare, shift] = key.startsWith("Shift+") ? [key.slice(6), "⇧"] : [key, ""];
    if (bare === " ") return space;
    return shift + (LABELS[bare] ?? (bare.startsWith("Key") ? bare.slice(3) : bare.length === 1 ? bare.toUpperCase() : bare));
  });
}
