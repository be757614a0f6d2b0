/** What is mutated, and which tests have to notice. The dearest comes first. */
export interface Target {
  readonly file: string;
  /** Tests that need nothing but the code: they run once for each mutant. */
  readonly tests: readonly string[];
  /** The one function that is mutated; left out, the whole file. */
  readonly only?: string;
}
