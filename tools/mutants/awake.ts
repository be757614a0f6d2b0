/** Which mutant is awake, which of them a test has come by, and how often loops went round. */
export interface Watch {
  readonly isAwake: (id: number) => boolean;
  readonly count: () => void;
}

/** What arithmetic on money could be taken for, also where the file does not import it. */
const others = {
  smaller: (a: number, b: number): number => Math.min(a, b),
  larger: (a: number, b: number): number => Math.max(a, b),
  add: (...all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0),
  subtract: (from: number, ...all: readonly number[]): number =>
    all.reduce((rest, one) => rest - one, from),
  multiplyFloor: (amount: number, numerator: number, denominator: number): number =>
    Math.floor((amount * numerator) / denominator),
  multiplyCeil: (amount: number, numerator: number, denominator: number): number =>
    Math.ceil((amount * numerator) / denominator),
};

class EndlessLoop extends Error {}

export class Mutants {
  #awake: number | null = null;
  #reached = new Set<number>();
  #rounds = 0;
  #roundsMax = Infinity;

  constructor() {
    const watch: Watch = {
      isAwake: (id) => {
        this.#reached.add(id);
        return id === this.#awake;
      },
      count: () => {
        this.#rounds += 1;
        if (this.#rounds > this.#roundsMax) throw new EndlessLoop("A loop does not end.");
      },
    };
    Object.assign(globalThis, { $mutants: { ...watch, ...others } });
  }

  wake(id: number | null, roundsMax = Infinity): void {
    this.#awake = id;
    this.#rounds = 0;
    this.#roundsMax = roundsMax;
  }

  /** What was come by since it was asked last. */
  takeReached(): { readonly reached: ReadonlySet<number>; readonly rounds: number } {
    const result = { reached: this.#reached, rounds: this.#rounds };
    this.#reached = new Set();
    this.#rounds = 0;
    return result;
  }
}
