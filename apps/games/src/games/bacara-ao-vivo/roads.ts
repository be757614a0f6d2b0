/** The two roads of baccarat: beads in the order of rounds, and the big road of streaks. */
import type {
  BaccaratResult,
  BaccaratWinner,
} from "@tucano/game-math/games/bacara-ao-vivo/table.ts";

export const ROAD_ROWS = 6;

export interface Bead {
  readonly roundId: string;
  readonly winner: BaccaratWinner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export interface RoadMark {
  readonly column: number;
  readonly row: number;
  readonly winner: "player" | "banker";
  /** Ties that followed this round. */
  readonly ties: number;
}

export function beadOf(roundId: string, result: BaccaratResult): Bead {
  const { winner, playerPair, bankerPair } = result;
  return { roundId, winner, playerPair, bankerPair };
}

/**
 * Each streak starts a column and runs down; at the bottom, or where another streak's tail lies,
 * it turns to the right. Ties are marked on the round before them; those before any are left out.
 */
export function bigRoad(beads: readonly Bead[]): readonly RoadMark[] {
  const marks: RoadMark[] = [];
  const isTaken = (column: number, row: number): boolean =>
    marks.some((mark) => mark.column === column && mark.row === row);
  let start = -1;
  for (const { winner } of beads) {
    const last = marks.at(-1);
    if (winner === "tie") {
      if (last !== undefined) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    if (last?.winner !== winner) {
      start += 1;
      while (isTaken(start, 0)) start += 1;
      marks.push({ column: start, row: 0, winner, ties: 0 });
      continue;
    }
    const hasTurned = last.column > start;
    const isFree = !hasTurned && last.row + 1 < ROAD_ROWS && !isTaken(last.column, last.row + 1);
    const column = isFree ? last.column : last.column + 1;
    marks.push({ column, row: isFree ? last.row + 1 : last.row, winner, ties: 0 });
  }
  return marks;
}
