/** The definitions of the slots. A strip is one text, its symbols with a space between. */
import { slots } from "../grid-slots/index.ts";
import type { GridSlot } from "../grid-slots/kinds.ts";
import type { Definition } from "./types.ts";

function oneLine(strip: string): string {
  return strip.trim().replaceAll(/\s+/g, " ");
}

function tidyStrips(strips: unknown): unknown {
  if (Array.isArray(strips)) return strips.map((strip) => oneLine(String(strip)));
  if (strips === null || typeof strips !== "object") return strips;
  return Object.fromEntries(
    Object.entries(strips).map(([stage, each]) => [stage, tidyStrips(each)]),
  );
}

/** As the game is published. A rule is a function; beside it is its description as data. */
function published(kind: GridSlot["kind"], numbers: object): Definition {
  const entries = Object.entries(numbers)
    .filter(([, value]) => typeof value !== "function")
    .map(([key, value]) => [key, key === "strips" ? tidyStrips(value) : value] as const);
  return { kind: `${kind}-slot`, ...Object.fromEntries(entries) };
}

const versionsOf = (
  of: (
    slot: GridSlot,
  ) => readonly { readonly game: Pick<GridSlot["game"], "facts">; readonly numbers: object }[],
) =>
  slots.flatMap((slot) =>
    of(slot).map(
      ({ game: { facts }, numbers }) =>
        [`${facts.code}@${facts.version}`, published(slot.kind, numbers)] as const,
    ),
  );

export const slotDefinitions: Readonly<Record<string, Definition>> = Object.fromEntries([
  ...versionsOf(({ former }) => former),
  ...versionsOf((slot) => [slot]),
]);
