/** A rule as typed in the form, not yet parsed. */
import type { approvalRule } from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { parseTypedMoney, typedMoney } from "@tucano/i18n/money.ts";
import type * as z from "zod/mini";

export type Rule = z.output<typeof approvalRule>;

export interface RuleDraft {
  readonly key: number;
  readonly name: string;
  readonly isOn: boolean;
  readonly needsKyc: boolean;
  readonly amountMax: string;
  readonly accountDaysMin: string;
  readonly paidToKeyMin: string;
  readonly playedPercentMin: string;
  readonly perDayMax: string;
  readonly perDayAmountMax: string;
}

let last = 0;

function nextKey(): number {
  last += 1;
  return last;
}

export const newDraft = (name: string): RuleDraft => ({
  key: nextKey(),
  name,
  isOn: true,
  needsKyc: false,
  amountMax: "200,00",
  accountDaysMin: "30",
  paidToKeyMin: "1",
  playedPercentMin: "100",
  perDayMax: "2",
  perDayAmountMax: "400,00",
});

export const toDraft = (rule: Rule): RuleDraft => ({
  key: nextKey(),
  name: rule.name,
  isOn: rule.is_on,
  needsKyc: rule.needs_kyc,
  amountMax: typedMoney(rule.amount_max),
  accountDaysMin: String(rule.account_days_min),
  paidToKeyMin: String(rule.paid_to_key_min),
  playedPercentMin: String(rule.played_percent_min),
  perDayMax: String(rule.per_day_max),
  perDayAmountMax: typedMoney(rule.per_day_amount_max),
});

/** What is no amount stays none: the server refuses it, and says so. */
const money = (typed: string) => parseTypedMoney(typed) ?? "0.00";
const whole = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0);

export const fromDraft = (draft: RuleDraft): Rule => ({
  name: draft.name,
  is_on: draft.isOn,
  needs_kyc: draft.needsKyc,
  amount_max: money(draft.amountMax),
  account_days_min: whole(draft.accountDaysMin),
  paid_to_key_min: whole(draft.paidToKeyMin),
  played_percent_min: whole(draft.playedPercentMin),
  per_day_max: whole(draft.perDayMax),
  per_day_amount_max: money(draft.perDayAmountMax),
});
