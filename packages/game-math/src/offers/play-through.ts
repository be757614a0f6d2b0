/**
 * What a bonus is worth to the best player, and how often that player ends with nothing.
 *
 * Value iteration on a grid: a state is what is left of the bonus, in highest stakes, and how many
 * such stakes still have to count. In each the player chooses among the game's ways to bet the
 * highest stake, from careful to boldest, and betting so little at a time that luck evens out;
 * the better is kept, from the last stake to the first. Between the points of the grid values are
 * taken in a straight line. A bonus that is used up is worth nothing; one that is played through is
 * worth what is left of it.
 */

/** All or nothing: a stake of one brings `back` with `chance`. */
export interface Way {
  readonly chance: number;
  readonly back: number;
}

export interface Bonus {
  /** In any unit of money, all of these. */
  readonly amount: number;
  readonly turnover: number;
  readonly stakeMax: number;
}

export interface Played {
  /** What of the bonus becomes cash, on average. */
  readonly worth: number;
  /** How often nothing does. */
  readonly ruin: number;
}

/** Up to here the grid has every whole stake, beyond it steps of a few percent. */
const EVEN_UP_TO = 64;
const GROWTH = 1.08;
const GRID_END = 2e6;

function makeGrid(): Float64Array {
  const points = Array.from({ length: EVEN_UP_TO + 1 }, (_, index) => index);
  for (let next = EVEN_UP_TO * GROWTH; next < GRID_END; next *= GROWTH) points.push(next);
  return Float64Array.from(points);
}

const grid = makeGrid();

interface Place {
  readonly index: number;
  readonly share: number;
}

function placeOf(wealth: number): Place {
  const index = Math.min(
    grid.length - 2,
    wealth <= EVEN_UP_TO
      ? Math.max(0, Math.ceil(wealth) - 1)
      : grid.findIndex((point) => point >= wealth) - 1,
  );
  const at = index < 0 ? grid.length - 2 : index;
  const [from, to] = [grid[at] ?? 0, grid[at + 1] ?? 1];
  return { index: at, share: Math.min(1, Math.max(0, (wealth - from) / (to - from))) };
}

const between = (values: Float64Array, { index, share }: Place): number => {
  const from = values[index] ?? 0;
  return from + share * ((values[index + 1] ?? from) - from);
};

interface Step {
  readonly chance: number;
  readonly won: readonly Place[];
}

/** `counted`: the share of a stake that counts; `edge`: the least that the house keeps of one. */
export function playThrough(
  bonus: Bonus,
  game: { readonly ways: readonly Way[]; readonly counted: number; readonly edge: number },
): Played {
  const stake = Math.min(bonus.stakeMax, bonus.amount);
  if (game.counted <= 0 || stake <= 0) return { worth: 0, ruin: 1 };
  const stakes = Math.ceil(bonus.turnover / (game.counted * stake));
  const lost = Array.from(grid, (wealth) => placeOf(wealth - 1));
  const steps: Step[] = game.ways.map(({ chance, back }) => ({
    chance,
    won: Array.from(grid, (wealth) => placeOf(wealth - 1 + back)),
  }));
  let worth = Float64Array.from(grid);
  let ruin = Float64Array.from(grid, (wealth) => (wealth === 0 ? 1 : 0));
  for (let left = 1; left <= stakes; left += 1) {
    const nextWorth = new Float64Array(grid.length);
    const nextRuin = new Float64Array(grid.length);
    nextRuin[0] = 1;
    for (let at = 1; at < grid.length; at += 1) {
      const wealth = grid[at] ?? 0;
      const evened = wealth - game.edge * left;
      let [best, bestRuin] = evened > 0 ? [evened, 0] : [0, 1];
      // A player who can stake the whole requirement cannot be ruined by it, and gains nothing by
      // boldness.
      for (const step of wealth >= left ? [] : steps) {
        const [win, loss] = [step.won[at], lost[at]];
        if (win === undefined || loss === undefined) continue;
        const value = step.chance * between(worth, win) + (1 - step.chance) * between(worth, loss);
        if (value <= best) continue;
        best = value;
        bestRuin = step.chance * between(ruin, win) + (1 - step.chance) * between(ruin, loss);
      }
      nextWorth[at] = best;
      nextRuin[at] = bestRuin;
    }
    [worth, ruin] = [nextWorth, nextRuin];
  }
  const start = placeOf(bonus.amount / stake);
  return { worth: between(worth, start) * stake, ruin: between(ruin, start) };
}
