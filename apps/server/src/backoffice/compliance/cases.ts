/** Cases: what the rules found, and what people made of it. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/compliance.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { MemberRecord } from "../../members/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { dayOf, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { noteReading } from "../core/looking.ts";
import { noteReveal } from "../core/reveal.ts";
import * as repository from "./repository.ts";
import type { Case } from "./repository.ts";

type WireCase = DataOf<typeof contract.listCases>["list"][number];

export function referenceOf(memberId: MemberId, member: MemberRecord | undefined) {
  return {
    member_id: memberId,
    account: member?.account ?? "",
    realname: member?.realname ?? "",
    status: member?.status ?? ("closed" as const),
  };
}

function toWire(row: Case, members: ReadonlyMap<MemberId, MemberRecord>): WireCase {
  return {
    case_id: row.case_id,
    area: row.area,
    member: referenceOf(row.member_id, members.get(row.member_id)),
    day: row.day,
    reasons: row.reasons.map((one) => ({ ...one, facts: { ...one.facts } })) as WireCase["reasons"],
    weight: row.weight,
    status: row.status,
    created_at: toWireInstant(row.created_at),
    updated_at: toWireInstant(row.updated_at),
  };
}

export const listCases: Reading<typeof contract.listCases> = async (parts, input) => {
  const { area, status, cursor } = input;
  const limit = limitOf(input.limit);
  const before = numberAfter(cursor);
  const rows = await repository.listCases(parts.db, { area, status, before, limit: limit + 1 });
  const members = await parts.members.findMany(rows.map((row) => row.member_id));
  return toPage(rows, limit, {
    show: (row) => toWire(row, members),
    keyOf: (row) => String(row.case_id),
  });
};

async function requireCase(parts: Parts, caseId: number): Promise<Case> {
  const found = await repository.findCase(parts.db, caseId);
  if (found === null) throw new DomainError("common.not_found");
  return found;
}

export const readCase: Command<typeof contract.readCase> = async (parts, { case_id }, context) => {
  const found = await requireCase(parts, case_id);
  await noteReading(parts, found.member_id, context);
  const [members, notes] = await Promise.all([
    parts.members.findMany([found.member_id]),
    repository.listNotes(parts.db, case_id),
  ]);
  return {
    ...toWire(found, members),
    notes: notes.map((note) => ({ ...note, at: toWireInstant(note.at) })),
  };
};

export const decideCase: Command<typeof contract.decideCase> = async (
  parts,
  { case_id: caseId, from, to, reason },
  { operator, ip },
) => {
  const found = await requireCase(parts, caseId);
  const now = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    const hasMoved = await repository.setStatus(tx, { caseId, from, to, now });
    if (!hasMoved) throw new DomainError("backoffice.case_decided");
    const note = { at: now, operator: operator.email, what: to, note: reason };
    await repository.insertNote(tx, caseId, note);
    await parts.audit.append(tx, {
      action: "case.decide",
      subject: `case:${caseId}`,
      operator,
      ip,
      reason,
      details: { member: String(found.member_id), area: found.area },
      before: { status: from },
      after: { status: to },
    });
  });
  return { case_id: caseId, status: to };
};

type Act = InputOf<typeof contract.actOnCase>;

/** What is done in the member's own room comes last: the entry of what was ordered is there. */
export async function actOnCase(
  parts: Parts,
  input: Act,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.actOnCase>> {
  const { case_id: caseId, act, reason } = input;
  const { member_id: memberId } = await requireCase(parts, caseId);
  const at = parts.clock.now();
  const days = input.days ?? 1;
  if (act !== "time_out" && (input.title === "" || input.text === "")) {
    throw new DomainError("common.invalid_input", { fields: { text: { code: "field.required" } } });
  }
  const said = act === "time_out" ? { days: String(days) } : { title: input.title };
  const entry = {
    action: "case.act",
    subject: `member:${memberId}`,
    operator,
    ip,
    reason,
  } as const;
  const details = { case: String(caseId), act, ...said };
  await inTransaction(parts.db, async (tx) => {
    const note = { at, operator: operator.email, what: act, note: reason };
    await repository.insertNote(tx, caseId, note);
    await parts.audit.append(tx, { ...entry, details: { ...details, phase: "ordered" } });
    if (act !== "time_out") await write(parts, tx, memberId, { ...input, setBy: operator.email });
  });
  if (act !== "time_out") return { case_id: caseId };
  try {
    await parts.compliance.startTimeOut(memberId, { days, reason });
  } catch (error) {
    await inTransaction(parts.db, (tx) =>
      parts.audit.append(tx, { ...entry, details: { ...details, phase: "failed" } }),
    );
    throw error;
  }
  return { case_id: caseId };
}

async function write(
  { messages, clock }: Parts,
  tx: Tx,
  memberId: MemberId,
  { act, title, text, setBy }: Pick<Act, "act" | "title" | "text"> & { setBy: string },
): Promise<void> {
  await messages.scheduleCampaign(tx, {
    code: "house_message",
    texts: { pt: { title, text } },
    params: {},
    link: act === "limit" ? "/responsible-gaming" : null,
    segment: { memberIds: [memberId], withExcluded: true },
    startsAt: clock.now(),
    setBy,
  });
}

const EXPORT_MAX = 1_000;

/** One line a case; a formula in a cell stays text. */
export const exportCases: Command<typeof contract.exportCases> = async (
  parts,
  { reason },
  context,
) => {
  const of = { area: "laundering", status: "reported", before: null, limit: EXPORT_MAX } as const;
  const rows = await repository.listCases(parts.db, of);
  await noteReveal(
    parts,
    {
      action: "case.export",
      subject: "case:reported",
      reason,
      details: { cases: String(rows.length) },
    },
    context,
  );
  const members = await parts.members.findMany(rows.map((row) => row.member_id));
  const lines = rows.map((row) => {
    const member = members.get(row.member_id);
    const why = row.reasons.map(({ rule, facts }) => `${rule} ${JSON.stringify(facts)}`).join("; ");
    return [String(row.case_id), row.day, member?.cpf ?? "", member?.realname ?? "", why];
  });
  const content = [["case", "day", "cpf", "name", "reasons"], ...lines]
    .map((line) => line.map(cell).join(";"))
    .join("\r\n");
  const name = `coaf-${dayOf(parts.clock.now())}.csv`;
  return { name, content, count: rows.length };
};

function cell(text: string): string {
  const harmless = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
