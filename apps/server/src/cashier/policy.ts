/** The cashier's rules as pure functions: fees, limits, notes, and which state may follow which. */
import type {
  DepositNote,
  DepositStatus,
  WithdrawalStatus,
} from "@tucano/contract/player/money/cashier.ts";
import {
  type Centavos,
  ZERO,
  add,
  formatWire,
  larger,
  multiplyFloor,
  smaller,
  subtract,
} from "@tucano/contract/money.ts";

export interface Terms {
  readonly methodId: number;
  readonly min: Centavos;
  readonly max: Centavos;
  readonly dailyMax: Centavos | null;
  readonly feeBasisPoints: number;
  readonly feeFixed: Centavos;
}

export interface Rules {
  readonly turnoverMultiple: number;
  readonly depositExpirySeconds: number;
  readonly openDepositsMax: number;
  readonly freeWithdrawalsPerDay: number;
  readonly earlyWithdrawalAllowed: boolean;
  readonly mandatoryFeePercent: number;
  readonly payoutMinutesMax: number;
}

/** What a member is allowed beyond what everybody is. */
export interface Allowance {
  readonly perDayMaxCentavos: Centavos;
  readonly freePerDay: number;
}

/** An allowance only ever gives: what the site's own rules give to everybody stays. */
export function withAllowance(
  { terms, rules }: { readonly terms: Terms; readonly rules: Rules },
  allowance: Allowance | null,
): { readonly terms: Terms; readonly rules: Rules } {
  if (allowance === null) return { terms, rules };
  const { perDayMaxCentavos, freePerDay } = allowance;
  const freeWithdrawalsPerDay = Math.max(rules.freeWithdrawalsPerDay, freePerDay);
  return {
    terms: { ...terms, dailyMax: larger(terms.dailyMax ?? terms.max, perDayMaxCentavos) },
    rules: { ...rules, freeWithdrawalsPerDay },
  };
}

export interface Quote {
  readonly amount: Centavos;
  readonly generalFee: Centavos;
  readonly mandatoryFee: Centavos;
  readonly actualReceipt: Centavos;
}

const ALL_BASIS_POINTS = 10_000;

export interface QuoteInput {
  readonly amount: Centavos;
  readonly terms: Terms;
  readonly rules: Rules;
  /** Withdrawals asked for today already. */
  readonly usedToday: number;
  readonly turnoverOwed: Centavos;
}

/**
 * What a withdrawal costs. The day's first ones are free of the general fee; the mandatory fee is
 * the price of leaving before the turnover is done, where the site allows that. Fractions of a
 * centavo stay with the player.
 */
export function quoteWithdrawal(input: QuoteInput): Quote {
  const { amount, terms, rules } = input;
  const isFree = input.usedToday < rules.freeWithdrawalsPerDay;
  const generalFee = isFree
    ? ZERO
    : add(multiplyFloor(amount, terms.feeBasisPoints, ALL_BASIS_POINTS), terms.feeFixed);
  const mandatoryFee =
    input.turnoverOwed > 0 && rules.earlyWithdrawalAllowed
      ? multiplyFloor(amount, rules.mandatoryFeePercent, 100)
      : ZERO;
  const actualReceipt = subtract(amount, add(generalFee, mandatoryFee));
  return { amount, generalFee, mandatoryFee, actualReceipt };
}

export interface WithdrawalRequest {
  readonly amount: Centavos;
  readonly terms: Terms;
  readonly rules: Rules;
  readonly usedToday: number;
  readonly askedToday: Centavos;
  readonly cash: Centavos;
  readonly turnoverOwed: Centavos;
  readonly isDemo: boolean;
  readonly isBlocked: boolean;
  /** From so much in all on, documents have to be confirmed first; null: from nothing. */
  readonly documentsFrom: Centavos | null;
  /** All that was ever asked for and not rejected. */
  readonly askedInAll: Centavos;
}

export type WithdrawalRefusal =
  | "identity.verification_required"
  | "cashier.demo_account"
  | "cashier.account_blocked"
  | "cashier.amount_below_minimum"
  | "cashier.amount_above_maximum"
  | "cashier.turnover_owed"
  | "cashier.daily_limit_reached"
  | "cashier.insufficient_funds"
  | "cashier.fee_exceeds_amount";

