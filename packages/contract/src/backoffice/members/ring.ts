/** Accounts that may be in one hand, and what is done to several of them at once. */
import * as z from "zod/mini";
import { about, memberId, moneyOutput } from "../../schemas.ts";
import { memberRow, pendingApproval, reason } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const memberTies = ["device", "key", "person", "address", "tree"] as const;

const ringRow = z.object({
  member: memberRow,
  ties: about(
    z.array(z.enum(memberTies)),
    "What links it to the player asked for: a device, the payment key of the last withdrawal, name " +
      "and birth date, the address of registration within a day; and whether one invited the other.",
  ),
  cash: moneyOutput,
  locked: moneyOutput,
});

export const memberRing = officeCall({
  method: "GET",
  path: "/backoffice/api/members/ring",
  permission: "members.read",
  summary: "A player, and the other accounts that may be in the same hand; most ties first.",
  input: z.object({ member_id: memberId }),
  output: z.object({ list: z.array(ringRow) }),
  errors: ["backoffice.member_not_found"],
  examples: [{ member_id: 100_000_001 }],
});

export const freezeOutcomes = ["done", "not_active", "waits_for_second"] as const;

export const freezeMembers = officeCall({
  method: "POST",
  path: "/backoffice/api/members/freeze-many",
  permission: "members.freeze",
  summary:
    "Freezes several players for one reason, each by itself. From a number of the market on, " +
    "somebody else has to agree first.",
  input: z.object({
    member_ids: z.array(memberId).check(z.minLength(1), z.maxLength(100)),
    reason,
  }),
  output: z.object({
    list: z.array(z.object({ member_id: z.int(), outcome: z.enum(freezeOutcomes) })),
    approval: z.nullable(pendingApproval),
  }),
  errors: ["backoffice.member_not_found", "backoffice.approval_waiting"],
  examples: [{ member_ids: [100_000_001, 100_000_002], reason: "One hand, four accounts" }],
});
