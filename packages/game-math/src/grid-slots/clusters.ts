/**
 * How touching cells of one symbol pay: over marked cells that multiply, or around wilds that stay
 * and grow. Clusters are told in the order of their first cells, reel by reel from the top.
 */
import type { Cell } from "@tucano/contract/events/round-events.ts";
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import { compileCounts, type CountPays } from "./evaluators.ts";
import { cellsWhere, type Screen } from "./screen.ts";
import type { GridScreen } from "./screens.ts";
import type { Evaluator } from "./spins/cascade-spin.ts";

/** The cells of a cluster are the first `count` of these; answers by what it is multiplied. */
type Visit = (screen: Screen, cells: Uint8Array, count: number) => number;
type PayEach = (screen: Screen, multiplier: number, wins: GridWin[] | null) => number;

/** Wilds, by the index of a symbol: 1. */
function wildsOf({ symbols }: GridScreen): Uint8Array {
  return Uint8Array.from(symbols, ({ role }) => (role === "wild" ? 1 : 0));
}

/** A wild touches whatever it stands beside: it may take part in several clusters. */
function payEachOf(shape: GridScreen, pays: CountPays, visit: Visit): PayEach {
  const size = shape.reels * shape.rowsMax;
  const table = compileCounts(shape, size, pays);
  const starts = Uint8Array.from(shape.symbols, ({ id }) => (id in pays.pays ? 1 : 0));
  const wilds = wildsOf(shape);
  const neighbours = neighboursOf(shape);
  /** The cluster that came to a cell last, by its first cell, from 1 on. */
  const seen = new Uint8Array(size);
  const queue = new Uint8Array(size);
  const least = pays.counts[0]!;
  const counts = new Uint8Array(shape.symbols.length);
  /** How many of each symbol there are, wilds with them: most are too few to be looked at. */
  const count = ({ cells }: Screen): void => {
    counts.fill(0);
    let all = 0;
    for (let index = 0; index < size; index += 1) {
      const symbol = cells[index]!;
      counts[symbol]! += 1;
      all += wilds[symbol]!;
    }
    for (let symbol = 0; symbol < counts.length; symbol += 1) counts[symbol]! += all;
  };
  /** Fills the queue with the cluster of this cell; answers how many cells it has. */
  const gather = ({ cells }: Screen, start: number): number => {
    const symbol = cells[start];
    let length = 1;
    queue[0] = start;
    seen[start] = start + 1;
    for (let head = 0; head < length; head += 1) {
      const first = queue[head]! * 4;
      for (let index = first; index < first + 4; index += 1) {
        const next = neighbours[index]!;
        const shown = cells[next]!;
        if (shown !== symbol && wilds[shown] === 0) continue;
        if (seen[next] === start + 1) continue;
        seen[next] = start + 1;
        queue[length] = next;
        length += 1;
      }
    }
    return length;
  };
  return (screen, multiplier, wins) => {
    seen.fill(0);
    count(screen);
    let total = 0;
    for (let start = 0; start < size; start += 1) {
      const symbol = screen.cells[start]!;
      if (starts[symbol] === 0 || counts[symbol]! < least || seen[start] !== 0) continue;
      const length = gather(screen, start);
      const pay = table[symbol]![length]!;
      if (pay === 0) continue;
      const times = visit(screen, queue, length);
      total += pay * times;
      const { id } = shape.symbols[symbol]!;
      wins?.push(clusterWin(id, screen, queue.slice(0, length), pay, times * multiplier));
    }
    return total;
  };
}

/**
 * A cell that wins is marked; each further win over a marked cell doubles its multiplier, from two
 * on. A cluster pays times the sum of the multipliers under it.
 */
