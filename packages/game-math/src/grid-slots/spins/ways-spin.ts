/** Ways on strips, with free spins on strips of their own, whose wilds count as several ways. */
import type { GridWin } from "@tucano/contract/events/grid-slots.ts";
import { type GridEngine, type GridRound, playFreeSpins, tellTrigger } from "../round.ts";
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
import { cellsOf, scatterWinOf, tellReveal, tellWins } from "../tell.ts";
import { createWaysTable, findWays, type WaysPays, type WaysTable, waysWinOf } from "../ways.ts";

export interface WaysDefinition {
  readonly screen: GridScreen;
  readonly least: number;
  readonly pays: WaysPays;
  readonly strips: { readonly base: readonly string[]; readonly free: readonly string[] };
  readonly scatter: string;
  /** For three, four, five scatters: what they pay, in hundredths, and the free spins. */
  readonly scatterPays: readonly [number, number, number];
  readonly spins: readonly [number, number, number];
  readonly retriggerSpins: number;
  readonly spinsMax: number;
  readonly maxWinMultiplier: number;
}

export interface WaysSlot {
  readonly definition: WaysDefinition;
  readonly engine: GridEngine;
  readonly table: WaysTable;
  readonly strips: { readonly base: Strips; readonly free: Strips };
  readonly scatter: number;
}

type Rules = Omit<WaysSlot, "engine">;

export function createWaysSlot(definition: WaysDefinition): WaysSlot {
  const { screen: shape } = definition;
  const screen = createScreen(shape);
  const slot: Rules = {
    definition,
    table: createWaysTable(shape, definition),
    strips: {
      base: compileStrips(shape.symbols, definition.strips.base),
      free: compileStrips(shape.symbols, definition.strips.free),
    },
    scatter: indexOfSymbol(shape.symbols, definition.scatter),
  };
  const spin = (round: GridRound, stage: "base" | "free", number: number): number =>
    playSpin(round, slot, { screen, stage, number });
  const playBase = (round: GridRound): number => {
    const scatters = spin(round, "base", 0);
    const spins = scatters < 3 ? 0 : definition.spins[Math.min(scatters, 5) - 3]!;
    if (spins > 0) tellScatters(round, slot, { screen, stage: "base", spins });
    return spins;
  };
  const playFeature = (round: GridRound, spins: number, bought: boolean): void => {
    playFreeSpins(round, {
      spins,
      bought,
      spinsMax: definition.spinsMax,
      multiplier: () => 1,
      playSpin(number, room) {
        if (spin(round, "free", number) < 3) return 0;
        const added = Math.min(definition.retriggerSpins, room);
        tellScatters(round, slot, { screen, stage: "free", spins: added });
        return added;
      },
    });
  };
  const cap = definition.maxWinMultiplier * 100;
  return { ...slot, engine: { cap, playBase, playFeature } };
}

/** Answers how many scatters there are. */
function playSpin(
  round: GridRound,
  slot: Rules,
  spun: { readonly screen: Screen; readonly stage: "base" | "free"; readonly number: number },
): number {
  const { definition, table, scatter } = slot;
  const { screen, stage, number } = spun;
  const stops = stopReels(screen, slot.strips[stage], round.draws);
  tellReveal(round, screen, definition.screen.symbols, { stage, spin: number, stops });
  const scatters = countSymbol(screen, scatter);
  const found = findWays(table, screen);
  const scatterPay = scatters < 3 ? 0 : definition.scatterPays[Math.min(scatters, 5) - 3]!;
  let winHundredths = scatterPay;
  for (const win of found) winHundredths += win.pay;
  round.total += winHundredths;
  if (round.book === null) return scatters;
  const wins: GridWin[] = found.map((win) => waysWinOf(table, screen, { win, multiplier: 1 }));
  if (scatterPay > 0) {
    wins.push(scatterWinOf(screen, { id: definition.scatter, symbol: scatter, pay: scatterPay }));
  }
  tellWins(round, { stage, step: 0 }, { wins, winHundredths });
  return scatters;
}

function tellScatters(
  round: GridRound,
  { definition, scatter }: Rules,
  found: { readonly screen: Screen; readonly stage: "base" | "free"; readonly spins: number },
): void {
  const { screen, stage, spins } = found;
  const cells = () => cellsOf(screen, scatter);
  tellTrigger(round, { stage, symbol: definition.scatter, spins, cells });
}

export const waysSlot = slotKind("ways", createWaysSlot, plainGame);
