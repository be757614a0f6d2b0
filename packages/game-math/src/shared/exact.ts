/** What the shared games return, computed exactly: for parsheets and tests. */
import { hitOrMiss, type Outcome, type Way } from "../outcomes.ts";
import { decimals, rational } from "../rational.ts";
import { bankerDraws } from "../cards/baccarat/rules.ts";
import { baccaratPays } from "../cards/baccarat/exact.ts";
import type { BaccaratWinner } from "../games/bacara-ao-vivo/table.ts";
import { POCKETS } from "../games/roleta-europeia/game.ts";
import { rouletteSpots } from "../games/roleta-ao-vivo/table.ts";

const RANGE = 1n << 52n;

/** Of the 2^52 outcomes of a flight, how many reach a target: floor(99 * 2^52 / target). */
export function crashWay(targetHundredths: number): Way {
  const reached = (99n * RANGE) / BigInt(targetHundredths);
  return {
    id: decimals(rational(targetHundredths, 100), 2),
    outcomes: hitOrMiss(rational(reached, RANGE), targetHundredths),
  };
}

/** One spot of each kind: they all return the same, as a test proves of every single one. */
const KINDS = new Set([
  "red",
  "17",
  "16-17",
  "16-17-18",
  "16-17-19-20",
  "16-17-18-19-20-21",
  "0-1-2-3",
  "dozen-1",
  "column-1",
]);

export function rouletteKinds(): Way[] {
  return rouletteWays().filter(({ id }) => KINDS.has(id));
}

export function rouletteWays(): Way[] {
  return [...rouletteSpots.values()].map(({ id, numbers }) => ({
    id,
    outcomes: hitOrMiss(rational(numbers.length, POCKETS), 3_600 / numbers.length),
  }));
}

const CARDS = 416;
/** Tens and court cards count nothing. */
const countsOfPoints = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];

/** In how many of the ordered ways to take six cards each side wins; all below 2^53, so exact. */
export function baccaratCounts(): Readonly<Record<BaccaratWinner | "total", bigint>> {
  const counts = { player: 0n, banker: 0n, tie: 0n, total: 0n };
  const left = [...countsOfPoints];
  const take = (points: number): number => {
    const ways = left[points] ?? 0;
    left[points] = ways - 1;
    return ways;
  };
  const putBack = (points: number): void => {
    left[points] = (left[points] ?? 0) + 1;
  };
  const add = (player: number, banker: number, ways: number): void => {
    const winner = player === banker ? "tie" : player > banker ? "player" : "banker";
    counts[winner] += BigInt(ways);
    counts.total += BigInt(ways);
  };
  const eachCard = (visit: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const ways = take(points);
      if (ways > 0) visit(points, ways);
      putBack(points);
    }
  };
  /** Cards that are not dealt are taken all the same: each way counts once for each of them. */
  const bankerTurn = (
    at: { player: number; banker: number; third: number | null; dealt: number },
    ways: number,
  ): void => {
    const rest = at.dealt === 4 ? (CARDS - 4) * (CARDS - 5) : CARDS - 5;
    if (!bankerDraws(at.banker, at.third)) return add(at.player, at.banker, ways * rest);
    eachCard((points, more) =>
      add(at.player, (at.banker + points) % 10, ways * more * (at.dealt === 4 ? CARDS - 5 : 1)),
    );
  };
  const afterFour = (player: number, banker: number, ways: number): void => {
    if (Math.max(player, banker) >= 8) {
      return add(player, banker, ways * (CARDS - 4) * (CARDS - 5));
    }
    if (player > 5) return bankerTurn({ player, banker, third: null, dealt: 4 }, ways);
    eachCard((third, more) =>
      bankerTurn({ player: (player + third) % 10, banker, third, dealt: 5 }, ways * more),
    );
  };
  eachCard((first, a) =>
    eachCard((second, b) =>
      eachCard((third, c) =>
        eachCard((fourth, d) =>
          afterFour((first + third) % 10, (second + fourth) % 10, a * b * c * d),
        ),
      ),
    ),
  );
  return counts;
}

/** The second card has one of the 31 of 415 that are left of the first one's rank. */
const PAIR = rational(31, 415);

export function baccaratWays(): Way[] {
  const { player, banker, tie, total } = baccaratCounts();
  const withTieBack = (winHundredths: number, won: bigint): Outcome[] => [
    { winHundredths, weight: won },
    { winHundredths: 100, weight: tie },
    { winHundredths: 0, weight: total - won - tie },
  ];
  return [
    { id: "player", outcomes: withTieBack(baccaratPays.player, player) },
    { id: "banker", outcomes: withTieBack(baccaratPays.banker, banker) },
    { id: "tie", outcomes: hitOrMiss(rational(tie, total), baccaratPays.tie) },
    { id: "playerPair", outcomes: hitOrMiss(PAIR, baccaratPays.playerPair) },
    { id: "bankerPair", outcomes: hitOrMiss(PAIR, baccaratPays.bankerPair) },
  ];
}
