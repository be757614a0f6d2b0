/** Live tables, flights and draws as they run, and calling a round off. */
import * as z from "zod/mini";
import { gameTypes } from "../../player/games/catalog.ts";
import { about, instant, moneyOutput, memberId } from "../../schemas.ts";
import { memberReference, pendingApproval, reason, text } from "../shapes.ts";
import { roundReplay } from "../members/round-replay.ts";
import { jackpotOutput } from "../../player/games/rounds.ts";
import { officeCall } from "../office-call.ts";

export const tablePhases = ["betting", "closed", "flying", "shown", "void"] as const;

const pastRow = z.object({
  round_id: z.string(),
  number: z.int(),
  phase: z.enum(tablePhases),
  result: about(
    z.nullable(z.string()),
    "In short, as its kind tells it; null of a round that was called off.",
  ),
  ended_at: instant,
  bets: z.int(),
  stake: moneyOutput,
  win: moneyOutput,
});

export const tableRow = z.object({
  game_id: z.nullable(z.int()),
  code: z.string(),
  name: z.string(),
  game_type: z.enum(gameTypes),
  is_led_here: about(z.boolean(), "Does the process that answers run it?"),
  led_by: about(z.nullable(z.string()), "Null: no process does."),
  round: z.nullable(
    z.object({
      round_id: z.string(),
      number: z.int(),
      phase: z.enum(tablePhases),
      opened_at: instant,
      ends_at: z.nullable(instant),
      players: z.int(),
      bets: z.int(),
      stake: about(moneyOutput, "Of real money."),
      demo_bets: z.int(),
    }),
  ),
  void_today: about(z.int(), "Rounds called off in the last day."),
  open_bets: about(z.int(), "Bets of rounds that are over which are neither paid nor given back."),
  salt_due: about(
    z.nullable(z.string()),
    "The public event that has happened and whose value nobody has entered; null: none waits.",
  ),
});

export const listTables = officeCall({
  method: "GET",
  path: "/backoffice/api/tables",
  permission: "games.read",
  summary: "Every shared table: its phase, who runs it, and what is at stake in the running round.",
  input: z.object({}),
  output: z.object({ at: instant, list: z.array(tableRow) }),
});

export const readTable = officeCall({
  method: "GET",
  path: "/backoffice/api/tables/detail",
  permission: "games.read",
  summary:
    "One table: the highest bets of the running round, and the last rounds with those called off.",
  input: z.object({ code: text(60).check(z.minLength(1)) }),
  output: z.object({
    table: tableRow,
    bets: z.array(
      z.object({
        bet_id: z.string(),
        member: z.nullable(memberReference),
        stake: moneyOutput,
        status: z.enum(["pending", "staked", "settled", "void"]),
        placed_at: instant,
      }),
    ),
    past: z.array(pastRow),
  }),
  errors: ["catalog.game_not_found"],
});

export const roundDetail = z.object({
  member: memberReference,
  studio: z.string(),
  round_id: z.string(),
  game: z.string(),
  status: z.enum(["open", "settled", "void"]),
  stake: moneyOutput,
  win: moneyOutput,
  bets: z.int(),
  jackpot: about(
    z.nullable(jackpotOutput),
    "As its studio says it; the money is in stake and win. Null: it has said nothing.",
  ),
  flags: z.array(z.string()),
  opened_at: instant,
  settled_at: z.nullable(instant),
  can_void: z.boolean(),
  has_link: about(z.boolean(), "Its studio has a page of its own about it."),
  replay: about(z.nullable(roundReplay), "Of the house's games."),
  page_url: about(
    z.nullable(z.string()),
    "Where an imported game's front end shows the round again; null for all others.",
  ),
  book: about(
    z.nullable(z.unknown()),
    "Of others' games, as it was told to the player; null where the studio keeps it.",
  ),
});

const oneRound = { member_id: memberId, studio: text(40), round_id: text(100) };

export const readRound = officeCall({
  method: "GET",
  path: "/backoffice/api/rounds/detail",
  permission: "games.read",
  summary: "One player's round of any studio. That somebody looked is written down.",
  input: z.object(oneRound),
  output: roundDetail,
  errors: ["backoffice.round_not_found"],
});

export const readRoundLink = officeCall({
  method: "GET",
  path: "/backoffice/api/rounds/link",
  permission: "games.read",
  summary: "Asks a partner for its own page about a round; good for a short time.",
  input: z.object(oneRound),
  output: z.object({ url: z.string() }),
  errors: ["rounds.no_link", "rounds.studio_unreachable"],
});

/** A round that was paid for and could not be settled. */
export const stuckRound = z.object({
  member: memberReference,
  studio: z.string(),
  round_id: z.string(),
  game: z.string(),
  stake: moneyOutput,
  opened_at: instant,
  refusal: about(
    z.nullable(z.string()),
    "What the wallet answered for good; null: it is still asked about every few minutes.",
  ),
});

export const listStuckRounds = officeCall({
  method: "GET",
  path: "/backoffice/api/rounds/stuck",
  permission: "games.read",
  summary: "Rounds open for more than ten minutes that nobody is playing, the oldest first.",
  input: z.object({}),
  output: z.object({ list: z.array(stuckRound) }),
});

export const retryRound = officeCall({
  method: "POST",
  path: "/backoffice/api/rounds/retry",
  permission: "games.manage",
  summary: "Has a stuck round settled once more, by its own result.",
  input: z.object({ ...oneRound, reason }),
  output: z.object({ status: roundDetail.shape.status }),
  errors: ["backoffice.round_not_stuck", "house_games.wallet_unavailable"],
});

const asked = z.object({ approval: pendingApproval });
const voiding = [
  "backoffice.reason_required",
  "backoffice.round_not_found",
  "backoffice.round_not_voidable",
  "backoffice.approval_waiting",
] as const;

export const voidRound = officeCall({
  method: "POST",
  path: "/backoffice/api/rounds/void",
  permission: "games.void",
  summary: "Asks for a round to be called off: wins are taken back, stakes returned; two decide.",
  input: z.object({ ...oneRound, reason }),
  output: asked,
  errors: voiding,
});

export const voidTableRound = officeCall({
  method: "POST",
  path: "/backoffice/api/tables/void",
  permission: "games.void",
  summary: "Asks for a table's whole round to be called off, running or over; two decide.",
  input: z.object({ round_id: z.uuid(), reason }),
  output: asked,
  errors: voiding,
  examples: [{ round_id: "00000000-0000-4000-8000-000000000000", reason: "The wheel stood still" }],
});
