/** Asking for a file, watching it, fetching it. Only who asked ever sees that it is there. */
import type * as contract from "@tucano/contract/backoffice/payments/reports.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import type { Output } from "../core/policy.ts";
import * as repository from "./export-repository.ts";
import { countRows } from "./export-pages.ts";
import type { ExportRow } from "./export-repository.ts";
import { requireKept, toFilter } from "./filters.ts";
import { EXPORT_JOB } from "./make-export.ts";

const AT_ONCE = 3;
const PART_BYTES = 512 * 1024;
const LIVES_MS = 24 * 3_600_000;
/** What some system does not take in the name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]/gu;

export const startExport: Command<typeof contract.startExport> = async (
  parts,
  input,
  { operator, ip, lang: language },
) => {
  const { kind, format } = input;
  const now = parts.clock.now();
  const asked = toFilter(input, now);
  if (kind === "report") requireKept(asked);
  const total = await countRows(parts, { kind, asked });
  const row = await inTransaction(parts.db, async (tx) => {
    if ((await repository.countBeingMade(tx, operator.operatorId)) >= AT_ONCE) {
      throw new DomainError("backoffice.too_many_exports");
    }
    const inserted = await repository.insertExport(tx, {
      operator_id: operator.operatorId,
      kind,
      format,
      asked,
      words: input.words === undefined ? null : { language, ...input.words },
      total,
      created_at: now,
      expires_at: new Date(now.getTime() + LIVES_MS),
    });
    await parts.audit.append(tx, {
      action: "report.export",
      subject: `export:${inserted.export_id}`,
      operator,
      ip,
      details: toFacts({ kind, format, ...asked }),
    });
    await send(parts, tx, inserted.export_id);
    return inserted;
  });
  return toExportRow(row);
};

function send(parts: Parts, tx: Tx, exportId: number): Promise<void> {
  return parts.jobs.send(tx, EXPORT_JOB, { exportId }, { singletonKey: String(exportId) });
}

function toExportRow(row: ExportRow): Output<typeof contract.exportRow> {
  return {
    id: row.export_id,
    kind: row.kind,
    by: row.asked.by,
    format: row.format,
    from: row.asked.from,
    to: row.asked.to,
    state: row.state,
    rows: row.rows,
    total: row.total,
    bytes: row.bytes,
    created_at: toWireInstant(row.created_at),
    expires_at: toWireInstant(row.expires_at),
    failure: row.failure,
  };
}

export const listExports: Command<typeof contract.listExports> = async (
  parts,
  input,
  { operator },
) => {
  const limit = limitOf(input.limit);
  const rows = await repository.listExports(parts.db, {
    operatorId: operator.operatorId,
    beforeId: numberAfter(input.cursor),
    limit: limit + 1,
  });
  return toPage(rows, limit, { show: toExportRow, keyOf: (row) => String(row.export_id) });
};

/** Throws backoffice.export_not_found, also for somebody else's file. */
async function findOwn(
  parts: Parts,
  exportId: number,
  { operator }: OperatorContext,
): Promise<ExportRow> {
  const row = await repository.findExport(parts.db, exportId);
  if (row === null || row.operator_id !== operator.operatorId) {
    throw new DomainError("backoffice.export_not_found");
  }
  return row;
}

const factsOf = (row: ExportRow, state: ExportRow["state"]) =>
  toFacts({ kind: row.kind, format: row.format, state, rows: row.rows });

export const cancelExport: Command<typeof contract.cancelExport> = async (
  parts,
  { id },
  context,
) => {
  const row = await findOwn(parts, id, context);
  await inTransaction(parts.db, async (tx) => {
    const isLive = await repository.moveExport(tx, id, {
      from: ["waiting", "running", "done", "failed"],
      to: "cancelled",
    });
    if (!isLive) return;
    await parts.audit.append(tx, {
      action: "report.cancel",
      subject: `export:${id}`,
      operator: context.operator,
      ip: context.ip,
      before: factsOf(row, row.state),
      after: factsOf(row, "cancelled"),
    });
    await repository.deleteParts(tx, id);
  });
  return {};
};

/** Continues from where it was; a file that has not failed is left alone. */
export const restartExport: Command<typeof contract.restartExport> = async (
  parts,
  { id },
  context,
) => {
  const row = await findOwn(parts, id, context);
  await inTransaction(parts.db, async (tx) => {
    if ((await repository.countBeingMade(tx, row.operator_id)) >= AT_ONCE) {
      throw new DomainError("backoffice.too_many_exports");
    }
    if (!(await repository.restartExport(tx, id, parts.clock.now()))) return;
    await parts.audit.append(tx, {
      action: "report.restart",
      subject: `export:${id}`,
      operator: context.operator,
      ip: context.ip,
      before: factsOf(row, row.state),
      after: factsOf(row, "waiting"),
    });
    await send(parts, tx, id);
  });
  return toExportRow(await findOwn(parts, id, context));
};

export const readExportPart: Command<typeof contract.readExportPart> = async (
  parts,
  { id, offset },
  context,
) => {
  const row = await findOwn(parts, id, context);
  const isReady = row.state === "done" && row.expires_at > parts.clock.now();
  const stored = { exportId: id, offset, bytesMax: PART_BYTES };
  const content = isReady ? await repository.readBytes(parts.db, stored) : null;
  if (content === null) throw new DomainError("backoffice.export_not_ready");
  // Written down before anything of it leaves.
  if (offset === 0) {
    await inTransaction(parts.db, (tx) =>
      parts.audit.append(tx, {
        action: "report.download",
        subject: `export:${id}`,
        operator: context.operator,
        ip: context.ip,
        details: factsOf(row, row.state),
      }),
    );
  }
  const end = offset + content.length;
  const { asked, format, kind, words } = row;
  const what = words?.title ?? (kind === "report" ? `report-${asked.by}` : "players");
  return {
    name: `${what.replaceAll(NOT_IN_NAMES, "-")}-${asked.from}-${asked.to}.${format}`,
    content: content.toString("base64"),
    next: content.length > 0 && end < row.bytes ? end : null,
    bytes: row.bytes,
  };
};
