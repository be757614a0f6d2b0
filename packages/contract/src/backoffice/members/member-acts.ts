/** What operators do to a player's account beside freezing and money by hand. */
import * as z from "zod/mini";
import { officeCall } from "../office-call.ts";
import { memberStatuses } from "../../player/account/members.ts";
import { about, instant, moneyInput, moneyOutput, memberId } from "../../schemas.ts";
import { doneOrPending, reason, text } from "../shapes.ts";

const act = { method: "POST" } as const;
const errors = ["backoffice.member_not_found"] as const;
const input = z.object({ member_id: memberId, reason });
const examples = [{ member_id: 100_000_001, reason: "Asked for by the player" }];

export const closeMember = officeCall({
  ...act,
  path: "/backoffice/api/members/close",
  permission: "members.close",
  summary: "Closes an account for good: nobody gets in and nothing moves. Money stays in it.",
  input,
  output: z.object({ member_id: z.int(), status: z.enum(memberStatuses) }),
  errors: [...errors, "backoffice.member_state_conflict"],
  examples,
});

export const endMemberSessions = officeCall({
  ...act,
  path: "/backoffice/api/members/sessions/end",
  permission: "members.credentials",
  summary: "Signs a player out of one device, or of all",
  input: z.object({ member_id: memberId, session_id: z.optional(z.uuid()), reason }),
  output: z.object({ sessions_ended: z.int() }),
  errors: [...errors],
  examples,
});

export const resetSecondFactor = officeCall({
  ...act,
  path: "/backoffice/api/members/second-factor/reset",
  permission: "members.credentials",
  summary:
    "Takes a lost authenticator away and ends all sessions: the next sign-in asks for no code",
  input,
  output: z.object({ sessions_ended: z.int() }),
  errors: [...errors, "backoffice.member_state_conflict"],
  examples,
});

export const sendPasswordLink = officeCall({
  ...act,
  path: "/backoffice/api/members/password-link",
  permission: "members.credentials",
  summary:
    "Sends a one-time link to set a login password to the bound address, good for half an hour. " +
    "Whoever sends it never sees it.",
  input,
  output: z.object({ email_masked: z.string(), expires_at: instant }),
  errors: [
    ...errors,
    "backoffice.member_state_conflict",
    "backoffice.no_email",
    "members.mail_unavailable",
  ],
  examples,
});

export const messageMember = officeCall({
  ...act,
  path: "/backoffice/api/members/message",
  permission: "members.message",
  summary: "Writes to a player's inbox",
  input: z.object({
    member_id: memberId,
    title: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)),
    text: z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000)),
    reason,
  }),
  output: z.object({ member_id: z.int() }),
  errors: [...errors],
  examples: [
    { member_id: 100_000_001, title: "Your deposit", text: "It is there.", reason: "Late PIX" },
  ],
});

export const grantMemberReward = officeCall({
  ...act,
  path: "/backoffice/api/members/rewards/grant",
  permission: "members.rewards",
  summary:
    "Gives a player a bonus or cash as a reward. Beyond what the operator's role may alone, " +
    "somebody else agrees first.",
  input: z.object({
    member_id: memberId,
    amount: moneyInput,
    pocket: z.enum(["cash", "bonus"]),
    turnover_multiple: about(
      z.int().check(z.minimum(0), z.maximum(50)),
      "0 to 50 times the amount.",
    ),
    reason,
  }),
  output: z.object({ approval: doneOrPending }),
  errors: [...errors, "backoffice.amount_invalid", "backoffice.approval_waiting"],
  examples: [
    {
      member_id: 100_000_001,
      amount: "20.00",
      pocket: "bonus",
      turnover_multiple: 5,
      reason: "Long wait for an answer",
    },
  ],
});

export const forfeitMemberReward = officeCall({
  ...act,
  path: "/backoffice/api/members/rewards/forfeit",
  permission: "members.rewards",
  summary: "Takes back what was offered and not claimed; what was paid stays paid",
  input: z.object({ member_id: memberId, reward_id: z.uuid(), reason }),
  output: z.object({ reward_id: z.string(), state: z.string() }),
  errors: [...errors, "rewards.not_found", "rewards.already_claimed"],
  examples: [
    {
      member_id: 100_000_001,
      reward_id: "018f0000-0000-7000-8000-000000000000",
      reason: "Planted accounts",
    },
  ],
});

export const forfeitMemberBonus = officeCall({
  ...act,
  path: "/backoffice/api/members/bonus/forfeit",
  permission: "members.rewards",
  summary: "Takes back the bonus that is being played, with what it owes",
  input,
  output: z.object({
    forfeited: moneyOutput,
    waived: about(moneyOutput, "Turnover that is no longer owed."),
  }),
  errors: [...errors, "rewards.no_bonus", "rewards.bonus_at_play"],
  examples,
});

export const makeDemoMember = officeCall({
  ...act,
  path: "/backoffice/api/members/demo",
  permission: "members.credentials",
  summary:
    "Makes an account to show the house with: it plays with play money, is counted nowhere, and " +
    "never pays in or withdraws.",
  input: z.object({ account: text(40), password: z.string().check(z.maxLength(256)), reason }),
  output: z.object({ member_id: z.int() }),
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "members.invalid_registration",
  ],
  examples: [{ account: "demonstracao", password: "…", reason: "For the fair" }],
});
