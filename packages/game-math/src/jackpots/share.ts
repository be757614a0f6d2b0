/** Which games take part in jackpots, and what these return beside the games. All exact. */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { catalogue } from "../games/catalogue.ts";
import { decimals, plus, rational, type Rational } from "../rational.ts";
import { jackpotPools, type JackpotPool } from "./draw.ts";

export interface PoolTerms {
  readonly oddsCentavos: number;
  /** What the house adds of each stake, in basis points. */
  readonly rate: number;
  /** What a new pool begins with. */
  readonly seedCentavos: number;
}

export type JackpotTerms = Readonly<Record<JackpotPool, PoolTerms>> & {
  readonly gameTypes: readonly GameType[];
};

const BASIS_POINTS = 10_000;

/**
 * Of each centavo staked: what is added, and the seed times the chance. A pool that is won returns
 * its seed and all that was added since it was last won, and is won once in `oddsCentavos`.
 */
export function shareOf({ oddsCentavos, rate, seedCentavos }: PoolTerms): Rational {
  return plus(rational(rate, BASIS_POINTS), rational(seedCentavos, oddsCentavos));
}

export function shareOfAll(terms: JackpotTerms): Rational {
  return jackpotPools.reduce((sum, pool) => plus(sum, shareOf(terms[pool])), rational(0));
}

/** As it is published: "0.35". */
export function sharePercent(share: Rational): string {
  return decimals(rational(share.numerator * 100n, share.denominator), 3);
}

/** A game's published return, with what jackpots return beside it: "96.37". */
export function returnWith(rtpPercent: string, share: Rational): string {
  const [whole = "0", part = ""] = rtpPercent.split(".");
  const own = rational(BigInt(whole + part), 10n ** BigInt(part.length));
  return decimals(plus(own, rational(share.numerator * 100n, share.denominator)), 2);
}

/** Rounds that are over at once, alone: others' stakes may grow, or their seeds are everybody's. */
const single = catalogue.filter(({ game }) => game.shape === "instant");

const typeOf: ReadonlyMap<string, GameType> = new Map(
  single.map(({ game }) => [game.facts.code, game.facts.type]),
);

export function takesPart({ gameTypes }: Pick<JackpotTerms, "gameTypes">, code: string): boolean {
  const type = typeOf.get(code);
  return type !== undefined && gameTypes.includes(type);
}

export function gamesTakingPart(terms: Pick<JackpotTerms, "gameTypes">): string[] {
  return [...typeOf.keys()].filter((code) => takesPart(terms, code));
}

/** Nobody pays more than it takes: a game's return and the jackpots' stay below the stake. */
export function isWithinEdge(terms: JackpotTerms): boolean {
  const percent = Number(sharePercent(shareOfAll(terms)));
  return single.every(
    ({ game, figures }) =>
      !takesPart(terms, game.facts.code) || Number(figures.rtpPercent) + percent < 100,
  );
}
