/** What an invitee says to those who would like them in their team. */
import { maskAccount } from "../../members/index.ts";
import type * as contract from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { bindSubordinate } from "./bind-subordinate.ts";
import type { AgencyDeps } from "../types.ts";
import { countAsked, declineWish, insertWish, listOpenWishes } from "./wish-repository.ts";

const DAY_MS = 24 * 3_600_000;
/** Anybody who knows more people than that can send them the link. */
const ASKED_IN_A_DAY_MAX = 20;
const INVITE_PAGE = "/agency-center/invite";

/** The invitee is notified once; a repeated wish, or one after a no, is silent. */
export async function askInvitee(
  { db, clock, members, notify }: AgencyDeps,
  wish: { readonly inviteeId: MemberId; readonly inviterId: MemberId; readonly askedBy: MemberId },
): Promise<void> {
  const now = clock.now();
  const inviter = await members.find(wish.inviterId);
  const account = maskAccount(inviter?.account ?? "");
  await inTurn(db, { what: "agency.ask", memberId: wish.askedBy }, async (tx) => {
    const since = new Date(now.getTime() - DAY_MS);
    if ((await countAsked(tx, wish.askedBy, since)) >= ASKED_IN_A_DAY_MAX) {
      throw new DomainError("common.too_many_requests", { retryAfterSeconds: DAY_MS / 1_000 });
    }
    if (!(await insertWish(tx, { ...wish, askedAt: now }))) return;
    const notice = { memberId: wish.inviteeId, code: "team_wish", params: { account } } as const;
    await notify(tx, { ...notice, link: INVITE_PAGE });
  });
}

export async function listWishes(
  { db, members }: AgencyDeps,
  inviteeId: MemberId,
): Promise<DataOf<typeof contract.listWishes>> {
  // A member with an inviter cannot be asked any more.
  if ((await members.inviterOf(inviteeId)) !== null) return { list: [] };
  const wishes = await listOpenWishes(db, inviteeId);
  const inviters = await members.findMany(wishes.map(({ inviterId }) => inviterId));
  return {
    list: wishes.map(({ inviterId, askedAt }) => ({
      inviter_id: inviterId,
      account: maskAccount(inviters.get(inviterId)?.account ?? ""),
      asked_at: toWireInstant(askedAt),
    })),
  };
}

export async function answerWish(
  deps: AgencyDeps,
  inviteeId: MemberId,
  { inviter_id: inviterId, accept }: InputOf<typeof contract.answerWish>,
): Promise<DataOf<typeof contract.answerWish>> {
  const isOpen = (await listOpenWishes(deps.db, inviteeId)).some(
    (wish) => wish.inviterId === inviterId,
  );
  if (!isOpen) throw new DomainError("agency.wish_unknown");
  if (accept) return { counts_from: await bindSubordinate(deps, { inviteeId, inviterId }) };
  await inTransaction(deps.db, (tx) => declineWish(tx, { inviteeId, inviterId }));
  return { counts_from: null };
}
