/** Responsible gaming as the routes see it: one function for each of its calls. */
import * as contract from "@tucano/contract/player/account/compliance.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { DomainError } from "../platform/errors.ts";
import type { MemberContext } from "../platform/http/types.ts";
import { readBalances } from "./balances.ts";
import type { Compliance } from "./index.ts";
import {
  type AnyLimit,
  CONFIRM_WITHIN_MS,
  COOLING_OFF_MS,
  EXCLUSION_MONTHS,
  rangeOfAmounts,
  TIME_OUT_DAYS,
} from "./policy.ts";
import { presentBreak, presentLimit } from "./present.ts";
import { readStatement } from "./statement.ts";
import type { ComplianceDeps } from "./types.ts";

const HOUR_MS = 3_600_000;

type Act<E> = (input: InputOf<E>, context: MemberContext) => Promise<DataOf<E>>;

export interface PlayerCalls {
  readonly listLimits: Act<typeof contract.listLimits>;
  readonly setLimit: Act<typeof contract.setLimit>;
  readonly removeLimit: Act<typeof contract.removeLimit>;
  readonly confirmLimit: Act<typeof contract.confirmLimit>;
  readonly takeTimeOut: Act<typeof contract.takeTimeOut>;
  readonly excludeOneself: Act<typeof contract.excludeOneself>;
  readonly showStatus: Act<typeof contract.complianceStatus>;
  readonly readStatement: Act<typeof contract.statement>;
  readonly readBalances: Act<typeof contract.balancesByDay>;
}

type Rules = Omit<Compliance, "calls">;

export function createPlayerCalls(deps: ComplianceDeps, rules: Rules): PlayerCalls {
  const listOf = async (memberId: number) =>
    (await rules.listLimits(memberId)).map((one) => presentLimit(one));
  return {
    listLimits: async (_input, { member }) => ({ list: await listOf(member.memberId) }),
    setLimit: async (input, { member }) =>
      presentLimit(await rules.setLimit(member.memberId, toLimit(input))),
    removeLimit: async ({ measure, period }, { member }) => {
      await rules.removeLimit(member.memberId, { measure, period });
      return { list: await listOf(member.memberId) };
    },
    confirmLimit: async ({ measure, period }, { member }) => {
      await rules.confirmChange(member.memberId, { measure, period });
      return { list: await listOf(member.memberId) };
    },
    takeTimeOut: async ({ days, reason }, { member }) =>
      presentBreak(await rules.startTimeOut(member.memberId, { days, reason })),
    excludeOneself: async (input, context) => excludeOneself(rules, input, context),
    showStatus: async (_input, { member }) => ({
      ...(await readStanding(deps, rules, member.memberId)),
      limits: await listOf(member.memberId),
      missing_limits: [...(await rules.missingLimits(member.memberId))],
      offers,
    }),
    readStatement: (input, { member }) => readStatement(deps, member.memberId, input),
    readBalances: (_input, { member }) => readBalances(deps, member.memberId),
  };
}

/** What is missing is out of every range, so the answer says what is in it. */
function toLimit({
  measure,
  period,
  amount,
  minutes,
}: InputOf<typeof contract.setLimit>): AnyLimit {
  return { measure, period, amount: (measure === "time" ? minutes : amount) ?? 0 };
}

async function excludeOneself(
  rules: Rules,
  { months, confirmation, reason }: InputOf<typeof contract.excludeOneself>,
  { member, lang }: MemberContext,
): Promise<DataOf<typeof contract.excludeOneself>> {
  const [portuguese, english] = contract.exclusionWords;
  const typed = confirmation.trim().toUpperCase();
  if (typed !== portuguese && typed !== english) {
    const params = { word: lang === "pt" ? portuguese : english };
    throw new DomainError("compliance.exclusion_not_confirmed", {
      params,
      fields: { confirmation: { code: "compliance.exclusion_not_confirmed", params } },
    });
  }
  const wish = { months: months === "for_good" ? null : months, reason };
  return presentBreak(await rules.exclude(member.memberId, wish));
}

async function readStanding({ members }: ComplianceDeps, rules: Rules, memberId: number) {
  const [member, running] = await Promise.all([
    members.find(memberId),
    rules.findExclusion(memberId),
  ]);
  return {
    may_play: member?.status === "active" && running === null,
    running: running === null ? null : presentBreak(running),
  };
}

const money = rangeOfAmounts({ measure: "deposit", period: "day" });

const offers: DataOf<typeof contract.complianceStatus>["offers"] = {
  measures: [...contract.limitMeasures],
  periods: [...contract.limitPeriods],
  amount_min: formatWire(toCentavos(money.min)),
  amount_max: formatWire(toCentavos(money.max)),
  raise_after_hours: COOLING_OFF_MS / HOUR_MS,
  confirm_within_days: CONFIRM_WITHIN_MS / (24 * HOUR_MS),
  time_out_days: { ...TIME_OUT_DAYS },
  exclusion_months: { ...EXCLUSION_MONTHS },
  exclusion_words: [...contract.exclusionWords],
};
