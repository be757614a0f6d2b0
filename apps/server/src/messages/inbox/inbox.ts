/** A member's inbox: what they were told, in the language they read it in. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/site/messages.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import { pageOf } from "../../platform/paging.ts";
import { loadTexts } from "./campaign-repository.ts";
import {
  countUnread,
  insertNotifications,
  listNotifications,
  markRead,
} from "./notification-repository.ts";
import { campaignOf, wordsOf } from "../present.ts";
import type { MessagesDeps, Notice, Teller } from "../types.ts";

export interface Inbox extends Teller {
  listNotifications(
    input: InputOf<typeof contract.listNotifications>,
    context: MemberContext,
  ): Promise<DataOf<typeof contract.listNotifications>>;
  readNotifications(
    input: InputOf<typeof contract.readNotifications>,
    context: MemberContext,
  ): Promise<DataOf<typeof contract.readNotifications>>;
}

export function createInbox(deps: MessagesDeps): Inbox {
  const { db, clock } = deps;
  const write = (tx: Tx, notices: readonly Notice[]) => {
    const now = clock.now();
    return insertNotifications(
      tx,
      notices.map((notice) => ({
        memberId: notice.memberId,
        key: notice.key ?? deps.random.uuid(),
        code: notice.code,
        params: notice.params ?? {},
        link: notice.link ?? null,
        createdAt: (notice.at ?? now).toISOString(),
        isDue: notice.at === undefined || notice.at <= now,
      })),
    );
  };
  const writeAlone = (notices: Parameters<typeof write>[1]) =>
    inTransaction(db, (tx) => write(tx, notices));
  return {
    notify: async (tx, ...notices) => {
      if (notices.length === 0) return;
      await (tx === null ? writeAlone(notices) : write(tx, notices));
    },
    listNotifications: async (input, { member, lang }) => {
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
    },
    readNotifications: async (input, { member: { memberId } }) => {
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
    },
  };
}
