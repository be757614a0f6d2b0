/**
 * The audit log: who did what, to whom, why. Each entry is bound to the one before it by a hash;
 * each new head is also written to the server's log, an anchor outside the database, so that even
 * its owner cannot rewrite the whole chain unseen.
 */
import { createHash } from "node:crypto";
import type { AuditAction } from "@tucano/contract/backoffice/audit-actions.ts";
import type { BookCheck, Difference } from "../../ledger/index.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import type { Logger } from "../../platform/logger.ts";
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

/** Recomputes every link of the chain. */
export const auditChain: BookCheck = {
  name: "The audit log is whole: no entry changed, missing or moved",
  count: (db) => repository.countEntries(db),
  run: findDifferences,
};

const NOTHING_BEFORE = Buffer.alloc(32);
const PAGE_SIZE = 1_000;
const DIFFERENCES_MAX = 50;

export interface AuditDeps {
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createAudit({ clock, logger }: AuditDeps): Audit {
  return {
    append: async (tx, { action, subject, operator, ip, reason, details, before, after }) => {
      const last = await repository.lockLastEntry(tx);
      const row = {
        entry_id: (last?.entry_id ?? 0) + 1,
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
        previous_hash: last?.hash ?? NOTHING_BEFORE,
      };
      const hash = hashOf(row);
      await repository.insertEntry(tx, { ...row, hash });
      logger.info({ entry: row.entry_id, head: hash.toString("hex") }, "audit");
    },
  };
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

async function findDifferences(db: Db): Promise<Difference[]> {
  const differences: Difference[] = [];
  let previous: Pick<AuditRow, "entry_id" | "hash"> = { entry_id: 0, hash: NOTHING_BEFORE };
  while (differences.length < DIFFERENCES_MAX) {
    const rows = await repository.readEntriesAfter(db, previous.entry_id, PAGE_SIZE);
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

/** Recomputes the chain, and holds it against a head that was kept, if there is one. */
export async function proveAudit(db: Db, anchor: AuditAnchor | null): Promise<AuditProof> {
  const found = await findDifferences(db);
  const differences = found.map(
    (one) => `${one.subject}: expected ${one.expected}, found ${one.found}`,
  );
  if (anchor !== null) {
    const kept = await repository.findLink(db, anchor.entry);
    if (kept === null || hex(kept.hash) !== anchor.head) {
      differences.push(`audit entry ${anchor.entry}: its head was ${anchor.head} when it was kept`);
    }
  }
  const last = await repository.findLink(db, null);
  return {
    differences,
    entries: await repository.countEntries(db),
    last: last === null ? null : { entry: last.entry_id, head: hex(last.hash) },
  };
}
