/** Methods with their limits and fees, from a moment on; and what a player would pay. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { type Centavos, formatWire, toCentavos } from "@tucano/contract/money.ts";
import * as z from "zod/mini";
import type { DatedTerms, OfficeMethod } from "../../cashier/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { agreedBy, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { AuditEntry } from "../core/audit.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { differing, type Facts, toFacts } from "../core/facts.ts";
import { momentFacts } from "../core/set-number.ts";

type Shown = DataOf<typeof contract.listMethods>["list"][number];
type TermsInput = Omit<InputOf<typeof contract.previewTerms>, "amount">;

const moneyOrNull = (amount: Centavos | null) => (amount === null ? null : formatWire(amount));

const showNumbers = (terms: DatedTerms) => ({
  min: formatWire(terms.min),
  max: formatWire(terms.max),
  daily_max: moneyOrNull(terms.dailyMax),
  fee_basis_points: terms.feeBasisPoints,
  fee_fixed: formatWire(terms.feeFixed),
  is_enabled: terms.isEnabled,
  position: terms.position,
});

function showMethod(method: OfficeMethod, now: Date): Shown {
  const held = method.terms.findIndex(({ effectiveFrom }) => effectiveFrom <= now);
  const stateOf = (index: number) => {
    if (held === -1 || index < held) return "coming";
    return index === held ? "in_force" : "past";
  };
  return {
    method_id: method.methodId,
    code: method.code,
    name: method.name,
    direction: method.direction,
    payment_type: method.paymentType,
    terms: method.terms.map((terms, index) => ({
      ...showNumbers(terms),
      effective_from: toWireInstant(terms.effectiveFrom),
      state: stateOf(index),
    })),
  };
}

export async function listMethods(parts: Parts): Promise<DataOf<typeof contract.listMethods>> {
  const methods = await parts.cashier.listOfficeMethods();
  return { list: methods.map((one) => showMethod(one, parts.clock.now())) };
}

async function findMethod(parts: Parts, methodId: number): Promise<OfficeMethod> {
  const methods = await parts.cashier.listOfficeMethods();
  const method = methods.find((one) => one.methodId === methodId);
  if (method === undefined) throw new DomainError("backoffice.method_not_found");
  return method;
}

const ALL_BASIS_POINTS = 10_000;
/** Positions are a handful; anything beyond is a slip of the hand. */
const POSITION_MAX = 1_000;

/** Throws backoffice.terms_invalid. */
function toTerms(
  input: TermsInput,
  method: OfficeMethod,
  { effectiveFrom, isEnabled }: { effectiveFrom: Date; isEnabled: boolean },
): DatedTerms {
  const { min, max, fee_basis_points: feeBasisPoints, fee_fixed: feeFixed, position } = input;
  const dailyMax = input.daily_max ?? null;
  // What comes in is credited whole: only what goes out has a fee.
  const isFree = feeBasisPoints === 0 && feeFixed === 0;
  const isSound =
    min > 0 &&
    max >= min &&
    (dailyMax === null || dailyMax >= min) &&
    feeBasisPoints < ALL_BASIS_POINTS &&
    feeFixed >= 0 &&
    position <= POSITION_MAX &&
    (method.direction === "withdrawal" || isFree);
  if (!isSound) throw new DomainError("backoffice.terms_invalid");
  const { methodId } = method;
  return {
    methodId,
    effectiveFrom,
    min,
    max,
    dailyMax,
    feeBasisPoints,
    feeFixed,
    isEnabled,
    position,
  };
}

/** A clock that is a little behind is no attempt on the past. */
const GRACE_MS = 60_000;

const subjectOf = ({ code }: OfficeMethod) => `payment-method:${code}`;

const differenceTo = (method: OfficeMethod, terms: DatedTerms) => {
  const held = method.terms.find((one) => one.effectiveFrom <= terms.effectiveFrom);
  const before = held === undefined ? {} : toFacts(showNumbers(held));
  return differing(before, toFacts(showNumbers(terms)));
};

