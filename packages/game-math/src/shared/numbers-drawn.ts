/** What the timed draws have in common: numbers, in the order in which they came. */
export interface NumbersDrawn {
  readonly drawn: readonly number[];
}

/** The highest of some prizes in hundredths, in whole multiples. */
export function maxMultiplierOf(prizesHundredths: readonly number[]): number {
  return Math.max(...prizesHundredths) / 100;
}
