/**
 * Ways of playing a slot beside its plain spin. Each is the same slot with some of its numbers
 * replaced, at a price in whole stakes: an ante pays more for a spin on other reels, and a purchase
 * begins with the free spins.
 */
import type { InstantGame } from "../engine.ts";
import { readFields } from "../read-fields.ts";
import { type GridEngine, playBought, playGrid } from "./round.ts";

export interface SlotMode<Numbers> {
  /** In choices and figures: "ante", "buy", "buy-super". */
  readonly id: string;
  /** What it costs, in stakes. */
  readonly units: number;
  /** Free spins that it begins with; missing: it begins with a paid spin. */
  readonly spins?: number;
  /** Stand in the place of the slot's own. */
  readonly numbers?: Partial<Numbers>;
}

export interface MadeMode<Made> {
  readonly id: string;
  readonly units: number;
  readonly spins: number | null;
  readonly made: Made;
}

export interface ModeChoice {
  /** Null: a plain spin. */
  readonly mode: string | null;
}

/** What a way of playing is to whoever reckons it. */
export type Played = Pick<MadeMode<unknown>, "units" | "spins">;

export const PLAIN_SPIN: Played = { units: 1, spins: null };

/** A market may refuse all of these: a plain spin is what every market has. */
export function withModes(
  game: InstantGame,
  modes: readonly MadeMode<{ readonly engine: GridEngine }>[],
): InstantGame {
  if (modes.length === 0) return game;
  const byId = new Map<string | null, (typeof modes)[number]>(modes.map((mode) => [mode.id, mode]));
  const played: InstantGame<ModeChoice> = {
    shape: "instant",
    facts: game.facts,
    readChoice(input) {
      if (input === undefined || input === null) return { mode: null };
      const id = readFields(input, ["mode"])?.mode;
      return typeof id === "string" && byId.has(id) ? { mode: id } : null;
    },
    unitsOf: ({ mode }) => byId.get(mode)?.units ?? 1,
    play({ mode: id }, draws) {
      const mode = byId.get(id);
      if (mode === undefined) return game.play(game.readChoice(undefined), draws);
      const { made, units, spins } = mode;
      if (spins === null) return playGrid(made.engine, draws, units);
      return playBought(made.engine, draws, { spins, units });
    },
  };
  return played;
}
