/** One piece of a player's personal data in full. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/members.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { noteReveal } from "../core/reveal.ts";
import { findExisting } from "./members.ts";

export async function revealMember(
  parts: Parts,
  { member_id: memberId, field, reason }: InputOf<typeof contract.revealMember>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.revealMember>> {
  const member = await findExisting(parts, memberId);
  await noteReveal(
    parts,
    { action: "member.reveal", subject: `member:${memberId}`, reason, details: { field } },
    context,
  );
  return { value: member[field] ?? "" };
}
