/** What a window pays. Amounts are in line bets: the stake divided by the number of lines. */
import { type CompiledSlot, REELS, ROWS } from "./definition.ts";

/** Symbols on the screen: window[reel][row]. */
export type Window = readonly (readonly number[])[];

export interface Run {
  readonly symbol: number;
  readonly count: number;
  /** Product of the wild multipliers in the run. */
  readonly multiplier: number;
  /** Line bets, multiplier included. */
  readonly pay: number;
}

/** What one reel shows at a stop: the strip wraps. */
export function reelAt(strip: readonly number[], stop: number): number[] {
  return Array.from({ length: ROWS }, (_, row) => at(strip, (stop + row) % strip.length));
}

/** The window after wilds have filled their reels. */
export function expandWilds(slot: Pick<CompiledSlot, "expands">, window: Window): Window {
  return window.map((reel) => {
    const wild = reel.find((symbol) => slot.expands[symbol]);
    return wild === undefined ? reel : reel.map(() => wild);
  });
}

/** Scatters count on the window as it stopped: an expanded wild hides none. */
export function countScatters(slot: CompiledSlot, window: Window): number {
  return window.flat().filter((symbol) => symbol === slot.scatter).length;
}

export function scatterPay(slot: CompiledSlot, count: number): number {
  if (count < 3) return 0;
  const stakes = at(at(slot.symbols, slot.scatter).pays, Math.min(count, REELS) - 3);
  return stakes * slot.definition.lines.length;
}

/**
 * The best run from the first of five symbols onward, or null. Leading wilds may count as
 * themselves or for the symbol after them; the dearer reading is paid, never both.
 */
export function bestRun(slot: CompiledSlot, symbols: readonly number[]): Run | null {
  const wilds = runLength(slot, symbols, slot.plainWild);
  const asWild = payRun(slot, symbols, slot.plainWild, wilds);
  const first = symbols[wilds];
  if (first === undefined || first === slot.scatter) return asWild;
  const asSymbol = payRun(slot, symbols, first, runLength(slot, symbols, first));
  if (asSymbol === null || asWild === null) return asSymbol ?? asWild;
  return asWild.pay > asSymbol.pay ? asWild : asSymbol;
}

/** How many symbols from the first onward are this one or wild. */
function runLength(slot: CompiledSlot, symbols: readonly number[], symbol: number): number {
  let count = 0;
  while (count < REELS && (symbols[count] === symbol || slot.isWild[symbols[count]!]!)) count += 1;
  return count;
}

function payRun(
  slot: CompiledSlot,
  symbols: readonly number[],
  symbol: number,
  count: number,
): Run | null {
  if (count < 3 || symbol < 0) return null;
  const base = at(at(slot.symbols, symbol).pays, count - 3);
  if (base === 0) return null;
  let multiplier = 1;
  for (let index = 0; index < count; index += 1) {
    multiplier *= slot.wildMultiplier[symbols[index]!]!;
  }
  return { symbol, count, multiplier, pay: base * multiplier };
}

/** The runs that a line pays: from the left, and from the right where the game pays both ways. */
export function lineRuns(
  slot: CompiledSlot,
  symbols: readonly number[],
): { left: Run | null; right: Run | null } {
  const left = bestRun(slot, symbols);
  if (!slot.definition.paysBothWays || left?.count === REELS) return { left, right: null };
  return { left, right: bestRun(slot, symbols.toReversed()) };
}

/** All that a line pays. */
export function linePay(slot: CompiledSlot, symbols: readonly number[]): number {
  const { left, right } = lineRuns(slot, symbols);
  return (left?.pay ?? 0) + (right?.pay ?? 0);
}

/** An element that must exist. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index}.`);
  return item;
}
