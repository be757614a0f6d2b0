/** A slot's numbers as they are published: a strip is one text, its symbols with spaces between. */
import type { GridSlot } from "../grid-slots/kinds.ts";
import type { SlotMode } from "../grid-slots/modes.ts";
import type { Definition } from "./types.ts";

function oneLine(strip: string): string {
  return strip.trim().replaceAll(/\s+/g, " ");
}

/** What is written over many lines. */
const STRIPS = new Set(["strips", "giants"]);

function tidyStrips(strips: unknown): unknown {
  if (typeof strips === "string") return oneLine(strips);
  if (Array.isArray(strips)) return strips.map(tidyStrips);
  if (strips === null || typeof strips !== "object") return strips;
  return Object.fromEntries(
    Object.entries(strips).map(([stage, each]) => [stage, tidyStrips(each)]),
  );
}

/** A rule is a function; beside it is its description as data. */
function asData(numbers: object): Readonly<Record<string, unknown>> {
  const entries = Object.entries(numbers)
    .filter(([, value]) => typeof value !== "function")
    .map(([key, value]) => [key, STRIPS.has(key) ? tidyStrips(value) : value] as const);
  return Object.fromEntries(entries);
}

interface Published {
  readonly modes?: readonly SlotMode<object>[];
}

export function slotNumbers(
  kind: GridSlot["kind"],
  { modes, ...numbers }: Published & object,
): Definition {
  const own = { kind: `${kind}-slot`, ...asData(numbers) };
  if (modes === undefined) return own;
  const played = modes.map(({ numbers: changes, ...mode }) =>
    changes === undefined ? mode : { ...mode, numbers: asData(changes) },
  );
  return { ...own, modes: played };
}
