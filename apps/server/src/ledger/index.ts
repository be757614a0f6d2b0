/**
 * The door of the money core. Every movement of money is a command that this room executes: it
 * gathers commands into batches, lets the owning room decide each in memory against the locked
 * wallet, and makes money, effects and stored answers durable in one commit before it answers.
 * What moved is in an append-only journal of two-sided transfers that the books can recompute.
 */
import assert from "node:assert";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { Logger } from "../platform/logger.ts";
import { type Random, systemRandom } from "../platform/random.ts";
import { runBatch } from "./batch.ts";
import { foldHouseAccounts } from "./house-fold-repository.ts";
import { hashPayload } from "./hash.ts";
import type { Job } from "./job.ts";
import { createLane, type Lane } from "./lane.ts";
import { insertWallet, readWallets, updateAccess } from "./repository.ts";
import { settle } from "./settle.ts";
import type { Command, CommandKind, Ledger, Outcome } from "./types.ts";

export { auditBooks, type BookCheck, type CheckResult, type Difference } from "./books.ts";
export { bookCheck, ledgerBookChecks } from "./books-repository.ts";
export { assertDurable } from "./durability.ts";
export { defineLedgerJobs } from "./jobs.ts";
export type * from "./types.ts";

export interface LedgerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly random?: Random;
  /** One connection each while they have work. More than the disk's writers gain nothing. */
  readonly lanesCount?: number;
  readonly batchLimit?: number;
  readonly queueLimit?: number;
}

const LANES_COUNT = 4;
const BATCH_LIMIT = 256;
const QUEUE_LIMIT = 4_096;
const TIMEOUT_MS = 4_000;
const TEXT_LENGTH_MAX = 200;

export function createLedger(deps: LedgerDeps): Ledger {
  const { db, clock, logger, random = systemRandom } = deps;
  const run = (jobs: readonly Job[]) => runBatch(db, clock, jobs);
  const lanes = Array.from({ length: deps.lanesCount ?? LANES_COUNT }, () =>
    createLane({
      batchLimit: deps.batchLimit ?? BATCH_LIMIT,
      queueLimit: deps.queueLimit ?? QUEUE_LIMIT,
      settle: (jobs) => settle({ run, random, logger }, jobs),
    }),
  );
  let isOpen = true;

  return {
    execute(kind, command) {
      if (!isOpen) return Promise.reject(new DomainError("common.unavailable"));
      return enqueue(laneOf(lanes, command.memberId), kind, command);
    },
    openWallet: insertWallet,
    setAccess: updateAccess,
    readWallets: (memberIds) => readWallets(db, memberIds),
    async readWallet(memberId) {
      const wallet = (await readWallets(db, [memberId])).get(memberId);
      if (wallet === undefined) throw new DomainError("common.not_found");
      return wallet;
    },
    foldHouse: () => foldHouseAccounts(db),
    async close() {
      isOpen = false;
      await Promise.all(lanes.map((lane) => lane.drain()));
    },
  };
}

function laneOf(lanes: readonly Lane[], memberId: number): Lane {
  const lane = lanes[memberId % lanes.length];
  assert(lane !== undefined, "A member id is a whole, positive number.");
  return lane;
}

async function enqueue<Input, Facts, Effect, Answer>(
  lane: Lane,
  kind: CommandKind<Input, Facts, Effect, Answer>,
  command: Command<Input>,
): Promise<Outcome<Answer>> {
  assertStorable(command.source);
  assertStorable(command.externalId);
  const payload = command.payload === undefined ? command.input : command.payload;
  const payloadHash = hashPayload(kind.name, payload);
  return new Promise((resolve, reject) => {
    const job: Job = {
      kind,
      command,
      payloadHash,
      mayBeCommitted: false,
      reject,
      // The outcome's answer comes from this very kind's decide, now or when it was stored.
      resolve: (outcome) => resolve(outcome as Outcome<Answer>),
    };
    lane.push(job, command.timeoutMs ?? TIMEOUT_MS);
  });
}

/** Text that comes back from the database as it went in: else a repeat would not be recognised. */
function assertStorable(text: string): void {
  const isStorable =
    text.length > 0 &&
    text.length <= TEXT_LENGTH_MAX &&
    text.isWellFormed() &&
    !text.includes("\0");
  if (!isStorable) throw new DomainError("common.invalid_input");
}
