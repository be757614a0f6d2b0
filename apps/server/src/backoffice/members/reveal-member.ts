/** One piece of a player's personal data in full. */
import type * as contract from "@tucano/contract/backoffice/members/members.ts";
import type { Command } from "../core/area.ts";
import { noteReveal } from "../core/reveal.ts";
import { findExisting } from "./members.ts";

export const revealMember: Command<typeof contract.revealMember> = async (
  parts,
  { member_id: memberId, field, reason },
  context,
) => {
  const member = await findExisting(parts, memberId);
  await noteReveal(
    parts,
    { action: "member.reveal", subject: `member:${memberId}`, reason, details: { field } },
    context,
  );
  return { value: member[field] ?? "" };
};
