/**
 * Reels that join: in some spins, and in every free spin, neighbouring reels turn as one and show
 * symbols as high as the screen and as wide as the reels that are joined. Lines from both edges
 * read each of their cells as any other.
 */
import { createLineTable, type LineTable, type RunPays, runRule } from "../lines.ts";
import { type GridEngine, type GridRound, playFreeSpins, tellTrigger } from "../round.ts";
import {
  compileStrips,
  countSymbol,
  createScreen,
  indexOfSymbol,
  type Screen,
  showReel,
  type Strips,
} from "../screen.ts";
import type { GridScreen } from "../screens.ts";
import { plainGame, slotKind } from "../slot.ts";
import { cellsOf } from "../tell.ts";
import { showLineScreen } from "./line-screen.ts";

type Staged<Value> = Readonly<Record<"base" | "free", Value>>;

export interface JoinedDefinition {
  readonly screen: GridScreen;
  readonly pays: RunPays;
  /** Of reels that turn by themselves. */
  readonly strips: Staged<readonly string[]>;
  /** Of joined reels, from top to bottom: each symbol once, though it is as high as the screen. */
  readonly giants: Staged<string>;
  /** How many reels are joined. */
  readonly width: number;
  /** The first of the reels that are joined. One is drawn for each spin, all equally likely ... */
  readonly joins: readonly number[];
  /** ... together with so many draws that leave each reel by itself. */
  readonly alone: Staged<number>;
  readonly scatter: string;
  /** Cells of scatters that give free spins, of either stage. */
  readonly least: number;
  readonly spins: number;
  readonly retriggerSpins: number;
  readonly spinsMax: number;
  readonly maxWinMultiplier: number;
}

export interface JoinedSlot {
  readonly definition: JoinedDefinition;
  readonly engine: GridEngine;
  readonly table: LineTable;
  readonly strips: Staged<Strips>;
  /** Cell by cell, as the other strips are. */
  readonly giants: Staged<Uint8Array>;
  readonly scatter: number;
}

interface Rules extends Omit<JoinedSlot, "engine"> {
  readonly screen: Screen;
}

export function createJoinedSlot(definition: JoinedDefinition): JoinedSlot {
  const { screen: shape } = definition;
  const rule = runRule(shape.symbols, definition.pays);
  const stripsOf = (stage: keyof Staged<unknown>): Strips =>
    compileStrips(shape.symbols, definition.strips[stage]);
  const giantOf = (stage: keyof Staged<unknown>): Uint8Array =>
    Uint8Array.from(
      compileStrips(shape.symbols, [definition.giants[stage]]).flatMap((strip) =>
        [...strip].flatMap((symbol) => Array.from({ length: shape.rowsMax }, () => symbol)),
      ),
    );
  const rules: Rules = {
    definition,
    table: createLineTable(shape, rule, { paysBothWays: true }),
    strips: { base: stripsOf("base"), free: stripsOf("free") },
    giants: { base: giantOf("base"), free: giantOf("free") },
    scatter: indexOfSymbol(shape.symbols, definition.scatter),
    screen: createScreen(shape),
  };
  const playBase = (round: GridRound): number => {
    playSpin(round, rules, { stage: "base", spin: 0 });
    return giveSpins(round, rules, { stage: "base", spins: definition.spins });
  };
  const playFeature = (round: GridRound, spins: number, bought: boolean): void => {
    const { spinsMax, retriggerSpins } = definition;
    playFreeSpins(round, {
      spins,
      bought,
      spinsMax,
      multiplier: () => 1,
      playSpin(spin, room) {
        playSpin(round, rules, { stage: "free", spin });
        return giveSpins(round, rules, { stage: "free", spins: Math.min(retriggerSpins, room) });
      },
    });
  };
  const { screen: _, ...slot } = rules;
  const cap = definition.maxWinMultiplier * 100;
  return { ...slot, engine: { cap, playBase, playFeature } };
}

/** First which reels are joined, then their stops from the left: joined reels have one. */
function playSpin(
  round: GridRound,
  { definition, table, strips, giants, screen }: Rules,
  { stage, spin }: { readonly stage: "base" | "free"; readonly spin: number },
): void {
  const { book, draws } = round;
  const { joins, width } = definition;
  const alone = definition.alone[stage];
  const from = joins[draws.below(alone + joins.length) - alone];
  const isJoined = (reel: number): boolean =>
    from !== undefined && reel >= from && reel < from + width;
  const stops: number[] = [];
  for (let reel = 0; reel < screen.reels; reel += 1) {
    const strip = isJoined(reel) ? giants[stage] : strips[stage][reel]!;
    const stop = isJoined(reel) && reel !== from ? stops[reel - 1]! : draws.below(strip.length);
    stops.push(stop);
    showReel(screen, reel, { strip, stop });
  }
  if (from !== undefined) {
    const reels = Array.from({ length: width }, (_, index) => from + index);
    book?.push({ type: "gridJoin", reels });
  }
  showLineScreen(round, { table, screen }, { stage, spin, stops });
}

/** Free spins for enough scatters, told; 0 for fewer. */
function giveSpins(
  round: GridRound,
  { definition, screen, scatter }: Rules,
  { stage, spins }: { readonly stage: "base" | "free"; readonly spins: number },
): number {
  if (countSymbol(screen, scatter) < definition.least) return 0;
  const cells = () => cellsOf(screen, scatter);
  tellTrigger(round, { stage, symbol: definition.scatter, spins, cells });
  return spins;
}

export const joinedSlot = slotKind("joined", createJoinedSlot, plainGame);
