/**
 * Mutants that live on, each with its reason: mostly those that change nothing anybody can tell.
 * Named by what stands there, so that a line may move; a name that fits nothing any more, or a
 * mutant that a test kills by now, is an error.
 */
export interface Reason {
  readonly file: string;
  /** The line as it stands in the file, without its indentation. */
  readonly source: string;
  /** "before → after". */
  readonly change: string;
  readonly why: string;
}

export const reasons: readonly Reason[] = [];
