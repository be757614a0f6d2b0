/** index.json of a publication: its modes, and the files with their books and weights. */
import * as z from "zod/mini";
import { refuse } from "./findings.ts";

export interface IndexMode {
  readonly name: string;
  /** What a round costs, in millionths of its base bet. */
  readonly costMicros: number;
  readonly booksFile: string;
  readonly weightsFile: string;
}

const MICROS = 1_000_000;
const COST_MAX = 10_000;
/** A file beside index.json, and nothing that leads out of the folder. */
const fileName = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,119}$/));
const schema = z.object({
  modes: z
    .array(
      z.object({
        name: z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/)),
        cost: z.number().check(z.positive(), z.maximum(COST_MAX)),
        events: fileName,
        weights: fileName,
      }),
    )
    .check(z.minLength(1), z.maxLength(32)),
});

export function readIndex(text: string): IndexMode[] {
  const parsed = z.safeParse(schema, parseJson(text));
  if (!parsed.success) {
    refuse("index_form", { problem: z.prettifyError(parsed.error) });
  }
  const modes = parsed.data.modes.map(({ name, cost, events, weights }) => ({
    name,
    costMicros: microsOf(name, cost),
    booksFile: events,
    weightsFile: weights,
  }));
  const names = new Set(modes.map(({ name }) => name.toLowerCase()));
  if (names.size < modes.length) refuse("index_twins");
  return modes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse("index_no_json");
  }
}

function microsOf(name: string, cost: number): number {
  const micros = Math.round(cost * MICROS);
  if (micros / MICROS !== cost) refuse("cost_decimals", { mode: name, cost });
  return micros;
}