export interface Refusal {
  readonly code: WithdrawalRefusal;
  readonly params: Readonly<Record<string, string>>;
}

export function remainingToday(terms: Terms, askedToday: Centavos): Centavos {
  const dailyMax = terms.dailyMax ?? terms.max;
  return larger(ZERO, subtract(dailyMax, askedToday));
}

/** Why a withdrawal may not be, the most useful reason first; null when it may. */
export function refuseWithdrawal(request: WithdrawalRequest): Refusal | null {
  const refuse = (code: WithdrawalRefusal, params: Refusal["params"] = {}): Refusal => ({
    code,
    params,
  });
  const { amount, terms, rules, turnoverOwed } = request;
  if (request.isDemo) return refuse("cashier.demo_account");
  if (request.isBlocked) return refuse("cashier.account_blocked");
  if (amount < terms.min) {
    return refuse("cashier.amount_below_minimum", { min: formatWire(terms.min) });
  }
  if (amount > terms.max) {
    return refuse("cashier.amount_above_maximum", { max: formatWire(terms.max) });
  }
  const { documentsFrom } = request;
  if (documentsFrom !== null && add(request.askedInAll, amount) >= documentsFrom) {
    return refuse("identity.verification_required");
  }
  if (amount > request.cash) {
    return refuse("cashier.insufficient_funds", { available: formatWire(request.cash) });
  }
  if (turnoverOwed > 0 && !rules.earlyWithdrawalAllowed) {
    return refuse("cashier.turnover_owed", { missing: formatWire(turnoverOwed) });
  }
  const remaining = remainingToday(terms, request.askedToday);
  if (amount > remaining) {
    return refuse("cashier.daily_limit_reached", { remaining: formatWire(remaining) });
  }
  const quote = quoteWithdrawal(request);
  return quote.actualReceipt > 0 ? null : refuse("cashier.fee_exceeds_amount");
}

/** The most one withdrawal may ask for now. */
export function largestWithdrawal(terms: Terms, askedToday: Centavos, cash: Centavos): Centavos {
  return smaller(smaller(terms.max, cash), remainingToday(terms, askedToday));
}

export interface PaymentFacts {
  readonly ordered: Centavos;
  readonly paid: Centavos;
  readonly isLate: boolean;
}

/** What to say about a payment that is credited all the same. A wrong amount matters more. */
export function noteOf(payment: PaymentFacts): DepositNote | null {
  if (payment.paid < payment.ordered) return "paid_less";
  if (payment.paid > payment.ordered) return "paid_more";
  return payment.isLate ? "paid_late" : null;
}

const depositSteps: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
  created: ["awaiting", "paid", "cancelled", "expired", "failed"],
  awaiting: ["paid", "cancelled", "expired"],
  // A payment may still arrive for these two: it is credited, and said so.
  expired: ["paid"],
  cancelled: ["paid"],
  failed: ["paid"],
  paid: ["credited", "refunded"],
  credited: [],
  refunded: [],
};

const withdrawalSteps: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  submitted: ["in_review", "approved", "rejected"],
  in_review: ["approved", "rejected"],
  approved: ["paying"],
  paying: ["paid", "failed"],
  failed: ["in_review"],
  paid: [],
  rejected: [],
};

/** The states from which `to` may be reached: what an update asks for in its WHERE. */
export function depositsBefore(to: DepositStatus): DepositStatus[] {
  return statesBefore(depositSteps, to);
}

export function withdrawalsBefore(to: WithdrawalStatus): WithdrawalStatus[] {
  return statesBefore(withdrawalSteps, to);
}

function statesBefore<State extends string>(
  steps: Readonly<Record<State, readonly State[]>>,
  to: State,
): State[] {
  return (Object.keys(steps) as State[]).filter((from) => steps[from].includes(to));
}

export function canDecide(status: WithdrawalStatus): boolean {
  return withdrawalSteps[status].includes("rejected");
}

/** Money of these is in the locked pocket. */
export const openWithdrawals: readonly WithdrawalStatus[] = [
  "submitted",
  "in_review",
  "approved",
  "paying",
  "failed",
];
