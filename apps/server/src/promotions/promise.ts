/** The numbers of a promise as they hold for one member: when, for whom, and up to what budget. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PromotionReason } from "@tucano/contract/player/rewards/promotions.ts";
import {
  type Audience,
  type Budget,
  isForAll,
  type Numbers,
  type Person,
  shutAt,
  shutFor,
} from "../market/index.ts";
import { chooseOffer } from "./other-offers.ts";
import { limitsOf } from "../rewards/index.ts";
import { notEligible } from "./standing.ts";
import type { PromotionsDeps, Standing } from "./types.ts";

export type PromiseKey =
  | "firstRecharge"
  | "rechargeTiers"
  | "rechargeRebate"
  | "invitation"
  | "dailyRelief"
  | "day7";

export interface Promised<Key extends PromiseKey> {
  readonly numbers: Numbers[Key];
  /** Why it is not to be had; null: it is. */
  readonly closed: PromotionReason | null;
}

export type PromiseReader = <Key extends PromiseKey>(key: Key, at: Date) => Promise<Promised<Key>>;

/** Looks the member up when the first promise is not for everybody, and then never again. */
export function promisesTo(deps: PromotionsDeps, memberId: MemberId): PromiseReader {
  let known: Promise<Person | null> | null = null;
  const person = () => (known ??= readPerson(deps, memberId));
  const isFor = async (audience: Audience, at: Date) =>
    isForAll(audience) || (await closedTo(audience, person, at)) === null;
  /** Some kinds have others beside the standing one. */
  const ownOf = async <Value extends Numbers[PromiseKey]>(standing: Value, at: Date) => {
    if (!("others" in standing) || !standing.isOpen || standing.others.length === 0) {
      return standing;
    }
    const chosen = await chooseOffer(deps, {
      numbers: standing,
      memberId,
      at,
      isFor: ({ audience }) => isFor(audience, at),
    });
    return chosen as Value & typeof chosen;
  };
  return async (key, at) => {
    const standing = await deps.market.read(key, at);
    const numbers = await ownOf(standing, at);
    if (!numbers.isOpen || shutAt(numbers, at) !== null) return { numbers, closed: "not_offered" };
    if (isForAll(numbers.audience)) return { numbers, closed: null };
    return { numbers, closed: await closedTo(numbers.audience, person, at) };
  };
}

async function closedTo(
  audience: Audience,
  person: () => Promise<Person | null>,
  at: Date,
): Promise<PromotionReason | null> {
  const found = await person();
  return found !== null && shutFor(audience, found, at) === null ? null : "not_meant";
}

async function readPerson(
  { members, siteOf }: PromotionsDeps,
  memberId: MemberId,
): Promise<Person | null> {
  const member = await members.find(memberId);
  if (member === null) return null;
  const { level, createdAt, registerSite } = member;
  return { site: await siteOf(registerSite), level, createdAt };
}

/** What is due is not to be had when the budget is gone, everybody's or the member's own. */
export async function withinBudget(
  { rewards, clock }: PromotionsDeps,
  numbers: {
    readonly budget: Budget;
    readonly startsAt: string | null;
    /** What one member is given at most. */
    readonly perMember?: Budget;
  },
  standing: Standing,
): Promise<Standing> {
  if (standing.offer === null) return standing;
  const { budget, startsAt, perMember } = numbers;
  const { offer, progress, until } = standing;
  const when = { startsAt, now: clock.now() };
  const limits = limitsOf(budget, when);
  const own = perMember === undefined ? [] : limitsOf(perMember, when, offer.memberId);
  if (limits.length + own.length === 0) return standing;
  if (!(await rewards.fitsBudget(offer, limits))) {
    return notEligible("budget_spent", { progress, until });
  }
  if (!(await rewards.fitsBudget(offer, own))) {
    return notEligible("own_limit_reached", { progress, until });
  }
  return { ...standing, limits: [...limits, ...own] };
}
