/**
 * Sends what is due, each address by itself: one that is slow keeps nobody waiting. A delivery is
 * made at least once: a receiver knows a repeat by its `webhook-id`.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import { toHouseEvent } from "../policy.ts";
import { sourceOf, withoutInvitations } from "../stream/read-stream.ts";
import type { IntegrationsDeps } from "../types.ts";
import {
  type Due,
  fanOut,
  listDue,
  type Outcome,
  saveOutcome,
  takeDue,
} from "./delivery-repository.ts";
import { afterAttempt, attempt, type Sent, TIMEOUT_MS } from "./attempt.ts";
import { signatureOf } from "./policy.ts";
import { secretsOf } from "./secrets.ts";
import { findWebhook, noteAnswered, noteFailure, type WebhookRow } from "./webhook-repository.ts";

/** One after the other, so that an address gets events in their order as long as it answers. */
const AT_ONCE = 10;
const LEASE_MS = AT_ONCE * TIMEOUT_MS + 30_000;
const FAN_OUT = 500;

export interface Sender {
  /** Makes deliveries of new events and begins to send what is due. */
  step(): Promise<void>;
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>;
}

export function createSender(deps: IntegrationsDeps): Sender {
  const sending = new Map<number, Promise<void>>();
  const begin = (webhookId: number): void => {
    const sent = sendTo(deps, webhookId)
      .catch((error: unknown) => deps.logger.warn({ err: error, webhookId }, "No event was sent."))
      .finally(() => sending.delete(webhookId));
    sending.set(webhookId, sent);
  };
  return {
    step: async () => {
      const now = deps.clock.now();
      await inTransaction(deps.db, (tx) => fanOut(tx, { now, limit: FAN_OUT }));
      const due = await listDue(deps.db, now);
      due.filter((webhookId) => !sending.has(webhookId)).forEach(begin);
    },
    settled: async () => {
      await Promise.all(sending.values());
    },
  };
}

async function sendTo(deps: IntegrationsDeps, webhookId: number): Promise<void> {
  const now = deps.clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const due = await inTransaction(deps.db, (tx) =>
    takeDue(tx, { webhookId, now, leaseUntil, limit: AT_ONCE }),
  );
  const told = new Set(await withoutInvitations(deps, due));
  for (const one of due) {
    const webhook = await findWebhook(deps.db, webhookId);
    const isOpen = webhook?.openUntil != null && webhook.openUntil > deps.clock.now();
    if (webhook === null || !webhook.isEnabled || isOpen) {
      await putBack(deps, webhookId, one);
    } else if (told.has(one)) {
      await deliver(deps, webhook, one);
    } else {
      await save(deps, webhookId, one, { state: "withheld", status: null, problem: null });
    }
  }
}

type Ended = Pick<Outcome, "state" | "status" | "problem"> & Partial<Outcome>;

async function save(
  { db, clock }: IntegrationsDeps,
  webhookId: number,
  { seq, attempts }: Due,
  ended: Ended,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, (tx) =>
    saveOutcome(tx, { webhookId, seq }, { attempts, nextAt: now, now, ...ended }),
  );
}

/** Not tried: what is waiting goes out when the address may be sent to again. */
function putBack(deps: IntegrationsDeps, webhookId: number, one: Due): Promise<void> {
  return save(deps, webhookId, one, { state: "waiting", status: null, problem: null });
}

function sentOf(deps: IntegrationsDeps, webhook: WebhookRow, one: Due): Sent {
  const now = deps.clock.now();
  const body = JSON.stringify(toHouseEvent(one, sourceOf(deps)));
  const timestamp = Math.floor(now.getTime() / 1_000);
  const secrets = secretsOf(deps, webhook, now);
  return {
    headers: {
      "content-type": "application/json",
      "user-agent": "Tucano-Webhooks/1",
      "webhook-id": one.id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signatureOf(secrets, { id: one.id, timestamp, body }),
    },
    body,
  };
}

async function deliver(deps: IntegrationsDeps, webhook: WebhookRow, one: Due): Promise<void> {
  const { webhookId, failures } = webhook;
  const answered = await attempt(deps, webhook.url, sentOf(deps, webhook, one));
  const after = afterAttempt(deps, answered, { attempts: one.attempts, failures });
  await inTransaction(deps.db, async (tx) => {
    await saveOutcome(tx, { webhookId, seq: one.seq }, after);
    if (after.state === "delivered") await noteAnswered(tx, webhookId);
    else await noteFailure(tx, webhookId, after);
  });
  if (after.state === "failed" || after.goneAt !== null) {
    const { status } = after;
    deps.logger.error({ webhookId, seq: one.seq, status }, "An event could not be delivered.");
  }
}
