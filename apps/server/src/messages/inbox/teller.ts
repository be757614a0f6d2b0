/** Telling members: what is written here is what they read in their inbox. */
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import type { MessagesDeps, Notice, Teller } from "../types.ts";
import { insertNotifications } from "./notification-repository.ts";

export function createTeller({ db, clock, random }: MessagesDeps): Teller {
  const write = (tx: Tx, notices: readonly Notice[]) => {
    const now = clock.now();
    return insertNotifications(
      tx,
      notices.map((notice) => ({
        memberId: notice.memberId,
        key: notice.key ?? random.uuid(),
        code: notice.code,
        params: notice.params ?? {},
        link: notice.link ?? null,
        createdAt: (notice.at ?? now).toISOString(),
        isDue: notice.at === undefined || notice.at <= now,
      })),
    );
  };
  const writeAlone = (notices: readonly Notice[]) => inTransaction(db, (tx) => write(tx, notices));
  return {
    notify: async (tx, ...notices) => {
      if (notices.length === 0) return;
      await (tx === null ? writeAlone(notices) : write(tx, notices));
    },
  };
}
