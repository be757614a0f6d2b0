/**
 * Missions and achievements, and the shop that their points are spent in. What a mission counts is
 * read from the journal's figures: rounds, games and days, never what was staked, lost or paid in.
 */
import * as z from "zod/mini";
import { memberCall } from "../../endpoint.ts";
import { about, instant, moneyOutput, page, pageInput } from "../../schemas.ts";

const tag = "missions";
const points = about(z.int(), "Points are no money: they buy what is in the shop, and expire.");
const code = z.string().check(z.minLength(1), z.maxLength(40));

export const missionCounts = [
  "rounds",
  "games",
  "newGames",
  "days",
  "twoStep",
  "depositLimit",
] as const;
export const missionTimes = ["week", "month", "once"] as const;
const missionStates = ["under_way", "claimable", "claimed"] as const;

/** `resting`: paused, excluded, or at a limit of one's own. Progress goes on counting meanwhile. */
export const missionOpenings = ["open", "closed", "resting"] as const;

const standing = {
  state: z.enum(missionOpenings),
  points,
  expiring: about(
    z.nullable(z.object({ points: z.int(), at: instant })),
    "Of the points, those that expire next.",
  ),
  points_days: about(z.int(), "Points that are earned now expire after so many days."),
};

const mission = z.object({
  code,
  period: about(z.string(), "The week's Monday, YYYY-MM of the month, or `once`."),
  counts: z.enum(missionCounts),
  every: about(z.enum(missionTimes), "`once`: over all time. It is an achievement."),
  target: z.int(),
  rounds_each: about(z.int(), "Of games and days: how many rounds in each."),
  done: about(z.int(), "Never more than the target."),
  points: about(z.int(), "What it pays."),
  state: z.enum(missionStates),
  ends_at: about(
    z.nullable(instant),
    "Until when it can be done: the end of its period. Null: for as long as it is offered.",
  ),
  claim_until: z.nullable(instant),
  claimed_at: z.nullable(instant),
});

export const listMissions = memberCall(tag, {
  method: "POST",
  path: "/api/missions/list",
  repeatable: true,
  summary: "The member's missions and achievements, how far each is, and the points they have",
  input: z.object({}),
  output: z.object({ ...standing, list: z.array(mission) }),
  examples: [{}],
});

export const claimMission = memberCall(tag, {
  method: "POST",
  path: "/api/missions/claim",
  repeatable: true,
  summary: "Takes the points of a mission that is done. Once, however often it is claimed",
  input: z.object({ code, period: z.string().check(z.minLength(1), z.maxLength(10)) }),
  output: z.object({ earned: z.int(), points }),
  errors: ["missions.closed", "missions.resting", "missions.not_done", "rewards.already_used"],
  examples: [{ code: "three-days", period: "2026-11-23" }],
});

const freeItem = z.object({
  game_id: z.int(),
  name: z.string(),
  image: z.string(),
  rounds: z.int(),
  stake: about(moneyOutput, "Of each round. The house pays it."),
  days: about(z.int(), "So long they can be played."),
  pocket: about(z.enum(["cash", "bonus"]), "Where what they win goes."),
  turnover_multiple: z.int(),
});

const item = z.object({
  code,
  points: about(z.int(), "What it costs."),
  bonus: about(moneyOutput, "0.00: none comes with it."),
  wagering: about(moneyOutput, "What has to be staked before the bonus becomes cash."),
  free: z.nullable(freeItem),
  left_today: about(z.nullable(z.int()), "Of all together. Null: without end."),
  is_available: about(z.boolean(), "Neither today's stock nor the budget is used up."),
});

export const showShop = memberCall(tag, {
  method: "POST",
  path: "/api/shop/list",
  repeatable: true,
  summary: "What points buy, with its terms and what is left of it today",
  input: z.object({}),
  output: z.object({
    ...standing,
    bonus_days: about(z.int(), "A bonus that is not wagered by then is forfeited."),
    list: z.array(item),
  }),
  examples: [{}],
});

export const buyItem = memberCall(tag, {
  method: "POST",
  path: "/api/shop/buy",
  repeatable: true,
  summary: "Buys an item for its points. The same purchase key again is the same purchase",
  input: z.object({
    code,
    points: about(z.int(), "The price that was seen: at another one nothing is bought."),
    purchase_key: z.uuid(),
  }),
  output: z.object({
    state: about(z.enum(["given", "coming"]), "`coming`: it is tried again until it is given."),
    points,
  }),
  errors: [
    "missions.closed",
    "missions.resting",
    "missions.points_missing",
    "missions.item_changed",
    "missions.sold_out",
    "rewards.account_blocked",
  ],
  examples: [
    { code: "bonus-two", points: 150, purchase_key: "0198c1f4-0000-7000-8000-000000000001" },
  ],
});

export const pointKinds = ["mission", "purchase", "refund", "expiry"] as const;

export const listPoints = memberCall(tag, {
  method: "POST",
  path: "/api/missions/points",
  repeatable: true,
  summary: "Every point that was earned, spent, given back or has expired, the latest first",
  input: z.object({ ...pageInput }),
  output: page(
    z.object({
      number: z.int(),
      kind: z.enum(pointKinds),
      code: about(z.nullable(z.string()), "Of the mission or the item."),
      change: z.int(),
      balance: z.int(),
      at: instant,
      expires_at: z.nullable(instant),
    }),
  ),
  examples: [{}],
});