/** One person alone may have to cut a bank off; nobody pays or gets more by it. */
function isMereStop({ before, after }: { readonly before: Facts; readonly after: Facts }): boolean {
  const names = Object.keys({ ...before, ...after }).join();
  return names === "is_enabled" && after["is_enabled"] === "false";
}

/** What players pay and may take out is decided by two, like every number of the house. */
export const saveTerms: Command<typeof contract.saveTerms> = async (parts, input, context) => {
  const { reason } = input;
  const method = await findMethod(parts, input.method_id);
  const now = parts.clock.now();
  const wished = input.effective_from === undefined ? null : new Date(input.effective_from);
  if (wished !== null && wished.getTime() < now.getTime() - GRACE_MS) {
    throw new DomainError("backoffice.terms_invalid");
  }
  const dated = { effectiveFrom: laterOf(wished, now), isEnabled: input.is_enabled };
  const terms = toTerms(input, method, dated);
  const change = differenceTo(method, terms);
  const subject = subjectOf(method);
  if (isMereStop(change)) {
    const { operator, ip } = context;
    await inTransaction(parts.db, (tx) =>
      keep(parts, tx, terms, { subject, operator, ip, reason, ...change }),
    );
    return { approval: null };
  }
  const payload = { ...terms, effectiveFrom: wished?.toISOString() ?? null };
  const after = { ...change.after, ...momentFacts(wished) };
  const asked = { kind: "payment.terms", subject, payload, before: change.before, after } as const;
  return { approval: await parts.approvals.request({ ...asked, reason }, context) };
};

const laterOf = (wished: Date | null, now: Date) =>
  wished !== null && wished > now ? wished : now;

async function keep(
  parts: Parts,
  tx: Tx,
  terms: DatedTerms,
  entry: Omit<AuditEntry, "action">,
): Promise<void> {
  if (!(await parts.cashier.saveTerms(tx, terms))) {
    throw new DomainError("backoffice.terms_invalid");
  }
  const details = { ...entry.details, from: terms.effectiveFrom.toISOString() };
  await parts.audit.append(tx, { ...entry, action: "payment.terms", details });
}

const amount = z.pipe(z.int(), z.transform(toCentavos));
const storedTerms = z.object({
  methodId: z.int(),
  effectiveFrom: z.nullable(z.iso.datetime()),
  min: amount,
  max: amount,
  dailyMax: z.nullable(amount),
  feeBasisPoints: z.int(),
  feeFixed: amount,
  isEnabled: z.boolean(),
  position: z.int(),
});

/** What was to begin while people still thought about it begins when they have agreed. */
export function settingTerms(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "payment.terms",
    decidedWith: "payments.methods",
    payload: storedTerms,
    carryOut: async (tx, { payload: wish, ...agreed }) => {
      const wished = wish.effectiveFrom === null ? null : new Date(wish.effectiveFrom);
      const { subject, before, after } = agreed;
      const entry = { subject, ...agreedBy(agreed), before, after };
      const effectiveFrom = laterOf(wished, parts.clock.now());
      await keep(parts, tx, { ...wish, effectiveFrom }, entry);
    },
  });
}

export const previewTerms: Reading<typeof contract.previewTerms> = async (parts, input) => {
  const method = await findMethod(parts, input.method_id);
  const dated = { effectiveFrom: parts.clock.now(), isEnabled: true };
  const terms = toTerms(input, method, dated);
  const { amount } = input;
  const quote = await parts.cashier.previewTerms(terms, amount);
  const isOutside = amount < terms.min || amount > terms.max;
  return {
    amount: formatWire(amount),
    free_per_day: quote.freePerDay,
    free: { fee: formatWire(quote.freeFee), receives: formatWire(quote.freeReceipt) },
    charged: { fee: formatWire(quote.fee), receives: formatWire(quote.receipt) },
    is_refused: isOutside || quote.receipt <= 0,
  };
};
