/** Members who may not play: excluded here, or on the authority's list. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/compliance.ts";
import type * as identity from "@tucano/contract/backoffice/members/identity.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { OfficeExclusion } from "../../compliance/index.ts";
import type { MemberRecord } from "../../members/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { dayOf, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, placeAfter, placeText, toPage } from "../core/keyset.ts";
import { findExisting } from "../members/members.ts";
import { referenceOf } from "./cases.ts";
import * as repository from "./repository.ts";

const UUID = /^[0-9a-f-]{36}$/;
const OF_ONE_MAX = 50;

function toWire(row: OfficeExclusion, members: ReadonlyMap<MemberId, MemberRecord>) {
  return {
    exclusion_id: row.exclusionId,
    member: referenceOf(row.memberId, members.get(row.memberId)),
    kind: row.kind,
    started_at: toWireInstant(row.startedAt),
    until: row.until === null ? null : toWireInstant(row.until),
    ended_at: row.endedAt === null ? null : toWireInstant(row.endedAt),
    reason: row.reason,
    is_barred: row.isBarred,
  };
}

export const listExclusions: Reading<typeof contract.listExclusions> = async (parts, input) => {
  const limit = limitOf(input.limit);
  const after = placeAfter(input.cursor, UUID);
  const rows = await parts.compliance.listExclusions({
    memberId: null,
    isRunning: input.which === "running",
    after: after === null ? null : { at: after.at, exclusionId: after.id },
    limit: limit + 1,
  });
  const members = await parts.members.findMany(rows.map((row) => row.memberId));
  return toPage(rows, limit, {
    show: (row) => toWire(row, members),
    keyOf: (row) => placeText(row.startedAt, row.exclusionId),
  });
};

const digitsOf = (cpf: string) => cpf.replaceAll(/\D/g, "");

export async function isBarred(parts: Parts, cpf: string): Promise<boolean> {
  return (await repository.findBarred(parts.db, parts.barredHash.variants(cpf))) !== null;
}

function importToWire(row: repository.BarredImport) {
  return { ...row, imported_at: toWireInstant(row.imported_at) };
}

/** Looking a person up is written down; the log has the member, never the CPF. */
export const findExcluded: Command<typeof contract.findExcluded> = async (
  parts,
  input,
  { operator, ip },
) => {
  const cpf = digitsOf(input.cpf);
  const [{ members }, barred] = await Promise.all([
    parts.members.search(parts.db, { text: cpf, after: null, limit: 5 }),
    repository.findBarred(parts.db, parts.barredHash.variants(cpf)),
  ]);
  const member = members.find((one) => one.cpf === cpf);
  const subject = member === undefined ? "person" : `member:${member.memberId}`;
  const details = { is_barred: String(barred !== null) };
  await inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, { action: "exclusion.find", subject, operator, ip, details }),
  );
  const rows =
    member === undefined
      ? []
      : await parts.compliance.listExclusions({
          memberId: member.memberId,
          isRunning: false,
          after: null,
          limit: OF_ONE_MAX,
        });
  const known = new Map(member === undefined ? [] : [[member.memberId, member]]);
  return {
    member: member === undefined ? null : referenceOf(member.memberId, member),
    exclusions: rows.map((row) => toWire(row, known)),
    barred: barred === null ? null : importToWire(barred),
  };
};

export const excludeMember: Command<typeof contract.excludeMember> = async (
  parts,
  { member_id: memberId, months, reason },
  { operator, ip },
) => {
  const { status } = await findExisting(parts, memberId);
  const entry = {
    action: "exclusion.add",
    subject: `member:${memberId}`,
    operator,
    ip,
    reason,
  } as const;
  const change = { before: { status }, after: { status: "excluded", months: String(months ?? 0) } };
  const note = (phase: "ordered" | "failed") =>
    inTransaction(parts.db, (tx) =>
      parts.audit.append(tx, { ...entry, ...change, details: { phase } }),
    );
  await note("ordered");
  try {
    const { exclusionId } = await parts.compliance.exclude(memberId, { months, reason });
    return { exclusion_id: exclusionId };
  } catch (error) {
    await note("failed");
    throw error;
  }
};

export async function listBarredImports(
  parts: Parts,
): Promise<DataOf<typeof contract.listBarredImports>> {
  return { list: (await repository.listImports(parts.db)).map(importToWire) };
}

/** Off the list and back in, in one commit; what else shuts the member out goes on. */
export const liftBarred: Command<typeof identity.liftBarred> = async (
  parts,
  { member_id: memberId, reason },
  { operator, ip },
) => {
  const { cpf, status } = await findExisting(parts, memberId);
  const isLifted = await parts.compliance.liftBar(memberId, async (tx) => {
    await repository.removeBarred(tx, parts.barredHash.variants(cpf));
    const subject = `member:${memberId}`;
    const before = { status, barred: "true" };
    const entry = { action: "barred.lift", subject, operator, ip, reason, before } as const;
    await parts.audit.append(tx, { ...entry, after: { barred: "false" } });
  });
  if (!isLifted) throw new DomainError("backoffice.not_barred");
  return { member_id: memberId };
};

/** Their play ends now, and not when they sign in next; what is theirs stays theirs to withdraw. */
async function stopBarred(
  parts: Parts,
  memberIds: readonly MemberId[],
  source: string,
): Promise<void> {
  const { mayBarredPlay } = await parts.market.read("identity");
  if (mayBarredPlay) return;
  for (const memberId of memberIds) await parts.compliance.bar(memberId, source);
}

/** Members among them become cases, for a person to decide. */
export const importBarred: Command<typeof contract.importBarred> = async (
  parts,
  input,
  { operator, ip },
) => {
  const { source, reason } = input;
  const cpfs = [...new Set(input.cpfs.map(digitsOf))];
  const members = await parts.members.findByCpfs(cpfs);
  const now = parts.clock.now();
  const facts = { source };
  const importId = await inTransaction(parts.db, async (tx) => {
    const existing = input.import_id;
    const by = operator.email;
    const isThere = existing == null || (await repository.hasImport(tx, existing));
    if (!isThere) throw new DomainError("common.not_found");
    const id = existing ?? (await repository.insertImport(tx, { source, by, now }));
    await repository.insertBarred(
      tx,
      id,
      cpfs.map((cpf) => parts.barredHash.hash(cpf)),
    );
    const cases = members.map((memberId) => ({
      area: "barred" as const,
      memberId,
      day: dayOf(now),
      reasons: [{ rule: "barred", weight: 5, facts }],
    }));
    await repository.insertCases(tx, cases, now);
    await parts.audit.append(tx, {
      action: "barred.import",
      subject: `barred:${id}`,
      operator,
      ip,
      reason,
      details: { source, persons: String(cpfs.length), members: String(members.length) },
    });
    return id;
  });
  await stopBarred(parts, members, source);
  return { import_id: importId, members: members.length };
};
