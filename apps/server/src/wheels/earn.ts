/** Where spins come from: signing in, paying in and playing, counted by São Paulo days. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos } from "@tucano/contract/money.ts";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import { isForAll, shutAt, shutFor } from "../market/index.ts";
import type { Tx } from "../platform/database/types.ts";
import { addDays, dayOf, startOfDay } from "../platform/days.ts";
import { type DayDeeds, newSpins, SPIN_DAYS, type SpinCounts, spinsEarned } from "./policy.ts";
import { countGiven, insertSpins } from "./repository.ts";
import type { OwnWheel, WheelNumbers, WheelsDeps } from "./types.ts";

const numberKeys = { daily: "dailyWheel", lottery: "lotteryWheel" } as const;

export interface WheelOffer {
  readonly numbers: WheelNumbers;
  /** The market allows it and the offer is open. */
  readonly isOpen: boolean;
}

export async function readOffer(
  { market }: WheelsDeps,
  wheel: WheelKind,
  at: Date,
): Promise<WheelOffer> {
  const [numbers, switches] = await Promise.all([
    market.read(numberKeys[wheel], at),
    market.read("switches", at),
  ]);
  const isNow = shutAt(numbers, at) === null;
  return { numbers, isOpen: numbers.isOpen && isNow && switches.hasBonuses };
}

/** Open to this member, and at this moment. */
export async function readOfferTo(
  deps: WheelsDeps,
  { memberId, wheel }: OwnWheel,
  at: Date,
): Promise<WheelOffer> {
  const offer = await readOffer(deps, wheel, at);
  const { audience } = offer.numbers;
  if (!offer.isOpen || isForAll(audience)) return offer;
  const member = await deps.members.find(memberId);
  if (member === null) return { ...offer, isOpen: false };
  const site = await deps.siteOf(member.registerSite);
  return { ...offer, isOpen: shutFor(audience, { ...member, site }, at) === null };
}

/** The first day whose spins are still good. */
export function firstSpinDay(now: Date): string {
  return addDays(dayOf(now), 1 - SPIN_DAYS);
}

/** One day: what was done on it, and the spins that it has earned. */
export interface DayEarnings {
  readonly day: string;
  /** A day goes by the numbers that held when it began. */
  readonly numbers: WheelNumbers;
  readonly deeds: DayDeeds;
  readonly earned: SpinCounts;
}

/**
 * Of today and of the days before whose spins are still good: what came late is not lost. Asks
 * other rooms, so it is never called inside a transaction.
 */
export async function readEarnings(
  deps: WheelsDeps,
  own: OwnWheel,
  now: Date,
): Promise<readonly DayEarnings[]> {
  const today = dayOf(now);
  const days = Array.from({ length: SPIN_DAYS }, (_, index) => addDays(firstSpinDay(now), index));
  const paidIn = deps.statistics.deposits({
    memberIds: [own.memberId],
    from: startOfDay(firstSpinDay(now)),
    until: startOfDay(addDays(today, 1)),
  });
  return Promise.all(
    days.map(async (day) => {
      const [turnoverCentavos, deposits] = await Promise.all([
        readTurnover(deps, own.memberId, day),
        paidIn,
      ]);
      const { numbers, isOpen } = await readOfferTo(deps, own, startOfDay(day));
      const deeds: DayDeeds = {
        // The caller has signed in; yesterday's spin was given yesterday.
        hasSignedIn: day === today,
        depositedCentavos: add(
          ...deposits
            .filter(({ creditedAt }) => dayOf(creditedAt) === day)
            .map(({ amountCentavos }) => amountCentavos),
        ),
        turnoverCentavos,
      };
      const earned = isOpen ? spinsEarned(numbers, deeds) : { login: 0, deposit: 0, turnover: 0 };
      return { day, numbers, deeds, earned };
    }),
  );
}

async function readTurnover(
  { statistics }: WheelsDeps,
  memberId: MemberId,
  day: string,
): Promise<Centavos> {
  const played = await statistics.playedByType({ memberIds: [memberId], from: day, to: day });
  return add(...played.map(({ weightedCentavos }) => weightedCentavos));
}

/** Gives what is earned and not given yet. It is the wheel's turn, so the maximum holds. */
export async function grantSpins(
  tx: Tx,
  own: OwnWheel,
  { earnings, at }: { readonly earnings: readonly DayEarnings[]; readonly at: Date },
): Promise<ReadonlyMap<string, SpinCounts>> {
  const days = earnings.map(({ day }) => day);
  const given = await countGiven(tx, own, days);
  const spins = earnings.flatMap(({ day, numbers, earned }) => {
    const have = given.get(day) ?? { login: 0, deposit: 0, turnover: 0 };
    const { spinsPerDayMax } = numbers;
    return newSpins({ earned, have, spinsPerDayMax }).map((spin) => ({ ...spin, day }));
  });
  if (spins.length === 0) return given;
  await insertSpins(tx, own, { spins, at });
  return countGiven(tx, own, days);
}
