/** What the room does by itself. Each of these is harmless when run twice. */
import { inTransaction } from "../platform/database/transaction.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { SEND_CAMPAIGNS_JOB, sendCampaigns } from "./inbox/campaigns.ts";
import { markDue } from "./inbox/notification-repository.ts";
import { SEND_MAILINGS_JOB, sendMailings } from "./mailings/send-mailings.ts";
import { QUIET_DAYS } from "./policy.ts";
import { removeLeft } from "./support/attachment-repository.ts";
import { LEFT_AFTER_MS } from "./support/attachments.ts";
import { closeQuiet } from "./support/ticket-repository.ts";
import type { MessagesDeps } from "./types.ts";

export const CLOSE_QUIET_TICKETS_JOB = "messages.close-quiet-tickets";
export const FORGET_FILES_JOB = "messages.forget-files";
export const TELL_DUE_JOB = "messages.tell-due";

const DAY_MS = 86_400_000;

export function messagesJobs(deps: MessagesDeps): JobDefinition[] {
  const { db, clock } = deps;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  return [
    byClock(TELL_DUE_JOB, "* * * * *", () => inTransaction(db, (tx) => markDue(tx, clock.now()))),
    byClock(SEND_CAMPAIGNS_JOB, "* * * * *", () => sendCampaigns(deps)),
    byClock(SEND_MAILINGS_JOB, "* * * * *", () => sendMailings(deps)),
    byClock(FORGET_FILES_JOB, "37 * * * *", () =>
      inTransaction(db, (tx) => removeLeft(tx, before(LEFT_AFTER_MS))),
    ),
    byClock(CLOSE_QUIET_TICKETS_JOB, "20 5 * * *", () =>
      inTransaction(db, (tx) => closeQuiet(tx, before(QUIET_DAYS * DAY_MS), clock.now())),
    ),
  ];
}
