/** Classic reels: no feature, one to all lines played, a unit for each. */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import type { GameFacts, InstantGame } from "../../engine.ts";
import { isWholeBetween, readFields } from "../../read-fields.ts";
import { createLineTable, type LineRule, type LineTable, lineWinsOf, payLines } from "../lines.ts";
import { closeRound, cutAtCap, type GridRound, openRound } from "../round.ts";
import { compileStrips, createScreen, stopReels, type Strips } from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { slotKind } from "../slot.ts";
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
    if (round.book === null) return;
    const wins = lineWinsOf(table, screen, { count: lines, multiplier: 1 });
    tellWins(round, { stage: "base", step: 0 }, { wins, winHundredths });
    cutAtCap(round);
  };
  return { definition, table, strips, cap: definition.maxWinMultiplier * 100, play };
}

export interface ClassicChoice {
  readonly lines: number;
}

/** A unit for each line that is played; all of them when nothing is said. */
function classicGame(facts: GameFacts, slot: ClassicSlot): InstantGame<ClassicChoice> {
  const linesMax = slot.table.lines.length;
  return {
    shape: "instant",
    facts,
    readChoice(input) {
      if (input === undefined || input === null) return { lines: linesMax };
      const lines = readFields(input, ["lines"])?.lines;
      return isWholeBetween(lines, 1, linesMax) ? { lines } : null;
    },
    unitsOf: ({ lines }) => lines,
    play({ lines }, draws) {
      const book: RoundEvent[] = [];
      const round = openRound(slot.cap, draws, book);
      slot.play(round, lines);
      return closeRound(round, book, lines);
    },
  };
}

export interface ClassicTriple {
  readonly symbol: string;
  /** The symbols that may be mixed in it. */
  readonly of: readonly string[];
  readonly pay: number;
}

export interface ClassicNumbers extends ClassicDefinition {
  /** The rule's data, as published. */
  readonly triples: readonly ClassicTriple[];
  readonly wilds: number;
  readonly cherries: readonly number[];
}

export const classicSlot = slotKind(
  "classic",
  (numbers: ClassicNumbers) => createClassicSlot(numbers),
  classicGame,
);
