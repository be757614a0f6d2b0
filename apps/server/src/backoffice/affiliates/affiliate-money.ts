/** What affiliates earn: corrected and approved by two, paid at the bank, and noted here. */
import type * as contract from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import { dealTerms } from "@tucano/contract/affiliates.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { memberId } from "@tucano/contract/schemas.ts";
import * as z from "zod/mini";
import {
  type Correction,
  type EntryRow,
  showStatement,
  type StatementRow,
} from "../../affiliates/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { toFacts } from "../core/facts.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { requireAffiliate, subjectOf } from "./affiliates.ts";

const present = (row: StatementRow): DataOf<typeof contract.markPaid> => ({
  affiliate_id: row.affiliateId,
  company: row.company,
  ...showStatement(row),
  closed_at: toWireInstant(row.closedAt),
  approved_by: row.approvedBy,
  pix_key: row.pixKey,
  reference: row.reference,
  paid_at: toWireInstant(row.paidAt),
});

const dealPayload = z.object({ affiliateId: z.int(), month: z.string(), terms: dealTerms });

export const setDeal: Command<typeof contract.setDeal> = async (parts, input, context) => {
  const { affiliate_id: affiliateId, month, terms, reason } = input;
  const wish = { affiliateId, month, terms };
  const { company } = await requireAffiliate(parts, affiliateId);
  const version = await inTransaction(parts.db, (tx) => parts.affiliates.checkDeal(tx, wish));
  const last = (await parts.affiliates.listDeals([affiliateId])).at(-1);
  const approval = await parts.approvals.request(
    {
      kind: "affiliate.deal",
      subject: subjectOf(affiliateId),
      payload: wish,
      before: last === undefined ? {} : toFacts({ month: last.month, ...last.terms }),
      after: toFacts({ company, month, version, ...terms }),
      reason,
    },
    context,
  );
  return { approval };
};

export const deals = (parts: Parts): ApprovalKind =>
  approvalKind({
    name: "affiliate.deal",
    decidedWith: "affiliates.money",
    payload: dealPayload,
    carryOut: async (tx, agreed) => {
      const by = { askedBy: agreed.requester.email, agreedBy: agreed.approver.email };
      await parts.affiliates.setDeal(tx, { ...agreed.payload, ...by });
      await parts.audit.append(tx, agreedEntry("affiliate.deal", agreed));
    },
  });

const showEntry = (row: EntryRow) => ({
  entry_id: row.entryId,
  month: row.month,
  kind: row.kind,
  amount: formatWire(row.amount),
  member_id: row.memberId,
  by: row.by,
  note: row.note,
  at: toWireInstant(row.at),
});

export const listAffiliateEntries: Reading<typeof contract.listAffiliateEntries> = async (
  parts,
  { affiliate_id: affiliateId, month = null, cursor, limit: asked },
) => {
  await requireAffiliate(parts, affiliateId);
  const limit = limitOf(asked);
  const query = { affiliateId, month, before: numberAfter(cursor), limit: limit + 1 };
  const rows = await parts.affiliates.listEntries(query);
  return toPage(rows, limit, { show: showEntry, keyOf: ({ entryId }) => String(entryId) });
};

function correctionIn(input: InputOf<typeof contract.correctAffiliate>): Correction {
  const { what, amount, member_id, order_no: orderNo } = input;
  if (what === "give" || what === "take") return { what, amount };
  if (what === "reversal" && member_id !== undefined) {
    return { what, memberId: toMemberId(member_id) };
  }
  if (what === "chargeback" && orderNo !== undefined) return { what, orderNo };
  throw new DomainError("backoffice.affiliate_correction");
}

export const correctAffiliate: Command<typeof contract.correctAffiliate> = async (
  parts,
  input,
  context,
) => {
  const { affiliate_id: affiliateId, reason } = input;
  const { company } = await requireAffiliate(parts, affiliateId);
  const correction = correctionIn(input);
  const amount = await parts.affiliates.correctionAmount(affiliateId, correction);
  const approval = await parts.approvals.request(
    {
      kind: "affiliate.correct",
      subject: subjectOf(affiliateId),
      payload: { affiliateId, correction },
      before: {},
      after: { company, ...toFacts(correction), amount: formatWire(amount) },
      reason,
    },
    context,
  );
  return { approval };
};

