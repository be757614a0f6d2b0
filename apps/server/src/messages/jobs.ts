/** What the room does by itself. Each of these is harmless when run twice. */
import { inTransaction } from "../platform/database/transaction.ts";
import { byClock, type JobDefinition } from "../platform/jobs/index.ts";
import { SEND_CAMPAIGNS_JOB, sendCampaigns } from "./inbox/campaigns.ts";
import { markDue } from "./inbox/notification-repository.ts";
import { SEND_MAILINGS_JOB, sendMailings } from "./mailings/send-mailings.ts";
import { QUIET_DAYS } from "./policy.ts";
import { countDevices } from "./push/device-repository.ts";
import { readPushLag } from "./push/push-repository.ts";
import { FORGET_PUSH_JOB, forgetPushes, SEND_PUSH_JOB, sendPushes } from "./push/send-push.ts";
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
  const pushed = measurePush(deps);
  return [
    byClock(TELL_DUE_JOB, "* * * * *", () => inTransaction(db, (tx) => markDue(tx, clock.now()))),
    byClock(SEND_CAMPAIGNS_JOB, "* * * * *", () => sendCampaigns(deps)),
    byClock(SEND_MAILINGS_JOB, "* * * * *", () => sendMailings(deps)),
    byClock(SEND_PUSH_JOB, "* * * * *", () => sendPushes(deps, (state) => pushed.inc(state))),
    byClock(FORGET_PUSH_JOB, "47 3 * * *", () => forgetPushes(deps)),
    byClock(FORGET_FILES_JOB, "37 * * * *", () =>
      inTransaction(db, (tx) => removeLeft(tx, before(LEFT_AFTER_MS))),
    ),
    byClock(CLOSE_QUIET_TICKETS_JOB, "20 5 * * *", () =>
      inTransaction(db, (tx) => closeQuiet(tx, before(QUIET_DAYS * DAY_MS), clock.now())),
    ),
  ];
}

/** Which outcomes there are, of this process; and what all of them share. */
function measurePush({ db, clock, metrics }: MessagesDeps): { inc(state: string): void } {
  metrics.gauge({
    name: "tucano_messages_push_devices",
    help: "Devices that players have turned push messages on for.",
    read: () => countDevices(db),
  });
  metrics.gauge({
    name: "tucano_messages_push_lag_seconds",
    help: "For how long the oldest push message has been due.",
    read: () => readPushLag(db, clock.now()),
  });
  return metrics.counters({
    name: "tucano_messages_push_total",
    help: "Attempts to push a message, by what became of them.",
    label: "outcome",
  });
}
