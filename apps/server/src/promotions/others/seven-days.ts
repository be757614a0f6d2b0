/**
 * Seven days in a row, seven rising rewards. A day counts when the member comes on it; a missed day
 * and the seventh begin it anew. The numbers are those that held when the row of days began, and a
 * day's reward can be claimed until the day is over.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import type { SevenDaysProgress } from "../../members/index.ts";
import type { Numbers } from "../../market/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { freeGiftOf, type Reward, type RewardOffer } from "../../rewards/index.ts";
import { type Choice, claim, type Claimant } from "../claim.ts";
import { DAYS_OF_STREAK, positionAfter } from "../policy.ts";
import { type Offered, promisesTo, withinBudget } from "../promise.ts";
import { findLoginDays, insertLoginDay, type LoginDay } from "../repository.ts";
import { claimable, guardsOf, isAllowed, notEligible, standingOf } from "../standing.ts";
import type { Progress, PromotionsDeps, Standing } from "../types.ts";

export interface DayOfSeven {
  /** 1 to 7. */
  readonly position: number;
  /** Null: there is no row of days. */
  readonly date: string | null;
  readonly gift: Numbers["day7"]["rewards"][number];
  readonly state: "claimed" | "claimable" | "missed" | "upcoming";
}

export interface SevenDays {
  readonly today: string;
  /** Which day today is; null: the activity is closed. */
  readonly position: number | null;
  readonly numbers: Offered<"day7">;
  readonly days: readonly DayOfSeven[];
  readonly standing: Standing;
}

/** Counts today, if the activity is open for this member. Harmless to call again. */
export async function noteLogin(
  deps: PromotionsDeps,
  memberId: MemberId,
): Promise<LoginDay | null> {
  const now = deps.clock.now();
  const today = dayOf(now);
  if (!(await isAllowed(deps, "hasBonuses"))) return null;
  const known = await findLoginDays(deps.db, memberId, { from: addDays(today, -1), to: today });
  const ofToday = known.find(({ day }) => day === today);
  if (ofToday !== undefined) return ofToday;
  const before = known.find(({ day }) => day === addDays(today, -1)) ?? null;
  const position = positionAfter(before?.position ?? null);
  const beganAt = before === null || position === 1 ? now : before.beganAt;
  const { closed } = await promisesTo(deps, memberId)("day7", beganAt);
  if (closed !== null) return null;
  return inTransaction(deps.db, (tx) =>
    insertLoginDay(tx, { memberId, day: today, position, beganAt }),
  );
}

export async function readSevenDays(deps: PromotionsDeps, memberId: MemberId): Promise<SevenDays> {
  const today = dayOf(deps.clock.now());
  const login = await noteLogin(deps, memberId);
  const promises = promisesTo(deps, memberId);
  const { numbers, closed } = await promises("day7", login?.beganAt ?? deps.clock.now());
  if (login === null) {
    const days = daysOf(numbers, { begin: null, position: 0, claimed: new Set() });
    const standing = notEligible(closed ?? "not_offered");
    return { today, position: null, numbers, days, standing };
  }
  const claimed = await claimedDays(deps, memberId);
  const begin = addDays(today, 1 - login.position);
  return {
    today,
    position: login.position,
    numbers,
    days: daysOf(numbers, { begin, position: login.position, claimed }),
    standing: await judge(deps, { memberId, today, position: login.position, numbers }),
  };
}

function daysOf(
  { rewards }: Numbers["day7"],
  at: { readonly begin: string | null; readonly position: number; readonly claimed: Set<string> },
): DayOfSeven[] {
  return rewards.map((gift, index) => {
    const position = index + 1;
    const date = at.begin === null ? null : addDays(at.begin, index);
    return { position, date, gift, state: stateOf(position, date, at) };
  });
}

