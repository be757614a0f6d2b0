/** What the house gives by hand to many: campaigns to a list or a segment, and promo codes. */
import * as z from "zod/mini";
import { about, day, id, instant, moneyInput, moneyOutput } from "../../schemas.ts";
import {
  keysetInput,
  keysetPage,
  memberReference,
  pendingApproval,
  reason,
  text,
} from "../shapes.ts";
import { officeCall } from "../office-call.ts";
import { freeGift } from "./free-rounds.ts";

export const CAMPAIGN_MEMBERS_MAX = 10_000;

const level = z.int().check(z.minimum(0), z.maximum(30));
const times = z.int().check(z.minimum(0), z.maximum(100));

/** Whom it is for: these, or whoever is in a segment. */
const audience = z.object({
  member_ids: about(
    z.optional(
      z
        .array(z.int().check(z.minimum(1)).brand<"MemberId">())
        .check(z.maxLength(CAMPAIGN_MEMBERS_MAX)),
    ),
    "These, and nobody else.",
  ),
  segment_id: about(z.optional(id), "Those in a segment for marketing, and nobody else."),
});

const shownAudience = z.extend(audience, {
  segment_version: about(z.optional(z.int()), "Which was agreed to."),
  level_from: about(z.optional(level), "Of campaigns from before there were segments."),
  level_to: z.optional(level),
  registered_from: about(z.optional(day), "São Paulo days, both included."),
  registered_to: z.optional(day),
});

export const campaignGifts = [
  "cash",
  "bonus",
  "daily-spins",
  "lottery-spins",
  "free-rounds",
] as const;
export const campaignStates = ["waiting", "running", "done", "stopped"] as const;
export const campaignOutcomes = ["given", "blocked", "unknown", "failed"] as const;

const campaignRow = z.object({
  campaign_id: z.int(),
  name: z.string(),
  gift: z.enum(campaignGifts),
  amount: about(moneyOutput, "Of cash and bonus; of free rounds, their stakes together."),
  free: z.nullable(
    z.object({ game_id: z.int(), game: z.string(), stake: moneyOutput, rounds: z.int() }),
  ),
  spins: z.int(),
  turnover_multiple: z.int(),
  listed: about(z.nullable(z.int()), "How many the list names; null: a segment."),
  segment: shownAudience,
  segment_name: about(z.nullable(z.string()), "As it is called now; null: a list, or by level."),
  ends_at: instant,
  budget: moneyOutput,
  state: z.enum(campaignStates),
  given: z.int(),
  skipped: z.int(),
  cost: moneyOutput,
  created_by: z.string(),
  created_at: instant,
});

export const listCampaigns = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/campaigns",
  permission: "promotions.read",
  summary: "Campaigns, the newest first, with what they have given so far.",
  input: z.object(keysetInput),
  output: keysetPage(campaignRow),
});

export const readCampaign = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/campaigns/one",
  permission: "promotions.read",
  summary: "One campaign: what it gives to whom, and what it has come to so far.",
  input: z.object({ campaign_id: id }),
  output: campaignRow,
  errors: ["backoffice.campaign_not_found"],
  examples: [{ campaign_id: 1 }],
});

export const listCampaignMembers = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/campaigns/members",
  permission: "promotions.read",
  summary: "Whom a campaign has reached, and what came of it.",
  input: z.object({ campaign_id: id, ...keysetInput }),
  output: keysetPage(
    z.object({
      member: memberReference,
      outcome: z.enum(campaignOutcomes),
      code: z.nullable(z.string()),
      at: instant,
    }),
  ),
  errors: ["backoffice.campaign_not_found"],
  examples: [{ campaign_id: 1 }],
});

