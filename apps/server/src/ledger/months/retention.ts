/**
 * Taking months out of the journal, so that the books still prove all that is left: the closings
 * are written in the transaction that detaches the months.
 *
 * Detached in one transaction and not CONCURRENTLY: that cannot be part of a transaction, and
 * PostgreSQL refuses it for a table with a default partition. The lock that everybody would wait
 * for is taken last, when all is computed, and given back if it does not come at once.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/types.ts";
import { auditBooks, type BookCheck } from "../books.ts";
import { insertClosing } from "./closing-repository.ts";
import {
  beginCut,
  bringBack,
  closeMonth,
  type Cut,
  detach,
  findObstacles,
  listMonths,
  type Month,
  setAside,
} from "./retention-repository.ts";

const YEARS_MIN = 5;
const MONTH = /^(?<year>\d{4})-(?<month>0[1-9]|1[0-2])$/;

/** The first instant after this month of UTC; null when the text names no month. */
export function endOfMonth(text: string): Date | null {
  const groups = MONTH.exec(text)?.groups;
  if (groups === undefined) return null;
  return new Date(Date.UTC(Number(groups["year"]), Number(groups["month"]), 1));
}

export interface RetentionDeps extends Omit<Cut, "until"> {
  /** Of the database's owner. */
  readonly db: Db;
  readonly now: Date;
}

export interface RetentionPlan {
  readonly until: Date;
  readonly months: readonly (Month & { readonly table: string })[];
  /** Why it may not be done; empty when it may. */
  readonly obstacles: readonly string[];
}

/** What putting away everything up to and including this month would mean. Changes nothing. */
export async function planRetention(deps: RetentionDeps, until: Date): Promise<RetentionPlan> {
  const last = new Date(until.getTime() - 1).toISOString().slice(0, 7);
  const months: (Month & { readonly table: string })[] = [];
  for (const { name } of deps.tables) {
    const found = await listMonths(deps.db, name, last);
    months.push(...found.map((month) => ({ ...month, table: name })));
  }
  const obstacles = await findObstacles(deps.db, { ...deps, until });
  if (!isOldEnough(until, deps.now)) {
    obstacles.unshift(`${last} did not end more than ${YEARS_MIN} years ago`);
  }
  if (months.length === 0) obstacles.push("there is no month to put away");
  return { until, months, obstacles };
}

function isOldEnough(until: Date, now: Date): boolean {
  const earliest = new Date(until);
  earliest.setUTCFullYear(earliest.getUTCFullYear() + YEARS_MIN);
  return earliest <= now;
}

/** What speaks against it, after all; nothing was changed. */
export class RetentionRefused extends Error {}

/** Puts the months of the plan away. The books are proven first: a closing is for ever. */
export async function putAway(
  deps: RetentionDeps,
  { until, months }: RetentionPlan,
  checks: readonly BookCheck[],
): Promise<void> {
  await requireCleanBooks(deps.db, checks);
  await inTransaction(deps.db, async (tx) => {
    await beginCut(tx);
    const kept: { readonly aside: string; readonly table: string }[] = [];
    for (const [index, { table: name, partition }] of months.entries()) {
      const table = deps.tables.find((one) => one.name === name);
      if (table?.isWrittenLate === true) await closeMonth(tx, partition);
      if (table?.findLate === undefined) continue;
      const aside = `late_${index}`;
      await setAside(tx, aside, table.findLate(partition, until));
      kept.push({ aside, table: name });
    }
    // Again, for it is now that it counts: no row can come to these months any more.
    const obstacles = await findObstacles(tx, { ...deps, until });
    if (obstacles.length > 0) throw new RetentionRefused(obstacles.join("; "));
    await insertClosing(tx, until);
    await detach(tx, months);
    for (const { aside, table } of kept) await bringBack(tx, aside, table);
  });
}

async function requireCleanBooks(db: Db, checks: readonly BookCheck[]): Promise<void> {
  const results = await auditBooks(db, checks);
  const broken = results.filter(({ differences }) => differences.length > 0);
  if (broken.length === 0) return;
  const names = broken.map(({ name }) => name).join("; ");
  throw new RetentionRefused(`The books do not agree (npm run books): ${names}`);
}
