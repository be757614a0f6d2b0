/** Methods with their limits and fees, from a moment on; and what a player would pay. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments-desk.ts";
import { type Centavos, formatWire } from "@tucano/contract/money.ts";
import type { DatedTerms, OfficeMethod } from "../../cashier/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { differing, toFacts } from "../core/facts.ts";
import { requireReason } from "../core/policy.ts";

type Shown = DataOf<typeof contract.saveTerms>;
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

export async function saveTerms(
  parts: Parts,
  input: InputOf<typeof contract.saveTerms>,
  { operator, ip }: OperatorContext,
): Promise<Shown> {
  requireReason(input.reason);
  const method = await findMethod(parts, input.method_id);
  const now = parts.clock.now();
  const wished = input.effective_from === undefined ? now : new Date(input.effective_from);
  if (wished.getTime() < now.getTime() - GRACE_MS)
    throw new DomainError("backoffice.terms_invalid");
  const effectiveFrom = wished > now ? wished : now;
  const terms = toTerms(input, method, { effectiveFrom, isEnabled: input.is_enabled });
  const held = method.terms.find((one) => one.effectiveFrom <= effectiveFrom);
  await inTransaction(parts.db, async (tx) => {
    const isSaved = await parts.cashier.saveTerms(tx, terms);
    if (!isSaved) throw new DomainError("backoffice.terms_invalid");
    await parts.audit.append(tx, {
      action: "payment.terms",
      subject: `payment-method:${method.code}`,
      operator,
      ip,
      reason: input.reason,
      details: { from: effectiveFrom.toISOString() },
      ...differing(
        held === undefined ? {} : toFacts(showNumbers(held)),
        toFacts(showNumbers(terms)),
      ),
    });
  });
  return showMethod(await findMethod(parts, input.method_id), now);
}

export async function previewTerms(
  parts: Parts,
  input: InputOf<typeof contract.previewTerms>,
): Promise<DataOf<typeof contract.previewTerms>> {
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
}
