// Protects: whatever swims by, a shot names targets that the game's rules take; there is always a
// dense sea to shoot at, and waves and bosses come by the clock and by nothing that a player does.
import { expect, test } from "vitest";
import { fishing } from "@tucano/game-math/games/pescaria-da-mare/game.ts";
import {
  findTarget,
  fishTargets,
  fishWeapons,
} from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { type SeaNews, Shoal } from "./shoal.ts";
import { WAVE_SECONDS, waveAt, waves } from "./waves.ts";

const phone = { width: 375, height: 410 };
const STEP_MS = 50;
const STEPS_A_WAVE = (WAVE_SECONDS * 1_000) / STEP_MS;

function listened(shoal: Shoal, steps: number): SeaNews[] {
  const heard: SeaNews[] = [];
  shoal.listen = (news) => heard.push(news);
  for (let step = 0; step < steps; step += 1) shoal.step(STEP_MS);
  return heard;
}

const insideOf = (shoal: Shoal): number =>
  shoal.swimmers.filter((swimmer) => shoal.isInside(swimmer)).length;

test("every weapon reaches a lawful set of targets at any time", () => {
  const shoal = new Shoal(phone);
  for (let step = 0; step < 3 * STEPS_A_WAVE; step += 1) {
    shoal.step(STEP_MS);
    const aim = shoal.swimmers[step % shoal.swimmers.length];
    if (aim === undefined) throw new Error("The sea is empty.");
    for (const weapon of fishWeapons) {
      const reached = shoal.reachedBy(weapon, aim);
      expect(new Set(reached).size).toBe(reached.length);
      const targets = reached.map(({ target }) => target.id);
      expect(fishing.readChoice({ weapon: weapon.id, targets })).not.toBeNull();
    }
  }
});

test("one who is shot at stays until the result is told", () => {
  const shoal = new Shoal(phone);
  const held = shoal.swimmers.find((swimmer) => shoal.isInside(swimmer));
  if (held === undefined) throw new Error("The sea is empty.");
  held.isHeld = true;
  for (let step = 0; step < 2 * STEPS_A_WAVE; step += 1) {
    shoal.step(STEP_MS);
    expect(shoal.isInside(held)).toBe(true);
  }
  expect(shoal.swimmers).toContain(held);
  shoal.take(held);
  expect(shoal.swimmers).not.toContain(held);
});

test("a phone shows twenty-five at once and more, but while a wave goes and the next one comes", () => {
  const shoal = new Shoal(phone);
  expect(insideOf(shoal)).toBeGreaterThanOrEqual(25);
  let thin = 0;
  const steps = 6 * STEPS_A_WAVE;
  for (let step = 0; step < steps; step += 1) {
    shoal.step(STEP_MS);
    if (insideOf(shoal) < 25) thin += 1;
    expect(insideOf(shoal)).toBeGreaterThanOrEqual(12);
  }
  expect(thin / steps).toBeLessThan(0.2);
});

test("each wave has its boss, which is foretold, comes alone, and leaves before the next", () => {
  const shoal = new Shoal({ width: 1_000, height: 700 });
  const heard = listened(shoal, 3 * STEPS_A_WAVE + 1);
  const told = heard.map((news) => (news.type === "wave" ? news.wave.id : news.target.id));
  expect(told).toEqual([
    "kingOctopus",
    "kingOctopus",
    "kingOctopus",
    "shoals",
    "seaSerpent",
    "seaSerpent",
    "seaSerpent",
    "tide",
    "goldenTide",
    "goldenTide",
    "goldenTide",
    "calm",
  ]);
  let most = 0;
  for (let step = 0; step < 3 * STEPS_A_WAVE; step += 1) {
    shoal.step(STEP_MS);
    most = Math.max(most, shoal.swimmers.filter(({ isBoss }) => isBoss).length);
  }
  expect(most).toBe(1);
});

