/**
 * Which withdrawals are approved automatically: a pure function of what is known at the request.
 * Some things always put a person before the payout, whatever a rule says; of the rest the house
 * decides by rules, asked in their order. What does not qualify says why, rule by rule.
 */
import { approvalMisses, approvalVetoes } from "@tucano/contract/backoffice/payments/payments.ts";
import { type Centavos, multiplyFloor, toCentavos, ZERO } from "@tucano/contract/money.ts";

export type Veto = (typeof approvalVetoes)[number];
export type Miss = (typeof approvalMisses)[number];

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

/** What marks of fraud are made of. Checks from before they were looked for know none of it. */
export interface Signs {
  /** Since a password, or the one for withdrawals, was changed; null: it never was. */
  readonly secretsHours: number | null;
  /** Since the device of the last sign-in was first seen; null: it is the only one. */
  readonly deviceHours: number | null;
  /** Since the key was first named, where money went elsewhere before; null: it did not. */
  readonly keyHours: number | null;
  /** Others who registered from the same address within a day. */
  readonly sameAddress: number;
  /** Shut out, and near by device, key, or name and birth date. */
  readonly blockedNear: number;
  /** Inviter or invitee, on the same device or at the same key. */
  readonly ownTree: number;
  readonly refusedClaims: number;
  readonly voidedRounds: number;
  readonly oppositeRounds: number;
  /** Asked for in the last 24 hours, without this one. */
  readonly askedInDay: Centavos;
  /** Paid, or asked for, ever, without this one. */
  readonly askedInAll: Centavos;
}

export const NO_SIGNS: Signs = {
  secretsHours: null,
  deviceHours: null,
  keyHours: null,
  sameAddress: 0,
  blockedNear: 0,
  ownTree: 0,
  refusedClaims: 0,
  voidedRounds: 0,
  oppositeRounds: 0,
  askedInDay: ZERO,
  askedInAll: ZERO,
};

export interface ApprovalFacts extends Signs {
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

/** Somebody who has taken over an account soon asks for its money. */
const FRESH_HOURS = 72;
/** A household or an office has some accounts; a farm has many, and they are young. */
const CROWD = 5;
const CROWD_DAYS = 30;
const VOIDED_ROUNDS = 5;
const OPPOSITE_ROUNDS = 8;
/** Less than that is not worth laundering. */
const PASSING_FROM = toCentavos(100_000);
const PASSING_STAKED_PERCENT = 150;
const PASSING_TAKEN_PERCENT = 80;
const JUST_BELOW_PERCENT = 90;

const isFresh = (hours: number | null) => hours !== null && hours < FRESH_HOURS;

/** Played about as much as had to be, and most of what came in goes out again. */
function passesThrough({ deposited, staked, amount, askedInAll }: ApprovalFacts): boolean {
  return (
    deposited >= PASSING_FROM &&
    staked < multiplyFloor(deposited, PASSING_STAKED_PERCENT, 100) &&
    amount + askedInAll >= multiplyFloor(deposited, PASSING_TAKEN_PERCENT, 100)
  );
}

/** In parts, each of which one person could have let go; or one that just stays below. */
function isSplit({ amount, askedInDay, twoPeopleFrom }: ApprovalFacts): boolean {
  if (amount >= twoPeopleFrom) return false;
  const isJustBelow = amount >= multiplyFloor(twoPeopleFrom, JUST_BELOW_PERCENT, 100);
  return isJustBelow || amount + askedInDay >= twoPeopleFrom;
}

/** Also of who has put nothing in and staked nothing: then nothing was played for. */
export const isPlayLittle = ({
  staked,
  deposited,
}: {
  readonly staked: Centavos;
  readonly deposited: Centavos;
}) => staked <= 0 || staked < deposited;

const vetoOf: Readonly<Record<Veto, (facts: ApprovalFacts) => boolean>> = {
  account_not_active: ({ isActive }) => !isActive,
  new_account: ({ accountDays }) => accountDays < ACCOUNT_DAYS_LEAST,
  turnover_owed: ({ turnoverOwed }) => turnoverOwed > 0,
  little_play: isPlayLittle,
  key_shared: ({ keyOwners }) => keyOwners > 0,
  key_foreign: ({ isKeyOwn }) => !isKeyOwn,
  device_shared: ({ deviceOwners }) => deviceOwners > 0,
  foreign_payment: ({ foreignPayments }) => foreignPayments > 0,
  needs_two_people: ({ amount, twoPeopleFrom }) => amount >= twoPeopleFrom,
  secrets_changed: ({ secretsHours }) => isFresh(secretsHours),
  device_new: ({ deviceHours }) => isFresh(deviceHours),
  key_new: ({ keyHours }) => isFresh(keyHours),
  address_crowded: ({ sameAddress, accountDays }) =>
    sameAddress >= CROWD && accountDays < CROWD_DAYS,
  blocked_near: ({ blockedNear }) => blockedNear > 0,
  own_tree: ({ ownTree }) => ownTree > 0,
  claims_refused: ({ refusedClaims }) => refusedClaims > 0,
  voided_play: ({ voidedRounds }) => voidedRounds >= VOIDED_ROUNDS,
  opposite_bets: ({ oppositeRounds }) => oppositeRounds >= OPPOSITE_ROUNDS,
  split_amount: isSplit,
  passes_through: passesThrough,
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
  const against = approvalVetoes.filter((veto) => vetoOf[veto](facts));
  const asked = rules
    .filter(({ isOn }) => isOn)
    .map((rule) => ({
      rule: rule.name,
      reasons: approvalMisses.filter((miss) => missOf[miss](facts, rule)),
    }));
  const first = asked.find(({ reasons }) => reasons.length === 0);
  return {
    rule: against.length === 0 ? (first?.rule ?? null) : null,
    vetoes: against,
    misses: asked.filter(({ reasons }) => reasons.length > 0),
  };
}
