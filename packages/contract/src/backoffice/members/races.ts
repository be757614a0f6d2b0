/** Races at the desk: prepared by one, published when another agrees, then by their rules alone. */
import * as z from "zod/mini";
import {
  racePockets,
  raceRules,
  racePrize,
  raceScorings,
  raceStates,
  raceTies,
  resultStates,
} from "../../player/rewards/races.ts";
import { about, id, instant, memberId, moneyInput, moneyOutput } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import {
  keysetInput,
  keysetPage,
  memberReference,
  pendingApproval,
  reason,
  text,
} from "../shapes.ts";

export const officeRaceStates = ["draft", ...raceStates] as const;

const places = z.int().check(z.minimum(1), z.maximum(1_000));

export const racePrizeInput = z.object({
  from: places,
  to: places,
  pocket: z.enum(racePockets),
  amount: about(moneyInput, "Of cash and bonus."),
  turnover_multiple: z.int().check(z.minimum(0), z.maximum(100)),
  free: z.nullable(
    z.object({
      game_id: id,
      stake: moneyInput,
      rounds: z.int().check(z.minimum(1), z.maximum(1_000)),
      days: z.int().check(z.minimum(1), z.maximum(366)),
    }),
  ),
});

export const raceRow = z.object({
  race_id: z.int(),
  name: z.string(),
  state: z.enum(officeRaceStates),
  scoring: z.enum(raceScorings),
  starts_at: instant,
  ends_at: instant,
  entrants: z.int(),
  budget: moneyOutput,
  cost: about(moneyOutput, "Of prizes that were paid, or given as bonuses."),
  created_by: z.string(),
});

export const listRaces = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/races",
  permission: "promotions.read",
  summary: "The latest two hundred races, by when they start.",
  input: z.object(keysetInput),
  output: keysetPage(raceRow),
});

export const readRace = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/races/one",
  permission: "promotions.read",
  summary: "A race with its rules, its first hundred places, and what each was paid and why.",
  input: z.object({ race_id: id }),
  output: z.object({
    ...raceRow.shape,
    ...raceRules,
    min_stake: moneyOutput,
    review_hours: z.int(),
    games: z.array(z.object({ game_id: z.int(), name: z.string() })),
    prizes: z.array(z.extend(racePrize, { free_game_id: z.nullable(z.int()) })),
    prizes_total: moneyOutput,
    cancel_reason: z.nullable(z.string()),
    board: z.array(
      z.object({
        member: memberReference,
        place: z.nullable(z.int()),
        points: z.string(),
        rounds: about(z.int(), "That were added up."),
        prize: moneyOutput,
        result: z.nullable(z.enum(resultStates)),
        reason: z.nullable(z.string()),
        disqualified: about(z.nullable(z.string()), "Why; null: they take part."),
      }),
    ),
  }),
  errors: ["races.not_found"],
  examples: [{ race_id: 1 }],
});

export const raceDraft = z.object({
  name: text(60).check(z.minLength(3)),
  scoring: z.enum(raceScorings),
  best_of: z.int().check(z.minimum(1), z.maximum(50)),
  rounds_per_day: z.int().check(z.minimum(1), z.maximum(1_000)),
  min_stake: moneyInput,
  game_ids: z.array(id).check(z.minLength(1), z.maxLength(50)),
  starts_at: instant,
  ends_at: instant,
  review_hours: about(
    z.int().check(z.minimum(0), z.maximum(168)),
    "Between the result and its payment, for disputes.",
  ),
  ties: z.enum(raceTies),
  prizes: z.array(racePrizeInput).check(z.minLength(1), z.maxLength(50)),
  budget: moneyInput,
});

export const saveRace = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/races/save",
  permission: "promotions.campaigns",
  summary: "Writes a draft, or another one over it. Nobody sees it before it is published.",
  input: z.extend(raceDraft, { race_id: z.optional(id), reason }),
  output: z.object({ race_id: z.int() }),
  errors: [
    "races.not_found",
    "backoffice.race_published",
    "backoffice.race_time_invalid",
    "backoffice.race_prizes_invalid",
    "backoffice.race_games_invalid",
    "backoffice.race_prize_large",
    "backoffice.race_budget_small",
  ],
  examples: [
    {
      name: "Week of the best round",
      scoring: "multiplier",
      best_of: 5,
      rounds_per_day: 100,
      min_stake: "0.50",
      game_ids: [1],
      starts_at: "2030-01-01T00:00:00-03:00",
      ends_at: "2030-01-08T00:00:00-03:00",
      review_hours: 24,
      ties: "earlier",
      prizes: [
        { from: 1, to: 1, pocket: "cash", amount: "500.00", turnover_multiple: 1, free: null },
      ],
      budget: "500.00",
      reason: "As planned for March",
    },
  ],
});

export const cloneRace = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/races/clone",
  permission: "promotions.campaigns",
  summary: "A new draft with everything of this race, as long as it was, to begin at that time.",
  input: z.object({ race_id: id, starts_at: instant, reason }),
  output: z.object({ race_id: z.int() }),
  errors: ["races.not_found", "backoffice.race_time_invalid"],
  examples: [{ race_id: 1, starts_at: "2030-01-08T00:00:00-03:00", reason: "Once more" }],
});

export const publishRace = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/races/publish",
  permission: "promotions.campaigns",
  summary: "Asks for a draft to be published; from then on its rules are fixed.",
  input: z.object({ race_id: id, reason }),
  output: z.object({ approval: pendingApproval }),
  errors: [
    "races.not_found",
    "races.not_offered",
    "backoffice.race_published",
    "backoffice.race_time_invalid",
    "backoffice.approval_waiting",
  ],
  examples: [{ race_id: 1, reason: "As planned for March" }],
});

export const cancelRace = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/races/cancel",
  permission: "promotions.campaigns",
  summary: "Ends a race without prizes, as long as nothing is decided. Players read the reason.",
  input: z.object({ race_id: id, reason }),
  output: z.object({ state: z.enum(officeRaceStates) }),
  errors: ["races.not_found", "races.over"],
  examples: [{ race_id: 1, reason: "A game of it was faulty" }],
});

export const disqualifyRacer = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/races/disqualify",
  permission: "promotions.campaigns",
  summary: "Asks for a member to be taken out of a race before it is paid; others move up.",
  input: z.object({ race_id: id, member_id: memberId, reason }),
  output: z.object({ approval: pendingApproval }),
  errors: [
    "races.not_found",
    "races.over",
    "backoffice.race_member_unknown",
    "backoffice.approval_waiting",
  ],
  examples: [{ race_id: 1, member_id: 100_000_001, reason: "Played by somebody else" }],
});
