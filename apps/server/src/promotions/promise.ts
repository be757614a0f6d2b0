/** The numbers of a promise as they hold for one member: when, for whom, and up to what budget. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { PromotionReason } from "@tucano/contract/player/rewards/promotions.ts";
import {
  type Audience,
  type Budget,
  isForAll,
  type Numbers,
  type OtherOffer,
  type Person,
  shutAt,
  shutFor,
} from "../market/index.ts";
import { chooseOther } from "./other-offers.ts";
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

/** The standing numbers, or those of the offer beside them that is somebody's instead. */
export type Offered<Key extends PromiseKey> = Numbers[Key] & {
  /** Of an offer beside the standing one: what its budgets and its cost are told apart by. */
  readonly code?: string;
};

/** An offer beside the standing one in the shape of its kind: nothing stands beside it. */
export function numbersOf<Key extends PromiseKey>(other: OtherOffer): Offered<Key> {
  const numbers: Numbers[PromiseKey] = { ...other, others: [] };
  return numbers as Offered<Key>;
}

export interface Promised<Key extends PromiseKey> {
  readonly numbers: Offered<Key>;
  /** Why it is not to be had; null: it is. */
  readonly closed: PromotionReason | null;
}

export type PromiseReader = <Key extends PromiseKey>(key: Key, at: Date) => Promise<Promised<Key>>;

/** Looks the member up when the first promise is not for everybody, and then never again. */
export function promisesTo(deps: PromotionsDeps, memberId: MemberId): PromiseReader {
  let known: Promise<Person | null> | null = null;
  const person = () => (known ??= readPerson(deps, memberId));
  return async <Key extends PromiseKey>(key: Key, at: Date) => {
    const isFor = async (audience: Audience) =>
      isForAll(audience) || (await closedTo(audience, person, at)) === null;
    const standing: Numbers[PromiseKey] = await deps.market.read(key, at);
    const other =
      "others" in standing && standing.isOpen
        ? await chooseOther(deps, { key, others: standing.others, memberId, at, isFor })
        : null;
    const numbers = other === null ? (standing as Offered<Key>) : numbersOf<Key>(other);
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
    readonly code?: string;
  },
  standing: Standing,
): Promise<Standing> {
  if (standing.offer === null) return standing;
  const { budget, startsAt, perMember, code } = numbers;
  const { offer, progress, until } = standing;
  const when = { startsAt, now: clock.now(), offer: code };
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
