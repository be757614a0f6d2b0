/** Three reels, exactly: every combination of stops, and for respins every way they can go on. */
import { type LineTable, payLines } from "../lines.ts";
import { type Outcome, Weighing } from "../outcome.ts";
import { collectedOn, multiplierOfScreen, type RespinSlot, WILD } from "../spins/respin-spin.ts";
import { createScreen, type Screen, showReel, type Strips } from "../screen.ts";
import type { GridScreen } from "../screens.ts";

/** Shows every combination of stops once. */
function forEachScreen(shape: GridScreen, strips: Strips, visit: (screen: Screen) => void): number {
  const screen = createScreen(shape);
  const [first, second, third] = strips as [Uint8Array, Uint8Array, Uint8Array];
  for (let a = 0; a < first.length; a += 1) {
    for (let b = 0; b < second.length; b += 1) {
      for (let c = 0; c < third.length; c += 1) {
        // Shown anew each time: a visitor may change the screen.
        showReel(screen, 0, { strip: first, stop: a });
        showReel(screen, 1, { strip: second, stop: b });
        showReel(screen, 2, { strip: third, stop: c });
        visit(screen);
      }
    }
  }
  return first.length * second.length * third.length;
}

/** Classic reels without a feature, with so many lines played; in units of one line. */
export function exactLines(
  { shape, table, strips }: { shape: GridScreen; table: LineTable; strips: Strips },
  { lines, cap }: { readonly lines: number; readonly cap: number },
): Outcome & { readonly cycle: number; readonly largest: number } {
  const all = new Weighing(lines);
  let maxima = 0;
  let largest = 0;
  const cycle = strips.reduce((product, strip) => product * strip.length, 1);
  forEachScreen(shape, strips, (screen) => {
    const won = Math.min(payLines(table, screen, lines), cap);
    all.add(1 / cycle, won / 100);
    if (won === largest) maxima += 1;
    if (won <= largest) return;
    largest = won;
    maxima = 1;
  });
  return {
    mean: all.mean,
    baseMean: all.mean,
    featureMean: 0,
    standardDeviation: all.standardDeviation(),
    hitRate: all.hits,
    paidRate: all.paid,
    featureRate: 0,
    maxWinRate: maxima / cycle,
    cycle,
    largest: largest / 100,
  };
}

type Chances = ReadonlyMap<string, number>;

/** The third reel's symbols at the end, "3,3,1", each with its chance. */
class Respins {
  readonly #refill: readonly (readonly [symbol: number, chance: number])[];
  readonly #known = new Map<string, Chances>();

  constructor({ refill }: RespinSlot) {
    const weights = new Map<number, number>();
    for (const symbol of refill) weights.set(symbol, (weights.get(symbol) ?? 0) + 1);
    this.#refill = [...weights].map(([symbol, weight]) => [symbol, weight / refill.length]);
  }

  /** From what is held on the reel, -1 where nothing is. */
  endsOf(symbol: number, held: readonly number[]): Chances {
    const key = `${symbol}:${held.join(",")}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ends = new Map<string, number>();
    const add = (end: string, chance: number): void => {
      ends.set(end, (ends.get(end) ?? 0) + chance);
    };
    this.#fill(held, (cells, chance) => {
      const next = cells.map((shown) => (shown === symbol || shown === WILD ? shown : -1));
      const landed = next.some((shown, row) => shown >= 0 && held[row]! < 0);
      if (!landed) add(cells.join(","), chance);
      else for (const [end, share] of this.endsOf(symbol, next)) add(end, share * chance);
    });
    this.#known.set(key, ends);
    return ends;
  }

  /** Every filling of the cells that are not held. */
  #fill(held: readonly number[], visit: (cells: readonly number[], chance: number) => void): void {
    const row = held.findIndex((shown) => shown < 0);
    if (row < 0) {
      visit(held, 1);
      return;
    }
    const fillFrom = (cells: readonly number[], from: number, chance: number): void => {
      const free = cells.findIndex((shown, index) => index >= from && shown < 0);
      if (free < 0) {
        visit(cells, chance);
        return;
      }
      for (const [symbol, share] of this.#refill) {
        fillFrom(cells.with(free, symbol), free + 1, chance * share);
      }
    };
    fillFrom(held, row, 1);
  }
}

export function exactRespin(slot: RespinSlot): Outcome & {
  readonly cycle: number;
  readonly fullRate: number;
  readonly largest: number;
} {
  const { definition, table, strips } = slot;
  const cap = definition.maxWinMultiplier * 100;
  const lines = table.lines.length;
  const cycle = strips.reduce((product, strip) => product * strip.length, 1);
  const respins = new Respins(slot);
  const all = new Weighing();
  const sums = { base: 0, feature: 0, full: 0, max: 0, largest: 0 };
  const add = (screen: Screen, chance: number): number => {
    const multiplier = multiplierOfScreen(slot, screen);
    const won = Math.min(payLines(table, screen, lines) * multiplier, cap);
    all.add(chance, won / 100);
    if (multiplier > 1) sums.full += chance;
    if (won >= cap) sums.max += chance;
    sums.largest = Math.max(sums.largest, won);
    return (chance * won) / 100;
  };
  forEachScreen(definition.screen, strips, (screen) => {
    const collected = collectedOn(screen);
    if (collected === null) {
      sums.base += add(screen, 1 / cycle);
      return;
    }
    sums.feature += 1 / cycle;
    const from = collected.reel * screen.stride;
    const held = Array.from(screen.cells.subarray(from, from + screen.stride), (shown) =>
      shown === collected.symbol || shown === WILD ? shown : -1,
    );
    for (const [end, chance] of respins.endsOf(collected.symbol, held)) {
      screen.cells.set(end.split(",").map(Number), from);
      add(screen, chance / cycle);
    }
  });
  return {
    mean: all.mean,
    baseMean: sums.base,
    featureMean: all.mean - sums.base,
    standardDeviation: all.standardDeviation(),
    hitRate: all.hits,
    paidRate: all.paid,
    featureRate: sums.feature,
    maxWinRate: sums.max,
    cycle,
    fullRate: sums.full,
    largest: sums.largest / 100,
  };
}
