import { inTransaction } from "../platform/database/transaction.ts";
import { markDue } from "./inbox/notification-repository.ts";
import { removeLeft } from "./support/attachment-repository.ts";
import { LEFT_AFTER_MS } from "./support/attachments.ts";
import { QUIET_DAYS } from "./policy.ts";
import { closeQuiet } from "./support/ticket-repository.ts";
import type { MessagesDeps } from "./types.ts";

export const CLOSE_QUIET_TICKETS_JOB = "messages.close-quiet-tickets";

const DAY_MS = 86_400_000;

export const FORGET_FILES_JOB = "messages.forget-files";

export const TELL_DUE_JOB = "messages.tell-due";

export function defineMessagesJobs({ jobs, db, clock }: MessagesDeps): void {
  jobs.define(TELL_DUE_JOB, {
    cron: "* * * * *",
    handler: async () => {
      await inTransaction(db, (tx) => markDue(tx, clock.now()));
    },
  });
  jobs.define(FORGET_FILES_JOB, {
    cron: "37 * * * *",
    handler: () =>
      inTransaction(db, (tx) => removeLeft(tx, new Date(clock.now().getTime() - LEFT_AFTER_MS))),
  });
  jobs.define(CLOSE_QUIET_TICKETS_JOB, {
    cron: "20 5 * * *",
    handler: async () => {
      const now = clock.now();
      const quietSince = new Date(now.getTime() - QUIET_DAYS * DAY_MS);
      await inTransaction(db, (tx) => closeQuiet(tx, quietSince, now));
    },
  });
}
