/**
 * Makes a file in the background. A run works for some seconds, notes how far it has come and sends
 * the next one: a file of any size is made, and a run that is cut off costs the last page alone. A
 * page is written in the transaction that counts it, by the run that holds the file: whatever
 * happens in between, each row is in it once.
 */
import * as z from "zod/mini";
import { inTransaction, sqlStateOf } from "../../platform/database/transaction.ts";
import { byClock, job, type JobDefinition, whenSent } from "../../platform/jobs/index.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import type { Parts } from "../core/context.ts";
import { toContent } from "./export-file.ts";
import { readExportPage } from "./export-pages.ts";
import {
  claimExport,
  deleteParts,
  type ExportRow,
  failExport,
  insertPart,
  listAbandoned,
  listOverdue,
  moveExport,
  noteProgress,
  releaseExport,
} from "./export-repository.ts";

export const EXPORT_JOB = job("backoffice.export", { exportId: z.int() });
const TIDY_JOB = "backoffice.tidy-exports";
/** Well below the two minutes after which a job counts as lost. */
const RUN_MS = 20_000;
/** Longer than a page can take: a statement ends after half a minute. */
const LEASE_MS = 60_000;
const LOOK_AGAIN_SECONDS = 15;
/** After this many runs without progress it waits to be restarted. */
const ATTEMPTS_MAX = 5;
const DISK_FULL = "53100";

export function exportJobs(parts: Parts): JobDefinition[] {
  return [
    whenSent(EXPORT_JOB, ({ exportId }) => makeExport(parts, exportId)),
    byClock(TIDY_JOB, "*/5 * * * *", () => tidyExports(parts)),
  ];
}

const leaseUntil = ({ clock }: Parts) => new Date(clock.now().getTime() + LEASE_MS);

async function makeExport(parts: Parts, exportId: number): Promise<void> {
  const worker = parts.random.uuid();
  const now = parts.clock.now();
  const claim = { exportId, worker, now, until: leaseUntil(parts) };
  const claimed = await inTransaction(parts.db, (tx) => claimExport(tx, claim));
  if (claimed === "over") return;
  if (claimed === "busy") return sendAgain(parts, exportId, LOOK_AGAIN_SECONDS);
  try {
    if (claimed.attempts > ATTEMPTS_MAX) {
      throw new Error("Its runs end before they come any further.");
    }
    await run(parts, claimed);
  } catch (error) {
    await giveUp(parts, claimed, error);
  }
}

async function run(parts: Parts, first: ExportRow): Promise<void> {
  let row = first;
  const endMs = performance.now() + RUN_MS;
  while (performance.now() < endMs) {
    const next = await makePage(parts, row);
    if (next === null) return;
    row = next;
  }
  if (await releaseExport(parts.db, row)) await sendAgain(parts, row.export_id);
}

function sendAgain(parts: Parts, exportId: number, startAfterSeconds = 0): Promise<void> {
  const singletonKey = String(exportId);
  return parts.jobs.send(null, EXPORT_JOB, { exportId }, { singletonKey, startAfterSeconds });
}

/** Null: there is nothing more to do for this run. */
async function makePage(parts: Parts, row: ExportRow): Promise<ExportRow | null> {
  const page = await readExportPage(parts, row);
  const isLast = page.next === null;
  const { content, book } = toContent(row, page);
  const bytes = row.bytes + content.length;
  const written = { ...row, bytes, book, rows: row.rows + page.rows.length, place: page.next };
  const exportId = row.export_id;
  const isOurs = await inTransaction(parts.db, async (tx) => {
    if (!(await noteProgress(tx, written, leaseUntil(parts)))) return false;
    await insertPart(tx, { exportId, startsAt: row.bytes, content });
    return isLast ? moveExport(tx, exportId, { from: ["running"], to: "done" }) : true;
  });
  return isOurs && !isLast ? written : null;
}

/** It is tried again by itself some times; then the file says that it failed. */
async function giveUp(parts: Parts, row: ExportRow, error: unknown): Promise<void> {
  parts.logger.warn({ err: error, export: row.export_id }, "A file could not be made.");
  if (row.attempts < ATTEMPTS_MAX) {
    await releaseExport(parts.db, row);
    throw error;
  }
  await failExport(parts.db, row, causeOf(error));
}

/** A word for the cause; what exactly it was is in the log. */
function causeOf(error: unknown): NonNullable<ExportRow["failure"]> {
  if (!(error instanceof Error)) return "other";
  if (sqlStateOf(error) === DISK_FULL) return "disk";
  if ("code" in error && /^[0-9A-Z]{5}$/.test(String(error.code))) return "database";
  return error instanceof RangeError ? "size" : "other";
}

/** Files whose time is over are thrown away; those that nobody works on are sent on their way. */
async function tidyExports(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  const tell = (error: unknown, exportId: number): void =>
    parts.logger.error({ err: error, export: exportId }, "A file cannot be tidied up.");
  const throwAway = async (exportId: number): Promise<void> => {
    const from = ["waiting", "running", "done", "failed"] as const;
    await inTransaction(parts.db, async (tx) => {
      await moveExport(tx, exportId, { from, to: "expired" });
      await deleteParts(tx, exportId);
    });
  };
  await oneByOne(await listOverdue(parts.db, now), throwAway, tell);
  for (const exportId of await listAbandoned(parts.db, now)) await sendAgain(parts, exportId);
}
