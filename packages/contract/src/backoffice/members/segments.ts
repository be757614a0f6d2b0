/**
 * Segments: members by what they did, named once and used by campaigns, promotions and messages.
 * What is used is a version: it never changes, so what was agreed to is what is carried out.
 */
import * as z from "zod/mini";
import { gameTypes } from "../../player/games/catalog.ts";
import { about, day, id, instant, moneyInput, moneyOutput } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { keysetInput, keysetPage, memberReference, reason, text } from "../shapes.ts";
import { siteCode, siteLanguages } from "../site/content-shapes.ts";

export const segmentPurposes = ["marketing", "protective"] as const;

const days = z.int().check(z.minimum(0), z.maximum(3_660));
const daysRange = z.object({ from: z.optional(days), to: z.optional(days) });
const level = z.int().check(z.minimum(0), z.maximum(30));
const years = z.int().check(z.minimum(18), z.maximum(120));

function rulesWith<Money extends z.ZodMiniType>(money: Money) {
  const moneyRange = z.object({ from: z.optional(money), to: z.optional(money) });
  return z.object({
    period_days: about(
      z._default(z.int().check(z.minimum(1), z.maximum(366)), 30),
      "São Paulo days, today included, that sums are counted over.",
    ),
    deposited: z.optional(moneyRange),
    staked: z.optional(moneyRange),
    won: z.optional(moneyRange),
    lost: about(z.optional(moneyRange), "Staked less won. Of protective segments only."),
    plays: about(z.optional(z.int().check(z.minimum(1))), "At least so many in the period."),
    games: about(
      z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(100))),
      "Only what was played in these counts, and something was.",
    ),
    game_types: z.optional(z.array(z.enum(gameTypes))),
    has_deposited: about(z.optional(z.boolean()), "Ever."),
    deposit_days_ago: about(z.optional(daysRange), "Since the last deposit."),
    days_away: about(z.optional(daysRange), "Since the last play; without any, registering."),
    level_from: z.optional(level),
    level_to: z.optional(level),
    site: z.optional(siteCode),
    languages: z.optional(z.array(z.enum(siteLanguages))),
    registered_from: z.optional(day),
    registered_to: z.optional(day),
    registered_days_ago: z.optional(daysRange),
    tags: about(
      z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(20))),
      "Whoever has one of these tags, which colleagues put on players.",
    ),
    age_from: z.optional(years),
    age_to: z.optional(years),
  });
}

export const segmentRules = rulesWith(moneyInput);
const shownRules = rulesWith(moneyOutput);

const segmentId = { segment_id: id };
const purpose = about(
  z.enum(segmentPurposes),
  "Marketing: never the excluded, the paused, those with risk signals, nor who wants no " +
    "advertising. Protective: messages that look after somebody, and nothing else.",
);

const segmentRow = z.object({
  segment_id: z.int(),
  name: z.string(),
  purpose,
  version: z.int(),
  rules: shownRules,
  is_retired: z.boolean(),
  set_by: z.string(),
  set_at: instant,
});

export const listSegments = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/segments",
  permission: "promotions.read",
  summary: "Segments in their latest version; protective ones for whoever sees compliance.",
  input: z.object(keysetInput),
  output: keysetPage(segmentRow),
});

/** Fewer are not counted to the one, nor shown: a few are somebody, and no group. */
export const SEGMENT_LEAST = 10;

export const countSegment = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/segments/count",
  permission: "promotions.read",
  summary: "How many members these rules fit now, and some of them.",
  input: z.object({ purpose, rules: segmentRules }),
  output: z.object({
    size: about(z.nullable(z.int()), "Null: fewer than ten, of whom nobody is shown."),
    sample: about(
      z.nullable(z.array(memberReference)),
      "Drawn by a fixed order that follows nothing they did; null: this role sees no members.",
    ),
  }),
  errors: ["backoffice.segment_invalid", "backoffice.segment_protective", "common.not_found"],
  examples: [{ purpose: "marketing", rules: { deposited: { from: "100.00" }, period_days: 7 } }],
});

export const nameGames = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/games",
  permission: "promotions.read",
  summary: "Games by name, for segments and races: whoever makes these need not see rounds.",
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ game_id: z.int(), name: z.string() })) }),
});

export const saveSegment = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/segments/save",
  permission: "promotions.campaigns",
  summary: "A new segment, or the next version of one. What uses an earlier version keeps it.",
  input: z.object({
    segment_id: about(z.nullable(id), "Null: a new one."),
    name: text(80).check(z.minLength(3)),
    purpose,
    rules: segmentRules,
    reason,
  }),
  output: z.object({ segment_id: z.int(), version: z.int() }),
  errors: [
    "backoffice.segment_exists",
    "backoffice.segment_invalid",
    "backoffice.segment_not_found",
    "backoffice.segment_protective",
    "common.not_found",
  ],
  examples: [
    {
      segment_id: null,
      name: "Away for a week",
      purpose: "marketing",
      rules: { days_away: { from: 7, to: 30 }, has_deposited: true },
      reason: "A friendly word",
    },
  ],
});

export const retireSegment = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/segments/retire",
  permission: "promotions.campaigns",
  summary: "No longer offered for anything new. What uses it goes on.",
  input: z.object({ ...segmentId, reason }),
  output: z.object({ is_retired: z.boolean() }),
  errors: ["backoffice.segment_not_found"],
  examples: [{ segment_id: 1, reason: "Not used" }],
});
