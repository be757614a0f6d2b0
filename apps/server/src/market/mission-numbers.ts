/**
 * Missions and the shop that their points are spent in. A mission counts rounds, games and days,
 * never what was staked, lost or paid in: there is no field that could ask for it.
 */
import * as z from "zod/mini";
import { missionCounts, missionTimes } from "@tucano/contract/player/rewards/missions.ts";
import { count, days, forWhom, frame, giftWithFree, period } from "./number-shapes.ts";

const LISTED_MAX = 24;
const POINTS_MAX = 100_000;
const TARGET_MAX = 100_000;

const code = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const points = z.int().check(z.minimum(1), z.maximum(POINTS_MAX));
const goal = z.int().check(z.minimum(1), z.maximum(TARGET_MAX));

const mission = z.object({
  code,
  /**
   * Bets at any game of our own; different games, each played for `roundsEach` rounds; the same of
   * games never played before; days of play; two-step sign-in; a deposit limit.
   */
  counts: z.enum(missionCounts),
  /** `once`: over all time, and given once. A lasting one is an achievement. */
  every: z.enum(missionTimes),
  goal,
  /** Of games and days: so many rounds in each. */
  roundsEach: z.int().check(z.minimum(1), z.maximum(TARGET_MAX)),
  points,
});

const item = z.extend(giftWithFree, {
  code,
  /** What it costs. */
  points,
  /** How often all together can take it in a day; null: without end. */
  stockPerDay: z.nullable(count),
});

export const missionNumbers = {
  missions: z.object({
    isOpen: z.boolean(),
    ...period,
    audience: forWhom,
    /** Points that are not spent by then are lost; as it was when they were earned. */
    pointsDays: days,
    list: z.array(mission).check(z.maxLength(LISTED_MAX)),
  }),
  shop: z.object({
    isOpen: z.boolean(),
    ...frame,
    items: z.array(item).check(z.maxLength(LISTED_MAX)),
  }),
} as const;
