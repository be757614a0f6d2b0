/** What people ask about their data, as operators answer it. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/members/data-requests.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { noteReading } from "../core/looking.ts";
import { type MembersById, toReference } from "../core/present.ts";
import { findExisting } from "../members/members.ts";
import * as repository from "./data-request-repository.ts";
import type { DataRequest } from "./data-request-repository.ts";
import { readErasure } from "./erase-member.ts";
import { ANSWER_DAYS } from "./erasure-policy.ts";

type Row = DataOf<typeof contract.listDataRequests>["list"][number];

const DAY_MS = 86_400_000;

export function dueAfter(now: Date): Date {
  return new Date(now.getTime() + ANSWER_DAYS * DAY_MS);
}

function toRow(request: DataRequest, members: MembersById): Row {
  const { decided_at: decidedAt } = request;
  return {
    request_id: request.request_id,
    member: toReference(request.member_id, members),
    kind: request.kind,
    status: request.status,
    opened_at: toWireInstant(request.opened_at),
    opened_by: request.opened_by,
    due_at: toWireInstant(request.due_at),
    claimed_by: request.claimed_by,
    decided_by: request.decided_by,
    decided_at: decidedAt === null ? null : toWireInstant(decidedAt),
    postponed_until: request.postponed_until,
  };
}

const membersOf = (parts: Parts, rows: readonly DataRequest[]): Promise<MembersById> =>
  parts.members.findMany(rows.map((row) => row.member_id));

export const listDataRequests: Reading<typeof contract.listDataRequests> = async (
  parts,
  { status, cursor, limit: wanted },
) => {
  const limit = limitOf(wanted);
  const after = numberAfter(cursor);
  const rows = await repository.listRequests(parts.db, { status, after, limit: limit + 1 });
  const members = await membersOf(parts, rows);
  return toPage(rows, limit, {
    show: (row) => toRow(row, members),
    keyOf: (row) => String(row.request_id),
  });
};

async function requireRequest(parts: Parts, requestId: number): Promise<DataRequest> {
  const found = await repository.findRequest(parts.db, requestId);
  if (found === null) throw new DomainError("common.not_found");
  return found;
}

export const readDataRequest: Command<typeof contract.readDataRequest> = async (
  parts,
  { request_id },
  context,
) => {
  const request = await requireRequest(parts, request_id);
  await noteReading(parts, request.member_id, context);
  const isErasure = request.kind === "erasure";
  const judged = isErasure ? await readErasure(parts, request.member_id) : null;
  return {
    ...toRow(request, await membersOf(parts, [request])),
    text: request.text,
    answer: request.answer,
    obstacles: [...(judged?.obstacles ?? [])],
    kept_until: judged?.keptUntil ?? null,
  };
};

export const openDataRequest: Command<typeof contract.openDataRequest> = async (
  parts,
  { member_id: memberId, kind, text, reason },
  { operator, ip },
) => {
  await findExisting(parts, memberId);
  const now = parts.clock.now();
  const opened = await inTransaction(parts.db, async (tx) => {
    const request = await repository.insertRequest(tx, {
      memberId,
      kind,
      openedBy: operator.email,
      text,
      now,
      dueAt: dueAfter(now),
      isDone: false,
    });
    if (request === null) throw new DomainError("backoffice.request_exists");
    await parts.audit.append(tx, {
      action: "request.open",
      subject: `member:${memberId}`,
      operator,
      ip,
      reason,
      before: {},
      after: { request: String(request.request_id), kind, status: "open" },
    });
    return request;
  });
  return toRow(opened, await membersOf(parts, [opened]));
};

export const claimDataRequest: Command<typeof contract.claimDataRequest> = async (
  parts,
  { request_id },
  { operator, ip },
) => {
  const request = await requireRequest(parts, request_id);
  await inTransaction(parts.db, async (tx) => {
    const isClaimed = await repository.claimRequest(tx, request_id, operator.email);
    if (!isClaimed) throw new DomainError("backoffice.request_decided");
    await parts.audit.append(tx, {
      action: "request.claim",
      subject: `member:${request.member_id}`,
      operator,
      ip,
      details: { request: String(request_id) },
      before: { claimed_by: request.claimed_by ?? "" },
      after: { claimed_by: operator.email },
    });
  });
  const claimed = { ...request, claimed_by: operator.email };
  return toRow(claimed, await membersOf(parts, [claimed]));
};

type Decide = InputOf<typeof contract.decideDataRequest>;

/** An erasure is postponed to the day on which nothing has to be kept any more. */
async function postponedTo(
  parts: Parts,
  request: DataRequest,
  to: Decide["to"],
): Promise<string | null> {
  // An erasure is done by being carried out, not by being said to be.
  if (request.kind === "erasure" && to === "done") {
    throw new DomainError("backoffice.not_postponable");
  }
  if (to !== "postponed") return null;
  const judged = request.kind === "erasure" ? await readErasure(parts, request.member_id) : null;
  if (judged === null || !judged.obstacles.includes("records_kept")) {
    throw new DomainError("backoffice.not_postponable");
  }
  return judged.keptUntil;
}

export async function decideDataRequest(
  parts: Parts,
  { request_id, to, answer, reason }: Decide,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.decideDataRequest>> {
  const request = await requireRequest(parts, request_id);
  const postponedUntil = await postponedTo(parts, request, to);
  const now = parts.clock.now();
  const decision = { requestId: request_id, to, by: operator.email, answer, postponedUntil, now };
  const decided = await inTransaction(parts.db, async (tx) => {
    const changed = await repository.decideRequest(tx, decision);
    if (changed === null) throw new DomainError("backoffice.request_decided");
    await carryOut(parts, tx, changed);
    await parts.audit.append(tx, {
      action: "request.decide",
      subject: `member:${request.member_id}`,
      operator,
      ip,
      reason,
      details: { request: String(request_id), kind: request.kind },
      before: { status: request.status },
      after: { status: to, postponed_until: postponedUntil ?? "" },
    });
    return changed;
  });
  return toRow(decided, await membersOf(parts, [decided]));
}

async function carryOut(parts: Parts, tx: Tx, request: DataRequest): Promise<void> {
  const { member_id: memberId, kind, status, request_id } = request;
  if (kind === "objection" && status === "done") {
    await parts.members.office.setMarketing(tx, memberId, false);
  }
  await parts.messages.notify(tx, {
    memberId,
    code: "data_request_answered",
    link: "/security-center/my-data",
    key: `data-request:${request_id}:${status}`,
  });
}
