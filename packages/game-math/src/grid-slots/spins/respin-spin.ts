/**
 * Three reels. When exactly two are full of one symbol (wilds count for it), they are held, and so
 * is what the third already shows of it; its other cells are filled again, and again as long as
 * something lands. Lines are paid once, at the end; a full screen pays ten times.
 */
import type { GridHeld } from "@tucano/contract/events/grid-slots.ts";
import type { Draws } from "../../draws.ts";
import {
  createLineTable,
  type LineTable,
  lineWinsOf,
  payLines,
  type RunPays,
  runRule,
} from "../lines.ts";
import type { GridEngine, GridRound } from "../round.ts";
import {
  cellsWhere,
  columnsOf,
  compileStrips,
  compileWeights,
  createScreen,
  type Screen,
  stopReels,
  type Strips,
  type Weighted,
  type Weights,
} from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { plainGame, slotKind } from "../slot.ts";
import { tellReveal, tellWins } from "../tell.ts";

export interface RespinDefinition {
  readonly screen: GridScreen;
  readonly pays: RunPays;
  readonly strips: readonly string[];
  /** What fills a cell in a respin. */
  readonly refill: Weights;
  readonly fullMultiplier: number;
  readonly maxWinMultiplier: number;
}

export interface RespinSlot {
  readonly definition: RespinDefinition;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: Strips;
  readonly refill: Weighted;
}

/** Wilds come first in the list of symbols. */
export const WILD = 0;

export function createRespinSlot(definition: RespinDefinition): RespinSlot {
  const { screen: shape } = definition;
  const screen = createScreen(shape);
  const table = createLineTable(shape, runRule(shape.symbols, definition.pays));
  const strips = compileStrips(shape.symbols, definition.strips);
  const refill = compileWeights(shape.symbols, definition.refill, 1)[0]!;
  const slot = { definition, table, strips, refill };
  const playBase = (round: GridRound): number => {
    const stops = stopReels(screen, strips, round.draws);
    tellReveal(round, screen, shape.symbols, { stage: "base", spin: 0, stops });
    const collected = collectedOn(screen);
    if (collected !== null) playRespins(round, { slot, screen, ...collected });
    payScreen(round, slot, screen);
    return 0;
  };
  const cap = definition.maxWinMultiplier * 100;
  return { ...slot, engine: { cap, playBase, playFeature: () => {} } };
}

/** The one symbol that these cells show, wilds counting for it; null: they are mixed. */
function symbolOf(cells: Uint8Array): number | null {
  let symbol = WILD;
  for (const shown of cells) {
    if (shown === WILD || shown === symbol) continue;
    if (symbol !== WILD) return null;
    symbol = shown;
  }
  return symbol;
}

/** Two full reels of one symbol and a third that is not: what is collected, and where. */
export function collectedOn(screen: Screen): { symbol: number; reel: number } | null {
  if (isFull(screen)) return null;
  const { cells, stride } = screen;
  const full = [0, 1, 2].map((reel) =>
    symbolOf(cells.subarray(reel * stride, (reel + 1) * stride)),
  );
  for (const reel of full.keys()) {
    const symbol = full[(reel + 1) % 3]!;
    if (symbol !== null && symbol === full[(reel + 2) % 3]) return { symbol, reel };
  }
  return null;
}

/** All cells show one symbol or wilds. */
export function isFull(screen: Screen): boolean {
  return symbolOf(screen.cells) !== null;
}

interface Respins {
  readonly slot: Omit<RespinSlot, "engine">;
  readonly screen: Screen;
  readonly symbol: number;
  /** The reel that is filled again. */
  readonly reel: number;
}

function playRespins(round: GridRound, respins: Respins): void {
  const { screen, slot, symbol } = respins;
  const { symbols } = slot.definition.screen;
  const { book } = round;
  const isHeld = (index: number): boolean =>
    Math.floor(index / screen.stride) !== respins.reel || matches(screen, symbol, index);
  const heldNow = (): GridHeld[] =>
    cellsWhere(screen, isHeld).map(({ reel, row }) => ({
      reel,
      row,
      symbol: symbols[screen.cells[reel * screen.stride + row]!]!.id,
      valueHundredths: 0,
    }));
  const { id } = symbols[symbol]!;
  book?.push({ type: "gridHoldStart", symbol: id, held: heldNow(), respins: 1 });
  let before = book === null ? [] : heldNow();
  for (let spin = 1, isOpen = true; isOpen; spin += 1) {
    isOpen = refillReel(respins, round.draws);
    if (book === null) continue;
    const held = heldNow();
    book.push({
      type: "gridHoldSpin",
      spin,
      columns: columnsOf(screen, symbols),
      landed: held.filter((one) => !before.some((old) => isSameCell(one, old))),
      respins: isOpen ? 1 : 0,
    });
    before = held;
  }
  book?.push({
    type: "gridHoldEnd",
    held: heldNow(),
    isFull: isFull(screen),
    bonusHundredths: 0,
    winHundredths: 0,
    totalHundredths: round.total,
  });
}

function isSameCell(one: GridHeld, other: GridHeld): boolean {
  return one.reel === other.reel && one.row === other.row;
}

function matches({ cells }: Screen, symbol: number, index: number): boolean {
  return cells[index] === symbol || cells[index] === WILD;
}

/** Fills what is not held, from the top; answers whether something landed and cells are left. */
function refillReel({ screen, slot, symbol, reel }: Respins, draws: Draws): boolean {
  let hasLanded = false;
  let isLeft = false;
  for (let row = 0; row < screen.stride; row += 1) {
    const index = reel * screen.stride + row;
    if (matches(screen, symbol, index)) continue;
    screen.cells[index] = slot.refill[draws.below(slot.refill.length)]!;
    if (matches(screen, symbol, index)) hasLanded = true;
    else isLeft = true;
  }
  return hasLanded && isLeft;
}

export function multiplierOfScreen(
  { definition }: Pick<RespinSlot, "definition">,
  screen: Screen,
): number {
  return isFull(screen) ? definition.fullMultiplier : 1;
}

function payScreen(round: GridRound, slot: Omit<RespinSlot, "engine">, screen: Screen): void {
  const count = slot.table.lines.length;
  const multiplier = multiplierOfScreen(slot, screen);
  const winHundredths = payLines(slot.table, screen, count) * multiplier;
  round.total += winHundredths;
  if (round.book === null) return;
  const wins = lineWinsOf(slot.table, screen, { count, multiplier });
  tellWins(round, { stage: "base", step: 0 }, { wins, winHundredths });
}

export const respinSlot = slotKind("respin", createRespinSlot, plainGame);
