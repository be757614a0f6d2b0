// Protects: the music tells what the stage tells and no more: a gain has no music of its own, the
// place of a bonus does, and whatever was broken off is over with its round.
import { expect, test } from "vitest";
import type { Cue } from "../scene/cues.ts";
import { tiers } from "../scene/tiers.ts";
import { calm, follow, mixOf } from "./follow.ts";

const everything = () => true;
const after = (...cues: readonly Cue[]) => cues.reduce(follow, calm);
const heard = (...cues: readonly Cue[]) => mixOf(after(...cues), everything);

test("celebrations rise with their tier, and the music makes room for them", () => {
  const mixes = tiers.map((tier) => heard({ type: "celebration.started", tier, last: tier }));
  const cheers = mixes.map(({ gains }) => gains.cheer);
  expect(cheers[0], "a gain").toBe(0);
  expect(cheers).toEqual(cheers.toSorted((a, b) => a - b));
  expect(mixes.at(-1)?.rise).toBeGreaterThan(mixes[2]?.rise ?? 0);
  for (const { gains } of mixes) expect(gains.main).toBeLessThan(1);
});

test("a round that returns its stake or less changes nothing", () => {
  expect(heard({ type: "round.began" }, { type: "round.ended" })).toEqual(mixOf(calm, everything));
});

test("a bonus has its own music, and keeps the first until its own is there", () => {
  const entered = after({ type: "bonus.entered", bonus: "freeSpins" });
  expect(mixOf(entered, everything).gains).toMatchObject({ main: 0, bonus: 1 });
  expect(mixOf(entered, (piece) => piece !== "bonus").gains).toMatchObject({ main: 1, bonus: 0 });
  expect(follow(entered, { type: "bonus.left", bonus: "freeSpins" })).toEqual(calm);
});

test("waiting is heard for as long as something may come", () => {
  const one = heard({ type: "anticipation", level: 1 });
  const two = heard({ type: "anticipation", level: 2 });
  expect(two.gains.tension).toBeGreaterThan(one.gains.tension);
  const over = heard({ type: "anticipation", level: 2 }, { type: "anticipation.ended" });
  expect(over.gains.tension).toBe(0);
});

test("the next round begins calm, however the one before ended", () => {
  const broken = after(
    { type: "bonus.entered", bonus: "hold" },
    { type: "celebration.started", tier: "epic", last: "epic" },
    { type: "anticipation", level: 1 },
    { type: "round.began" },
  );
  expect(broken).toEqual(calm);
});
