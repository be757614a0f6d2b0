/** Whom a filter by what players did and have means. Pure. */
import type { Centavos } from "@tucano/contract/money.ts";

export interface Deeds {
  readonly level: number;
  readonly site: string;
  readonly registeredOn: string;
  readonly cash: Centavos;
  readonly deposited: Centavos;
  /** Days of São Paulo. */
  readonly lastDepositOn: string | null;
  readonly staked: Centavos;
  readonly won: Centavos;
  readonly lastPlayedOn: string | null;
}

/** All of what is named must fit; what is not named does not matter. */
export interface DeedsWish {
  readonly levelFrom?: number | undefined;
  readonly levelTo?: number | undefined;
  readonly site?: string | undefined;
  readonly registeredFrom?: string | undefined;
  readonly registeredTo?: string | undefined;
  readonly cashFrom?: Centavos | undefined;
  readonly cashTo?: Centavos | undefined;
  readonly depositedFrom?: Centavos | undefined;
  readonly depositedTo?: Centavos | undefined;
  /** The last deposit was on this day or before, or there was none. */
  readonly noDepositSince?: string | undefined;
  readonly stakedFrom?: Centavos | undefined;
  /** Staked more than won, by so much or more. */
  readonly lostFrom?: Centavos | undefined;
  readonly wonFrom?: Centavos | undefined;
  /** Played last on this day or before, but did play. */
  readonly awaySince?: string | undefined;
  /** Played, ever: of a wish for one game, that game. */
  readonly hasPlayed?: boolean | undefined;
}

const isWithin = <Value extends number | string>(
  value: Value,
  from: Value | undefined,
  to: Value | undefined,
): boolean => (from === undefined || value >= from) && (to === undefined || value <= to);

export function fits(deeds: Deeds, wish: DeedsWish): boolean {
  const { lastPlayedOn, lastDepositOn, staked, won } = deeds;
  const { site, noDepositSince, awaySince, hasPlayed } = wish;
  return (
    isWithin(deeds.level, wish.levelFrom, wish.levelTo) &&
    isWithin(deeds.registeredOn, wish.registeredFrom, wish.registeredTo) &&
    (site === undefined || deeds.site === site) &&
    isWithin(deeds.cash, wish.cashFrom, wish.cashTo) &&
    isWithin(deeds.deposited, wish.depositedFrom, wish.depositedTo) &&
    (noDepositSince === undefined || lastDepositOn === null || lastDepositOn <= noDepositSince) &&
    isWithin(staked, wish.stakedFrom, undefined) &&
    isWithin(staked - won, wish.lostFrom, undefined) &&
    isWithin(won - staked, wish.wonFrom, undefined) &&
    (awaySince === undefined || (lastPlayedOn !== null && lastPlayedOn <= awaySince)) &&
    (hasPlayed === undefined || (lastPlayedOn !== null) === hasPlayed)
  );
}
