/**
 * The door of the money core. Every movement of money is a command that this room executes: it
 * gathers commands into batches, lets the owning room decide each one in memory, and makes money,
 * effects and stored answers durable in one commit before it answers. What moved is in an
 * append-only journal of two-sided transfers, which the books recompute.
 */
import assert from "node:assert";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import type { Logger } from "../platform/logger.ts";
import { type Random, systemRandom } from "../platform/random.ts";
import { openSession, type Session } from "../platform/database/session.ts";
import { holding, requireInOrder } from "../platform/held.ts";
import { currentSpan } from "../platform/origin.ts";
import type { Room } from "../platform/room.ts";
import type { Span } from "../platform/traces.ts";
import type { Metrics } from "../platform/metrics.ts";
import { changesBookChecks } from "./books-changes-repository.ts";
import { runBatch } from "./executor/batch.ts";
import { houseFold } from "./journal/house-fold-repository.ts";
import { hashPayload } from "./hash.ts";
import type { Job } from "./executor/job.ts";
import { followOnce } from "./journal/journal.ts";
import { booksJobs, ledgerJobs } from "./jobs.ts";
import { createLane, type Lane } from "./executor/lane.ts";
import { createMemory, type Memory } from "./executor/memory.ts";
import { createLedgerMetrics } from "./executor/metrics.ts";
import { openAhead } from "./months/months.ts";
import {
  insertWallet,
  lockNote,
  readWallets,
  updateAccess,
  raiseVersion,
  updateIsLimited,
  updateNote,
} from "./repository.ts";
import { settle } from "./executor/settle.ts";
import {
  type BooksWatch,
  type BooksWatchDeps,
  createBooksWatch as watchBooks,
} from "./watch/watch-books.ts";
import type { Command, CommandKind, Ledger, Outcome, Wallet } from "./types.ts";

export {
  auditBooks,
  type BookCheck,
  type CheckResult,
  dailyChecks,
  type Difference,
} from "./books.ts";
export { insertWallet as openWallet } from "./repository.ts";
export { bookCheck, ledgerBookChecks } from "./books-repository.ts";
export { assertDurable } from "./executor/durability.ts";
export { houseFold } from "./journal/house-fold-repository.ts";
export { journalBegins } from "./months/closing-repository.ts";
export {
  createJournal,
  followOnce,
  type Journal,
  type JournalPart,
  type JournalReader,
} from "./journal/journal.ts";
export { entriesReadBy, entriesUnreadBy, hasUnreadBefore } from "./journal/journal-repository.ts";
export { readDailyChanges } from "./daily-repository.ts";
export { type OwedBy, type OwedChange, readOwedBy, readOwedChanges } from "./owed-repository.ts";
export {
  endOfMonth,
  planRetention,
  putAway,
  type RetentionDeps,
  type RetentionPlan,
  RetentionRefused,
} from "./months/retention.ts";
export { ledgerMonthlyTables, type MonthlyTable } from "./months/retention-repository.ts";
export type * from "./types.ts";
export type { BookRun } from "./watch/book-run-repository.ts";
export type { BooksWatch } from "./watch/watch-books.ts";

export interface LedgerDeps {
  readonly db: Db;
  /** The same database: each lane has connections of its own. */
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly random?: Random;
  /** Called for each wallet that moved, after the commit. Must be quick and must not throw. */
  readonly onMoved?: (wallet: Wallet) => void;
  /** Members are divided among the lanes; a lane's batches hold only its own members. */
  readonly lanesCount?: number;
  readonly batchLimit?: number;
  readonly queueLimit?: number;
}

/** One per partition of the members; a single database is one partition. */
const LANES_COUNT = 1;
/** Connections per lane: enough to decide one batch while others are being written. */
const TRACKS_COUNT = 3;
const BATCH_LIMIT = 256;
const QUEUE_LIMIT = 4_096;
const TIMEOUT_MS = 4_000;
const TEXT_LENGTH_MAX = 200;
const STATEMENT_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;

/** How long a batch waits for a locked wallet before it is split. */
const LOCK_TIMEOUT_MS = 2_000;

/** The money path always looks up by key, whatever the planner thinks of small tables. */
export const laneSettings: readonly string[] = [
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
  "enable_material=off",
  "plan_cache_mode=force_generic_plan",
  "jit=off",
];

export function createLedger(deps: LedgerDeps): Room<Ledger> {
  const api = openLedger(deps);
  return { api, jobs: ledgerJobs(api) };
}

/** Checks of all rooms, by the clock. */
export function createBooksWatch(deps: Omit<BooksWatchDeps, "changesChecks">): Room<BooksWatch> {
  const api = watchBooks({ ...deps, changesChecks: changesBookChecks });
  return { api, jobs: booksJobs(api) };
}

