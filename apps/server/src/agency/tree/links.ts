/**
 * The room's own picture of the tree. Who invited whom is the members room's to say, and never
 * changes once it is said; what is kept here beside it is since when somebody counts.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { dayOf } from "../../platform/days.ts";
import { insertLinks, listKnown, listTies } from "./link-repository.ts";
import type { AgencyDeps, Tie } from "../types.ts";

type LinkDeps = Pick<AgencyDeps, "db" | "members">;

/** Asked one by one: not more of them at once than there are connections to ask on. */
const ASKED_AT_ONCE = 8;

/** Asks for those who are not known yet, then for their inviters, and so on to the top. */
export async function learnLinks(deps: LinkDeps, memberIds: readonly MemberId[]): Promise<void> {
  let asked = [...new Set(memberIds)];
  while (asked.length > 0) {
    const known = new Set(await listKnown(deps.db, asked));
    const unknown = asked.filter((memberId) => !known.has(memberId));
    const inviters: MemberId[] = [];
    for (let from = 0; from < unknown.length; from += ASKED_AT_ONCE) {
      inviters.push(...(await learnSome(deps, unknown.slice(from, from + ASKED_AT_ONCE))));
    }
    asked = [...new Set(inviters)];
  }
}

/** Answers their inviters. */
async function learnSome(
  { db, members }: LinkDeps,
  memberIds: readonly MemberId[],
): Promise<MemberId[]> {
  const records = await members.findMany(memberIds);
  const links = await Promise.all(
    [...records.values()].map(async ({ memberId, createdAt }) => ({
      memberId,
      inviterId: await members.inviterOf(memberId),
      since: dayOf(createdAt),
    })),
  );
  await inTransaction(db, (tx) => insertLinks(tx, links));
  return links.flatMap(({ inviterId }) => (inviterId === null ? [] : [inviterId]));
}

/** All who earn by what these members did until that day. */
export async function tiesOf(
  deps: LinkDeps,
  memberIds: readonly MemberId[],
  lastDay: string,
): Promise<Tie[]> {
  await learnLinks(deps, memberIds);
  return (await listTies(deps.db, memberIds)).filter(({ since }) => since <= lastDay);
}

export const inviteesIn = (ties: readonly { readonly inviteeId: MemberId }[]): MemberId[] => [
  ...new Set(ties.map(({ inviteeId }) => inviteeId)),
];
