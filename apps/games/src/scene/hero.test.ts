// Protects: a hero is glad of what exceeded the stake and of bonuses, and of nothing else.
import { expect, test } from "vitest";
import type { Cue } from "./cues.ts";
import { type HeroMood, moodOf } from "./hero.ts";

const moods: readonly (readonly [Cue, HeroMood | null])[] = [
  [{ type: "round.began" }, "look"],
  [{ type: "anticipation", level: 1 }, "anticipate"],
  [{ type: "anticipation.ended" }, "look"],
  [{ type: "round.ended" }, "idle"],
  [{ type: "celebration.started", tier: "gain", last: "gain" }, "smallWin"],
  [{ type: "celebration.started", tier: "nice", last: "epic" }, "smallWin"],
  [{ type: "celebration.rose", tier: "big" }, "bigWin"],
  [{ type: "celebration.counted", tier: "epic" }, null],
  [{ type: "celebration.ended" }, "idle"],
  [{ type: "bonus.entered", bonus: "hold" }, "bigWin"],
  [{ type: "bonus.extended", bonus: "freeSpins" }, "smallWin"],
  [{ type: "bonus.left", bonus: "ladder" }, "look"],
];

test.each(moods)("%o: %s", (cue, mood) => {
  expect(moodOf(cue)).toBe(mood);
});
