/** Starting a game, and what a member played. */
import * as z from "zod/mini";
import { gameTypes } from "./catalog.ts";
import { memberCall, openCall } from "../../endpoint.ts";
import { about, id, instant, memberId, moneyOutput, pageInput, rangeInput } from "../../schemas.ts";

export const playModes = ["real", "demo"] as const;
export const roundStatuses = ["open", "settled", "void"] as const;

const lobbyUrl = about(
  z.optional(z.string().check(z.maxLength(300))),
  "A path of this site to come back to; default: the lobby.",
);

export const launch = memberCall("games", {
  method: "POST",
  path: "/api/games/launch",
  summary: "Opens a game session and answers the address that /gameInfo opens",
  input: z.object({
    game_id: id,
    mode: z.optional(z.enum(playModes)),
    lobby_url: lobbyUrl,
    free_grant: about(
      z.optional(z.uuid()),
      "Free rounds that this opening is for, at a game that does not ask its player itself.",
    ),
  }),
  output: z.object({ url: z.string(), session_id: z.string() }),
  errors: [
    "catalog.game_not_found",
    "rounds.game_unavailable",
    "rounds.real_play_refused",
    "identity.verification_required",
    "compliance.limits_required",
    "rounds.studio_unreachable",
    "free_rounds.over",
  ],
  examples: [{ game_id: 1, mode: "real", lobby_url: "/game" }],
});

export const launchDemo = openCall("games", {
  method: "POST",
  path: "/api/games/demo",
  summary: "The address of a game with play money, for whoever is not signed in",
  input: z.object({ game_id: id, lobby_url: lobbyUrl }),
  output: z.object({ url: z.string() }),
  errors: ["catalog.game_not_found", "rounds.game_unavailable", "rounds.studio_unreachable"],
  examples: [{ game_id: 1, lobby_url: "/game" }],
});

const fine = z.string().check(z.regex(/^\d{1,14}\.\d{2,5}$/));

/** In reais with two to five decimals, as the studio says it. */
export const jackpotOutput = z.object({
  contributed: about(fine, "What of the stakes went to a jackpot."),
  won: about(fine, "What of the wins came from one; it is part of `win_amount`."),
  names: about(z.array(z.string()), "Which jackpots, where the studio says so."),
});

export const roundOutput = z.object({
  round_id: about(
    z.string(),
    "The studio's own name of the round: what the verifier page takes for a house game.",
  ),
  studio: z.string(),
  brand: z.string(),
  name: z.string(),
  game_id: z.nullable(z.int()),
  game_type: z.enum(gameTypes),
  bet_time: instant,
  settled_at: z.nullable(instant),
  bet_amount: moneyOutput,
  free_amount: about(moneyOutput, "What the house staked beside that, in free rounds."),
  win_amount: moneyOutput,
  win_loss_amount: about(
    moneyOutput,
    "Win minus stake: negative when the house won. A void round is 0.00.",
  ),
  jackpot: about(z.nullable(jackpotOutput), "Null: its studio has said nothing of a jackpot."),
  status: z.enum(roundStatuses),
  has_link: about(z.boolean(), "Its studio has a page of its own about it, see `record/link`."),
});

export const record = memberCall("games", {
  method: "POST",
  path: "/api/game/record",
  repeatable: true,
  summary: "The member's rounds, the latest first, with totals over the whole range",
  input: z.object({
    ...rangeInput,
    ...pageInput,
    member_id: z.optional(memberId),
    game_type: z.optional(z.enum(gameTypes)),
    brand: z.optional(z.string().check(z.maxLength(60))),
  }),
  output: z.object({
    list: z.array(roundOutput),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    total_bet_amount: moneyOutput,
    total_win_amount: moneyOutput,
    total_win_loss_amount: moneyOutput,
  }),
  errors: ["common.forbidden"],
  examples: [{ range: "last7days" }],
});

export const roundLink = memberCall("games", {
  method: "POST",
  path: "/api/game/record/link",
  summary: "The studio's own page about one of the member's rounds, good for a short time",
  input: z.object({
    studio: z.string().check(z.maxLength(40)),
    round_id: z.string().check(z.maxLength(128)),
  }),
  output: z.object({ url: z.string() }),
  errors: ["rounds.no_link", "rounds.studio_unreachable"],
});
