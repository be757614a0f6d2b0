/** Ties an invitee who has said yes to their inviter, for good. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { forgetUninvited, saveLink } from "./link-repository.ts";
import type { AgencyDeps } from "../types.ts";

/** Answers the day from which on it counts. */
export async function bindSubordinate(
  deps: AgencyDeps,
  of: { readonly inviteeId: MemberId; readonly inviterId: MemberId },
): Promise<string> {
  if (!(await deps.market.read("switches")).hasAgency) throw new DomainError("agency.closed");
  const countsFrom = addDays(dayOf(deps.clock.now()), 1);
  await bind(deps, { ...of, countsFrom });
  return countsFrom;
}

/**
 * Two rooms write, one after the other. Before it is said who the inviter is, our own row is
 * forgotten: should we end in between, it is requested again and found.
 */
async function bind(
  { db, members }: AgencyDeps,
  of: { readonly inviteeId: MemberId; readonly inviterId: MemberId; readonly countsFrom: string },
): Promise<void> {
  const { inviteeId, inviterId, countsFrom } = of;
  await inTransaction(db, (tx) => forgetUninvited(tx, inviteeId));
  const binding = await members.bindInviter(inviteeId, inviterId);
  if (binding === "own-tree") throw new DomainError("agency.own_tree");
  if (binding === "bound-already") throw new DomainError("agency.already_bound");
  await inTransaction(db, (tx) =>
    saveLink(tx, { memberId: inviteeId, inviterId, since: countsFrom }),
  );
}
