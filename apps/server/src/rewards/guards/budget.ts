/** Whether a budget has room for a reward, and how much of it is gone. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Budget } from "../../market/index.ts";
import { dayOf } from "../../platform/days.ts";
import type { Db } from "../../platform/database/types.ts";
import { costOf } from "../policy.ts";
import { budgetKeyOf, holdsParts, sumSpent } from "./budget-repository.ts";
import type { BudgetLimit, BudgetScope, RewardOffer } from "../types.ts";

/** A day of São Paulo. */
const dayScope = (now: Date): string => `day:${dayOf(now)}`;

/** A budget lasts as long as its beginning is not moved, however often its size is changed. */
const wholeScope = (startsAt: string | null): string =>
  startsAt === null ? "since:ever" : `since:${new Date(startsAt).toISOString()}`;

interface When {
  readonly startsAt: string | null;
  readonly now: Date;
  /** Of an offer beside the standing one of its kind, which has budgets of its own: its code. */
  readonly offer?: string | undefined;
}

/** The scopes that a claim of now belongs to: of the day, and of the whole. */
export function scopesOf({ startsAt, now, offer }: When): {
  readonly day: string;
  readonly whole: string;
} {
  const of = offer === undefined ? "" : `offer:${offer}:`;
  return { day: of + dayScope(now), whole: of + wholeScope(startsAt) };
}

/** The budgets that a claim of now takes from: everybody's, or the one that is a member's own. */
export function limitsOf(
  { dayCentavos, wholeCentavos }: Budget,
  when: When,
  memberId?: MemberId,
): BudgetLimit[] {
  const { day, whole } = scopesOf(when);
  const whose = memberId === undefined ? "" : `member:${memberId}:`;
  const limit = (scope: string, most: number | null): BudgetLimit[] =>
    most === null ? [] : [{ scope: whose + scope, most: toCentavos(most) }];
  return [...limit(day, dayCentavos), ...limit(whole, wholeCentavos)];
}

/** As it looks now; the claim decides. */
export async function fitsBudget(
  db: Db,
  offer: RewardOffer,
  limits: readonly BudgetLimit[],
): Promise<boolean> {
  const { kind } = offer;
  const spent = await sumSpent(
    db,
    limits.map(({ scope }) => ({ kind, scope })),
  );
  const hasRoom = limits.every(({ scope, most }) => {
    const gone = spent.get(budgetKeyOf({ kind, scope })) ?? ZERO;
    return gone + costOf(offer) <= most;
  });
  return hasRoom || holdsParts(db, offer);
}

/** In the order of the scopes. */
export async function spentOf(
  db: Db,
  scopes: readonly BudgetScope[],
): Promise<readonly Centavos[]> {
  const spent = await sumSpent(db, scopes);
  return scopes.map((scope) => spent.get(budgetKeyOf(scope)) ?? ZERO);
}
