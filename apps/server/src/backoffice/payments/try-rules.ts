/**
 * A draft of rules tried on what really came in: each request is judged again by what was known of
 * it then, and what became of it since says whether letting it go would have been a mistake.
 */
import { approvalMisses, approvalVetoes } from "@tucano/contract/backoffice/payments/payments.ts";
import type * as contract from "@tucano/contract/backoffice/payments/payments-desk.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { add, type Centavos, formatWire, ZERO } from "@tucano/contract/money.ts";
import {
  type ApprovalRule,
  type CheckedRequest,
  judgeWithdrawal,
  type Verdict,
} from "../../cashier/index.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../../platform/days.ts";
import type { Parts } from "../core/context.ts";
import { type MembersById, toReference } from "../core/present.ts";
import { toRules, toVerdict } from "./rules.ts";

type Answer = DataOf<typeof contract.tryRules>;

const DAYS = 30;
const REQUESTS_MAX = 20_000;
const SHOWN_MAX = 50;

export interface Tried {
  readonly request: CheckedRequest;
  readonly verdict: Verdict;
}

/**
 * Pure. The day's count is the draft's own: what it would have approved before, not what somebody
 * really did. Requests come oldest first.
 */
export function tryOn(
  requests: readonly CheckedRequest[],
  rules: readonly ApprovalRule[],
): Tried[] {
  const days = new Map<string, { count: number; amount: Centavos }>();
  return requests.map((request) => {
    const key = `${request.memberId} ${dayOf(request.checkedAt)}`;
    const today = days.get(key) ?? { count: 0, amount: ZERO };
    const { amount } = request.facts;
    const facts = {
      ...request.facts,
      approvedToday: today.count,
      approvedTodayAmount: today.amount,
    };
    const verdict = judgeWithdrawal(facts, rules);
    if (verdict.rule !== null) {
      days.set(key, { count: today.count + 1, amount: add(today.amount, amount) });
    }
    return { request, verdict };
  });
}

export async function tryRules(
  parts: Parts,
  input: InputOf<typeof contract.tryRules>,
): Promise<Answer> {
  const rules = toRules(input.rules);
  const today = dayOf(parts.clock.now());
  const to = input.to ?? today;
  const from = input.from ?? addDays(to, -DAYS);
  const span = { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
  const found = await parts.cashier.listChecks({ ...span, limit: REQUESTS_MAX + 1 });
  const requests = found.slice(0, REQUESTS_MAX);
  const total = await parts.cashier.countRequests(span.from, span.until);
  const tried = tryOn(requests, rules);
  const members = await parts.members.findMany([...new Set(requests.map((one) => one.memberId))]);
  return {
    from,
    to,
    unknown_count: Math.max(total - found.length, 0),
    is_cut: found.length > REQUESTS_MAX,
    ...summarize(tried, members),
  };
}

const tallyOf = (tried: readonly Tried[]) => ({
  count: tried.length,
  amount: formatWire(add(ZERO, ...tried.map(({ request }) => request.facts.amount))),
});

function summarize(
  tried: readonly Tried[],
  members: MembersById,
): Omit<Answer, "from" | "to" | "unknown_count" | "is_cut"> {
  const isBad = ({ request }: Tried) => {
    const status = members.get(request.memberId)?.status ?? "closed";
    return request.status === "rejected" || status === "frozen" || status === "closed";
  };
  const show = (one: Tried) => ({
    order_no: one.request.orderNo,
    member: toReference(one.request.memberId, members),
    amount: formatWire(one.request.facts.amount),
    at: toWireInstant(one.request.checkedAt),
    verdict: toVerdict(one.verdict) ?? { rule: null, vetoes: [], misses: [] },
    is_bad: isBad(one),
  });
  const approved = tried.filter(({ verdict }) => verdict.rule !== null);
  const left = tried.filter(({ verdict }) => verdict.rule === null);
  const bad = approved.filter(isBad);
  const first = [...bad, ...approved.filter((one) => !isBad(one))];
  const names = [...new Set(approved.flatMap(({ verdict }) => verdict.rule ?? []))];
  return {
    approved: tallyOf(approved),
    left: tallyOf(left),
    approved_bad: tallyOf(bad),
    approved_then: tallyOf(tried.filter(({ request }) => request.verdict.rule !== null)),
    by_rule: names.map((rule) => ({
      rule,
      ...tallyOf(approved.filter(({ verdict }) => verdict.rule === rule)),
    })),
    by_veto: countVetoes(left),
    by_miss: countMisses(left),
    approved_list: first.slice(0, SHOWN_MAX).map(show),
    left_list: left.slice(0, SHOWN_MAX).map(show),
  };
}

function countVetoes(left: readonly Tried[]): Answer["by_veto"] {
  return approvalVetoes
    .map((veto) => ({
      veto,
      count: left.filter(({ verdict }) => verdict.vetoes.includes(veto)).length,
    }))
    .filter(({ count }) => count > 0);
}

function countMisses(left: readonly Tried[]): Answer["by_miss"] {
  const met = left.flatMap(({ verdict }) => verdict.misses);
  const names = [...new Set(met.map(({ rule }) => rule))];
  return names.flatMap((rule) =>
    approvalMisses
      .map((miss) => ({
        rule,
        miss,
        count: met.filter((one) => one.rule === rule && one.reasons.includes(miss)).length,
      }))
      .filter(({ count }) => count > 0),
  );
}
