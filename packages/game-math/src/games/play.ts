/**
 * What a game's `play.ts` says with: the forms of what its player wishes, and the rounds whose
 * results are published. The server refuses whatever does not fit the form; the game itself then
 * checks what a form cannot say (chips in all, a boss that is alone, a mark that is offered).
 */
import * as z from "zod/mini";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";

export interface PublishedRound {
  /** At a table: the bet. */
  readonly choice?: unknown;
  /** Tried in order at each step: the first that is allowed is taken. */
  readonly actions?: readonly unknown[];
  /** The first nonce whose book is so; left out: nonce 0. */
  readonly find?: (book: readonly RoundEvent[]) => boolean;
}

export interface Play {
  /** Missing: there is nothing to choose. */
  readonly choice?: z.ZodMiniType;
  /** Of each further step; missing: a round has none. */
  readonly action?: z.ZodMiniType;
  /** At a table that plays one round for everybody. */
  readonly bet?: z.ZodMiniType;
  /** A plain one, another, and one that shows what is rare. */
  readonly rounds: readonly PublishedRound[];
}

export const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));

export const kindForm = <const Kind extends string>(...names: readonly Kind[]) =>
  z.strictObject({ kind: z.enum(names) });

/** Chips on spots that are named by their numbers, "17-18", or by a word, "red". */
export const chipsForm = (most: number) =>
  z.strictObject({
    chips: z.record(z.string().check(z.regex(/^[a-zA-Z0-9-]{1,24}$/)), whole(1, most)),
  });

export const riskForm = z.enum(["low", "medium", "high"]);

/** Different numbers, in any order. */
export const numbersForm = (fewest: number, most: number, to: number) =>
  z.array(whole(1, to)).check(z.minLength(fewest), z.maxLength(most));

export const kinds = (...names: readonly string[]) => names.map((kind) => ({ kind }));

export const has =
  (...types: readonly RoundEvent["type"][]) =>
  (book: readonly RoundEvent[]): boolean =>
    types.some((type) => book.some((event) => event.type === type));

export const wins =
  (least: number) =>
  (book: readonly RoundEvent[]): boolean => {
    const last = book.at(-1);
    return last?.type === "finalWin" && last.winHundredths >= least;
  };

export const feature = has(
  "freeSpinsStart",
  "gridFeatureStart",
  "gridHoldStart",
  "gridLadderStart",
  "gridFortune",
  "gridRespin",
);

/** Of a slot that can be played in other ways: of each a round, and of a paid spin its feature. */
export const modesPlay = (...ids: readonly string[]): Play => ({
  choice: z.optional(z.nullable(z.strictObject({ mode: z.enum(ids) }))),
  rounds: [
    {},
    { find: feature },
    ...ids.flatMap((mode): PublishedRound[] => {
      const choice = { mode };
      return mode === "ante"
        ? [
            { choice, find: wins(1) },
            { choice, find: feature },
          ]
        : [{ choice }];
    }),
  ],
});

/** Of a slot that leaves nothing to choose. */
export const slotPlay: Play = { rounds: [{}, { find: wins(1) }, { find: feature }] };
