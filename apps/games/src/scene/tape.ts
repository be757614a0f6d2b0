/**
 * The endless tape one reel shows while it turns. Rows are numbered without end; turning means
 * that lower numbers come into view from above. What is in view never changes: a
 * landing only replaces what is still to come. Pure.
 */
export interface Tape {
  symbolAt: (row: number) => string;
  /** Writes the result `distance` rows ahead and returns the row that will be on top. */
  planLanding: (topRow: number, distance: number, stop: number) => number;
  /** Writes the three symbols in view at once. */
  showWindow: (topRow: number, window: readonly string[]) => void;
}

export function createTape(strip: readonly string[], initialStop: number): Tape {
  /** strip[(row + shift) mod length] stands at `row`, unless it is written down. */
  let shift = initialStop;
  const written = new Map<number, string>();

  const onStrip = (row: number): string => {
    const index = (((row + shift) % strip.length) + strip.length) % strip.length;
    return strip[index] ?? "";
  };
  const symbolAt = (row: number): string => written.get(row) ?? onStrip(row);

  /** Keeps what is in view (and one row around it) and forgets the rest. */
  const keepView = (topRow: number): void => {
    const first = Math.floor(topRow) - 1;
    const kept = Array.from({ length: 6 }, (_, index) => symbolAt(first + index));
    written.clear();
    for (const [index, symbol] of kept.entries()) written.set(first + index, symbol);
  };

  return {
    symbolAt,
    planLanding: (topRow, distance, stop) => {
      keepView(topRow);
      const landing = Math.floor(topRow) - Math.max(4, distance);
      shift = stop - landing;
      return landing;
    },
    showWindow: (topRow, window) => {
      for (const [index, symbol] of window.entries()) written.set(topRow + index, symbol);
    },
  };
}
