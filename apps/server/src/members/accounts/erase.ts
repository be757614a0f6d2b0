/**
 * The end of what is kept about a person: the member's number stays, which money and rounds name;
 * names, documents, addresses, devices and ways in are gone for good.
 */
import assert from "node:assert";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Tx } from "../../platform/database/types.ts";
import type { Parts } from "../context.ts";
import { eraseMemberRow, eraseTraces, lockEnding } from "./erase-repository.ts";
import { pictures } from "../pictures.ts";

/** False: erased before, or never there. Only a closed account is. */
export async function eraseMember(parts: Parts, tx: Tx, memberId: MemberId): Promise<boolean> {
  const ending = await lockEnding(tx, memberId);
  if (ending === null || ending.erasedAt !== null) return false;
  assert(ending.status === "closed", "Only a closed account is erased.");
  await parts.outbox.forget(
    tx,
    [ending.phone, ending.email].filter((one) => one !== null),
  );
  await eraseTraces(tx, memberId);
  const [picture = ""] = pictures.male;
  await eraseMemberRow(tx, { memberId, picture, now: parts.clock.now() });
  return true;
}
