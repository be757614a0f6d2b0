import type { SyntheticEvent } from "react";

/** A game of others may have no picture here: none is better than a broken one. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = "hidden";
}
