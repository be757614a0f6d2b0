import { sql } from "kysely";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { createTurns, type Turns } from "../memory/turns.ts";
import { holding, kindOf } from "../held.ts";
import type { Db, Tx } from "./types.ts";

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const kind = kindOf(db);
  return db.transaction().execute((tx) => holding(kind, () => work(tx as Tx)));
}

const turnsOf = new WeakMap<Db, Turns>();

/**
 * A transaction that does `what` for one member at a time, for rules that count before they write;
 * never on the path of a bet. Within this process, calls wait before they take a connection, so a
 * member who sends a hundred at once occupies one connection. Only a few may wait; the others get
 * common.too_many_requests. The advisory lock is for other processes.
 */
export function inTurn<T>(
  db: Db,
  { what, memberId }: { readonly what: string; readonly memberId: MemberId },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inOwnTurn(db, `${what}:${memberId}`, async (tx) => {
    await takeTurn(tx, what, memberId);
    return work(tx);
  });
}

/** Like `inTurn`, for work that takes its own locks: calls within this process wait before them. */
export function inOwnTurn<T>(db: Db, key: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const turns = turnsOf.get(db) ?? createTurns();
  turnsOf.set(db, turns);
  return turns.take(key, () => inTransaction(db, work));
}

/** Takes the lock in a transaction that began for another reason. Prefer `inTurn`. */
export async function takeTurn(tx: Tx, what: string, member: number | string): Promise<void> {
  const key = `${what}:${member}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** PostgreSQL's SQLSTATE, or a socket's error code. */
export function sqlStateOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}

/** A concurrent transaction won. */
export const SERIALIZATION_FAILURE = "40001";

/** This node takes no writes: a standby, or a primary that is being fenced. */
export const READ_ONLY = "25006";

/** SQLSTATEs and socket errors that say "not now": the database is away or starting. */
const AWAY = new Set([
  READ_ONLY,
  "57P01",
  "57P02",
  "57P03",
  "25P03",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "53300",
  "53100",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

/** Errors that the driver reports without a code. */
const AWAY_TEXT =
  /Connection terminated|timeout exceeded when|Query read timeout|not queryable|timeout expired/;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && AWAY.has(code)) return true;
  return AWAY_TEXT.test(error.message);
}

/** A unique constraint was violated; `constraint` narrows it to one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = error as { code?: unknown; constraint?: unknown } | null;
  if (found?.code !== "23505") return false;
  return constraint === undefined || found.constraint === constraint;
}
