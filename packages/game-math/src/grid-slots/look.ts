import type { Song } from "./song.ts";

/** How a slot looks and sounds: what its client cannot know from its numbers. */
/** What flies beside the coins of a great win. */
export type ShowerKind =
  | "coins"
  | "leaves"
  | "bubbles"
  | "sparks"
  | "embers"
  | "petals"
  | "stars"
  | "papers";

/** What sweeps over the screen between the board and the place of a bonus. */
export type CoverKind = "water" | "leaves" | "wind" | "fire" | "lights" | "gold";

export interface SlotLook {
  /** The frame's metal from bright to dark and back. */
  readonly metal: readonly string[];
  /** A reel's ground: top, middle, bottom. */
  readonly reel: readonly [string, string, string];
  /** Light around what wins. */
  readonly glow: number;
  /** Fireflies, foam or embers in the air. */
  readonly mote: number;
  /** The air during free spins. */
  readonly feature: number;
  /** How great wins and bonuses look; coins and lights where it is missing. */
  readonly celebration?: { readonly shower: ShowerKind; readonly cover: CoverKind };
  /** CSS class with the interface's colours. */
  readonly className: string;
  readonly sound: {
    /** In hertz. */
    readonly root: number;
    /** What tells of wins: 0 bars of metal, 1 bars of wood, 2 strings. */
    readonly shape: number;
    /** Semitones of the steps, ascending. */
    readonly scale: readonly number[];
  };
  /** What is played while it is looked at; left out: nothing. */
  readonly music?: Song;
  /** reels: symbols turn on reels. drop: they fall in from above. */
  readonly movement: "reels" | "drop";
  /** Rows that the window is measured for, where reels change their height. */
  readonly windowRows?: number;
}
