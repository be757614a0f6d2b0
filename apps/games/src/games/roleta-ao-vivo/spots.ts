/** The board's names of spots against those of the live table: only groups differ. */
export const toWireSpot = (spot: string): string => spot.replace(/^(dozen|column)(\d)$/, "$1-$2");
export const fromWireSpot = (spot: string): string => spot.replace(/^(dozen|column)-(\d)$/, "$1$2");
