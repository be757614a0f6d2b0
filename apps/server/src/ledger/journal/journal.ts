/**
 * Readers of the journal: figures that are kept up to date by reading each entry once, instead of
 * being counted when somebody asks. A reader's place moves in the transaction that writes what it
 * made of the entries. So a crash between the two is not possible, two processes never read for one
 * reader at once, and a reader can be dropped and built again to the same numbers.
 */
import type { RawBuilder } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Metrics } from "../../platform/metrics.ts";
import { findJournalBegin } from "../months/closing-repository.ts";
import {
  allowLongWork,
  entriesBefore,
  entriesBetween,
  findNextPart,
  hasUnread,
  hasUnreadBefore,
  lockPlace,
  movePlace,
  openPlace,
  type PlaceRow,
  readLags,
  readPlaces,
} from "./journal-repository.ts";

/** Tables to read from, as in a FROM clause: see `entriesBetween` for the columns. */
export interface JournalPart {
  /** Each of them is given exactly once. */
  readonly entries: RawBuilder<unknown>;
  /** All that were given before. To look up single ones, by member and number and time. */
  readonly earlier: RawBuilder<unknown>;
}

export interface JournalReader {
  /** `<room>.<what it keeps>` */
  readonly name: string;
  /**
   * Adds the entries to what it keeps, in sets and never one by one. The result must not depend on
   * how the journal is cut into parts, nor on the order within them: transactions end in any order.
   */
  apply(tx: Tx, part: JournalPart): Promise<void>;
  /** Forgets all that it keeps. */
  reset(tx: Tx): Promise<void>;
}

export interface Journal {
  /** Every reader reads what is settled by now, unless another process reads for it. */
  catchUp(): Promise<void>;
  /**
   * Drops what the reader keeps and reads the whole journal again. Waits for other processes.
   * Refused with a RangeError once months were archived: what they held could not be read again.
   */
  rebuild(name: string): Promise<void>;
  /**
   * Each reader's position, and how many entries are beyond it. Counts rows: not for every second.
   */
  places(): Promise<readonly PlaceRow[]>;
  /** Has any reader not read what was written before then? */
  isBehind(instant: Date): Promise<boolean>;
  /** Follows the journal in the background until `stop`. */
  start(): void;
  /** Resolves when the step that is being taken is over. */
  stop(): Promise<void>;
}

export interface JournalDeps {
  readonly db: Db;
  readonly logger: Logger;
  readonly readers: readonly JournalReader[];
  /** About how many entries a reader takes at once: bounds how long its transaction runs. */
  readonly partLimit?: number;
  readonly intervalMs?: number;
  /** Left out: nobody looks how far behind the readers are. */
  readonly metrics?: Metrics;
}

/**
 * Some tenths of a second of work at most: what a step writes to the log, the next bet's commit
 * waits for, and a reader's own transaction holds the others' horizon back.
 */
const PART_LIMIT = 20_000;
const INTERVAL_MS = 2_000;
/**
 * Players come first: the readers work one after the other, and after each step they rest for so
 * many times as long, even with more to read. At the peak they fall behind, and catch up after it.
 */
const REST_FACTOR = 10;

type Step = "more" | "done";

interface Stepping {
  readonly db: Db;
  readonly isPatient: boolean;
  readonly partLimit: number | undefined;
}

/** Reads one part. A reader that another process reads for has nothing to do here. */
async function step(reader: JournalReader, { db, isPatient, ...of }: Stepping): Promise<Step> {
  // An idle house writes nothing: only who finds something new takes a lock.
  if (!(await hasUnread(db, reader.name))) return "done";
  await openPlace(db, reader.name);
  return inTransaction(db, async (tx) => {
    await allowLongWork(tx);
    const from = await lockPlace(tx, reader.name, { isPatient });
    const limit = of.partLimit ?? PART_LIMIT;
    const part = from === null ? null : await findNextPart(tx, from, limit);
    if (from === null || part === null) return "done";
    await reader.apply(tx, {
      entries: entriesBetween(from, part.until),
      earlier: entriesBefore(from),
    });
    await movePlace(tx, reader.name, part.until);
    return part.isLast ? "done" : "more";
  });
}

/** Reads all that is settled by now. */
async function follow(reader: JournalReader, stepping: Stepping): Promise<void> {
  while ((await step(reader, stepping)) === "more");
}

/** For a reader that is followed by hand. */
export function followOnce(db: Db, reader: JournalReader): Promise<void> {
  return follow(reader, { db, partLimit: undefined, isPatient: false });
}

export function createJournal(deps: JournalDeps): Journal {
  const { db, logger, readers, intervalMs = INTERVAL_MS } = deps;
  const names = readers.map(({ name }) => name);
  const stepping = { db, partLimit: deps.partLimit, isPatient: false };
  deps.metrics?.gauges({
    name: "tucano_journal_unread_seconds",
    help: "For how long the oldest entry that a reader of the journal has not read has been there.",
    label: "reader",
    read: async () => new Map(await readLags(db, names)),
  });

  const stepOrWarn = async (reader: JournalReader, signal: AbortSignal): Promise<void> => {
    const startedMs = performance.now();
    await step(reader, stepping).catch((error: unknown) => {
      if (signal.aborted) return;
      logger.warn({ err: error, reader: reader.name }, "A reader failed; it tries again.");
    });
    await rest((performance.now() - startedMs) * REST_FACTOR, signal);
  };
  const run = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const startedMs = performance.now();
      for (const reader of readers) {
        if (!signal.aborted) await stepOrWarn(reader, signal);
      }
      await rest(startedMs + intervalMs - performance.now(), signal);
    }
  };

  let running: { readonly end: AbortController; readonly ended: Promise<unknown> } | null = null;
  return {
    catchUp: async () => {
      for (const reader of readers) await follow(reader, stepping);
    },
    rebuild: async (name) => {
      const reader = readers.find((one) => one.name === name);
      if (reader === undefined) throw new RangeError(`There is no reader called ${name}.`);
      await requireWholeJournal(db, name);
      await forget(db, reader);
      await follow(reader, { ...stepping, isPatient: true });
    },
    places: () => readPlaces(db, names),
    isBehind: (instant) => hasUnreadBefore(db, names, instant),
    start: () => {
      const end = new AbortController();
      running ??= { end, ended: run(end.signal) };
    },
    stop: async () => {
      running?.end.abort();
      await running?.ended;
      running = null;
    },
  };
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return;
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

/** What a reader keeps of archived months cannot be rebuilt, so nothing drops it. */
async function requireWholeJournal(db: Db, name: string): Promise<void> {
  const begins = await findJournalBegin(db);
  if (begins === null) return;
  const day = begins.toISOString().slice(0, 10);
  throw new RangeError(
    `The journal begins on ${day}: what was before is put away, and ${name} cannot be built again.`,
  );
}

async function forget(db: Db, reader: JournalReader): Promise<void> {
  await openPlace(db, reader.name);
  await inTransaction(db, async (tx) => {
    await allowLongWork(tx);
    await lockPlace(tx, reader.name, { isPatient: true });
    await reader.reset(tx);
    await movePlace(tx, reader.name, "0");
  });
}
