/** What the players of a grid's events share: the stage, the texts, and what it shows now. */
import type { Cell, RoundEventType } from "@tucano/contract/events/round-events.ts";
import type { StageTools } from "../../shell/stage.ts";
import type { Columns, GridScene } from "../grid-scene.ts";
import type { Emblem } from "./emblem.ts";
import type { Fortune } from "./fortune.ts";
import type { Ladder } from "./ladder.ts";
import type { SayGrid } from "../texts.ts";
import type { GridGame } from "../theme.ts";

/** What can happen in a slot on a grid. */
export type GridEventType = Extract<RoundEventType, `grid${string}`> | "winCap";

export interface ShowOptions {
  tools: StageTools;
  game: GridGame;
  /** Requested again each time: a lost WebGL context replaces the scene in mid-round. */
  scene: () => GridScene;
  ladder: Ladder | null;
  fortune: Fortune | null;
  emblem: Emblem | null;
  say: SayGrid;
  /** Units of the round being shown: a bought feature stakes many. */
  units: () => number;
}

export interface Memory {
  columns: Columns | null;
  /** Columns were set in motion at the tap and not by the reveal. */
  isTurning: boolean;
  isFeature: boolean;
  /** A reel is lit that may decide a bonus. */
  isAwaiting: boolean;
  /** Wilds that stay, and cells held now, by their keys. */
  sticky: Map<string, Cell>;
  held: Set<string>;
  /** Reels that stand while the others spin again. */
  standing: ReadonlySet<number>;
  /** Reels that turn as one. */
  joined: readonly number[];
  spots: Map<string, Cell & { multiplier: number }>;
}

export type Context = ShowOptions & { memory: Memory };
