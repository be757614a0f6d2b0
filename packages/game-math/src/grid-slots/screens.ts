/** What a slot shows: reels, rows, lines and symbols, for code that plays or draws it. */

export type GridRole =
  /** Pays on lines, ways, in clusters or anywhere. */
  | "pays"
  /** Substitutes for every symbol that pays. */
  | "wild"
  /** Starts free spins. */
  | "scatter"
  /** Starts the ladder. */
  | "bonus"
  /** Carries a value and is held. */
  | "moon"
  /** Multiplies what its spin has won. */
  | "orb"
  /** An empty place. */
  | "blank";

export interface GridSymbol {
  readonly id: string;
  readonly role: GridRole;
  /** What a wild or an orb multiplies; 1 where it is missing. */
  readonly multiplier?: number;
  /** A wild that starts free spins as well: a book. */
  readonly isScatter?: true;
}

export interface GridScreen {
  readonly reels: number;
  /** The least and the most rows of a reel: the same but for reels that change. */
  readonly rowsMin: number;
  readonly rowsMax: number;
  /** Reels, neighbours from the left, whose uppermost cell is one of a reel that lies over them. */
  readonly topReel?: readonly number[];
  /** Row of each reel, a line; empty for ways, clusters and symbols anywhere. */
  readonly lines: readonly (readonly number[])[];
  readonly pays: "line" | "ways" | "cluster" | "anywhere";
  /** The dearest first, as a paytable shows them; specials before. */
  readonly symbols: readonly GridSymbol[];
}

/** Symbols that simply pay, the dearest first. */
export function paying(...ids: readonly string[]): readonly GridSymbol[] {
  return ids.map((id) => ({ id, role: "pays" }));
}

/** The same strips with other symbols at some stops: reel, stop and symbol of each. */
export function exchanged(
  strips: readonly string[],
  stops: readonly (readonly [reel: number, stop: number, symbol: string])[],
): string[] {
  return strips.map((strip, own) => {
    const symbols = strip.trim().split(/\s+/);
    for (const [reel, stop, symbol] of stops) if (reel === own) symbols[stop] = symbol;
    return symbols.join(" ");
  });
}
