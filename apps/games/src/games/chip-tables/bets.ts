/**
 * Chips on a table, before anybody draws. Amounts are counted in steps of the smallest chip; what
 * is sent is the largest unit that divides all of them, and how many of it lie on each spot.
 */
export type Amounts = ReadonlyMap<string, number>;
export type Laid = readonly (readonly [spot: string, steps: number])[];

export interface BetLimits {
  /** Values of the chips in steps, ascending; the first is 1. */
  readonly values: readonly number[];
  readonly stakeMax: number;
  /** The most units that a round may have. */
  readonly chipsMax: number;
}

export interface TableChoice {
  /** Index of the unit among the chips' values. */
  readonly unit: number;
  readonly chips: Readonly<Record<string, number>>;
}

export interface Bets {
  readonly amounts: Amounts;
  readonly total: number;
  readonly canUndo: boolean;
  readonly canRepeat: boolean;
  /** False: it would be more than a round may stake, and nothing was laid. */
  lay: (laid: Laid) => boolean;
  undo: () => void;
  clear: () => void;
  /** Every chip once more. */
  double: () => boolean;
  /** What was played last. */
  repeat: () => boolean;
  /** These bets are being played: what `repeat` brings back. */
  remember: () => void;
  choice: () => TableChoice | null;
}

export function createBets(limits: BetLimits): Bets {
  let amounts: Amounts = new Map();
  let history: Amounts[] = [];
  let last: Amounts = new Map();

  const offer = (next: Amounts): boolean => {
    if (!fits(next, limits)) return false;
    history.push(amounts);
    amounts = next;
    return true;
  };

  return {
    get amounts() {
      return amounts;
    },
    get total() {
      return totalOf(amounts);
    },
    get canUndo() {
      return history.length > 0;
    },
    get canRepeat() {
      return last.size > 0;
    },
    lay: (laid) => {
      const next = new Map(amounts);
      for (const [spot, steps] of laid) next.set(spot, (next.get(spot) ?? 0) + steps);
      return offer(next);
    },
    undo: () => {
      amounts = history.pop() ?? amounts;
    },
    clear: () => {
      if (amounts.size > 0) history.push(amounts);
      amounts = new Map();
    },
    double: () => offer(new Map([...amounts].map(([spot, steps]) => [spot, 2 * steps]))),
    repeat: () => offer(new Map(last)),
    remember: () => {
      last = amounts;
      history = [];
    },
    choice: () => (amounts.size === 0 ? null : choiceOf(amounts, limits.values)),
  };
}

function totalOf(amounts: Amounts): number {
  return [...amounts.values()].reduce((sum, steps) => sum + steps, 0);
}

function fits(amounts: Amounts, { values, stakeMax, chipsMax }: BetLimits): boolean {
  const total = totalOf(amounts);
  const { unit } = choiceOf(amounts, values);
  return total <= stakeMax && total / (values[unit] ?? 1) <= chipsMax;
}

/** One unit for the whole table: the largest chip that divides every stack. */
function choiceOf(amounts: Amounts, values: readonly number[]): TableChoice {
  const stacks = [...amounts];
  const unit = values.findLastIndex((value) => stacks.every(([, steps]) => steps % value === 0));
  const value = values[unit] ?? 1;
  return {
    unit,
    chips: Object.fromEntries(stacks.map(([spot, steps]) => [spot, steps / value])),
  };
}
