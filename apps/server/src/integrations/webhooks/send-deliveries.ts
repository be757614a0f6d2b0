/**
 * Sends what is due, each address by itself: one that is slow keeps nobody waiting. A delivery is
 * made at least once: a receiver knows a repeat by its `webhook-id`.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import { postGuarded } from "../../platform/http/guarded-post.ts";
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
import { delayAfterMs, openForMs, retryAfterMs, signatureOf } from "./policy.ts";
import { secretsOf } from "./secrets.ts";
import { findWebhook, noteAnswered, noteFailure, type WebhookRow } from "./webhook-repository.ts";

const TIMEOUT_MS = 15_000;
/** One after the other, so that an address gets events in their order as long as it answers. */
const AT_ONCE = 10;
const LEASE_MS = AT_ONCE * TIMEOUT_MS + 30_000;
const FAN_OUT = 500;
const GONE = 410;
const CHANCES = 1_000;

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

interface Answered {
  readonly status: number | null;
  readonly retryAfter: string | null;
  readonly problem: string | null;
}

async function post(deps: IntegrationsDeps, webhook: WebhookRow, one: Due): Promise<Answered> {
  const now = deps.clock.now();
  const body = JSON.stringify(toHouseEvent(one, sourceOf(deps)));
  const timestamp = Math.floor(now.getTime() / 1_000);
  try {
    const { status, retryAfter } = await postGuarded(webhook.url, {
      headers: {
        "content-type": "application/json",
        "user-agent": "Tucano-Webhooks/1",
        "webhook-id": one.id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signatureOf(secretsOf(deps, webhook, now), {
          id: one.id,
          timestamp,
          body,
        }),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      privateHosts: deps.config.webhookPrivateHosts,
    });
    return { status, retryAfter, problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 200) : "It was not sent.";
    return { status: null, retryAfter: null, problem };
  }
}

async function deliver(deps: IntegrationsDeps, webhook: WebhookRow, one: Due): Promise<void> {
  const { status, retryAfter, problem } = await post(deps, webhook, one);
  const now = deps.clock.now();
  const attempts = one.attempts + 1;
  const { webhookId } = webhook;
  const later = (ms: number) => new Date(now.getTime() + ms);
  const ended = { attempts, status, problem, now };
  const at = { webhookId, seq: one.seq };
  if (status !== null && status >= 200 && status < 300) {
    await inTransaction(deps.db, async (tx) => {
      await saveOutcome(tx, at, { ...ended, state: "delivered", nextAt: now });
      await noteAnswered(tx, webhookId);
    });
    return;
  }
  const delayMs = delayAfterMs(attempts, {
    chance: deps.random.integer(CHANCES) / CHANCES,
    retryAfterMs: retryAfterMs(retryAfter, now),
  });
  const isGone = status === GONE;
  const openMs = openForMs(webhook.failures + 1);
  await inTransaction(deps.db, async (tx) => {
    const state = delayMs === null ? "failed" : "waiting";
    await saveOutcome(tx, at, { ...ended, state, nextAt: later(delayMs ?? 0) });
    await noteFailure(tx, webhookId, {
      openUntil: openMs === null ? null : later(openMs),
      goneAt: isGone ? now : null,
    });
  });
  if (delayMs === null || isGone) {
    deps.logger.error({ webhookId, seq: one.seq, status }, "An event could not be delivered.");
  }
}
