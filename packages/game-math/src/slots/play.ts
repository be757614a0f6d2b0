/**
 * One whole round as its book. Pure: a definition and chance go in, events come out. Chance is
 * drawn in one order only, five stops a spin from the left reel to the right.
 */
import type { Cell, LineWin, RoundEvent, WinTier } from "@tucano/contract/round-events.ts";
import type { Draws } from "../draws.ts";
import { type CompiledSlot, REELS, type StageName } from "./definition.ts";
import {
  at,
  expandingReels,
  expandWilds,
  lineRuns,
  type Run,
  scatterPay,
  type Window,
  windowAt,
} from "./evaluate.ts";

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

export function multiplierOfSpin(slot: CompiledSlot, spin: number): number {
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
  const { stage, multiplier } = spin;
  const stops = slot.strips[stage].map((strip) => round.draws.below(strip.length));
  const window = windowAt(slot, stage, stops);
  book.push({ type: "reveal", stage, spin: spin.number, stops, window: namesOf(slot, window) });
  const reels = expandingReels(slot, window);
  if (reels.length > 0) book.push({ type: "wildExpand", reels });
  const wins = winsOf(slot, expandWilds(slot, window), multiplier);
  if (wins.length > 0) {
    const winHundredths = wins.reduce((sum, win) => sum + win.winHundredths, 0);
    round.total += winHundredths;
    book.push({ type: "lineWins", stage, wins, winHundredths, totalHundredths: round.total });
  }
  return scatterCells(slot, window);
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

function winsOf(slot: CompiledSlot, window: Window, stageMultiplier: number): LineWin[] {
  return slot.definition.lines.flatMap((rows, line) => {
    const cells = rows.map((row, reel) => ({ reel, row }));
    const { left, right } = lineRuns(
      slot,
      rows.map((row, reel) => at(at(window, reel), row)),
    );
    const win = (from: "left" | "right", run: Run, inOrder: Cell[]): LineWin => ({
      line,
      from,
      symbol: at(slot.symbols, run.symbol).id,
      count: run.count,
      cells: inOrder.slice(0, run.count),
      multiplier: run.multiplier * stageMultiplier,
      winHundredths: hundredthsOf(slot, run.pay * stageMultiplier),
    });
    const wins: LineWin[] = [];
    if (left !== null) wins.push(win("left", left, cells));
    if (right !== null) wins.push(win("right", right, cells.toReversed()));
    return wins;
  });
}

/** Exact: a definition whose line bet is not whole hundredths of the stake does not load. */
function hundredthsOf(slot: CompiledSlot, lineBets: number): number {
  return lineBets * (100 / slot.definition.lines.length);
}

function scatterCells(slot: CompiledSlot, window: Window): Cell[] {
  return window.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) => (symbol === slot.scatter ? [{ reel, row }] : [])),
  );
}

function namesOf(slot: CompiledSlot, window: Window): string[][] {
  return window.map((reel) => reel.map((symbol) => at(slot.symbols, symbol).id));
}

/** At most the stake back is never told as a win worth celebrating. */
export function tierOf(winHundredths: number): WinTier {
  if (winHundredths === 0) return "none";
  if (winHundredths <= 100) return "return";
  if (winHundredths < 1_500) return "win";
  if (winHundredths < 5_000) return "big";
  return winHundredths < 20_000 ? "mega" : "epic";
}
