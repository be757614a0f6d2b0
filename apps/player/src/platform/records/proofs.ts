/** Which rounds anybody can recompute, and by what kind of proof. */
export const proofKinds = ["table", "book"] as const;
export type ProofKind = (typeof proofKinds)[number];

/** The house's own games, and those of others that it draws from their published lists. */
const HOUSE_STUDIO = "house";
const BOOKS_STUDIO = "rgs";

interface Played {
  readonly studio: string;
}

export const isDrawnHere = ({ studio }: Played): boolean =>
  studio === HOUSE_STUDIO || studio === BOOKS_STUDIO;

/** Undefined: its id says nothing more. */
export const proofKindOf = ({ studio }: Played): ProofKind | undefined =>
  studio === BOOKS_STUDIO ? "book" : undefined;