const centavos = z.pipe(z.int(), z.transform(toCentavos));
const correctionPayload = z.object({
  affiliateId: z.int(),
  correction: z.union([
    z.object({ what: z.enum(["give", "take"]), amount: centavos }),
    z.object({ what: z.literal("reversal"), memberId }),
    z.object({ what: z.literal("chargeback"), orderNo: z.string() }),
  ]),
});

export const corrections = (parts: Parts): ApprovalKind =>
  approvalKind({
    name: "affiliate.correct",
    decidedWith: "affiliates.money",
    payload: correctionPayload,
    carryOut: async (tx, agreed) => {
      const { approvalId, reason: note, requester } = agreed;
      const of = { ...agreed.payload, approvalId, note, by: requester.email };
      await parts.affiliates.correct(tx, of);
      await parts.audit.append(tx, agreedEntry("affiliate.correct", agreed));
    },
  });

const BETWEEN = "/";

export const listStatements: Reading<typeof contract.listStatements> = async (
  parts,
  { affiliate_id: affiliateId = null, state = null, cursor, limit: asked },
) => {
  const limit = limitOf(asked);
  const [month = "", id = ""] = (cursor ?? "").split(BETWEEN);
  const isPlace = /^\d{4}-\d{2}$/.test(month) && /^\d{1,9}$/.test(id);
  const after = isPlace ? { month, affiliateId: Number(id) } : null;
  const query = { affiliateId, state, after, limit: limit + 1 };
  const rows = await parts.affiliates.listStatements(query);
  const keyOf = (row: StatementRow) => `${row.month}${BETWEEN}${row.affiliateId}`;
  return toPage(rows, limit, { show: present, keyOf });
};

const statementOf = (affiliateId: number, month: string) => `${subjectOf(affiliateId)}:${month}`;
const statementPayload = z.object({
  affiliateId: z.int(),
  month: z.string(),
  pixKey: z.string(),
});

export const approveStatement: Command<typeof contract.approveStatement> = async (
  parts,
  { affiliate_id: affiliateId, month, reason },
  context,
) => {
  const of = { affiliateId, month };
  const found = await inTransaction(parts.db, (tx) =>
    parts.affiliates.requireStatement(tx, of, "closed"),
  );
  // The second person sees where the money is to go.
  const { company, pixKey } = await requireAffiliate(parts, affiliateId);
  const facts = { company, month, amount: formatWire(found.payable), pix_key: pixKey };
  const approval = await parts.approvals.request(
    {
      kind: "affiliate.payout",
      subject: statementOf(affiliateId, month),
      payload: { ...of, pixKey },
      before: { ...facts, state: "closed" },
      after: { ...facts, state: "approved" },
      reason,
    },
    context,
  );
  return { approval };
};

export const payouts = (parts: Parts): ApprovalKind =>
  approvalKind({
    name: "affiliate.payout",
    decidedWith: "affiliates.money",
    payload: statementPayload,
    carryOut: async (tx, agreed) => {
      const by = agreed.approver.email;
      await parts.affiliates.approveStatement(tx, { ...agreed.payload, by });
      await parts.audit.append(tx, agreedEntry("affiliate.approve", agreed));
    },
  });

export const markPaid: Command<typeof contract.markPaid> = async (
  parts,
  { affiliate_id: affiliateId, month, reference, reason },
  { operator, ip },
) =>
  inTransaction(parts.db, async (tx) => {
    const of = { affiliateId, month, reference, by: operator.email };
    const row = await parts.affiliates.payStatement(tx, of);
    await parts.audit.append(tx, {
      action: "affiliate.paid",
      subject: statementOf(affiliateId, month),
      operator,
      ip,
      reason,
      before: { state: "approved" },
      after: { state: "paid", amount: formatWire(row.payable), reference },
    });
    return present(row);
  });