function stateOf(
  position: number,
  date: string | null,
  at: { readonly position: number; readonly claimed: Set<string> },
): DayOfSeven["state"] {
  if (date !== null && at.claimed.has(date)) return "claimed";
  if (position > at.position) return "upcoming";
  return position === at.position ? "claimable" : "missed";
}

/** Of the last seven days: a row of days is no longer. */
async function claimedDays({ rewards }: PromotionsDeps, memberId: MemberId): Promise<Set<string>> {
  const { list } = await rewards.list(memberId, {
    kinds: ["day7"],
    states: ["claimed"],
    page: 1,
    limit: DAYS_OF_STREAK,
  });
  return new Set(list.map(({ period }) => period));
}

async function judge(
  deps: PromotionsDeps,
  of: {
    readonly memberId: MemberId;
    readonly today: string;
    readonly position: number;
    readonly numbers: Offered<"day7">;
  },
): Promise<Standing> {
  const { memberId, today, position, numbers } = of;
  const given = standingOf(await deps.rewards.find({ memberId, kind: "day7", period: today }));
  if (given !== null) return given;
  const gift = numbers.rewards[position - 1];
  if (gift === undefined || gift.amountCentavos === 0) return notEligible("nothing_left");
  const progress = await progressToday(deps, memberId, numbers);
  const until = startOfDay(addDays(today, 1));
  if (progress.some(({ done, required }) => done < required)) {
    return notEligible("recharge_missing_today", { progress, until });
  }
  const amount = toCentavos(gift.amountCentavos);
  const offer: RewardOffer = {
    memberId,
    kind: "day7",
    period: today,
    amount,
    pocket: "bonus",
    turnover: multiplyFloor(amount, gift.turnoverMultiple, 1),
    cost: "promotion:cost",
    basis: [
      { what: "login-day", reference: today, text: String(position), amountCentavos: amount },
    ],
    availableFrom: startOfDay(today),
    expiresAt: until,
    free: freeGiftOf(gift.free),
  };
  return withinBudget(deps, numbers, claimable(offer, progress));
}

async function progressToday(
  { statistics, clock }: PromotionsDeps,
  memberId: MemberId,
  numbers: Numbers["day7"],
): Promise<Progress[]> {
  const required = toCentavos(numbers.depositFromCentavos);
  if (required === 0) return [];
  const from = startOfDay(dayOf(clock.now()));
  const until = startOfDay(addDays(dayOf(clock.now()), 1));
  const deposits = await statistics.deposits({ memberIds: [memberId], from, until });
  const done = add(...deposits.map(({ amountCentavos }) => amountCentavos));
  return [{ code: "recharge", required, done }];
}

export function claimSevenDays(deps: PromotionsDeps, who: Claimant): Promise<Reward[]> {
  return claim(deps, who, ["day7"], () => chooseSevenDays(deps, who.memberId));
}

async function chooseSevenDays(deps: PromotionsDeps, memberId: MemberId): Promise<Choice> {
  const { standing } = await readSevenDays(deps, memberId);
  return {
    kind: "day7",
    standings: [standing],
    refusal: "promotions.not_eligible",
    guards: () => guardsOf(deps, memberId),
  };
}

/** For the member's own profile. Null: no row of days is running. */
export async function readSevenDaysProfile(
  deps: PromotionsDeps,
  memberId: MemberId,
): Promise<SevenDaysProgress | null> {
  const today = dayOf(deps.clock.now());
  const from = addDays(today, -1);
  const [last] = await findLoginDays(deps.db, memberId, { from, to: today });
  if (last === undefined) return null;
  const begin = addDays(last.day, 1 - last.position);
  return { position: last.position, claimed: mapOf(begin, await claimedDays(deps, memberId)) };
}

function mapOf(begin: string, claimed: ReadonlySet<string>): Record<string, boolean> {
  const days = Array.from({ length: DAYS_OF_STREAK }, (_, index) => index);
  return Object.fromEntries(
    days.map((index) => [String(index + 1), claimed.has(addDays(begin, index))]),
  );
}
