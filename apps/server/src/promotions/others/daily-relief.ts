/**
 * The daily relief: a part of what a member lost yesterday in cash, claimable today. What was
 * played with bonus money does not count; what is taken back counts on the day on which it is.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, ZERO } from "@tucano/contract/money.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import type { Reward, RewardOffer } from "../../rewards/index.ts";
import { type Choice, claim, type Claimant } from "../claim.ts";
import { type Gift, lossOf, reliefGift } from "../policy.ts";
import { type Offered, promisesTo, withinBudget } from "../promise.ts";
import { isAllowed, notEligible, standingOf, whileOpen } from "../standing.ts";
import type { PromotionsDeps, Standing } from "../types.ts";

export interface DailyRelief {
  readonly day: string;
  readonly loss: Centavos;
  /** As they were promised when the day began. */
  readonly numbers: Offered<"dailyRelief">;
  readonly standing: Standing;
  readonly today: { readonly day: string; readonly loss: Centavos; readonly reward: Centavos };
}

export async function readDailyRelief(
  deps: PromotionsDeps,
  memberId: MemberId,
): Promise<DailyRelief> {
  const today = dayOf(deps.clock.now());
  const day = addDays(today, -1);
  const [given, lost, lostToday, isOffered] = await Promise.all([
    deps.rewards.find({ memberId, kind: "daily-relief", period: day }),
    lostOn(deps, memberId, day),
    lostOn(deps, memberId, today),
    isAllowed(deps, "hasLoyalty"),
  ]);
  // What a day's players were promised when it began.
  const promises = promisesTo(deps, memberId);
  const promised = await promises("dailyRelief", startOfDay(day));
  const ofToday = await promises("dailyRelief", startOfDay(today));
  const ahead =
    isOffered && ofToday.closed === null ? reliefGift(ofToday.numbers, lostToday) : null;
  const closed = isOffered ? promised.closed : "not_offered";
  const standing =
    standingOf(given) ??
    (closed === null
      ? await judge(deps, { memberId, day, lost, numbers: promised.numbers })
      : notEligible(closed));
  return {
    day,
    loss: lost.loss,
    numbers: promised.numbers,
    standing,
    today: { day: today, loss: lostToday.loss, reward: amountOf(ahead) },
  };
}

function amountOf(gift: Gift | null): Centavos {
  return gift?.amount ?? ZERO;
}

interface Lost {
  /** In cash. */
  readonly loss: Centavos;
  /** What the day's bets count. */
  readonly turnover: Centavos;
}

async function lostOn(
  { statistics }: PromotionsDeps,
  memberId: MemberId,
  day: string,
): Promise<Lost> {
  const played = await statistics.playedByType({ memberIds: [memberId], from: day, to: day });
  const staked = add(...played.map((one) => one.cashStakeCentavos));
  return {
    loss: lossOf(staked, add(...played.map((one) => one.cashWinCentavos))),
    turnover: add(...played.map((one) => one.weightedCentavos)),
  };
}

async function judge(
  deps: PromotionsDeps,
  of: {
    readonly memberId: MemberId;
    readonly day: string;
    readonly lost: Lost;
    readonly numbers: Offered<"dailyRelief">;
  },
): Promise<Standing> {
  const { memberId, day, lost, numbers } = of;
  const { loss } = lost;
  const gift = reliefGift(numbers, lost);
  if (gift === null) return notEligible(loss === 0 ? "no_loss" : "loss_too_small");
  const opens = startOfDay(addDays(day, 1));
  const offer: RewardOffer = {
    memberId,
    kind: "daily-relief",
    period: day,
    amount: gift.amount,
    pocket: "cash",
    turnover: gift.turnover,
    cost: "promotion:cost",
    basis: [
      { what: "loss", reference: day, amountCentavos: loss },
      { what: "rate", rateBasisPoints: gift.rate, amountCentavos: gift.amount },
    ],
    availableFrom: opens,
    expiresAt: startOfDay(addDays(day, 2)),
  };
  return withinBudget(deps, numbers, whileOpen(offer, deps.clock.now()));
}

export function claimDailyRelief(deps: PromotionsDeps, who: Claimant): Promise<Reward[]> {
  return claim(deps, who, ["daily-relief"], () => chooseDailyRelief(deps, who.memberId));
}

async function chooseDailyRelief(deps: PromotionsDeps, memberId: MemberId): Promise<Choice> {
  // Yesterday is only known once all of it has been read.
  await deps.statistics.requireReadUntil(startOfDay(dayOf(deps.clock.now())));
  const { standing } = await readDailyRelief(deps, memberId);
  return { kind: "daily-relief", standings: [standing], refusal: "promotions.not_eligible" };
}
