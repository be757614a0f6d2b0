/**
 * The audit log: who did what, to whom, why. Each entry is bound to the one before it by a hash;
 * each new head is also written to the server's log, an anchor outside the database, so that even
 * its owner cannot rewrite the whole chain unseen.
 */
import { createHash, createHmac } from "node:crypto";
import type { AuditAction } from "@tucano/contract/backoffice/access/audit-actions.ts";
import type { BookCheck, Difference } from "../../ledger/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, ReadDb, Tx } from "../../platform/database/types.ts";
import type { Logger } from "../../platform/logger.ts";
import { parseKeys } from "../../platform/secrets/key-file.ts";
import type { Keys, Secrets } from "../../platform/secrets/secrets.ts";
import * as repository from "./audit-repository.ts";
import type { AuditRow } from "./audit-repository.ts";
import type { Facts } from "./facts.ts";

export interface AuditEntry {
  readonly action: AuditAction;
  /** `withdrawal:<order_no>`, `member:<id>`, `operator:<id>`. */
  readonly subject: string;
  /** Null: the system, or somebody not signed in. */
  readonly operator: { readonly operatorId: number; readonly email: string } | null;
  readonly ip: string | null;
  readonly reason?: string | undefined;
  readonly details?: Facts | undefined;
  /** What a change found and what it left. */
  readonly before?: Facts | undefined;
  readonly after?: Facts | undefined;
}

export interface Audit {
  append(tx: Tx, entry: AuditEntry): Promise<void>;
}

/** Recomputes every link of the chain, and holds its end against the sealed head. */
export const auditChain = (keys: Keys): BookCheck => ({
  name: "The audit log is whole: no entry changed, missing or moved",
  count: (db) => repository.countEntries(db),
  run: (db) => findDifferences(db, keys()),
});

/** Kept outside of the database: who owns the tables can write everything but the seal. */
export const AUDIT_KEY = "backoffice-audit";

const NOTHING_BEFORE = Buffer.alloc(32);
const PAGE_SIZE = 1_000;
const DIFFERENCES_MAX = 50;

export interface AuditDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly secrets: Secrets;
}

/** A name for a key that tells nothing of it. */
const nameOf = (key: string) =>
  createHash("sha256").update(`audit key ${key}`).digest("hex").slice(0, 12);

/** The house's own, and the one that it was sealed by. */
const keyOf = (keys: readonly string[], head: repository.Head) =>
  keys.find((key) => head.sealed_by === nameOf(key));

function isForged(keys: readonly string[], head: repository.Head): boolean {
  const key = keyOf(keys, head);
  return key !== undefined && head.seal?.equals(sealOf(key, head.entry_id, head.hash)) !== true;
}

/**
 * The log goes on from its head and not from what is left of it: what was cut off stays a gap. An
 * end that is not known, or not the house's, leaves one, too, unless nothing was ever written. Of a
 * house that had another key before, the server's log says so.
 */
async function placeAfter({ logger }: AuditDeps, keys: readonly string[], tx: Tx) {
  const head = await repository.lockHead(tx);
  if (head !== null && keyOf(keys, head) === undefined) {
    const { entry_id: entry, sealed_by: sealedBy } = head;
    logger.warn(
      { entry, head: hex(head.hash), sealedBy },
      "the audit log has another house's seal",
    );
  }
  if (head !== null && !isForged(keys, head))
    return { entryId: head.entry_id + 1, previous: head.hash };
  const last = await repository.findLink(tx, null);
  if (last === null) return { entryId: 1, previous: NOTHING_BEFORE };
  return { entryId: last.entry_id + 2, previous: last.hash };
}

export function createAudit(deps: AuditDeps): Audit {
  const { clock, logger, secrets } = deps;
  const keys = secrets.keys(AUDIT_KEY);
  return {
    append: async (tx, { action, subject, operator, ip, reason, details, before, after }) => {
      const [key, ...earlier] = keys();
      const { entryId, previous } = await placeAfter(deps, [key, ...earlier], tx);
      const row = {
        entry_id: entryId,
        at: clock.now(),
        operator_id: operator?.operatorId ?? null,
        operator_email: operator?.email ?? null,
        action,
        subject,
        reason: reason ?? null,
        details: details ?? {},
        before: before ?? null,
        after: after ?? null,
        ip,
        previous_hash: previous,
      };
      const hash = hashOf(row);
      await repository.insertEntry(tx, { ...row, hash });
      const seal = sealOf(key, entryId, hash);
      await repository.saveHead(tx, { entry_id: entryId, hash, seal, sealed_by: nameOf(key) });
      logger.info({ entry: row.entry_id, head: hash.toString("hex") }, "audit");
    },
  };
}

function sealOf(key: string, entryId: number, hash: Buffer): Buffer {
  return createHmac("sha256", key).update(`${entryId}:`).update(hash).digest();
}

function hashOf(row: Omit<AuditRow, "hash">): Buffer {
  return createHash("sha256").update(row.previous_hash).update(canonicalText(row)).digest();
}

