/**
 * The rules that approve withdrawals: shown, tried on past requests, proposed to a second person.
 */
import type * as contract from "@tucano/contract/backoffice/payments/payments-desk.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import * as z from "zod/mini";
import type { ApprovalRule, RuleSet, Verdict } from "../../cashier/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { agreedEntry, type ApprovalKind, approvalKind } from "../core/approvals.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { type Facts, toFacts } from "../core/facts.ts";

type Shown = DataOf<typeof contract.readRules>["list"][number];
type RuleInput = InputOf<typeof contract.askForRules>["rules"][number];

const SUBJECT = "withdrawal:rules";

export function toVerdict(verdict: Verdict | undefined) {
  if (verdict === undefined) return null;
  const { rule, vetoes, misses } = verdict;
  return {
    rule,
    vetoes: [...vetoes],
    misses: misses.map(({ rule: name, reasons }) => ({ rule: name, reasons: [...reasons] })),
  };
}

const showRule = (rule: ApprovalRule) => ({
  name: rule.name,
  is_on: rule.isOn,
  amount_max: formatWire(rule.amountMax),
  account_days_min: rule.accountDaysMin,
  paid_to_key_min: rule.paidToKeyMin,
  played_percent_min: rule.playedPercentMin,
  needs_kyc: rule.needsKyc,
  per_day_max: rule.perDayMax,
  per_day_amount_max: formatWire(rule.perDayAmountMax),
});

function showSets(sets: readonly RuleSet[], now: Date): Shown[] {
  const held = sets.findIndex(({ effectiveFrom }) => effectiveFrom <= now);
  const stateOf = (index: number) => {
    if (held === -1 || index < held) return "coming";
    return index === held ? "in_force" : "past";
  };
  return sets.map((set, index) => ({
    effective_from: toWireInstant(set.effectiveFrom),
    rules: set.rules.map(showRule),
    saved_at: toWireInstant(set.savedAt),
    saved_by: set.savedBy,
    state: stateOf(index),
  }));
}

export async function readRules(parts: Parts): Promise<DataOf<typeof contract.readRules>> {
  return {
    list: showSets(await parts.cashier.listRuleSets(), parts.clock.now()),
    lately: await parts.cashier.usualTime(),
  };
}

/** Throws backoffice.rules_invalid. */
export function toRules(input: readonly RuleInput[]): ApprovalRule[] {
  const isSound = (rule: RuleInput) =>
    rule.amount_max > 0 && rule.per_day_amount_max > 0 && rule.per_day_max > 0;
  const names = new Set(input.map(({ name }) => name));
  if (names.size !== input.length || !input.every(isSound)) {
    throw new DomainError("backoffice.rules_invalid");
  }
  return input.map((rule) => ({
    name: rule.name,
    isOn: rule.is_on,
    amountMax: rule.amount_max,
    accountDaysMin: rule.account_days_min,
    paidToKeyMin: rule.paid_to_key_min,
    playedPercentMin: rule.played_percent_min,
    needsKyc: rule.needs_kyc,
    perDayMax: rule.per_day_max,
    perDayAmountMax: rule.per_day_amount_max,
  }));
}

function factsOf(rules: readonly ApprovalRule[]): Facts {
  if (rules.length === 0) return { rules: "0" };
  const described = rules.map((rule, index) => {
    const { name, ...rest } = showRule(rule);
    return toFacts(rest, `${index + 1} ${name}`);
  });
  return Object.assign({}, ...described) as Facts;
}

/** A clock that is a little behind is no attempt on the past. */
const GRACE_MS = 60_000;

export const askForRules: Command<typeof contract.askForRules> = async (parts, input, context) => {
  const rules = toRules(input.rules);
  const now = parts.clock.now();
  const from = input.effective_from === undefined ? now : new Date(input.effective_from);
  if (from.getTime() < now.getTime() - GRACE_MS) throw new DomainError("backoffice.rules_invalid");
  const held = await parts.cashier.readRuleSet();
  const approval = await parts.approvals.request(
    {
      kind: "withdrawal.rules",
      subject: SUBJECT,
      payload: { rules, effectiveFrom: from.toISOString() },
      before: factsOf(held?.rules ?? []),
      after: { from: from.toISOString(), ...factsOf(rules) },
      reason: input.reason,
    },
    context,
  );
  return { approval };
};

const amount = z.pipe(z.int().check(z.minimum(1)), z.transform(toCentavos));
const storedRule = z.object({
  name: z.string(),
  isOn: z.boolean(),
  amountMax: amount,
  accountDaysMin: z.int(),
  paidToKeyMin: z.int(),
  playedPercentMin: z.int(),
  needsKyc: z.boolean(),
  perDayMax: z.int(),
  perDayAmountMax: amount,
});

/** What was to begin while people still thought about it begins when they have agreed. */
export function switchedOn(parts: Parts): ApprovalKind {
  return approvalKind({
    name: "withdrawal.rules",
    decidedWith: "withdrawals.rules",
    payload: z.object({ rules: z.array(storedRule), effectiveFrom: z.string() }),
    carryOut: async (tx, agreed) => {
      const now = parts.clock.now();
      const wished = new Date(agreed.payload.effectiveFrom);
      const effectiveFrom = wished > now ? wished : now;
      const { approver, requester, approvalId } = agreed;
      await parts.cashier.saveRuleSet(tx, {
        effectiveFrom,
        rules: agreed.payload.rules,
        savedAt: now,
        savedBy: `${requester.email} + ${approver.email}`,
        approvalId,
      });
      const after = { ...agreed.after, from: effectiveFrom.toISOString() };
      await parts.audit.append(tx, agreedEntry("withdrawal.rules", agreed, { after }));
    },
  });
}

export const stopRules: Command<typeof contract.stopRules> = async (
  parts,
  { reason },
  { operator, ip },
) => {
  const now = parts.clock.now();
  const held = await parts.cashier.readRuleSet();
  const coming = (await parts.cashier.listRuleSets()).filter((one) => one.effectiveFrom > now);
  const stop = { rules: [], savedAt: now, savedBy: operator.email, approvalId: null };
  await inTransaction(parts.db, async (tx) => {
    // What was to begin later would switch them on again.
    for (const { effectiveFrom } of [{ effectiveFrom: now }, ...coming]) {
      await parts.cashier.saveRuleSet(tx, { ...stop, effectiveFrom });
    }
    await parts.audit.append(tx, {
      action: "withdrawal.rules_stop",
      subject: SUBJECT,
      operator,
      ip,
      reason,
      before: factsOf(held?.rules ?? []),
      after: factsOf([]),
    });
  });
  return { list: (await readRules(parts)).list };
};
