/** Every instrument by its name. */
import { drums } from "./drums.ts";
import { mallets } from "./mallets.ts";
import type { Instrument } from "./strike.ts";
import { strings } from "./strings.ts";
import { winds } from "./winds.ts";

export const instruments = {
  ...strings,
  ...winds,
  ...mallets,
  ...drums,
} as const satisfies Readonly<Record<string, Instrument>>;

export type InstrumentName = keyof typeof instruments;
