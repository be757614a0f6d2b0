/**
 * A ladder of fixed prizes: enough bonus symbols begin a climb, a wheel with equal segments decides
 * each move, and a slip ends it with the highest prize that was reached.
 */
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { createLineTable, type LineTable, type RunPays, runRule } from "../lines.ts";
import type { GridEngine, GridRound } from "../round.ts";
import {
  compileStrips,
  countSymbol,
  createScreen,
  indexOfSymbol,
  type Screen,
  stopReels,
  type Strips,
} from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { plainGame, slotKind } from "../slot.ts";
import { cellsOf } from "../tell.ts";
import { showLineScreen } from "./line-screen.ts";

export type WheelSegment =
  | { readonly kind: "climb"; readonly steps: number }
  | { readonly kind: "coins"; readonly hundredths: number }
  | { readonly kind: "slip" };

export interface Jackpot {
  readonly rung: number;
  readonly jackpot: "mini" | "minor" | "major" | "grand";
  readonly winHundredths: number;
}

export interface LadderDefinition {
  readonly screen: GridScreen;
  readonly pays: RunPays;
  readonly strips: readonly string[];
  readonly bonus: string;
  /** Bonus symbols that begin a climb, and what they pay, in hundredths. */
  readonly least: number;
  readonly bonusPay: number;
  /** The lowest first; the last is the top of the ladder. */
  readonly jackpots: readonly Jackpot[];
  /** Equally likely. */
  readonly wheel: readonly WheelSegment[];
  readonly maxWinMultiplier: number;
}

export interface LadderSlot {
  readonly definition: LadderDefinition;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: Strips;
  readonly bonus: number;
}

export function createLadderSlot(definition: LadderDefinition): LadderSlot {
  const { screen: shape } = definition;
  const screen = createScreen(shape);
  const table = createLineTable(shape, runRule(shape.symbols, definition.pays));
  const strips = compileStrips(shape.symbols, definition.strips);
  const bonus = indexOfSymbol(shape.symbols, definition.bonus);
  const slot = { definition, table, strips, bonus };
  const playBase = (round: GridRound): number => {
    const stops = stopReels(screen, strips, round.draws);
    const climbs = countSymbol(screen, bonus) >= definition.least;
    const scatters = { id: definition.bonus, symbol: bonus, pay: climbs ? definition.bonusPay : 0 };
    showLineScreen(round, { table, screen }, { stage: "base", spin: 0, stops, scatters });
    if (climbs) playLadder(round, slot, screen);
    return 0;
  };
  const cap = definition.maxWinMultiplier * 100;
  return { ...slot, engine: { cap, playBase, playFeature: () => {} } };
}

type Rules = Omit<LadderSlot, "engine">;

function playLadder(round: GridRound, slot: Rules, screen: Screen): void {
  const { jackpots, wheel } = slot.definition;
  const { book, draws } = round;
  if (book !== null) tellStart(book, slot, screen);
  const top = jackpots.at(-1)!.rung;
  let rung = 0;
  let coins = 0;
  let isClimbing = true;
  for (let spin = 1; isClimbing && rung < top; spin += 1) {
    const segment = draws.below(wheel.length);
    const drawn = wheel[segment]!;
    const steps = drawn.kind === "climb" ? Math.min(drawn.steps, top - rung) : 0;
    const won = drawn.kind === "coins" ? drawn.hundredths : 0;
    rung += steps;
    coins += won;
    isClimbing = drawn.kind !== "slip";
    book?.push({
      type: "gridWheel",
      spin,
      segment,
      kind: drawn.kind,
      steps,
      winHundredths: won,
      rung,
    });
  }
  const reached = jackpots.findLast((each) => each.rung <= rung);
  const jackpotHundredths = reached?.winHundredths ?? 0;
  round.total += jackpotHundredths + coins;
  book?.push({
    type: "gridLadderEnd",
    rung,
    jackpot: reached?.jackpot ?? null,
    jackpotHundredths,
    coinsHundredths: coins,
    winHundredths: jackpotHundredths + coins,
    totalHundredths: round.total,
  });
}

function tellStart(book: RoundEvent[], { definition, bonus }: Rules, screen: Screen): void {
  const cells = cellsOf(screen, bonus);
  book.push(
    {
      type: "gridTrigger",
      stage: "base",
      feature: "ladder",
      symbol: definition.bonus,
      cells,
      count: cells.length,
      spins: 0,
    },
    { type: "gridLadderStart", rungs: definition.jackpots.map((each) => ({ ...each })) },
  );
}

export const ladderSlot = slotKind("ladder", createLadderSlot, plainGame);
