/** Classic reels: no feature, one to all lines played, a unit for each. */
import { createLineTable, type LineRule, type LineTable, lineWinsOf, payLines } from "../lines.ts";
import { cutAtCap, type GridRound } from "../round.ts";
import { compileStrips, createScreen, stopReels, type Strips } from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { tellReveal, tellWins } from "../tell.ts";

export interface ClassicDefinition {
  readonly screen: GridScreen;
  readonly rule: LineRule;
  readonly strips: readonly string[];
  /** Times the bet on one line. */
  readonly maxWinMultiplier: number;
}

export interface ClassicSlot {
  readonly definition: ClassicDefinition;
  readonly table: LineTable;
  readonly strips: Strips;
  /** In hundredths of the bet on one line. */
  readonly cap: number;
  /** Plays a round with so many lines. */
  play(round: GridRound, lines: number): void;
}

export function createClassicSlot(definition: ClassicDefinition): ClassicSlot {
  const { screen: shape } = definition;
  const screen = createScreen(shape);
  const table = createLineTable(shape, definition.rule);
  const strips = compileStrips(shape.symbols, definition.strips);
  const play = (round: GridRound, lines: number): void => {
    const stops = stopReels(screen, strips, round.draws);
    tellReveal(round, screen, shape.symbols, { stage: "base", spin: 0, stops });
    const winHundredths = payLines(table, screen, lines);
    round.total += winHundredths;
    if (round.book === null || winHundredths === 0) return;
    const wins = lineWinsOf(table, screen, { count: lines, multiplier: 1 });
    tellWins(round, { stage: "base", step: 0 }, { wins, winHundredths });
    cutAtCap(round);
  };
  return { definition, table, strips, cap: definition.maxWinMultiplier * 100, play };
}
