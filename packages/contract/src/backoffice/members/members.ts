/** Players: finding them, seeing their money, freezing and unfreezing. */
import * as z from "zod/mini";
import { memberStatuses } from "../../player/account/members.ts";
import {
  about,
  count,
  day,
  id,
  instant,
  memberId,
  moneyInput,
  moneyOutput,
} from "../../schemas.ts";
import {
  depositRow,
  keysetInput,
  keysetPage,
  memberRow,
  memberTag,
  moneyPicture,
  doneOrPending,
  reason,
  searchText,
  text,
  withdrawalRow,
} from "../shapes.ts";
import { officeCall } from "../office-call.ts";

/** Players by what they did and have: all of what is named must fit. */
const deeds = {
  level_from: z.optional(count),
  level_to: z.optional(count),
  site: about(z.optional(text(100)), "Where they registered."),
  registered_from: z.optional(day),
  registered_to: z.optional(day),
  cash_from: about(z.optional(moneyInput), "Of the balance as it is now."),
  cash_to: z.optional(moneyInput),
  deposited_from: z.optional(moneyInput),
  deposited_to: z.optional(moneyInput),
  no_deposit_days: about(z.optional(count), "Paid nothing in for so many days, or never."),
  staked_from: z.optional(moneyInput),
  lost_from: about(z.optional(moneyInput), "Staked more than won, by so much or more."),
  won_from: about(z.optional(moneyInput), "Won more than staked, by so much or more."),
  away_days: about(z.optional(count), "Did play, but not for so many days."),
  game: about(
    z.optional(text(200)),
    "Played it: <studio>/<code>. Stakes and wins are of it alone.",
  ),
};

const listedMember = z.object({
  ...memberRow.shape,
  site: z.string(),
  cash: moneyOutput,
  deposited: moneyOutput,
  last_deposit_at: z.nullable(instant),
  staked: moneyOutput,
  net_result: about(moneyOutput, "Won minus staked."),
  last_played_on: z.nullable(day),
  tags: z.array(memberTag),
});

export const listMembers = officeCall({
  method: "GET",
  path: "/backoffice/api/members",
  permission: "members.read",
  summary:
    "Players, newest first. `text` finds by id, account, the beginning of a name, CPF, phone or " +
    "e-mail; then the first 50 are all there is. With a filter by what they did, a call looks " +
    "through some of them only: `next` goes on from there, however few were found.",
  input: z.object({
    text: searchText,
    status: z.optional(z.enum(memberStatuses)),
    tag: about(z.optional(id), "Whoever has it, by their numbers downwards."),
    device_of: about(z.optional(memberId), "Who signed in on a device of this player."),
    ...deeds,
    ...keysetInput,
  }),
  output: z.extend(keysetPage(listedMember), {
    looked_at: about(
      z.nullable(z.int()),
      "How many players were looked through for these; null: by name and state alone.",
    ),
  }),
});

export const readMember = officeCall({
  method: "GET",
  path: "/backoffice/api/members/detail",
  permission: "members.read",
  summary: "One player with money, latest deposits and withdrawals, and what operators did.",
  input: z.object({ member_id: memberId }),
  output: z.object({
    member: memberRow,
    tags: z.array(memberTag),
    email_masked: z.nullable(z.string()),
    birth_date: z.string(),
    register_ip: z.string(),
    last_seen_at: z.nullable(instant),
    account_age_days: z.int(),
    status_reason: z.nullable(z.string()),
    money: moneyPicture,
    recent_deposits: z.array(depositRow),
    recent_withdrawals: z.array(withdrawalRow),
  }),
  errors: ["backoffice.member_not_found"],
});

const memberStateInput = z.object({ member_id: memberId, reason });
const memberStateOutput = z.object({ member_id: z.int(), status: z.enum(memberStatuses) });

export const freezeMember = officeCall({
  method: "POST",
  path: "/backoffice/api/members/freeze",
  permission: "members.freeze",
  summary: "Stops all play and payments of a player and ends the player's sessions.",
  input: memberStateInput,
  output: memberStateOutput,
  errors: ["backoffice.member_not_found", "backoffice.member_state_conflict"],
});

export const unfreezeMember = officeCall({
  method: "POST",
  path: "/backoffice/api/members/unfreeze",
  permission: "members.freeze",
  summary: "Lets a frozen player in again.",
  input: memberStateInput,
  output: memberStateOutput,
  errors: ["backoffice.member_not_found", "backoffice.member_state_conflict"],
});

/** Personal data that is masked until somebody asks for it, with a reason. */
export const personalFields = ["cpf", "phone", "email"] as const;

export const revealMember = officeCall({
  method: "POST",
  path: "/backoffice/api/members/reveal",
  permission: "members.reveal",
  summary: "One piece of a player's personal data in full. Bounded per hour, and written down.",
  input: z.object({ member_id: memberId, field: z.enum(personalFields), reason }),
  output: z.object({ value: z.string() }),
  errors: ["backoffice.member_not_found", "backoffice.too_many_reveals"],
  examples: [{ member_id: 100_000_001, field: "phone", reason: "Calls back" }],
});

export const adjustMember = officeCall({
  method: "POST",
  path: "/backoffice/api/members/adjust",
  permission: "members.adjust",
  summary:
    "Gives a player money by hand or takes some. Beyond what the operator's role may alone, " +
    "somebody else agrees first. What is given owes the turnover asked for before it may leave.",
  input: z.object({
    member_id: memberId,
    direction: z.enum(["give", "take"]),
    amount: moneyInput,
    turnover_multiple: about(
      z._default(z.int().check(z.minimum(0), z.maximum(50)), 1),
      "Of what is given: 0 to 50 times the amount.",
    ),
    reason,
  }),
  output: z.object({ approval: doneOrPending }),
  errors: [
    "backoffice.member_not_found",
    "backoffice.amount_invalid",
    "backoffice.approval_waiting",
    "wallet.account_blocked",
    "wallet.insufficient_funds",
  ],
  examples: [
    { member_id: 100_000_001, direction: "give", amount: "50.00", reason: "Broken round 7" },
  ],
});

export const membersAuditActions = [
  "member.read",
  "member.freeze",
  "member.unfreeze",
  "member.reveal",
  "member.adjust",
  "member.close",
  "member.end_sessions",
  "member.reset_second_factor",
  "member.send_password_link",
  "member.message",
  "member.note",
  "member.tag",
  "tag.save",
  "member.grant_reward",
  "member.forfeit_reward",
  "member.forfeit_bonus",
  "member.make_demo",
] as const;
