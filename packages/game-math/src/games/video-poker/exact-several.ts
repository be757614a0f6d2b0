/**
 * Several hands of one deal win and lose together: the return is that of one hand, the spread is
 * less, and how often a round wins differs. Counted for every deal from the chances of its hold.
 */
import { HAND_COUNTS } from "./game.ts";
import { payOfIndex } from "./evaluate.ts";

/** Of everything that a round stakes. */
export interface SeveralFigures {
  readonly hands: number;
  readonly deviation: number;
  /** Of rounds that return more than they staked, and of those that return anything. */
  readonly hitRate: number;
  readonly paidRate: number;
}

/** A round of ten hands that wins returns more than ten of its units. */
const MOST = Math.max(...HAND_COUNTS);

export interface SeveralHands {
  /** The chance of each end of a hand, by its index in `pokerHands`; each deal is as likely. */
  add: (chances: Float64Array) => void;
  figures: () => readonly SeveralFigures[];
}

export function severalHands(): SeveralHands {
  let deals = 0;
  let [mean, meanSquare, square] = [0, 0, 0];
  const misses = HAND_COUNTS.map(() => 0);
  const nothings = HAND_COUNTS.map(() => 0);
  return {
    add: (chances) => {
      let [own, ownSquare] = [0, 0];
      const one = new Float64Array(MOST + 1);
      for (const [kind, chance] of chances.entries()) {
        const pay = payOfIndex[kind]!;
        own += chance * pay;
        ownSquare += chance * pay * pay;
        if (pay <= MOST) one[pay]! += chance;
      }
      deals += 1;
      mean += own;
      meanSquare += own * own;
      square += ownSquare;
      for (const [index, hands] of HAND_COUNTS.entries()) {
        const sums = timesOver(one, hands);
        misses[index]! += sums.slice(0, hands + 1).reduce((all, each) => all + each, 0);
        nothings[index]! += sums[0]!;
      }
    },
    figures: () =>
      HAND_COUNTS.map((hands, index) => {
        const between = (meanSquare - mean ** 2 / deals) / deals;
        const within = (square - meanSquare) / deals;
        return {
          hands,
          deviation: Math.sqrt(between + within / hands),
          hitRate: 1 - misses[index]! / deals,
          paidRate: 1 - nothings[index]! / deals,
        };
      }),
  };
}

/** The chances of the sum of so many, as far as `MOST`. */
function timesOver(one: Float64Array, count: number): Float64Array {
  if (count === 1) return one;
  const half = timesOver(one, Math.floor(count / 2));
  const even = sumOf(half, half);
  return count % 2 === 0 ? even : sumOf(even, one);
}

function sumOf(a: Float64Array, b: Float64Array): Float64Array {
  const sums = new Float64Array(MOST + 1);
  for (let first = 0; first <= MOST; first += 1) {
    const chance = a[first]!;
    if (chance === 0) continue;
    for (let second = 0; first + second <= MOST; second += 1) {
      sums[first + second]! += chance * b[second]!;
    }
  }
  return sums;
}
