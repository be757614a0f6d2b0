import written from "./reasons.json" with { type: "json" };

/**
 * Why a mutant lives on: mostly those that change nothing that shows. It is named by what stands
 * there, so that a line may move; a name that fits nothing any more, or a mutant that a test kills
 * by now, is an error.
 */
export interface Reason {
  readonly file: string;
  /** The line in the file, without its indentation. */
  readonly source: string;
  /** "before → after". */
  readonly change: string;
  readonly why: string;
}

export const reasons: readonly Reason[] = Object.entries(written).flatMap(([file, list]) =>
  list.map((reason) => ({ file, ...reason })),
);
