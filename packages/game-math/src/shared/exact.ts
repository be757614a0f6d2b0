/** What the shared games return, computed exactly: for parsheets and tests. */
import { decimals, plus, type Rational, rational, times } from "../rational.ts";
import { bankerDraws, baccaratPays, type BaccaratWinner } from "./live-baccarat.ts";
import { POCKETS, rouletteSpots } from "./live-roulette.ts";

/** One way of betting: what it pays, in hundredths, and how likely. */
export interface Spread {
  readonly id: string;
  readonly outcomes: readonly { readonly payHundredths: number; readonly chance: Rational }[];
}

export function returnOf({ outcomes }: Spread): Rational {
  return outcomes.reduce(
    (sum, { payHundredths, chance }) => plus(sum, times(rational(payHundredths, 100), chance)),
    rational(0),
  );
}

export function hitRateOf({ outcomes }: Spread): Rational {
  return outcomes
    .filter(({ payHundredths }) => payHundredths > 0)
    .reduce((sum, { chance }) => plus(sum, chance), rational(0));
}

export function deviationOf(spread: Spread): number {
  const mean = Number(returnOf(spread).numerator) / Number(returnOf(spread).denominator);
  const square = spread.outcomes.reduce((sum, { payHundredths, chance }) => {
    const share = Number((chance.numerator * 10n ** 18n) / chance.denominator) / 1e18;
    return sum + share * (payHundredths / 100) ** 2;
  }, 0);
  return Math.sqrt(square - mean * mean);
}

const RANGE = 1n << 52n;

/** Of the 2^52 outcomes of a flight, how many reach a target: floor(99 * 2^52 / target). */
export function crashSpread(targetHundredths: number): Spread {
  const reached = (99n * RANGE) / BigInt(targetHundredths);
  const chance = rational(reached, RANGE);
  return {
    id: decimals(rational(targetHundredths, 100), 2),
    outcomes: [{ payHundredths: targetHundredths, chance }],
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

export function rouletteKinds(): Spread[] {
  return rouletteSpreads().filter(({ id }) => KINDS.has(id));
}

export function rouletteSpreads(): Spread[] {
  return [...rouletteSpots.values()].map(({ id, numbers }) => ({
    id,
    outcomes: [
      { payHundredths: 3_600 / numbers.length, chance: rational(numbers.length, POCKETS) },
    ],
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

export function baccaratSpreads(): Spread[] {
  const { player, banker, tie, total } = baccaratCounts();
  const chances = {
    player: rational(player, total),
    banker: rational(banker, total),
    tie: rational(tie, total),
  };
  const back = { payHundredths: 100, chance: chances.tie };
  return [
    {
      id: "player",
      outcomes: [{ payHundredths: baccaratPays.player, chance: chances.player }, back],
    },
    {
      id: "banker",
      outcomes: [{ payHundredths: baccaratPays.banker, chance: chances.banker }, back],
    },
    { id: "tie", outcomes: [{ payHundredths: baccaratPays.tie, chance: chances.tie }] },
    { id: "playerPair", outcomes: [{ payHundredths: baccaratPays.playerPair, chance: PAIR }] },
    { id: "bankerPair", outcomes: [{ payHundredths: baccaratPays.bankerPair, chance: PAIR }] },
  ];
}
