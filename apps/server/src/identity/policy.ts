/** The pure rules of the room: what may be handed in when, and what waits for documents. */
import {
  type IdentityDocument,
  type IdentityLevel,
  type PictureKind,
  picturesOf,
} from "@tucano/contract/player/account/identity.ts";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import type { Numbers } from "../market/index.ts";
import type { Submission } from "./types.ts";

/** Large enough to read the small print of a document, small enough to be kept for years. */
export const SIDE_MAX_PX = 2_200;
/** Below, nobody could read a name on it. */
export const SIDE_MIN_PX = 320;
/** A good photo takes a try or two; drawing pictures for somebody all day is not for us. */
export const UPLOADS_PER_HOUR = 30;
/** Pictures that are never handed in are forgotten. */
export const DRAFT_DAYS = 7;
/** After the end of an account, by law. */
export const KEPT_YEARS = 5;

type Gate = Numbers["identity"];

/** A draft says nothing yet: before it, what was decided last. */
export function levelOf(latest: Submission | null, decided: Submission | null): IdentityLevel {
  if (latest === null) return "none";
  if (latest.status !== "draft") return latest.status;
  return decided?.status === "rejected" ? "rejected" : "none";
}

/** May pictures come in: with nothing under way, and not after a rejection for good. */
export function isOpenFor(latest: Submission | null): boolean {
  if (latest === null || latest.status === "draft") return true;
  return latest.status === "rejected" && latest.mayRetry === true;
}

export function missingPictures(
  document: IdentityDocument,
  present: readonly PictureKind[],
): readonly PictureKind[] {
  return picturesOf[document].filter((kind) => !present.includes(kind));
}

/** The sum of withdrawals from which documents are required; null: never. */
export function documentsFrom({ kycGate, documentsFromCentavos }: Gate): Centavos | null {
  switch (kycGate) {
    case "never":
      return null;
    case "before_withdrawal":
      return toCentavos(documentsFromCentavos);
    case "before_deposit_and_play":
      return ZERO;
  }
}
