/** Each day compared with the bank: shown, compared again, and what differs explained. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments/reconciliation.ts";
import { type Centavos, formatWire } from "@tucano/contract/money.ts";
import { day } from "@tucano/contract/schemas.ts";
import * as z from "zod/mini";
import type { ShownDay, StoredDifference, Tally } from "../../cashier/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import { limitOf, toPage } from "../core/keyset.ts";
import { type MembersById, toReference } from "../core/present.ts";

const moneyOrNull = (amount: Centavos | null) => (amount === null ? null : formatWire(amount));
const showTally = ({ count, amount }: Tally) => ({ count, amount: formatWire(amount) });

type Sides = ShownDay["banks"][number];

const showSides = (one: Omit<Sides, "psp">) => ({
  matched_at: toWireInstant(one.matchedAt),
  received: showTally(one.received),
  psp_received: showTally(one.pspReceived),
  paid: showTally(one.paid),
  psp_paid: showTally(one.pspPaid),
  refunded: showTally(one.refunded),
  psp_refunded: showTally(one.pspRefunded),
});

function showDay(one: ShownDay): DataOf<typeof contract.matchDay> {
  return {
    day: one.day,
    ...showSides(one),
    banks: one.banks.map((part) => ({ bank: part.psp, ...showSides(part) })),
    open_count: one.openCount,
    explained_count: one.explainedCount,
  };
}

export const listBanks: Reading<typeof contract.listBanks> = async ({ cashier }) => ({
  list: (await cashier.readBanks()).map((one) => ({
    bank: one.psp,
    answered_ms: one.answeredMs,
    notices: one.webhook.state,
    notices_host: one.webhook.host,
    takes_charges: one.takesCharges,
    sends_payouts: one.sendsPayouts,
    share: one.share,
    charges: one.charges,
    credited: showTally(one.credited),
    paid: showTally(one.paid),
    under_way: one.underWay,
  })),
});

export const listMatchedDays: Reading<typeof contract.listMatchedDays> = async (parts, input) => {
  const limit = limitOf(input.limit);
  // Whatever else somebody writes there begins at the newest, as no cursor does.
  const cursor = z.safeParse(day, input.cursor);
  const before = cursor.success ? cursor.data : null;
  const days = await parts.cashier.listMatchedDays({ before, limit: limit + 1 });
  return toPage(days, limit, { show: showDay, keyOf: ({ day }) => day });
};

function showDifference(one: StoredDifference, members: MembersById) {
  return {
    day: one.day,
    bank: one.psp,
    reference: one.reference,
    kind: one.kind,
    member: one.memberId === null ? null : toReference(one.memberId, members),
    ours: moneyOrNull(one.ours),
    psps: moneyOrNull(one.psps),
    found_at: toWireInstant(one.foundAt),
    explained_at: one.explainedAt === null ? null : toWireInstant(one.explainedAt),
    explained_by: one.explainedBy,
    explanation: one.explanation,
  };
}

export const listDifferences: Reading<typeof contract.listDifferences> = async (parts, input) => {
  const limit = limitOf(input.limit);
  const after = input.cursor ?? "";
  const rows = await parts.cashier.listDifferences({ day: input.day, after, limit: limit + 1 });
  const members = await parts.members.findMany(rows.flatMap(({ memberId }) => memberId ?? []));
  return toPage(rows, limit, {
    show: (one) => showDifference(one, members),
    keyOf: ({ reference }) => reference,
  });
};

export const matchDay: Command<typeof contract.matchDay> = async (
  parts,
  { day },
  { operator, ip },
) => {
  if (day > dayOf(parts.clock.now())) {
    throw new DomainError("common.invalid_input", { fields: { day: { code: "field.invalid" } } });
  }
  await inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, {
      action: "reconciliation.run",
      subject: `reconciliation:${day}`,
      operator,
      ip,
    }),
  );
  await parts.cashier.matchDay(day);
  const [matched] = await parts.cashier.listMatchedDays({ before: addDays(day, 1), limit: 1 });
  if (matched === undefined) throw new Error("The day just compared is missing.");
  return showDay(matched);
};

export const explainDifference: Command<typeof contract.explainDifference> = async (
  parts,
  { day, reference, reason },
  { operator, ip },
) => {
  await inTransaction(parts.db, async (tx) => {
    const isExplained = await parts.cashier.explainDifference(tx, {
      day,
      reference,
      by: operator.email,
      explanation: reason,
      now: parts.clock.now(),
    });
    if (!isExplained) throw new DomainError("backoffice.difference_not_found");
    await parts.audit.append(tx, {
      action: "reconciliation.explain",
      subject: `reconciliation:${day}`,
      operator,
      ip,
      reason,
      details: { reference },
      before: { state: "open" },
      after: { state: "explained" },
    });
  });
  return { explained: true };
};
