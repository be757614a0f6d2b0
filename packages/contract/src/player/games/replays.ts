/** A round that is over, to be watched again: by its player, and by whoever has a link to it. */
import * as z from "zod/mini";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, instant, moneyOutput } from "../../schemas.ts";
import { book } from "../../events/round-events.ts";
import { anySheet, gameSheet } from "./game-sheets.ts";
import { tableRound } from "./shared-tables.ts";
import { betWish, choiceWish } from "./wishes.ts";

/** What a game's own client needs to show a round again: it asks nobody for anything else. */
const recordedRound = z.object({
  game: z.string(),
  sheet: anySheet,
  choice: z.optional(choiceWish),
  book,
  unit: about(
    z.nullable(moneyOutput),
    "Of what the book counts hundredths. Null: amounts are told as multiples of it.",
  ),
  staked_hundredths: about(z.int(), "All that the round cost, in hundredths of the unit."),
});
export type RecordedRound = z.output<typeof recordedRound>;

/** A bet at a table with one round for everybody, and that round: nothing of anybody else. */
const recordedTable = z.object({
  game: z.string(),
  sheet: gameSheet,
  round: tableRound,
  show_ms: about(z.int(), "How long the table takes to show its result."),
  bet: z.object({
    unit: about(z.nullable(moneyOutput), "Null: amounts are told as multiples of it."),
    units: z.int(),
    choice: betWish,
    cashed_hundredths: about(z.nullable(z.int()), "Where a flight was left."),
    win_hundredths: z.int(),
  }),
});
export type RecordedTable = z.output<typeof recordedTable>;

export const anyRecord = z.union([recordedRound, recordedTable]);
export type AnyRecord = z.output<typeof anyRecord>;

const replay = z.object({
  round_id: z.string(),
  game: z.string(),
  name: z.string(),
  played_at: instant,
  amounts: about(
    z.nullable(z.object({ staked: moneyOutput, win: moneyOutput })),
    "As the ledger has them. Null: its player does not show them.",
  ),
  record: about(z.nullable(anyRecord), "Null: the game has a page of its own for it."),
  page_url: about(
    z.nullable(z.string()),
    "Where an imported game's front end shows the round again.",
  ),
});
export type Replay = z.output<typeof replay>;

const roundId = z.uuid();
const token = z.string().check(z.regex(/^[\w-]{22}$/));

const link = z.object({
  token: about(token, "For `/replay?link=`."),
  shows_amounts: z.boolean(),
  ends_at: instant,
});

export const ownReplay = memberCall("replays", {
  method: "GET",
  path: "/api/replays/own",
  summary: "One of the member's own rounds, to watch again, and the links to it that are valid",
  input: z.object({ round_id: roundId }),
  output: z.object({ replay, links: z.array(link) }),
  errors: ["replays.not_found"],
});

export const sharedReplay = openCall("replays", {
  method: "GET",
  path: "/api/replays/shared",
  summary: "A round by a link to it. Names nobody, and no amount unless its player wished so",
  input: z.object({ token }),
  output: replay,
  errors: ["replays.not_found"],
  examples: [{ token: "q3T9v0xJm2KcR7bYw1ZsLA" }],
});

export const shareReplay = memberCall("replays", {
  method: "POST",
  path: "/api/replays/share",
  repeatable: true,
  summary: "A link to one of the member's own rounds. Asked for again it is the same, for longer",
  input: z.object({ round_id: roundId, shows_amounts: z.boolean() }),
  output: link,
  errors: ["replays.not_found"],
  examples: [{ round_id: "6b0e5f1e-50c1-4d6b-9b7d-5a2f7a1b9c3d", shows_amounts: false }],
});

export const endReplayLinks = memberCall("replays", {
  method: "POST",
  path: "/api/replays/unshare",
  repeatable: true,
  summary: "Ends all links to one of the member's rounds, at once",
  input: z.object({ round_id: roundId }),
  output: z.object({ ended: z.int() }),
});
