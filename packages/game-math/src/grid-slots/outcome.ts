/** What is known of a game's rounds, exactly or by simulation: the figures of its parsheet. */

/** All in units; rates of all rounds. */
export interface Outcome {
  /** What a round returns, cap included. */
  readonly mean: number;
  /** Of that, what the paid spin returns, and what the feature does. */
  readonly baseMean: number;
  readonly featureMean: number;
  readonly standardDeviation: number;
  /** Rounds that pay more than their stake, and rounds that pay anything. */
  readonly hitRate: number;
  readonly paidRate: number;
  readonly featureRate: number;
  /** Rounds that pay the maximum. */
  readonly maxWinRate: number;
}

/** Of rounds that cost so many units: what they return in what was staked on them. */
export function perStake<Of extends Outcome>(outcome: Of, units: number): Of {
  return {
    ...outcome,
    mean: outcome.mean / units,
    baseMean: outcome.baseMean / units,
    featureMean: outcome.featureMean / units,
    standardDeviation: outcome.standardDeviation / units,
  };
}

/** Values with their probabilities, summed as they come. */
export class Weighing {
  probability = 0;
  hits = 0;
  paid = 0;
  mean = 0;
  square = 0;

  readonly #stake: number;

  constructor(stake = 1) {
    this.#stake = stake;
  }

  add(probability: number, value: number): void {
    this.probability += probability;
    if (value > 0) this.paid += probability;
    if (value > this.#stake) this.hits += probability;
    this.mean += probability * value;
    this.square += probability * value * value;
  }

  standardDeviation(): number {
    return Math.sqrt(this.square - this.mean * this.mean);
  }
}
