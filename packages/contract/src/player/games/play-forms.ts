/**
 * What a player may choose, do and bet on, game by game: the forms of `choice` and `action` in the
 * calls of the house's games and at its tables. The server refuses whatever does not fit its
 * game's form here; the game itself then checks what one form cannot say (chips in all, a boss that
 * is alone, a mark that is offered).
 */
import * as z from "zod/mini";
import { about } from "../../schemas.ts";
import { towerDifficulties } from "../../events/arcade.ts";
import { baccaratBets, blackjackActions } from "../../events/cards.ts";

const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
const kinds = <const Kind extends string>(...names: readonly Kind[]) =>
  z.strictObject({ kind: z.enum(names) });

/** Chips on spots that are named by their numbers, "17-18", or by a word, "red". */
const chips = (most: number) =>
  z.strictObject({
    chips: z.record(z.string().check(z.regex(/^[a-zA-Z0-9-]{1,24}$/)), whole(1, most)),
  });
const CHIPS_MAX = 2_000;
const TABLE_CHIPS_MAX = 4_000;

const risk = z.enum(["low", "medium", "high"]);

/** Different numbers, in any order. */
const numbers = (fewest: number, most: number, to: number) =>
  z.array(whole(1, to)).check(z.minLength(fewest), z.maxLength(most));

/** Games that have nothing to choose take nothing. */
const nothing = z.optional(z.null());

/** By game; a game that is missing has nothing to choose. */
export const gameChoices = {
  "boteco-777": z.optional(z.nullable(z.strictObject({ lines: whole(1, 5) }))),
  "trilha-do-curupira": z.optional(z.nullable(z.strictObject({ buy: z.boolean() }))),
  dados: z.strictObject({ side: z.enum(["under", "over"]), target: whole(0, 9_999) }),
  "estrela-cadente": z.strictObject({ targetHundredths: whole(101, 1_000_000) }),
  "roda-da-praia": z.strictObject({ segments: z.literal([10, 20, 30, 40, 50]), risk }),
  "plinko-tropical": z.strictObject({ rows: whole(8, 16), risk }),
  garimpo: z.strictObject({ mines: whole(1, 24) }),
  "torre-do-saci": z.strictObject({ difficulty: z.enum(towerDifficulties) }),
  bacara: z.partialRecord(z.enum(baccaratBets), whole(1, CHIPS_MAX)),
  "roleta-europeia": chips(CHIPS_MAX),
  "sic-bo": chips(CHIPS_MAX),
  "dragao-e-tigre": chips(CHIPS_MAX),
  "bingo-do-luar": about(
    z.strictObject({
      cards: z.array(numbers(15, 15, 60)).check(z.minLength(1), z.maxLength(4)),
    }),
    "Up to four cards of three rows of five, the top row first.",
  ),
  "pescaria-da-mare": about(
    z.strictObject({
      weapon: z.enum(["harpoon", "lance", "chain", "bomb"]),
      targets: z
        .array(z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)))
        .check(z.minLength(1), z.maxLength(6)),
    }),
    "The one aimed at first.",
  ),
} satisfies Readonly<Record<string, z.ZodMiniType>>;

/** Of the games that are played in several steps. */
export const gameActions = {
  garimpo: z.union([
    kinds("cash_out"),
    z.strictObject({ kind: z.literal("pick"), cell: whole(0, 24) }),
  ]),
  "torre-do-saci": z.union([
    kinds("cash_out"),
    z.strictObject({ kind: z.literal("climb"), door: whole(0, 3) }),
  ]),
  "bingo-do-luar": kinds("extra", "end"),
  "vinte-e-um": kinds(...blackjackActions),
  "maior-ou-menor": kinds("higher", "lower", "skip", "cashOut"),
  "video-poker": about(
    z.strictObject({
      kind: z.literal("hold"),
      positions: z.array(whole(0, 4)).check(z.maxLength(5)),
    }),
    "Places of the cards that are held, ascending.",
  ),
} satisfies Readonly<Record<string, z.ZodMiniType>>;

/** Bets at the tables that play one round for everybody. */
export const tableBets = {
  "voo-do-tucano": about(
    z.strictObject({
      autoHundredths: z.optional(z.nullable(whole(101, 1_000_000))),
    }),
    "Null or missing: the player cashes out by hand.",
  ),
  "roleta-ao-vivo": chips(TABLE_CHIPS_MAX),
  "bacara-ao-vivo": chips(TABLE_CHIPS_MAX),
  "keno-minuto": z.strictObject({ picks: numbers(1, 10, 80) }),
  "seis-da-sorte": z.strictObject({ picks: numbers(6, 6, 60) }),
  "salao-de-bingo": about(
    z.strictObject({
      card: z.array(numbers(5, 5, 90)).check(z.minLength(3), z.maxLength(3)),
    }),
    "Three rows of five.",
  ),
  "liga-tucano": about(
    z.strictObject({
      day: whole(1, 100_000_000),
      system: z.string().check(z.regex(/^[a-zA-Z0-9]{4,12}$/)),
      selections: z
        .array(z.string().check(z.regex(/^\d{1,2}\/[a-zA-Z0-9:-]{3,40}$/)))
        .check(z.minLength(1), z.maxLength(8)),
    }),
    '"3/result:home" is the fourth match of the day, its home side.',
  ),
} satisfies Readonly<Record<string, z.ZodMiniType>>;

type Forms = Readonly<Record<string, z.ZodMiniType>>;

function fits(forms: Forms, code: string, otherwise: z.ZodMiniType, wish: unknown): boolean {
  const form = Object.hasOwn(forms, code) ? forms[code] : undefined;
  return (form ?? otherwise).safeParse(wish).success;
}

export function fitsChoice(game: string, choice: unknown): boolean {
  return fits(gameChoices, game, nothing, choice);
}

export function fitsAction(game: string, action: unknown): boolean {
  return fits(gameActions, game, z.never(), action);
}

export function fitsBet(game: string, bet: unknown): boolean {
  return fits(tableBets, game, z.never(), bet);
}

const WISH_CHARS_MAX = 4_096;

/** On the wire before it is known whose it is: JSON of the form of one of the games. */
const wish = () =>
  z.unknown().check(
    z.refine((value) => (JSON.stringify(value) ?? "").length <= WISH_CHARS_MAX, {
      error: "Too long.",
    }),
  );

/** What a player chose: `gameChoices` of the game. */
export const choiceWish = wish();
/** What a player does: `gameActions` of the game. */
export const actionWish = wish();
/** What a player bets on at a table: `tableBets` of the table. */
export const betWish = wish();