export const createCampaign = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/campaigns/create",
  permission: "promotions.campaigns",
  summary:
    "Asks for a campaign; it runs when somebody else agrees, gives each member at most once, and " +
    "ends when its time or its budget is over.",
  input: z.object({
    name: text(80).check(z.minLength(3)),
    gift: z.enum(campaignGifts),
    amount: z.optional(moneyInput),
    free: about(z.optional(freeGift), "Of free rounds: which. They end with the campaign."),
    spins: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
    turnover_multiple: times,
    segment: audience,
    ends_at: instant,
    budget: about(
      moneyInput,
      "What it may cost in all. Spins cost what they win, and are not counted.",
    ),
    reason,
  }),
  output: z.object({ campaign_id: z.int(), approval: pendingApproval }),
  errors: [
    "backoffice.amount_invalid",
    "backoffice.campaign_invalid",
    "backoffice.segment_not_found",
    "backoffice.segment_protective",
    "promotions.not_offered",
    "free_rounds.game_not_offered",
    "free_rounds.stake_not_offered",
    "free_rounds.too_much",
  ],
  examples: [
    {
      name: "Carnival",
      gift: "bonus",
      amount: "10.00",
      turnover_multiple: 10,
      segment: { member_ids: [100_000_001] },
      ends_at: "2030-01-01T00:00:00-03:00",
      budget: "100.00",
      reason: "Carnival",
    },
  ],
});

export const stopCampaign = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/campaigns/stop",
  permission: "promotions.campaigns",
  summary: "Ends a campaign that waits or runs. What was given stays given.",
  input: z.object({ campaign_id: id, reason }),
  output: z.object({ state: z.enum(campaignStates) }),
  errors: ["backoffice.campaign_not_found", "backoffice.campaign_over"],
  examples: [{ campaign_id: 1, reason: "Wrong list" }],
});

// ---------------------------------------------------------------- promo codes

export const promoCodeText = text(24).check(z.regex(/^[A-Za-z0-9-]{4,24}$/));

const promoCodeRow = z.object({
  code: z.string(),
  pocket: z.enum(["cash", "bonus"]),
  amount: about(moneyOutput, "Nothing, where free rounds are all that it gives."),
  free: z.nullable(
    z.object({ game: z.string(), stake: moneyOutput, rounds: z.int(), days: z.int() }),
  ),
  turnover_multiple: z.int(),
  starts_at: instant,
  ends_at: instant,
  limit_total: about(z.nullable(z.int()), "Null: without end."),
  limit_per_member: z.int(),
  level_from: z.int(),
  registered_from: z.nullable(day),
  is_open: z.boolean(),
  taken: z.int(),
  cost: about(moneyOutput, "What was redeemed, free rounds by their stakes."),
  created_by: z.string(),
  created_at: instant,
});

export const listPromoCodes = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/codes",
  permission: "promotions.read",
  summary: "Promo codes, the newest first.",
  input: z.object(keysetInput),
  output: keysetPage(promoCodeRow),
});

export const createPromoCode = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/codes/create",
  permission: "promotions.campaigns",
  summary: "A new code; it can be redeemed when somebody else agrees.",
  input: z.object({
    code: promoCodeText,
    pocket: z.enum(["cash", "bonus"]),
    amount: about(moneyInput, "May be nothing, where free rounds are given."),
    free: about(
      z.optional(z.extend(freeGift, { days: z.int().check(z.minimum(1), z.maximum(366)) })),
      "Free rounds that come with it, and how many days they can be played.",
    ),
    turnover_multiple: times,
    starts_at: instant,
    ends_at: instant,
    limit_total: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))), null),
    limit_per_member: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
    level_from: z._default(level, 0),
    registered_from: z._default(z.nullable(day), null),
    reason,
  }),
  output: z.object({ approval: pendingApproval }),
  errors: [
    "backoffice.amount_invalid",
    "backoffice.campaign_invalid",
    "backoffice.promo_code_exists",
    "backoffice.approval_waiting",
    "free_rounds.game_not_offered",
    "free_rounds.stake_not_offered",
    "free_rounds.too_much",
  ],
  examples: [
    {
      code: "CARNAVAL10",
      pocket: "bonus",
      amount: "10.00",
      turnover_multiple: 10,
      starts_at: "2029-01-01T00:00:00-03:00",
      ends_at: "2030-01-01T00:00:00-03:00",
      reason: "Carnival",
    },
  ],
});

export const closePromoCode = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/codes/close",
  permission: "promotions.campaigns",
  summary: "Ends a code for good. What was redeemed stays.",
  input: z.object({ code: promoCodeText, reason }),
  output: z.object({ is_open: z.boolean() }),
  errors: ["backoffice.promo_code_unknown"],
  examples: [{ code: "CARNAVAL10", reason: "Leaked" }],
});
