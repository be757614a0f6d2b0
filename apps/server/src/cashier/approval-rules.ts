/**
 * Which withdrawals approve themselves, as a pure function of what is known when one is asked for.
 * Some things always put a person before the payout, whatever a rule says; of the rest the house
 * decides by rules, asked in their order. What does not qualify says why, rule by rule.
 */
import { type Centavos, multiplyFloor } from "@tucano/contract/money.ts";

/** Any of these, and a person decides. No rule can be written around them. */
export const vetoes = [
  "account_not_active",
  "new_account",
  "turnover_owed",
  "little_play",
  "key_shared",
  "key_foreign",
  "device_shared",
  "foreign_payment",
  "needs_two_people",
] as const;
export type Veto = (typeof vetoes)[number];

/** What a rule asked for and did not get. */
export const misses = [
  "amount",
  "account_days",
  "paid_to_key",
  "played",
  "kyc",
  "per_day",
  "per_day_amount",
] as const;
export type Miss = (typeof misses)[number];

export interface ApprovalRule {
  readonly name: string;
  readonly isOn: boolean;
  readonly amountMax: Centavos;
  readonly accountDaysMin: number;
  /** Payouts that arrived at the same key before. */
  readonly paidToKeyMin: number;
  /** Staked, as a percentage of all deposits. 100 is asked of everybody anyway. */
  readonly playedPercentMin: number;
  readonly needsKyc: boolean;
  /** Approved by rule, of a member on one day, this one included. */
  readonly perDayMax: number;
  readonly perDayAmountMax: Centavos;
}

export interface ApprovalFacts {
  readonly amount: Centavos;
  readonly isActive: boolean;
  readonly accountDays: number;
  readonly isVerified: boolean;
  readonly turnoverOwed: Centavos;
  readonly deposited: Centavos;
  readonly staked: Centavos;
  readonly paidToKey: number;
  /** Other members with the same key, and with the same device. */
  readonly keyOwners: number;
  readonly deviceOwners: number;
  /** Does the key belong to the member, as the directory says? */
  readonly isKeyOwn: boolean;
  /** Deposits that came from somebody else and went back. */
  readonly foreignPayments: number;
  /** From this amount on two people decide. */
  readonly twoPeopleFrom: Centavos;
  /** By rule, today, without this one. */
  readonly approvedToday: number;
  readonly approvedTodayAmount: Centavos;
}

export interface Verdict {
  /** The first rule that all of it met; null: a person decides. */
  readonly rule: string | null;
  readonly vetoes: readonly Veto[];
  readonly misses: readonly { readonly rule: string; readonly reasons: readonly Miss[] }[];
}

export const ACCOUNT_DAYS_LEAST = 3;

const vetoOf: Readonly<Record<Veto, (facts: ApprovalFacts) => boolean>> = {
  account_not_active: ({ isActive }) => !isActive,
  new_account: ({ accountDays }) => accountDays < ACCOUNT_DAYS_LEAST,
  turnover_owed: ({ turnoverOwed }) => turnoverOwed > 0,
  little_play: ({ staked, deposited }) => staked <= 0 || staked < deposited,
  key_shared: ({ keyOwners }) => keyOwners > 0,
  key_foreign: ({ isKeyOwn }) => !isKeyOwn,
  device_shared: ({ deviceOwners }) => deviceOwners > 0,
  foreign_payment: ({ foreignPayments }) => foreignPayments > 0,
  needs_two_people: ({ amount, twoPeopleFrom }) => amount >= twoPeopleFrom,
};

type MissRule = (facts: ApprovalFacts, rule: ApprovalRule) => boolean;

const missOf: Readonly<Record<Miss, MissRule>> = {
  amount: ({ amount }, { amountMax }) => amount > amountMax,
  account_days: ({ accountDays }, { accountDaysMin }) => accountDays < accountDaysMin,
  paid_to_key: ({ paidToKey }, { paidToKeyMin }) => paidToKey < paidToKeyMin,
  played: ({ staked, deposited }, { playedPercentMin }) =>
    staked < multiplyFloor(deposited, playedPercentMin, 100),
  kyc: ({ isVerified }, { needsKyc }) => needsKyc && !isVerified,
  per_day: ({ approvedToday }, { perDayMax }) => approvedToday + 1 > perDayMax,
  per_day_amount: ({ amount, approvedTodayAmount }, { perDayAmountMax }) =>
    approvedTodayAmount + amount > perDayAmountMax,
};

export function judgeWithdrawal(facts: ApprovalFacts, rules: readonly ApprovalRule[]): Verdict {
  const against = vetoes.filter((veto) => vetoOf[veto](facts));
  const asked = rules
    .filter(({ isOn }) => isOn)
    .map((rule) => ({
      rule: rule.name,
      reasons: misses.filter((miss) => missOf[miss](facts, rule)),
    }));
  const first = asked.findIndex(({ reasons }) => reasons.length === 0);
  const isApproved = against.length === 0 && first !== -1;
  return {
    rule: isApproved ? (asked[first]?.rule ?? null) : null,
    vetoes: against,
    misses: asked.filter(({ reasons }) => reasons.length > 0),
  };
}
