/** What the music makes of what happens on the stage: pure, so that a test can follow a round. */
import type { Cue } from "../scene/cues.ts";
import type { Tier } from "../scene/tiers.ts";
import type { PieceName } from "./music/pieces.ts";

export interface Mood {
  readonly isBonus: boolean;
  /** Of the win that is celebrated; null: none is. */
  readonly tier: Tier | null;
  /** How much is still possible: 0, nothing. */
  readonly tension: number;
}

export const calm: Mood = { isBonus: false, tier: null, tension: 0 };

export function follow(mood: Mood, cue: Cue): Mood {
  switch (cue.type) {
    case "anticipation":
      return { ...mood, tension: Math.max(1, cue.level) };
    case "celebration.started":
    case "celebration.rose":
      return { ...mood, tier: cue.tier, tension: 0 };
    case "bonus.entered":
      return { ...mood, isBonus: true, tension: 0 };
    case "bonus.left":
      return { ...mood, isBonus: false };
    case "anticipation.ended":
      return { ...mood, tension: 0 };
    case "celebration.ended":
      return { ...mood, tier: null };
    // A round that was broken off leaves nothing behind.
    case "round.began":
    case "round.ended":
      return calm;
    case "bonus.extended":
    case "bonus.closing":
    case "celebration.counted":
      return mood;
  }
}

/** How loud each piece is, and how far the celebration has risen, in semitones. */
export interface Mix {
  readonly gains: Readonly<Record<PieceName, number>>;
  readonly rise: number;
}

/** A gain is told by its sounds alone; from the next tier on there is music of its own. */
const cheerOf: Readonly<Record<Tier, { gain: number; rise: number }>> = {
  gain: { gain: 0, rise: 0 },
  nice: { gain: 0.6, rise: 0 },
  big: { gain: 0.75, rise: 0 },
  mega: { gain: 0.9, rise: 2 },
  epic: { gain: 1, rise: 4 },
};

const UNDER_CHEER = 0.12;
const UNDER_GAIN = 0.6;

export function mixOf({ isBonus, tier, tension }: Mood, has: (piece: PieceName) => boolean): Mix {
  const { gain: cheer, rise } = tier === null ? { gain: 0, rise: 0 } : cheerOf[tier];
  const isCheered = cheer > 0 && has("cheer");
  const under = tier === null ? 1 : isCheered ? UNDER_CHEER : UNDER_GAIN;
  const isOther = isBonus && has("bonus");
  return {
    gains: {
      ambience: isCheered ? 0.5 : 1,
      main: isOther ? 0 : under,
      bonus: isOther ? under : 0,
      tension: Math.min(1, tension * 0.5),
      cheer,
    },
    rise,
  };
}
