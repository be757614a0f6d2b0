/** Players: finding them, seeing their money, freezing and unfreezing. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { memberStatuses } from "../members.ts";
import { id, instant, page, pageInput } from "../schemas.ts";
import {
  depositRow,
  memberRow,
  moneyPicture,
  reason,
  searchText,
  tag,
  withdrawalRow,
} from "./shapes.ts";

export const listMembers = endpoint({
  method: "GET",
  path: "/backoffice/api/members",
  access: "operator",
  permission: "members.read",
  tag,
  summary: "Players, newest first; `text` searches id, account, name, phone, CPF and e-mail.",
  input: z.object({
    text: searchText,
    status: z.optional(z.enum(memberStatuses)),
    ...pageInput,
  }),
  output: page(memberRow),
  errors: ["backoffice.not_permitted"],
});

export const readMember = endpoint({
  method: "GET",
  path: "/backoffice/api/members/detail",
  access: "operator",
  permission: "members.read",
  tag,
  summary: "One player with money, latest deposits and withdrawals, and what operators did.",
  input: z.object({ member_id: id }),
  output: z.object({
    member: memberRow,
    email: z.nullable(z.string()),
    birth_date: z.string(),
    register_ip: z.string(),
    last_seen_at: z.nullable(instant),
    account_age_days: z.int(),
    status_reason: z.nullable(z.string()),
    money: moneyPicture,
    recent_deposits: z.array(depositRow),
    recent_withdrawals: z.array(withdrawalRow),
  }),
  errors: ["backoffice.not_permitted", "backoffice.member_not_found"],
});

const memberStateInput = z.object({ member_id: id, reason });
const memberStateOutput = z.object({ member_id: z.int(), status: z.enum(memberStatuses) });

export const freezeMember = endpoint({
  method: "POST",
  path: "/backoffice/api/members/freeze",
  access: "operator",
  permission: "members.freeze",
  tag,
  summary: "Stops all play and payments of a player and ends the player's sessions.",
  input: memberStateInput,
  output: memberStateOutput,
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.member_not_found",
    "backoffice.member_state_conflict",
  ],
});

export const unfreezeMember = endpoint({
  method: "POST",
  path: "/backoffice/api/members/unfreeze",
  access: "operator",
  permission: "members.freeze",
  tag,
  summary: "Lets a frozen player in again.",
  input: memberStateInput,
  output: memberStateOutput,
  errors: [
    "backoffice.not_permitted",
    "backoffice.reason_required",
    "backoffice.member_not_found",
    "backoffice.member_state_conflict",
  ],
});

export const membersAuditActions = ["member.read", "member.freeze", "member.unfreeze"] as const;
