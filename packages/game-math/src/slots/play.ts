/**
 * One whole round as its book. Pure: a definition and chance go in, events come out. Chance is
 * drawn in one order only, five stops a spin from the left reel to the right.
 */
import type { Cell, LineWin, RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { Draws } from "../draws.ts";
import { tierOf } from "../tier.ts";
import {
  type CompiledSlot,
  REELS,
  type ReelStop,
  type SlotDefinition,
  type StageName,
} from "./definition.ts";
import { at, lineRuns, type Run, scatterPay } from "./evaluate.ts";

export interface PlayedSlot {
  readonly book: RoundEvent[];
  /** Hundredths of the stake, after the cap: what finalWin says. */
  readonly winHundredths: number;
}

interface Round {
  readonly slot: CompiledSlot;
  readonly draws: Draws;
  readonly book: RoundEvent[];
  /** The maximum win, in hundredths of the stake. */
  readonly cap: number;
  /** Hundredths of the stake so far, before the cap. */
  total: number;
}

interface Spin {
  readonly stage: StageName;
  /** 0 for the base spin. */
  readonly number: number;
  readonly multiplier: number;
}

/** The five reels, stopped. */
type Screen = readonly ReelStop[];

export function playSlot(slot: CompiledSlot, draws: Draws): PlayedSlot {
  const cap = slot.definition.maxWinMultiplier * 100;
  const round: Round = { slot, draws, book: [], cap, total: 0 };
  const base: Spin = { stage: "base", number: 0, multiplier: 1 };
  const scatters = playSpin(round, base);
  if (scatters.length >= 3) {
    const spins = at(slot.definition.freeSpins.spins, Math.min(scatters.length, REELS) - 3);
    payScatters(round, base, { scatters, spins });
    playFreeSpins(round, spins);
  } else {
    cutAtCap(round);
  }
  const winHundredths = Math.min(round.total, cap);
  round.book.push({ type: "finalWin", winHundredths, tier: tierOf(winHundredths) });
  return { book: round.book, winHundredths };
}

export function multiplierOfSpin(
  slot: { readonly definition: Pick<SlotDefinition, "freeSpins"> },
  spin: number,
): number {
  const { from, step, to } = slot.definition.freeSpins.multiplier;
  return Math.min(from + step * (spin - 1), to);
}

function playFreeSpins(round: Round, spins: number): void {
  const { slot, book, cap } = round;
  const { retriggerSpins, spinsMax } = slot.definition.freeSpins;
  const before = round.total;
  let awarded = spins;
  let number = 0;
  book.push({ type: "freeSpinsStart", spins, multiplier: multiplierOfSpin(slot, 1) });
  while (number < awarded && round.total < cap) {
    number += 1;
    const multiplier = multiplierOfSpin(slot, number);
    const from = number === 1 ? multiplier : multiplierOfSpin(slot, number - 1);
    book.push({ type: "freeSpin", spin: number, remaining: awarded - number, multiplier });
    if (multiplier > from) book.push({ type: "multiplier", from, to: multiplier });
    const spin: Spin = { stage: "free", number, multiplier };
    const scatters = playSpin(round, spin);
    if (scatters.length < 3) continue;
    const added = Math.min(retriggerSpins, spinsMax - awarded);
    awarded += added;
    payScatters(round, spin, { scatters, spins: added });
  }
  cutAtCap(round);
  const winHundredths = Math.min(round.total, cap) - before;
  book.push({ type: "freeSpinsEnd", spinsPlayed: number, winHundredths });
}

/** Reveals a window and pays its lines. Answers where the scatters are. */
function playSpin(round: Round, spin: Spin): Cell[] {
  const { slot, book } = round;
  const { stage } = spin;
  const stops: number[] = [];
  const screen: ReelStop[] = [];
  for (const reel of slot.reelStops[stage]) {
    const stop = round.draws.below(reel.length);
    stops.push(stop);
    screen.push(at(reel, stop));
  }
  book.push({ type: "reveal", stage, spin: spin.number, stops, window: idsOf(screen) });
  const reels = expandedReels(screen);
  if (reels.length > 0) book.push({ type: "wildExpand", reels });
  const wins = winsOf(slot, spin, screen);
  if (wins.length > 0) {
    let winHundredths = 0;
    for (const win of wins) winHundredths += win.winHundredths;
    round.total += winHundredths;
    book.push({ type: "lineWins", stage, wins, winHundredths, totalHundredths: round.total });
  }
  return scatterCells(screen);
}

function payScatters(round: Round, spin: Spin, found: { scatters: Cell[]; spins: number }): void {
  const count = found.scatters.length;
  const lineBets = scatterPay(round.slot, count) * spin.multiplier;
  const winHundredths = hundredthsOf(round.slot, lineBets);
  round.total += winHundredths;
  round.book.push({
    type: "scatterTrigger",
    stage: spin.stage,
    count,
    cells: found.scatters,
    spins: found.spins,
    winHundredths,
    totalHundredths: round.total,
  });
}

/** Says how much is above the maximum, once it is reached. */
function cutAtCap({ book, cap, total }: Round): void {
  if (total >= cap) book.push({ type: "winCap", capHundredths: cap, cutHundredths: total - cap });
}

function winsOf(slot: CompiledSlot, spin: Spin, screen: Screen): LineWin[] {
  const { lines } = slot.definition;
  const wins: LineWin[] = [];
  const symbols = [0, 0, 0, 0, 0];
  for (let line = 0; line < lines.length; line += 1) {
    const rows = lines[line]!;
    for (let reel = 0; reel < REELS; reel += 1) {
      symbols[reel] = screen[reel]!.counted[rows[reel]!]!;
    }
    const { left, right } = lineRuns(slot, symbols);
    if (left !== null) wins.push(lineWinOf(slot, spin, { line, from: "left", run: left }));
    if (right !== null) wins.push(lineWinOf(slot, spin, { line, from: "right", run: right }));
  }
  return wins;
}

function lineWinOf(
  slot: CompiledSlot,
  spin: Spin,
  { line, from, run }: { line: number; from: LineWin["from"]; run: Run },
): LineWin {
  const rows = at(slot.definition.lines, line);
  const cells: Cell[] = [];
  for (let index = 0; index < run.count; index += 1) {
    const reel = from === "left" ? index : REELS - 1 - index;
    cells.push({ reel, row: at(rows, reel) });
  }
  return {
    line,
    from,
    symbol: at(slot.symbols, run.symbol).id,
    count: run.count,
    cells,
    multiplier: run.multiplier * spin.multiplier,
    winHundredths: hundredthsOf(slot, run.pay * spin.multiplier),
  };
}

/** Exact: a definition whose line bet is not whole hundredths of the stake does not load. */
function hundredthsOf(slot: CompiledSlot, lineBets: number): number {
  return lineBets * (100 / slot.definition.lines.length);
}

function scatterCells(screen: Screen): Cell[] {
  const cells: Cell[] = [];
  for (let reel = 0; reel < REELS; reel += 1) {
    for (const row of at(screen, reel).scatterRows) cells.push({ reel, row });
  }
  return cells;
}

function expandedReels(screen: Screen): number[] {
  const reels: number[] = [];
  for (let reel = 0; reel < REELS; reel += 1) if (at(screen, reel).hasExpanded) reels.push(reel);
  return reels;
}

/** Copies: a book belongs to whoever asked for it, the stops to everybody. */
function idsOf(screen: Screen): string[][] {
  return screen.map((reel) => reel.ids.slice());
}
