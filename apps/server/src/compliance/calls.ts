import type { InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import * as contract from "@tucano/contract/player/account/compliance.ts";
import { DomainError } from "../platform/errors.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { MemberContext, Route } from "../platform/http/types.ts";
import { confirmAnyChange, listAllLimits, removeAnyLimit, setAnyLimit } from "./any-limit.ts";
import { readBalances } from "./balances.ts";
import { exclude, type Exclusion, findExclusion, startTimeOut } from "./exclude.ts";
import { missingLimits, readMandatory } from "./mandatory.ts";
import { OFFERS, presentBreak, presentLimit } from "./present.ts";
import { readStatement } from "./statement.ts";
import type { ComplianceDeps } from "./types.ts";

export function complianceCalls(deps: ComplianceDeps): Route[] {
  const listOf = async (memberId: MemberId) =>
    (await listAllLimits(deps, memberId)).map((one) => presentLimit(one));
  return [
    route(contract.listLimits, async (_input, { member }) => ({
      list: await listOf(member.memberId),
    })),
    route(contract.setLimit, async ({ measure, period, amount, minutes }, { member }) => {
      // What is missing is out of every range, so the answer says what is in it.
      const wanted = (measure === "time" ? minutes : amount) ?? 0;
      const set = await setAnyLimit(deps, member.memberId, { measure, period, amount: wanted });
      const limit = presentLimit(set);
      return say(limit, limit.next === null ? "compliance.limit_set" : "compliance.limit_asked");
    }),
    route(contract.removeLimit, async (name, { member }) => {
      await removeAnyLimit(deps, member.memberId, name);
      return say({ list: await listOf(member.memberId) }, "compliance.limit_asked");
    }),
    route(contract.confirmLimit, async (name, { member }) => {
      await confirmAnyChange(deps, member.memberId, name);
      return say({ list: await listOf(member.memberId) }, "compliance.limit_confirmed");
    }),
    route(contract.takeTimeOut, async ({ days, reason }, { member }) =>
      sayBegun(await startTimeOut(deps, member.memberId, { days, reason })),
    ),
    route(contract.excludeOneself, async (input, context) =>
      sayBegun(await excludeOneself(deps, input, context)),
    ),
    route(contract.complianceStatus, async (_input, { member }) => ({
      ...(await readStatus(deps, member.memberId)),
      limits: await listOf(member.memberId),
      offers: OFFERS,
    })),
    route(contract.statement, (input, { member }) => readStatement(deps, member.memberId, input)),
    route(contract.balancesByDay, (_input, { member }) => readBalances(deps, member.memberId)),
  ];
}

const sayBegun = (begun: Exclusion) => say(presentBreak(begun), "compliance.break_started");

async function excludeOneself(
  deps: ComplianceDeps,
  { months, confirmation, reason }: InputOf<typeof contract.excludeOneself>,
  { member, lang }: MemberContext,
): Promise<Exclusion> {
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
  return exclude(deps, member.memberId, wish);
}

async function readStatus(deps: ComplianceDeps, memberId: MemberId) {
  const { db, members } = deps;
  const [member, running, missing] = await Promise.all([
    members.find(memberId),
    findExclusion(db, memberId),
    readMandatory(deps).then((asked) => missingLimits(db, memberId, asked)),
  ]);
  return {
    may_play: member?.status === "active" && running === null,
    running: running === null ? null : presentBreak(running),
    missing_limits: [...missing],
  };
}
