/** What looks like abuse of promotions and of the agency, and what operators decide about it. */
import * as z from "zod/mini";
import { commissionKinds } from "../../player/rewards/agency.ts";
import { about, day, instant, moneyOutput, memberId } from "../../schemas.ts";
import { keysetInput, keysetPage, memberReference, pendingApproval, reason } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const listAgencySignals = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/agency/signals",
  permission: "agency.read",
  summary: "Why commissions were stopped, the newest first, with what became of them.",
  input: z.object({ member_id: z.optional(memberId), ...keysetInput }),
  output: keysetPage(
    z.object({
      signal_id: z.int(),
      agent: memberReference,
      invitee: z.nullable(memberReference),
      kind: z.enum(commissionKinds),
      period: day,
      why: z.string(),
      detail: z.string(),
      at: instant,
      state: z.string(),
      amount: moneyOutput,
      can_release: z.boolean(),
      can_forfeit: z.boolean(),
    }),
  ),
});

export const decideCommission = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/agency/decide",
  permission: "agency.manage",
  summary:
    "Lets a stopped commission go on, when a second person agrees, or forfeits one that is not paid " +
    "yet.",
  input: z.object({
    agent_id: memberId,
    kind: z.enum(commissionKinds),
    period: day,
    decision: z.enum(["release", "forfeit"]),
    reason,
  }),
  output: z.object({ state: z.string(), approval: z.nullable(pendingApproval) }),
  errors: ["backoffice.approval_waiting", "agency.commission_unknown", "agency.commission_decided"],
  examples: [
    {
      agent_id: 100_000_001,
      kind: "betting",
      period: "2026-01-05",
      decision: "release",
      reason: "They are a couple",
    },
  ],
});

export const listRewardSignals = officeCall({
  method: "GET",
  path: "/backoffice/api/promotions/signals",
  permission: "promotions.read",
  summary: "Claims that were refused because somebody else had the CPF, device or payer already.",
  input: z.object(keysetInput),
  output: keysetPage(
    z.object({
      member: memberReference,
      other: memberReference,
      kind: z.string(),
      period: z.string(),
      guard: z.enum(["cpf", "device", "paymentKey"]),
      at: instant,
      reward_id: about(
        z.nullable(z.string()),
        "The reward of who came second, while it may be forfeited.",
      ),
      amount: z.nullable(moneyOutput),
      state: z.nullable(z.string()),
    }),
  ),
});

export const forfeitReward = officeCall({
  method: "POST",
  path: "/backoffice/api/promotions/rewards/forfeit",
  permission: "promotions.campaigns",
  summary: "Takes away a reward that was not claimed yet. What was paid stays paid.",
  input: z.object({ reward_id: z.uuid(), reason }),
  output: z.object({ state: z.string() }),
  errors: ["rewards.not_found", "rewards.already_claimed"],
  examples: [{ reward_id: "0191a1f0-0000-7000-8000-000000000000", reason: "Shared device" }],
});
