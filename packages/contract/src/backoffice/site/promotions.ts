/**
 * Promotions, wheels, VIP, rebates and the agency: their numbers, texts and results, and what looks
 * like abuse. Campaigns and codes are in campaigns.ts.
 */
import * as z from "zod/mini";
import { activityCodes } from "../../player/rewards/activities.ts";
import { endpoint } from "../../endpoint.ts";
import type { ErrorCode } from "../../errors/index.ts";
import { about, day, instant, moneyOutput } from "../../schemas.ts";
import type { Permission } from "../access/permissions.ts";
import { facts, keysetInput, keysetPage, pendingApproval, reason, tag, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

/** The market's numbers that this area edits, by the permission that it takes. */
export const activityKeys = [
  "firstRecharge",
  "rechargeTiers",
  "rechargeRebate",
  "invitation",
  "dailyRelief",
  "day7",
  "missions",
  "shop",
] as const;
export const wheelKeys = ["dailyWheel", "lotteryWheel"] as const;
export const promotionKeys = [...activityKeys, ...wheelKeys, "vip", "rebates", "agency"] as const;
export type PromotionKey = (typeof promotionKeys)[number];

const values = z.record(z.string(), z.unknown());
const key = z.enum(promotionKeys);

// ---------------------------------------------------------------- numbers

/** What may be given, and what is; null: without end. */
const budgetUse = z.object({ most: z.nullable(moneyOutput), spent: moneyOutput });

export const listPromotions = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions",
  permission: "promotions.read",
  summary: "Everything that is promised in numbers: whether it is open, and what is to come.",
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        key,
        is_open: about(z.nullable(z.boolean()), "Null: it has no switch of its own."),
        effective_from: instant,
        set_by: z.nullable(z.string()),
        next_from: about(z.nullable(instant), "When the next numbers begin to hold."),
        starts_at: about(
          z.nullable(instant),
          "Of what holds now: when it is; null: without beginning or end.",
        ),
        ends_at: z.nullable(instant),
        cost_at_most: about(
          z.nullable(z.string()),
          "Percent of what it gives that it is published to cost at most; null: no gift.",
        ),
        budget: about(
          z.nullable(z.object({ day: budgetUse, whole: budgetUse })),
          "Today, and from its beginning on. Null: it has none.",
        ),
        offers: about(
          z.array(
            z.object({
              code: z.string(),
              is_open: z.boolean(),
              starts_at: z.nullable(instant),
              ends_at: z.nullable(instant),
              cost_at_most: about(z.string(), "Percent, reckoned from its own numbers."),
              budget: z.object({ day: budgetUse, whole: budgetUse }),
            }),
          ),
          "Beside the standing one, in order: the first that is open and meant for somebody is " +
            "theirs instead. Each has its own cost and budget.",
        ),
      }),
    ),
    sites: about(
      z.array(z.object({ code: z.string(), name: z.string() })),
      "For whom something may be: an audience names one of them.",
    ),
  }),
});

export const numberVersion = z.object({
  effective_from: instant,
  set_by: z.nullable(z.string()),
  state: z.enum(["coming", "current", "past"]),
  value: values,
  before: about(facts, "What it changed of the version before it."),
  after: facts,
});

const versionsOf = (path: `/${string}`, permission: Permission) =>
  endpoint({
    method: "GET",
    path,
    access: "operator",
    permission,
    tag,
    summary: "All versions of a promise's numbers, the latest first, each with what it changed.",
    input: z.object({ key, ...keysetInput }),
    output: keysetPage(numberVersion),
    errors: ["backoffice.not_permitted"],
    examples: [{ key: permission === "agency.read" ? "agency" : "firstRecharge" }],
  });

export const listVersions = versionsOf("/backoffice/api/promotions/versions", "promotions.read");
/**
 * The agency's only, whatever is requested: operators who look after agents need not see the rest.
 */
export const listAgencyVersions = versionsOf(
  "/backoffice/api/promotions/agency/versions",
  "agency.read",
);