export function payOverMarks(
  shape: GridScreen,
  pays: CountPays,
  { spotMax }: { readonly spotMax: number },
): Evaluator {
  const size = shape.reels * shape.rowsMax;
  /** 0: never won. 1: marked. 2 and more: multiplies. */
  const spots = new Uint16Array(size);
  const evaluate = payEachOf(shape, pays, ({ removed }, cells, count) => {
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const cell = cells[index]!;
      removed[cell] = 1;
      if (spots[cell]! > 1) sum += spots[cell]!;
    }
    return Math.max(sum, 1);
  });
  return {
    begin() {
      spots.fill(0);
    },
    evaluate,
    settle(screen, book) {
      const changed: (Cell & { multiplier: number })[] = [];
      for (let index = 0; index < size; index += 1) {
        if (screen.removed[index] === 0) continue;
        const next = Math.min(Math.max(spots[index]! * 2, 1), spotMax);
        if (next === spots[index]) continue;
        spots[index] = next;
        if (book === null) continue;
        changed.push({ ...cellAt(shape, index), multiplier: next });
      }
      if (changed.length > 0) book?.push({ type: "gridSpots", spots: changed });
    },
  };
}

/**
 * Wilds that take part in a win stay, and each becomes the next wild of the screen; the last one
 * vanishes with the win. A cluster pays times the sum of its wilds. In the free spins wilds stay
 * from spin to spin.
 */
export function payAroundWilds(shape: GridScreen, pays: CountPays): Evaluator {
  const size = shape.reels * shape.rowsMax;
  const wilds = wildsOf(shape);
  const times = Uint16Array.from(shape.symbols, ({ multiplier = 1 }, index) =>
    wilds[index] === 1 ? multiplier : 0,
  );
  /** What a wild becomes, by the index of a symbol; 0: nothing. */
  const nexts = Uint8Array.from(shape.symbols, (_, index) =>
    wilds[index] === 1 ? Math.max(wilds.indexOf(1, index + 1), 0) : 0,
  );
  const grows = new Uint8Array(size);
  const pay = payEachOf(shape, pays, ({ cells: shown, removed }, cells, count) => {
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const cell = cells[index]!;
      const symbol = shown[cell]!;
      sum += times[symbol]!;
      if (nexts[symbol] === 0) removed[cell] = 1;
      else grows[cell] = 1;
    }
    return Math.max(sum, 1);
  });
  return {
    stays: wilds,
    evaluate(screen, multiplier, wins) {
      grows.fill(0);
      return pay(screen, multiplier, wins);
    },
    settle(screen, book) {
      const grown: (Cell & { symbol: string })[] = [];
      for (let index = 0; index < size; index += 1) {
        if (grows[index] === 0) continue;
        const next = nexts[screen.cells[index]!]!;
        screen.cells[index] = next;
        if (book === null) continue;
        grown.push({ ...cellAt(shape, index), symbol: shape.symbols[next]!.id });
      }
      if (grown.length > 0) book?.push({ type: "gridGrow", cells: grown });
    },
  };
}

function cellAt({ rowsMax }: GridScreen, index: number): Cell {
  return { reel: Math.floor(index / rowsMax), row: index % rowsMax };
}

function clusterWin(
  symbol: string,
  screen: Screen,
  found: Uint8Array,
  pay: number,
  multiplier: number,
): GridWin {
  const inside = new Set(found);
  return {
    kind: "cluster",
    symbol,
    cells: cellsWhere(screen, (index) => inside.has(index)),
    count: found.length,
    line: null,
    ways: 1,
    multiplier,
    winHundredths: pay * multiplier,
  };
}

/** Four for each cell; the cell itself where the screen ends. */
function neighboursOf({ reels, rowsMax }: GridScreen): Uint8Array {
  const neighbours = new Uint8Array(reels * rowsMax * 4);
  for (let index = 0; index < reels * rowsMax; index += 1) {
    const row = index % rowsMax;
    const up = row > 0 ? index - 1 : index;
    const down = row < rowsMax - 1 ? index + 1 : index;
    const left = index >= rowsMax ? index - rowsMax : index;
    const right = index + rowsMax < reels * rowsMax ? index + rowsMax : index;
    neighbours.set([up, down, left, right], index * 4);
  }
  return neighbours;
}