function canonicalText(row: Omit<AuditRow, "hash" | "previous_hash">): string {
  const { before, after } = row;
  // Entries from before there was a before and an after keep the hash they have.
  const change = before === null && after === null ? [] : [sorted(before), sorted(after)];
  return JSON.stringify([
    row.entry_id,
    row.at.toISOString(),
    row.operator_id,
    row.operator_email,
    row.action,
    row.subject,
    row.reason,
    sorted(row.details),
    row.ip,
    ...change,
  ]);
}

/** The order of keys in the database is not the one in which they were written. */
function sorted(facts: Facts | null): [string, string][] | null {
  return facts === null ? null : Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
}

async function findDifferences(reading: ReadDb, keys: readonly string[]): Promise<Difference[]> {
  const differences: Difference[] = await findEndDifferences(reading, keys);
  let previous: Pick<AuditRow, "entry_id" | "hash"> = { entry_id: 0, hash: NOTHING_BEFORE };
  while (differences.length < DIFFERENCES_MAX) {
    const rows = await repository.readEntriesAfter(reading, previous.entry_id, PAGE_SIZE);
    for (const row of rows) {
      const subject = `audit entry ${row.entry_id}`;
      if (row.entry_id !== previous.entry_id + 1) {
        const expected = `after entry ${row.entry_id - 1}`;
        differences.push({ subject, expected, found: `after entry ${previous.entry_id}` });
      } else if (!row.previous_hash.equals(previous.hash)) {
        differences.push({ subject, expected: hex(previous.hash), found: hex(row.previous_hash) });
      }
      const computed = hashOf(row);
      if (!computed.equals(row.hash)) {
        differences.push({ subject, expected: hex(computed), found: hex(row.hash) });
      }
      previous = row;
    }
    if (rows.length < PAGE_SIZE) break;
  }
  return differences.slice(0, DIFFERENCES_MAX);
}

/** Does the log end where its head says, and has the house itself said so? */
async function findEndDifferences(reading: ReadDb, keys: readonly string[]): Promise<Difference[]> {
  // The head first: what is written between the two only lies behind it.
  const head = await repository.findHead(reading);
  const subject = "the end of the audit log";
  if (head === null) {
    const last = await repository.findLink(reading, null);
    if (last === null) return [];
    return [{ subject, expected: "a head", found: `none, with ${last.entry_id} entries` }];
  }
  const entry = await repository.findLink(reading, head.entry_id);
  const last = await repository.findLink(reading, null);
  if (entry === null || !entry.hash.equals(head.hash)) {
    const found = last === null ? "no entry" : `entry ${last.entry_id} as the last one`;
    return [{ subject, expected: `entry ${head.entry_id}, ${hex(head.hash)}`, found }];
  }
  if (!isForged(keys, head)) return [];
  return [{ subject, expected: "a seal of this house", found: "another one under its name" }];
}

const hex = (hash: Buffer) => hash.toString("hex");

/** An entry and its hash, as somebody kept them outside of the database. */
export interface AuditAnchor {
  readonly entry: number;
  readonly head: string;
}

export interface AuditProof {
  /** A line each; none when the log is whole. */
  readonly differences: readonly string[];
  readonly entries: number;
  readonly last: AuditAnchor | null;
}

/**
 * Recomputes the chain, and holds it against a head that was kept, if there is one. Without the
 * key it cannot be said whether the log's own head is the house's.
 */
export async function proveAudit(
  db: Db,
  {
    anchor,
    key,
  }: {
    readonly anchor: AuditAnchor | null;
    /** The text of its file. */
    readonly key: string | null;
  },
): Promise<AuditProof> {
  const keys = key === null ? [] : parseKeys(key).map((one) => one.key);
  const found = await findDifferences(db, keys);
  const differences = found.map(
    (one) => `${one.subject}: expected ${one.expected}, found ${one.found}`,
  );
  if (anchor !== null) {
    const kept = await repository.findLink(db, anchor.entry);
    if (kept === null || hex(kept.hash) !== anchor.head) {
      differences.push(`audit entry ${anchor.entry}: its head was ${anchor.head} when it was kept`);
    }
  }
  const head = await repository.findHead(db);
  if (key !== null && head !== null && keyOf(keys, head) === undefined) {
    const whose = head.sealed_by ?? "nobody";
    differences.push(`the end of the audit log: sealed by ${whose}, and not by this house`);
  }
  const last = await repository.findLink(db, null);
  return {
    differences,
    entries: await repository.countEntries(db),
    last: last === null ? null : { entry: last.entry_id, head: hex(last.hash) },
  };
}

/**
 * An act that is another room's own transaction: written down as ordered before it, and as failed
 * when it did not come about.
 */
export async function ordered<Done>(
  { db, audit }: { readonly db: Db; readonly audit: Audit },
  entry: AuditEntry,
  act: () => Promise<Done>,
): Promise<Done> {
  const note = (outcome: string) =>
    inTransaction(db, (tx) =>
      audit.append(tx, { ...entry, details: { outcome, ...entry.details } }),
    );
  await note("ordered");
  try {
    return await act();
  } catch (error) {
    await note("failed");
    throw error;
  }
}