export const promotionCalendar = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/calendar",
  permission: "promotions.read",
  summary: "What is promised from one São Paulo day to another: each promise's numbers in turn.",
  input: z.object({ from: day, to: day }),
  output: z.object({
    list: z.array(
      z.object({
        key,
        from: instant,
        until: about(z.nullable(instant), "When the next numbers begin; null: none are set."),
        is_open: z.nullable(z.boolean()),
        set_by: z.nullable(z.string()),
        starts_at: z.nullable(instant),
        ends_at: z.nullable(instant),
      }),
    ),
  }),
  examples: [{ from: "2026-12-01", to: "2026-12-31" }],
});

const setting = <const Keys extends readonly [PromotionKey, ...PromotionKey[]]>(
  path: `/${string}`,
  permission: Permission,
  keys: Keys,
  /** Of these numbers alone. */
  ownErrors: readonly ErrorCode[] = [],
) =>
  endpoint({
    method: "POST",
    path,
    access: "operator",
    permission,
    tag,
    summary:
      "New numbers from a moment on, which lies ahead. Closing alone takes effect by one person; " +
      "whatever else changes, another one agrees to.",
    /** `effective_from` null: as soon as it may be, once all who must have agreed. */
    input: z.object({
      key: z.enum(keys),
      value: values,
      effective_from: z.nullable(instant),
      until: about(
        z._default(z.nullable(instant), null),
        "When what held before holds again; null: never by itself. Then closing is for two, too.",
      ),
      reason,
    }),
    output: z.object({
      approval: about(z.nullable(pendingApproval), "Null: it was set at once."),
    }),
    errors: [
      "backoffice.not_permitted",
      "backoffice.reason_required",
      "backoffice.numbers_invalid",
      "backoffice.numbers_unchanged",
      "backoffice.numbers_past",
      "backoffice.numbers_taken",
      "backoffice.approval_waiting",
      ...ownErrors,
    ],
    examples: [
      {
        key: keys[0],
        value: { isOpen: true },
        effective_from: "2030-01-01T00:00:00-03:00",
        reason: "New year",
      },
    ],
  });

export const setActivity = setting(
  "/backoffice/api/promotions/set",
  "promotions.manage",
  activityKeys,
  ["backoffice.numbers_generous"],
);
export const setWheel = setting(
  "/backoffice/api/promotions/wheels/set",
  "promotions.wheels",
  wheelKeys,
);
export const setVip = setting("/backoffice/api/promotions/vip/set", "promotions.vip", ["vip"]);
export const setRebates = setting("/backoffice/api/promotions/rebates/set", "promotions.rebates", [
  "rebates",
]);
export const setAgency = setting("/backoffice/api/promotions/agency/set", "agency.manage", [
  "agency",
]);

// ---------------------------------------------------------------- wheels

/** An amount with its fraction of a centavo, exactly and with four decimals. */
const exact = z.object({ fraction: z.string(), centavos: z.string() });

export const reckonWheel = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/wheels/reckon",
  permission: "promotions.read",
  summary: "What a wheel of these numbers costs, exactly, beside the odds that players are shown.",
  input: z.object({ wheel: z.enum(wheelKeys), value: z.optional(values) }),
  output: z.object({
    per_draw: exact,
    per_earned_spin: about(z.nullable(exact), "With the spins that it wins; null: they never end."),
    draws_per_day: about(
      z.string(),
      "Of the last seven full days, in draws: what a day's draws would cost by these numbers.",
    ),
    per_day: exact,
    budget_per_day: moneyOutput,
    prizes: z.array(
      z.object({
        code: z.string(),
        kind: z.enum(["cash", "bonus", "spins", "nothing"]),
        amount: about(moneyOutput, "Of cash and bonus."),
        spins: z.int(),
        weight: z.int(),
        of: z.int(),
        one_in: z.string(),
        percent: z.string(),
        cost: about(exact, "What this prize adds to a draw."),
        given_today: z.int(),
        stock_per_day: z.nullable(z.int()),
      }),
    ),
    days: z.array(z.object({ day, draws: z.int(), spent: moneyOutput })),
  }),
  errors: ["backoffice.numbers_invalid"],
  examples: [{ wheel: "dailyWheel" }],
});

