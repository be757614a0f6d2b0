/**
 * Sends what is due, each address by itself: a slow one keeps nobody waiting. Something may be sent
 * twice, if this process ends before it has written what became of it.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { IntegrationsDeps } from "../types.ts";
import { type After, afterAttempt, attempt, type Message, TIMEOUT_MS } from "./attempt.ts";

/** One after the other, so that an address is told in order as long as it answers. */
const AT_ONCE = 10;
const LEASE_MS = AT_ONCE * TIMEOUT_MS + 30_000;

export type SenderDeps = Pick<IntegrationsDeps, "clock" | "config" | "db" | "logger" | "random">;

export interface Address {
  readonly isEnabled: boolean;
  /** In a row. */
  readonly failures: number;
  readonly openUntil: Date | null;
}

interface Sendable {
  readonly attempts: number;
}

/** What became of one message. */
export interface Outcome extends Pick<After, "attempts" | "nextAt" | "now" | "status" | "problem"> {
  /** Withheld: its member is excluded. */
  readonly state: After["state"] | "withheld";
}

export interface Lease {
  readonly now: Date;
  /** Nobody else takes them before. */
  readonly until: Date;
  readonly limit: number;
}

/** What is sent to which addresses, and where that is kept. */
export interface Outbox<To extends Address, Due extends Sendable> {
  /** For the log. */
  readonly name: string;
  /** Makes messages of what is new. */
  fanOut(tx: Tx, now: Date): Promise<void>;
  /** Addresses that may be sent to and have something due. */
  listDue(db: Db, now: Date): Promise<readonly number[]>;
  takeDue(tx: Tx, addressId: number, lease: Lease): Promise<readonly Due[]>;
  findAddress(db: Db, addressId: number): Promise<To | null>;
  /** Asked before each message: an exclusion that has just begun counts. */
  mayTell(one: Due): Promise<boolean>;
  messageOf(to: To, one: Due): Message;
  saveOutcome(tx: Tx, addressId: number, one: Due, outcome: Outcome): Promise<void>;
  noteAnswered(tx: Tx, addressId: number): Promise<void>;
  noteFailure(tx: Tx, addressId: number, after: After): Promise<void>;
}

export interface Sender {
  /** Makes messages of what is new and begins to send what is due. */
  step(): Promise<void>;
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>;
}

export function createSender<To extends Address, Due extends Sendable>(
  deps: SenderDeps,
  outbox: Outbox<To, Due>,
): Sender {
  const { name } = outbox;
  const sending = new Map<number, Promise<void>>();
  const begin = (addressId: number): void => {
    const sent = sendTo(deps, outbox, addressId)
      .catch((error: unknown) =>
        deps.logger.warn({ err: error, outbox: name, addressId }, "Nothing was sent."),
      )
      .finally(() => sending.delete(addressId));
    sending.set(addressId, sent);
  };
  return {
    step: async () => {
      const now = deps.clock.now();
      await inTransaction(deps.db, (tx) => outbox.fanOut(tx, now));
      const due = await outbox.listDue(deps.db, now);
      due.filter((addressId) => !sending.has(addressId)).forEach(begin);
    },
    settled: async () => {
      await Promise.all(sending.values());
    },
  };
}

async function sendTo<To extends Address, Due extends Sendable>(
  deps: SenderDeps,
  outbox: Outbox<To, Due>,
  addressId: number,
): Promise<void> {
  const { clock, db } = deps;
  const now = clock.now();
  const lease = { now, until: new Date(now.getTime() + LEASE_MS), limit: AT_ONCE };
  const due = await inTransaction(db, (tx) => outbox.takeDue(tx, addressId, lease));
  for (const one of due) {
    const to = await outbox.findAddress(db, addressId);
    const isResting = to?.openUntil != null && to.openUntil > clock.now();
    if (to === null || !to.isEnabled || isResting) {
      // Not tried: it goes out when the address may be sent to again.
      await saveUntried(deps, outbox, { addressId, one, state: "waiting" });
    } else if (await outbox.mayTell(one)) {
      await sendOne(deps, outbox, { addressId, one, to });
    } else {
      await saveUntried(deps, outbox, { addressId, one, state: "withheld" });
    }
  }
}

async function saveUntried<To extends Address, Due extends Sendable>(
  { clock, db }: SenderDeps,
  outbox: Outbox<To, Due>,
  { addressId, one, state }: { addressId: number; one: Due; state: Outcome["state"] },
): Promise<void> {
  const now = clock.now();
  const { attempts } = one;
  const outcome = { state, attempts, nextAt: now, status: null, problem: null, now };
  await inTransaction(db, (tx) => outbox.saveOutcome(tx, addressId, one, outcome));
}

async function sendOne<To extends Address, Due extends Sendable>(
  deps: SenderDeps,
  outbox: Outbox<To, Due>,
  { addressId, one, to }: { addressId: number; one: Due; to: To },
): Promise<void> {
  const answered = await attempt(deps, outbox.messageOf(to, one));
  const { attempts } = one;
  const after = afterAttempt(deps, answered, { attempts, failures: to.failures });
  await inTransaction(deps.db, async (tx) => {
    await outbox.saveOutcome(tx, addressId, one, after);
    if (after.state === "delivered") await outbox.noteAnswered(tx, addressId);
    else await outbox.noteFailure(tx, addressId, after);
  });
  if (after.state === "failed" || after.goneAt !== null) {
    const told = { outbox: outbox.name, addressId, status: after.status };
    deps.logger.error(told, "It could not be delivered.");
  }
}