test("two who turn to one clock see the same wave and its boss at the same place of its way", () => {
  const [early, late] = [new Shoal(phone), new Shoal(phone)];
  const shared = 1_800_000_000_000 - (1_800_000_000_000 % (WAVE_SECONDS * 1_000));
  early.turnTo(shared);
  for (let step = 0; step < STEPS_A_WAVE / 2; step += 1) early.step(STEP_MS);
  late.turnTo(shared + (WAVE_SECONDS * 1_000) / 2);
  expect(late.clock).toEqual(early.clock);
  const [one, other] = [early, late].map((shoal) => shoal.swimmers.find(({ isBoss }) => isBoss));
  if (one === undefined || other === undefined) throw new Error("The boss is not there.");
  expect(other.target).toBe(one.target);
  const wayOf = (boss: typeof one) => boss.travelled / boss.lane.length;
  expect(wayOf(other)).toBeCloseTo(wayOf(one), 1);
  const [before] = late.swimmers;
  late.turnTo(shared + (WAVE_SECONDS * 1_000) / 2 + 3_000);
  expect(late.swimmers).toContain(other);
  expect(late.swimmers[0]).toBe(before);
  late.turnTo(shared + WAVE_SECONDS * 1_000 - 1);
  const after = new Shoal(phone);
  after.turnTo(shared + WAVE_SECONDS * 1_000 - 1);
  expect(after.swimmers.some(({ isBoss }) => isBoss)).toBe(false);
});

test("what a player catches changes nothing of the clock", () => {
  const [busy, idle] = [new Shoal(phone), new Shoal(phone)];
  for (let step = 0; step < 2 * STEPS_A_WAVE; step += 1) {
    for (const shoal of [busy, idle]) shoal.step(STEP_MS);
    const [caught] = busy.swimmers;
    if (step % 3 === 0 && caught !== undefined) busy.take(caught);
    expect(busy.clock).toEqual(idle.clock);
  }
});

test("where nothing moves the sea stays full, changes with its waves, and has its boss in reach", () => {
  const shoal = new Shoal(phone, true);
  const [first] = shoal.swimmers;
  const place = { x: first?.x, y: first?.y };
  for (let step = 0; step < STEPS_A_WAVE / 2; step += 1) {
    shoal.step(STEP_MS);
    const caught = shoal.swimmers.at(-1);
    if (step % 5 === 0 && caught !== undefined && !caught.isBoss) shoal.take(caught);
    expect(insideOf(shoal)).toBeGreaterThanOrEqual(25);
  }
  expect({ x: first?.x, y: first?.y }).toEqual(place);
  const boss = shoal.swimmers.find(({ isBoss }) => isBoss);
  expect(boss !== undefined && shoal.isInside(boss)).toBe(true);
  for (let step = 0; step < STEPS_A_WAVE; step += 1) shoal.step(STEP_MS);
  expect(shoal.swimmers).not.toContain(first);
});

test("waves name nothing that is not in the sea, and all that is", () => {
  const named = new Set(
    waves.flatMap(({ boss, schools }) => [boss, ...schools.map(({ target }) => target)]),
  );
  expect([...named].filter((id) => findTarget(id) === null)).toEqual([]);
  expect(fishTargets.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  expect([0, 39_999, 40_000, 119_999, 120_000].map((ms) => waveAt(ms).wave.id)).toEqual([
    "calm",
    "calm",
    "shoals",
    "tide",
    "calm",
  ]);
});

test("a finger on a large one takes it, not a small one behind it", () => {
  const shoal = new Shoal(phone);
  for (let step = 0; step < STEPS_A_WAVE / 2; step += 1) shoal.step(STEP_MS);
  const boss = shoal.swimmers.find(({ isBoss }) => isBoss);
  if (boss === undefined) throw new Error("The boss is not there.");
  expect(shoal.at(boss.x, boss.y)).toBe(boss);
  expect(shoal.at(-900, -900)).toBeNull();
});

test("a recorded shot finds who it was shot at", () => {
  const shoal = new Shoal(phone);
  const ids = ["whale", "whale", "crab", "goldenTide"];
  const gathered = shoal.gather(ids);
  expect(gathered.map(({ target }) => target.id)).toEqual(ids);
  expect(new Set(gathered).size).toBe(ids.length);
});
