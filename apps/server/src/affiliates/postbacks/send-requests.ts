/**
 * Asks affiliates' addresses when something happens, by the machinery of webhooks: what is inside
 * is not reached, what fails is tried again, and an address that fails and fails is left alone. Of
 * a member who is excluded by now nothing is told.
 */
import { formatWire } from "@tucano/contract/money.ts";
import { afterAttempt, attempt } from "../../integrations/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { fillTemplate } from "../policy.ts";
import type { AffiliatesDeps } from "../types.ts";
import {
  type Due,
  fanOut,
  findPostback,
  listDue,
  noteAnswered,
  noteFailure,
  type Outcome,
  type PostbackRow,
  saveOutcome,
  takeDue,
} from "./postback-repository.ts";

const AT_ONCE = 10;
const LEASE_MS = 180_000;
const FAN_OUT = 2_000;

export interface Asker {
  /** Makes requests of new events and begins to send what is due. */
  step(): Promise<void>;
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>;
}

export function createAsker(deps: AffiliatesDeps): Asker {
  const sending = new Map<number, Promise<void>>();
  const begin = (postbackId: number): void => {
    const sent = sendTo(deps, postbackId)
      .catch((error: unknown) => deps.logger.warn({ err: error, postbackId }, "Nobody was asked."))
      .finally(() => sending.delete(postbackId));
    sending.set(postbackId, sent);
  };
  return {
    step: async () => {
      const now = deps.clock.now();
      await inTransaction(deps.db, (tx) => fanOut(tx, { now, limit: FAN_OUT }));
      const due = await listDue(deps.db, now);
      due.filter((postbackId) => !sending.has(postbackId)).forEach(begin);
    },
    settled: async () => {
      await Promise.all(sending.values());
    },
  };
}

async function sendTo(deps: AffiliatesDeps, postbackId: number): Promise<void> {
  const now = deps.clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const due = await inTransaction(deps.db, (tx) =>
    takeDue(tx, { postbackId, now, leaseUntil, limit: AT_ONCE }),
  );
  for (const one of due) {
    const postback = await findPostback(deps.db, postbackId);
    const isOpen = postback?.openUntil != null && postback.openUntil > deps.clock.now();
    // Looked up for each: an exclusion that begins meanwhile counts.
    const excluded = await deps.compliance.excludedAmong([one.memberId]);
    if (postback === null || !postback.isEnabled || isOpen) {
      await save(deps, postbackId, one, "waiting");
    } else if (excluded.has(one.memberId)) {
      await save(deps, postbackId, one, "withheld");
    } else {
      await askOne(deps, postback, one);
    }
  }
}

async function save(
  { db, clock }: AffiliatesDeps,
  postbackId: number,
  { eventSeq, attempts }: Due,
  state: Outcome["state"],
): Promise<void> {
  const now = clock.now();
  const outcome = { state, attempts, nextAt: now, status: null, problem: null, now };
  await inTransaction(db, (tx) => saveOutcome(tx, { postbackId, eventSeq }, outcome));
}

/** No name, no number of the member, no order: the click, and what it came to. */
function addressFor({ template }: PostbackRow, one: Due): string {
  const subs = one.subs.map((sub, index) => [`sub${index + 1}`, sub]);
  return fillTemplate(template, {
    click_id: one.partnerClick ?? one.clickId,
    event: one.kind,
    amount: formatWire(one.amount),
    currency: "BRL",
    txn_id: one.txnId,
    link: one.code,
    ...(Object.fromEntries(subs) as Record<string, string>),
  });
}

async function askOne(deps: AffiliatesDeps, postback: PostbackRow, one: Due): Promise<void> {
  const { postbackId, failures } = postback;
  const headers = { "user-agent": "Tucano-Postbacks/1" };
  const answered = await attempt(deps, addressFor(postback, one), { headers, body: null });
  const after = afterAttempt(deps, answered, { attempts: one.attempts, failures });
  await inTransaction(deps.db, async (tx) => {
    await saveOutcome(tx, { postbackId, eventSeq: one.eventSeq }, after);
    if (after.state === "delivered") await noteAnswered(tx, postbackId);
    else await noteFailure(tx, postbackId, after);
  });
}
