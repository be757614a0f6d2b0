/**
 * Makes a file in the background. A run works for some seconds, notes how far it has come and sends
 * the next one: a file of any size is made, and a run that is cut off costs the last page alone.
 */
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Parts } from "../core/context.ts";
import { addRows, finishFile, removeFile } from "./export-file.ts";
import { headOf, readExportPage } from "./export-pages.ts";
import {
  type ExportRow,
  findExport,
  listOverdue,
  moveExport,
  noteProgress,
} from "./export-repository.ts";

export const EXPORT_JOB = "backoffice.export";
const TIDY_JOB = "backoffice.tidy-exports";
/** Well below the two minutes after which a job counts as lost. */
const RUN_MS = 20_000;

export function defineExportJobs(parts: Parts): void {
  parts.jobs.define(EXPORT_JOB, {
    handler: (data) => makeExport(parts, Number(data["exportId"])),
  });
  parts.jobs.define(TIDY_JOB, { cron: "17 * * * *", handler: () => tidyExports(parts) });
}

async function makeExport(parts: Parts, exportId: number): Promise<void> {
  await moveExport(parts.db, exportId, { from: ["waiting"], to: "running" });
  let row = await findExport(parts.db, exportId);
  if (row?.state !== "running") return;
  const endMs = performance.now() + RUN_MS;
  while (performance.now() < endMs) {
    const next = await makePage(parts, row);
    if (next === null) return;
    row = next;
  }
  await parts.jobs.send(null, EXPORT_JOB, { exportId }, { singletonKey: String(exportId) });
}

/** Null: there is nothing more to do. */
async function makePage(parts: Parts, row: ExportRow): Promise<ExportRow | null> {
  const { dataDir } = parts.config;
  const page = await readExportPage(parts, row);
  const head = row.rows === 0 && row.bytes === 0 ? [headOf(row)] : [];
  const bytes = await addRows(dataDir, row, [...head, ...page.rows]);
  const written = { ...row, bytes, rows: row.rows + page.rows.length, place: page.next };
  if (page.next === null) {
    const length = await finishFile(dataDir, written);
    const isLive = await inTransaction(parts.db, async (tx) => {
      const isNoted = await noteProgress(tx, row.export_id, { ...written, bytes: length });
      return isNoted && moveExport(tx, row.export_id, { from: ["running"], to: "done" });
    });
    if (!isLive) await removeFile(dataDir, row);
    return null;
  }
  if (await noteProgress(parts.db, row.export_id, written)) return written;
  await removeFile(dataDir, row);
  return null;
}

/** Files whose time is over are thrown away. */
async function tidyExports(parts: Parts): Promise<void> {
  for (const exportId of await listOverdue(parts.db, parts.clock.now())) {
    const row = await findExport(parts.db, exportId);
    if (row === null) continue;
    await moveExport(parts.db, exportId, { from: ["waiting", "running", "done"], to: "expired" });
    await removeFile(parts.config.dataDir, row);
  }
}
