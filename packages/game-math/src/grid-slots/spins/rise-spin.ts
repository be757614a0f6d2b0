/**
 * Lines from both edges, and wilds that rise: a wild fills its reel and stands, the other reels
 * spin again, as long as another one rises. The more reels stand, the more all wins multiply.
 */
import { createLineTable, type LineTable, type RunPays, runRule } from "../lines.ts";
import type { GridEngine, GridRound } from "../round.ts";
import {
  columnsOf,
  compileStrips,
  createScreen,
  indexOfSymbol,
  type Screen,
  showReel,
  type Strips,
} from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { plainGame, slotKind } from "../slot.ts";
import { tellReveal } from "../tell.ts";
import { payLineScreen } from "./line-screen.ts";

export interface RiseDefinition {
  readonly screen: GridScreen;
  readonly pays: RunPays;
  readonly strips: readonly string[];
  readonly wild: string;
  /** What wins multiply by while so many reels stand: none, one, two, … */
  readonly multipliers: readonly number[];
  readonly maxWinMultiplier: number;
}

export interface RiseSlot {
  readonly definition: RiseDefinition;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: Strips;
  readonly wild: number;
}

interface Rules extends Omit<RiseSlot, "engine"> {
  readonly screen: Screen;
  /** Where each reel stopped last, and 1 where its wild stands; scratch. */
  readonly stops: number[];
  readonly stands: Uint8Array;
}

export function createRiseSlot(definition: RiseDefinition): RiseSlot {
  const { screen: shape } = definition;
  const rule = runRule(shape.symbols, definition.pays);
  const rules: Rules = {
    definition,
    table: createLineTable(shape, rule, { paysBothWays: true }),
    strips: compileStrips(shape.symbols, definition.strips),
    wild: indexOfSymbol(shape.symbols, definition.wild),
    screen: createScreen(shape),
    stops: Array.from({ length: shape.reels }, () => 0),
    stands: new Uint8Array(shape.reels),
  };
  const playBase = (round: GridRound): number => {
    rules.stands.fill(0);
    for (let spin = 0; playSpin(round, rules, spin); spin += 1);
    return 0;
  };
  const { table, strips, wild } = rules;
  const cap = definition.maxWinMultiplier * 100;
  return { definition, table, strips, wild, engine: { cap, playBase, playFeature: () => {} } };
}

/** Reels that stand do not spin. Answers whether another one has risen: then there is a respin. */
function playSpin(round: GridRound, rules: Rules, spin: number): boolean {
  const { definition, strips, screen, stops, stands, wild } = rules;
  const { book, draws } = round;
  const before = standing(stands);
  if (spin > 0) book?.push({ type: "gridRespin", spin, reels: before });
  for (let reel = 0; reel < screen.reels; reel += 1) {
    if (stands[reel] === 1) continue;
    const strip = strips[reel]!;
    const stop = draws.below(strip.length);
    stops[reel] = stop;
    showReel(screen, reel, { strip, stop });
  }
  const { symbols } = definition.screen;
  tellReveal(round, screen, symbols, { stage: "base", spin, stops: [...stops] });
  raise(rules);
  const after = standing(stands);
  const [from, to] = [before, after].map(({ length }) => definition.multipliers[length]!);
  if (book !== null && after.length > before.length) {
    const reels = after.filter((reel) => !before.includes(reel));
    const columns = columnsOf(screen, symbols);
    book.push({ type: "gridExpand", symbol: symbols[wild]!.id, reels, columns });
    if (from !== to) book.push({ type: "gridMultiplier", from: from!, to: to! });
  }
  payLineScreen(round, rules, { stage: "base", step: spin, multiplier: to! });
  return after.length > before.length;
}

function standing(stands: Uint8Array): number[] {
  const reels: number[] = [];
  stands.forEach((stand, reel) => {
    if (stand === 1) reels.push(reel);
  });
  return reels;
}

/** A reel that shows a wild is all wild from now on. */
function raise({ screen: { cells, reels, stride }, stands, wild }: Rules): void {
  for (let reel = 0; reel < reels; reel += 1) {
    const column = cells.subarray(reel * stride, (reel + 1) * stride);
    if (!column.includes(wild)) continue;
    column.fill(wild);
    stands[reel] = 1;
  }
}

export const riseSlot = slotKind("rise", createRiseSlot, plainGame);
