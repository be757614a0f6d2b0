/** What games should return by their mathematics, what they did return, and what was won. */
import * as z from "zod/mini";
import { gameTypes } from "../../player/games/catalog.ts";
import { anySheet } from "../../player/games/game-sheets.ts";
import { about, day, id, instant, moneyOutput } from "../../schemas.ts";
import { keysetInput, keysetPage, memberReference } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

const percent = z.string().check(z.regex(/^-?\d{1,9}\.\d{2}$/));

/** A return compared with its theory, over a week or over all time. */
export const gameReturn = z.object({
  period: z.enum(["week", "ever"]),
  plays: z.int(),
  stake: moneyOutput,
  win: moneyOutput,
  observed_percent: about(z.nullable(percent), "Null before the first play."),
  expected_percent: percent,
  from_percent: about(
    z.nullable(percent),
    "Chance leaves 95 of a hundred such games between them; null before the first play.",
  ),
  to_percent: z.nullable(percent),
  deviation: about(z.string(), "Standard deviations from the expectation."),
  is_alarming: z.boolean(),
});

export const gameReturnsRow = z.object({
  game_id: z.int(),
  code: z.string(),
  name: z.string(),
  game_type: z.enum(gameTypes),
  is_alarming: about(z.boolean(), "Alarming ones come first."),
  alarm_since: z.nullable(instant),
  week: gameReturn,
  ever: gameReturn,
});

export const listReturns = officeCall({
  method: "GET",
  path: "/backoffice/api/games/returns",
  permission: "games.read",
  summary: "What each game returned against its mathematics, alarms first.",
  input: z.object({}),
  output: z.object({ list: z.array(gameReturnsRow) }),
});

export const readGame = officeCall({
  method: "GET",
  path: "/backoffice/api/games/detail",
  permission: "games.read",
  summary: "One game: its parsheet, its returns, and what it returned day by day.",
  input: z.object({ game_id: id }),
  output: z.object({
    game_id: z.int(),
    code: z.string(),
    name: z.string(),
    sheet: about(z.nullable(anySheet), "Null: a studio's that publishes none here."),
    stakes: z.array(moneyOutput),
    returns: z.array(gameReturn),
    days: about(
      z.array(
        z.object({
          day,
          plays: z.int(),
          stake: moneyOutput,
          win: moneyOutput,
          observed_percent: z.nullable(percent),
          deviation: z.nullable(z.string()),
        }),
      ),
      "The last sixty days on which it was played, the latest first.",
    ),
  }),
  errors: ["catalog.game_not_found"],
  examples: [{ game_id: 999_999 }],
});

export const listBigWins = officeCall({
  method: "GET",
  path: "/backoffice/api/games/wins",
  permission: "games.read",
  summary: "The largest wins of the last thirty days, by amount or by what multiplied the stake.",
  input: z.object({
    sort: z.optional(z.enum(["amount", "multiplier", "latest"])),
    limit: keysetInput.limit,
  }),
  output: z.object({
    list: z.array(
      z.object({
        member: memberReference,
        game: z.string(),
        stake: moneyOutput,
        win: moneyOutput,
        multiplier: about(z.nullable(percent), '"12.50"; null for a free round.'),
        won_at: instant,
      }),
    ),
  }),
});

export const rankGames = officeCall({
  method: "GET",
  path: "/backoffice/api/games/ranking",
  permission: "games.read",
  summary:
    "Games by what the house kept, by turnover or by plays over some days (today's if none).",
  input: z.object({
    from: z.optional(day),
    to: z.optional(day),
    sort: z.optional(z.enum(["ggr", "turnover", "plays", "players"])),
    ...keysetInput,
  }),
  output: keysetPage(
    z.object({
      place: z.int(),
      game: z.string(),
      code: z.string(),
      game_type: z.nullable(z.enum(gameTypes)),
      plays: z.int(),
      players: z.int(),
      stake: moneyOutput,
      win: moneyOutput,
      ggr: about(moneyOutput, "Staked minus won."),
      observed_percent: z.nullable(percent),
    }),
  ),
  errors: ["common.invalid_input"],
});
