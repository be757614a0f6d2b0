/**
 * Hold and win: enough moons on the screen are held with what they carry, all other cells spin
 * again, and whenever a moon lands the respins start anew.
 */
import type { GridHeld } from "@tucano/contract/events/grid-slots.ts";
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

export interface HoldDefinition {
  readonly screen: GridScreen;
  readonly pays: RunPays;
  readonly strips: readonly string[];
  readonly moon: string;
  readonly blank: string;
  /** Moons that start the hold. */
  readonly least: number;
  readonly respins: number;
  /** A free cell shows a moon in one of so many respins. */
  readonly moonOneIn: number;
  /** What a moon carries, in hundredths, and how often. */
  readonly values: readonly { readonly hundredths: number; readonly weight: number }[];
  /** A full screen raises the whole round to the maximum. */
  readonly maxWinMultiplier: number;
}

export interface HoldSlot {
  readonly definition: HoldDefinition;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: Strips;
  readonly moon: number;
}

interface Hold {
  readonly held: GridHeld[];
  /** 1 where a moon is held. */
  readonly isHeld: Uint8Array;
}

export function createHoldSlot(definition: HoldDefinition): HoldSlot {
  const { screen: shape } = definition;
  const screen = createScreen(shape);
  const table = createLineTable(shape, runRule(shape.symbols, definition.pays));
  const strips = compileStrips(shape.symbols, definition.strips);
  const moon = indexOfSymbol(shape.symbols, definition.moon);
  const values = definition.values.flatMap(({ hundredths, weight }) =>
    Array.from({ length: weight }, () => hundredths),
  );
  const slot = { definition, table, strips, moon };
  const cap = definition.maxWinMultiplier * 100;
  const playBase = (round: GridRound): number => {
    const stops = stopReels(screen, strips, round.draws);
    showLineScreen(round, { table, screen }, { stage: "base", spin: 0, stops });
    const moons = countSymbol(screen, moon);
    if (moons >= definition.least) playHold(round, { slot, screen, values });
    return 0;
  };
  return { ...slot, engine: { cap, playBase, playFeature: () => {} } };
}

type Rules = Omit<HoldSlot, "engine">;

interface Holding {
  readonly slot: Rules;
  readonly screen: Screen;
  readonly values: readonly number[];
}

function playHold(round: GridRound, holding: Holding): void {
  const { slot, screen } = holding;
  const { definition, moon } = slot;
  const { book } = round;
  const hold: Hold = { held: [], isHeld: new Uint8Array(screen.cells.length) };
  const found = cellsOf(screen, moon);
  for (const { reel, row } of found) holdMoon(round, holding, hold, { reel, row });
  const opening = { symbol: definition.moon, held: [...hold.held], respins: definition.respins };
  book?.push(
    {
      type: "gridTrigger",
      stage: "base",
      feature: "hold",
      symbol: definition.moon,
      cells: found,
      count: found.length,
      spins: 0,
    },
    { type: "gridHoldStart", ...opening },
  );
  let respins = definition.respins;
  for (let spin = 1; respins > 0 && hold.held.length < screen.cells.length; spin += 1) {
    const landed = respin(round, holding, hold);
    respins = landed.length > 0 ? definition.respins : respins - 1;
    book?.push({
      type: "gridHoldSpin",
      spin,
      columns: columnsOfHold(holding, hold),
      landed,
      respins,
    });
  }
  endHold(round, hold, hold.held.length === screen.cells.length);
}

/** Every free cell once, reel by reel from the top: is it a moon, and if so, with what. */
function respin(round: GridRound, holding: Holding, hold: Hold): GridHeld[] {
  const { screen, slot } = holding;
  const before = hold.held.length;
  for (let reel = 0; reel < screen.reels; reel += 1) {
    for (let row = 0; row < screen.stride; row += 1) {
      if (hold.isHeld[reel * screen.stride + row] === 1) continue;
      if (round.draws.below(slot.definition.moonOneIn) > 0) continue;
      holdMoon(round, holding, hold, { reel, row });
    }
  }
  return hold.held.slice(before);
}

function holdMoon(
  { draws }: GridRound,
  { screen, slot, values }: Holding,
  hold: Hold,
  { reel, row }: { readonly reel: number; readonly row: number },
): void {
  hold.isHeld[reel * screen.stride + row] = 1;
  const valueHundredths = values[draws.below(values.length)]!;
  hold.held.push({ reel, row, symbol: slot.definition.moon, valueHundredths });
}

function columnsOfHold({ screen, slot }: Holding, hold: Hold): string[][] {
  const { moon, blank } = slot.definition;
  return Array.from({ length: screen.reels }, (_, reel) =>
    Array.from({ length: screen.stride }, (_unused, row) =>
      hold.isHeld[reel * screen.stride + row] === 1 ? moon : blank,
    ),
  );
}

function endHold(round: GridRound, { held }: Hold, isFull: boolean): void {
  let values = 0;
  for (const { valueHundredths } of held) values += valueHundredths;
  const bonusHundredths = isFull ? Math.max(round.cap - round.total - values, 0) : 0;
  const winHundredths = values + bonusHundredths;
  round.total += winHundredths;
  round.book?.push({
    type: "gridHoldEnd",
    held: [...held],
    isFull,
    bonusHundredths,
    winHundredths,
    totalHundredths: round.total,
  });
}

export const holdSlot = slotKind("hold", createHoldSlot, plainGame);
