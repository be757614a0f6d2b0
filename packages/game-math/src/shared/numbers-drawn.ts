/** What the timed draws have in common: numbers, in the order in which they came. */
export interface NumbersDrawn {
  readonly drawn: readonly number[];
}