function openLedger(deps: LedgerDeps): Ledger {
  const { db, clock, logger, random = systemRandom, onMoved } = deps;
  const measured = createLedgerMetrics(deps.metrics, () =>
    lanes.reduce((sum, lane) => sum + lane.waitingCount(), 0),
  );
  const memory = createMemory();
  const settleOn = (session: Session) => async (jobs: readonly Job[]) => {
    const startedMs = performance.now();
    const span = spanOf(jobs);
    const settlements = await settle(
      {
        random,
        logger,
        onRetry: (fault) => measured.retried(fault),
        run: (batch, isRetry) => {
          measured.batch(batch.length);
          return holding("lane", () => runBatch({ session, clock, memory, isRetry }, batch));
        },
      },
      jobs,
    );
    span?.end();
    measured.settled(settlements, startedMs);
    return settlements;
  };
  const sessions: Session[] = [];
  const openTrack = () => {
    const session = openSession({
      url: deps.databaseUrl,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
      settings: [...laneSettings, `lock_timeout=${LOCK_TIMEOUT_MS}`],
      // From now on another database may answer, and it may know less than this one did.
      onLost: () => memory.clear(),
    });
    sessions.push(session);
    return settleOn(session);
  };
  const lanes: readonly Lane[] = Array.from({ length: deps.lanesCount ?? LANES_COUNT }, () =>
    createLane({
      tracks: Array.from({ length: TRACKS_COUNT }, openTrack),
      batchLimit: deps.batchLimit ?? BATCH_LIMIT,
      queueLimit: deps.queueLimit ?? QUEUE_LIMIT,
      settle: (jobs, settleBatch) => settleBatch(jobs),
    }),
  );
  let isOpen = true;

  return {
    execute(kind, command) {
      requireInOrder("lane");
      if (!isOpen) return Promise.reject(new DomainError("common.unavailable"));
      return enqueue({ lane: laneOf(lanes, command.memberId), onMoved }, kind, command);
    },
    openWallet: insertWallet,
    setAccess: forgetting(memory, updateAccess),
    setLimited: forgetting(memory, updateIsLimited),
    overtake: async (tx, memberId) => {
      const access = await raiseVersion(tx, memberId);
      memory.forget(memberId);
      return access;
    },
    lockNote,
    setNote: forgetting(memory, updateNote),
    openMonths: () => openAhead(db, clock),
    readWallets: (memberIds) => readWallets(db, memberIds),
    async readWallet(memberId) {
      const wallet = (await readWallets(db, [memberId])).get(memberId);
      if (wallet === undefined) throw new DomainError("common.not_found");
      return wallet;
    },
    foldHouse: () => followOnce(db, houseFold),
    async close() {
      isOpen = false;
      await Promise.all(lanes.map((lane) => lane.drain()));
      await Promise.all(sessions.map((session) => session.close()));
    },
  };
}

/** Of the first command that is traced, and linked with the others. */
function spanOf(jobs: readonly Job[]): Span | null {
  const [first, ...links] = jobs.flatMap(({ span }) => (span === null ? [] : [span]));
  if (first === undefined) return null;
  return first.child("ledger batch", { attributes: { commands: jobs.length }, links });
}

/** Forgets a wallet that a room changed itself: the stale copy would only cost a batch. */
function forgetting<Value>(
  memory: Memory,
  change: (tx: Tx, memberId: MemberId, value: Value) => Promise<void>,
): (tx: Tx, memberId: MemberId, value: Value) => Promise<void> {
  return async (tx, memberId, value) => {
    await change(tx, memberId, value);
    memory.forget(memberId);
  };
}

function laneOf(lanes: readonly Lane[], memberId: MemberId): Lane {
  const lane = lanes[memberId % lanes.length];
  assert(lane !== undefined, "A member id is a whole, positive number.");
  return lane;
}

interface Entrance {
  readonly lane: Lane;
  readonly onMoved: LedgerDeps["onMoved"];
}

function enqueue<Input, Facts, Effect, Answer, Code extends string>(
  { lane, onMoved }: Entrance,
  kind: CommandKind<Input, Facts, Effect, Answer, Code>,
  command: Command<Input>,
): Promise<Outcome<Answer, Effect, Code>> {
  return new Promise((resolve, reject) => {
    assertStorable(command.source);
    assertStorable(command.externalId);
    command.cancels?.forEach(assertStorable);
    const payload = command.payload === undefined ? command.input : command.payload;
    const payloadHash = hashPayload(kind.name, payload);
    const job: Job = {
      kind,
      command,
      payloadHash,
      span: currentSpan(),
      mayBeCommitted: false,
      reject,
      resolve: (outcome) => {
        if (outcome.status === "applied" && !outcome.replayed) onMoved?.(outcome.wallet);
        // The answer was made by this very kind's decide, now or when it was stored.
        resolve(outcome as Outcome<Answer, Effect, Code>);
      },
    };
    lane.push(job, command.timeoutMs ?? TIMEOUT_MS);
  });
}

/** Text must come back from the database unchanged, or a repeat would not be recognised. */
function assertStorable(text: string): void {
  const isStorable =
    text.length > 0 &&
    text.length <= TEXT_LENGTH_MAX &&
    text.isWellFormed() &&
    !text.includes("\0");
  if (!isStorable) throw new DomainError("common.invalid_input");
}
