/**
 * Why a mutant lives on. It is named by what stands there, so that a line may move; a name that
 * fits nothing any more, or a mutant that a test kills by now, is an error.
 */
export interface Reason {
  readonly file: string;
  /** The line in the file, without its indentation. */
  readonly source: string;
  /** "before → after". */
  readonly change: string;
  readonly why: string;
}

export const inFile = (
  file: string,
  list: readonly (readonly [source: string, change: string, why: string])[],
): Reason[] => list.map(([source, change, why]) => ({ file, source, change, why }));

/** What is too long for one line. */
export const words = (...parts: readonly string[]): string => parts.join(" ");
