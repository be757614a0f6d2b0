/** What the withdrawal screen shows before anybody types: limits, fees, obstacles. */
import type * as contract from "@tucano/contract/player/money/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, ZERO, formatWire } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { maskPixKey } from "@tucano/contract/player/money/pix-key.ts";
import type { Wallet } from "../../ledger/index.ts";
import { dayOf, startOfDay } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { listDestinations } from "../destinations/destination-repository.ts";
import {
  type Rules,
  largestWithdrawal,
  quoteWithdrawal,
  refuseWithdrawal,
  remainingToday,
  withAllowance,
} from "../policy.ts";
import { presentDestination } from "../destinations/present-destination.ts";
import { CURRENCY } from "../present.ts";
import { type PaymentMethod, readMethods, readRules } from "../terms/terms-repository.ts";
import type { CashierDeps } from "../types.ts";
import type { UsualTime } from "./usual-time.ts";
import { type TodayFacts, readToday } from "./withdrawal-repository.ts";

type Options = DataOf<typeof contract.withdrawalOptions>;

export async function withdrawalOptions(
  deps: CashierDeps & { readonly usualTime: UsualTime },
  memberId: MemberId,
  money: Centavos | null,
): Promise<Options> {
  const now = deps.clock.now();
  const member = await deps.members.find(memberId);
  if (member === null) throw new DomainError("common.not_found");
  const methods = await readMethods(deps.db, now);
  const offered = methods.find((one) => one.direction === "withdrawal");
  if (offered === undefined) throw new DomainError("cashier.method_unavailable");
  const { terms, rules } = withAllowance(
    { terms: offered.terms, rules: await readRules(deps.db, now) },
    (await deps.allowanceOf?.(memberId)) ?? null,
  );
  const method = { ...offered, terms };
  const wallet = await deps.ledger.readWallet(memberId);
  const documentsFrom = (await deps.documentsFrom?.(memberId)) ?? null;
  const today = await readTodayOf(deps, { memberId, now, isAskedInAll: documentsFrom !== null });
  const destinations = await listDestinations(deps.db, memberId);
  const usual = await deps.usualTime.get();
  return {
    ...describeLimits(method, { rules, documentsFrom }, wallet, today),
    usual_minutes: usual?.minutes ?? null,
    usual_payouts: usual?.payouts ?? null,
    own_cpf_masked: member.cpf === null ? "" : maskPixKey("CPF", member.cpf),
    key_types: [...method.keyTypes],
    destinations: destinations.map(presentDestination),
    quote: money === null ? null : describeQuote({ amount: money, method, rules, wallet, today }),
  };
}

async function readTodayOf(
  deps: CashierDeps,
  { memberId, now, isAskedInAll }: { memberId: MemberId; now: Date; isAskedInAll: boolean },
): Promise<TodayFacts> {
  const dayStart = startOfDay(dayOf(now)).toISOString();
  const question = { memberId, dayStart, twinSince: dayStart, amount: ZERO, key: "", isAskedInAll };
  const [facts] = await readToday(deps.db, [question]);
  if (facts === undefined) throw new Error("One question has one answer.");
  return facts;
}

type Limits = Omit<
  Options,
  "usual_minutes" | "usual_payouts" | "own_cpf_masked" | "key_types" | "destinations" | "quote"
>;

function describeLimits(
  { terms }: PaymentMethod,
  { rules, documentsFrom }: { readonly rules: Rules; readonly documentsFrom: Centavos | null },
  wallet: Wallet,
  today: TodayFacts,
): Limits {
  const refusal = refuseWithdrawal({
    amount: terms.min,
    terms,
    rules,
    ...today,
    documentsFrom,
    cash: wallet.cash,
    turnoverOwed: wallet.turnoverOwed,
    isDemo: wallet.access === "demo",
    isBlocked: wallet.access === "frozen" || wallet.access === "closed",
  });
  return {
    currency: CURRENCY,
    available: formatWire(wallet.cash),
    locked: formatWire(wallet.locked),
    turnover_owed: formatWire(wallet.turnoverOwed),
    bonus: formatWire(wallet.bonus),
    bonus_owed: formatWire(wallet.bonusOwed),
    can_withdraw: refusal === null,
    blocked_by: refusal?.code ?? null,
    min: formatWire(terms.min),
    max: formatWire(largestWithdrawal(terms, today.askedToday, wallet.cash)),
    daily_limit: formatWire(terms.dailyMax ?? terms.max),
    daily_remaining: formatWire(remainingToday(terms, today.askedToday)),
    free_withdrawals_per_day: rules.freeWithdrawalsPerDay,
    free_withdrawals_left: Math.max(0, rules.freeWithdrawalsPerDay - today.usedToday),
    fee: formatWire(terms.feeFixed),
    fee_percent: formatBasisPoints(terms.feeBasisPoints),
    mandatory_fee_percent: formatBasisPoints(rules.mandatoryFeePercent * 100),
    early_withdrawal_allowed: rules.earlyWithdrawalAllowed,
    eta_minutes: rules.payoutMinutesMax,
  };
}

function describeQuote(asked: {
  amount: Centavos;
  method: PaymentMethod;
  rules: Rules;
  wallet: Wallet;
  today: TodayFacts;
}): NonNullable<Options["quote"]> {
  const { amount, method, rules, wallet, today } = asked;
  const quote = quoteWithdrawal({
    amount,
    terms: method.terms,
    rules,
    usedToday: today.usedToday,
    turnoverOwed: wallet.turnoverOwed,
  });
  return {
    amount: formatWire(quote.amount),
    general_fee: formatWire(quote.generalFee),
    mandatory_fee: formatWire(quote.mandatoryFee),
    actual_receipt: formatWire(quote.actualReceipt),
  };
}