// ---------------------------------------------------------------- preview

/** What keeps a player out, in the order in which it is looked at. */
export const shutReasons = [
  "not_allowed",
  "closed",
  "not_begun",
  "over",
  "site",
  "level",
  "registered",
] as const;

export const previewPromotion = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/preview",
  permission: "promotions.read",
  summary:
    "What somebody of a site, a level and an age of account reads of a promise at a moment, by its " +
    "numbers or by a draft of them, and what keeps them out.",
  input: z.object({
    key,
    value: z.optional(values),
    at: z.optional(instant),
    site: z.optional(text(40)),
    level: z.optional(z.int().check(z.minimum(0), z.maximum(30))),
    registered_on: about(z.optional(day), "The day on which the account was opened."),
    language: about(z.optional(text(8)), "Not `lang`, which is the language that an answer is in."),
  }),
  output: z.object({
    shut: about(z.nullable(z.enum(shutReasons)), "Null: they can have it."),
    title: z.string(),
    summary: z.string(),
    terms: z.array(z.string()),
    starts_at: z.nullable(instant),
    ends_at: z.nullable(instant),
  }),
  errors: ["backoffice.numbers_invalid"],
  examples: [{ key: "firstRecharge", level: 2 }],
});

// ---------------------------------------------------------------- results

export const listResults = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/results",
  permission: "promotions.read",
  summary:
    "What each kind of reward came to from one day to another: given, asked in turnover, and what " +
    "the house won of the takers on the days on which they took. At most 92 days; by default 30.",
  input: z.object({ from: z.optional(day), to: z.optional(day) }),
  output: z.object({
    from: day,
    to: day,
    reckoned_at: about(z.nullable(instant), "Results are reckoned up to here."),
    list: z.array(
      z.object({
        kind: z.string(),
        claims: z.int(),
        takers: about(z.int(), "Members a day, summed over the days."),
        cost: moneyOutput,
        turnover_asked: moneyOutput,
        staked: about(moneyOutput, "On the days on which they took."),
        ggr: moneyOutput,
        net: about(moneyOutput, "GGR less cost."),
      }),
    ),
  }),
});

// ---------------------------------------------------------------- texts

export const activityText = z.object({
  lang: z.string(),
  title: about(z.string(), "As players read it."),
  summary: z.string(),
  terms: z.array(z.string()),
  own: about(
    z.object({
      title: z.nullable(z.string()),
      summary: z.nullable(z.string()),
      terms: z.nullable(z.string()),
    }),
    "What the house wrote itself; null: the product's words, written from the numbers.",
  ),
});

export const readTexts = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/texts",
  permission: "promotions.read",
  summary: "An activity's title, summary and terms in every language, as players read them.",
  input: z.object({ code: z.enum(activityCodes) }),
  output: z.object({ list: z.array(activityText) }),
  examples: [{ code: "ftd" }],
});

export const saveText = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/texts/save",
  permission: "promotions.manage",
  summary:
    "The house's own words in one language; empty: the product's. Own terms stand before the " +
    "product's, a line each: what the numbers say is never left out.",
  input: z.object({
    code: z.enum(activityCodes),
    language: about(text(8), "Not `lang`, which is the language that an answer is in."),
    title: text(80),
    summary: text(160),
    terms: text(4_000),
    reason,
  }),
  output: activityText,
  errors: ["backoffice.numbers_invalid"],
  examples: [
    { code: "ftd", language: "en", title: "Welcome", summary: "", terms: "", reason: "Shorter" },
  ],
});

export const promotionsAuditActions = [
  "promotion.set",
  "promotion.text",
  "promotion.forfeit",
  "agency.release",
  "agency.forfeit",
  "campaign.create",
  "campaign.start",
  "campaign.stop",
  "free_rounds.give",
  "free_rounds.cancel",
  "segment.save",
  "segment.retire",
  "race.save",
  "race.publish",
  "race.cancel",
  "race.disqualify",
  "promo_code.open",
  "promo_code.close",
] as const;
