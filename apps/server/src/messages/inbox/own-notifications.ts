/** A member's inbox: what they were told, in the language they read it in. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/site/messages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import { pageOf } from "../../platform/paging.ts";
import { campaignOf, wordsOf } from "../present.ts";
import type { MessagesDeps } from "../types.ts";
import { loadTexts } from "./campaign-repository.ts";
import { countUnread, listNotifications, markRead } from "./notification-repository.ts";

export async function listOwnNotifications(
  { db, clock }: MessagesDeps,
  input: InputOf<typeof contract.listNotifications>,
  { member, lang }: MemberContext,
): Promise<DataOf<typeof contract.listNotifications>> {
  const { page, limit, offset } = pageOf(input);
  const { list, total, unread } = await listNotifications(db, {
    memberId: member.memberId,
    isUnreadOnly: input.unread_only ?? false,
    now: clock.now(),
    offset,
    limit,
  });
  const own = await loadTexts(db, list.flatMap(campaignOf));
  const shown = list.map((row) => ({
    id: row.id,
    code: row.code,
    ...wordsOf(row, own, lang),
    link: row.link,
    is_read: row.isRead,
    created_at: toWireInstant(row.createdAt),
  }));
  return { list: shown, total, page, limit, unread };
}

export async function readOwnNotifications(
  { db, clock }: MessagesDeps,
  input: InputOf<typeof contract.readNotifications>,
  { member: { memberId } }: MemberContext,
): Promise<DataOf<typeof contract.readNotifications>> {
  const isAll = input.all === true;
  if (!isAll && input.ids === undefined) {
    throw new DomainError("common.invalid_input", {
      fields: { ids: { code: "field.required" } },
    });
  }
  const now = clock.now();
  const ids = isAll ? null : (input.ids ?? []);
  const read = await inTransaction(db, (tx) => markRead(tx, { memberId, ids, now }));
  return { read, unread: await countUnread(db, memberId, now) };
}
