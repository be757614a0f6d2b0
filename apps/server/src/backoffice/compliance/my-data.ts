/** What members do about their own data: see, take out, ask, take back. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/privacy.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { findExisting } from "../members/members.ts";
import * as repository from "./data-request-repository.ts";
import type { DataRequest } from "./data-request-repository.ts";
import { dueAfter } from "./data-requests.ts";
import { EXPORTS_PER_DAY, KEPT_YEARS } from "./erasure-policy.ts";
import { gatherMember } from "./export-member.ts";

const DAY_MS = 86_400_000;

type Own = DataOf<typeof contract.openMyRequest>;

function toOwn(request: DataRequest): Own {
  const { decided_at: decidedAt } = request;
  return {
    request_id: request.request_id,
    kind: request.kind,
    status: request.status,
    opened_at: toWireInstant(request.opened_at),
    due_at: toWireInstant(request.due_at),
    decided_at: decidedAt === null ? null : toWireInstant(decidedAt),
    answer: request.answer,
    postponed_until: request.postponed_until,
  };
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

export async function showMyData(
  parts: Parts,
  { member: { memberId } }: MemberContext,
): Promise<DataOf<typeof contract.myData>> {
  const since = dayBefore(parts.clock.now());
  const [list, allowsMarketing, taken] = await Promise.all([
    repository.listOfMember(parts.db, memberId),
    parts.members.office.allowsMarketing(memberId),
    repository.countExports(parts.db, memberId, since),
  ]);
  return {
    list: list.map(toOwn),
    allows_marketing: allowsMarketing,
    exports_left: Math.max(0, EXPORTS_PER_DAY - taken),
    kept_years: KEPT_YEARS,
  };
}

export async function exportMyData(
  parts: Parts,
  { member: { memberId } }: MemberContext,
): Promise<DataOf<typeof contract.exportMyData>> {
  const member = await findExisting(parts, memberId);
  const now = parts.clock.now();
  await inTurn(parts.db, { what: "backoffice.own-export", memberId }, async (tx) => {
    const taken = await repository.countExports(tx, memberId, dayBefore(now));
    if (taken >= EXPORTS_PER_DAY) throw new DomainError("members.too_many_exports");
    const own = { memberId, kind: "export", openedBy: null, text: "" } as const;
    await repository.insertRequest(tx, { ...own, now, dueAt: now, isDone: true });
  });
  return gatherMember(parts, member);
}

export async function openMyRequest(
  parts: Parts,
  { kind, text }: InputOf<typeof contract.openMyRequest>,
  { member: { memberId } }: MemberContext,
): Promise<Own> {
  const now = parts.clock.now();
  const own = { memberId, kind, openedBy: null, text, now, dueAt: dueAfter(now), isDone: false };
  const request = await inTransaction(parts.db, (tx) => repository.insertRequest(tx, own));
  if (request === null) throw new DomainError("members.data_request_open");
  return toOwn(request);
}

export async function withdrawMyRequest(
  parts: Parts,
  { request_id }: InputOf<typeof contract.withdrawMyRequest>,
  { member: { memberId } }: MemberContext,
): Promise<Own> {
  const request = await repository.findRequest(parts.db, request_id);
  if (request?.member_id !== memberId) throw new DomainError("members.data_request_unknown");
  const decision = { requestId: request_id, to: "withdrawn", by: null, answer: "" } as const;
  const now = parts.clock.now();
  const withdrawn = await inTransaction(parts.db, (tx) =>
    repository.decideRequest(tx, { ...decision, postponedUntil: null, now }),
  );
  if (withdrawn === null) throw new DomainError("members.data_request_unknown");
  return toOwn(withdrawn);
}

export async function chooseMarketing(
  parts: Parts,
  { allows_marketing: isAllowed }: InputOf<typeof contract.chooseMarketing>,
  { member: { memberId } }: MemberContext,
): Promise<DataOf<typeof contract.chooseMarketing>> {
  await inTransaction(parts.db, (tx) => parts.members.office.setMarketing(tx, memberId, isAllowed));
  return { allows_marketing: isAllowed };
}
