/**
 * Whether a round wins a jackpot. It follows from the seeds and the nonce of the very round, in a
 * stream of words of its own, so that the round itself is drawn as it would be without it. The
 * chance is the stake's part of `oddsCentavos`: every centavo has the same, however it is staked.
 */
import { createWords, drawsFromWords, type FairRound, type Hmac } from "../provably-fair.ts";

/** In the order in which they are drawn. `personal`: each player's own. */
export const jackpotPools = ["mini", "major", "grand", "personal"] as const;
export type JackpotPool = (typeof jackpotPools)[number];

/** Of each pool: a stake of so much would win for certain. */
export type JackpotOdds = Readonly<Record<JackpotPool, { readonly oddsCentavos: number }>>;

/** No stake is a client seed, and no client seed has a colon: this stream is nobody else's. */
const STREAM = "jackpot";

/** One ticket of each pool, from 0 to below its odds. A stake above the ticket wins. */
export function jackpotTickets(
  { serverSeed, clientSeed, nonce }: FairRound,
  odds: JackpotOdds,
  keyed?: Hmac,
): Record<JackpotPool, number> {
  const words = createWords({ serverSeed, clientSeed: `${STREAM}:${clientSeed}`, nonce }, keyed);
  const draws = drawsFromWords(words);
  const [mini, major, grand, personal] = [
    draws.below(odds.mini.oddsCentavos),
    draws.below(odds.major.oddsCentavos),
    draws.below(odds.grand.oddsCentavos),
    draws.below(odds.personal.oddsCentavos),
  ];
  return { mini, major, grand, personal };
}

/** What a stake of so much cash wins with these tickets. */
export function jackpotsWon(
  tickets: Readonly<Record<JackpotPool, number>>,
  cashCentavos: number,
): JackpotPool[] {
  return jackpotPools.filter((pool) => tickets[pool] < cashCentavos);
}
