// Protects: whatever others shoot and catch, a player's own aim, shot and boss stay, the sea stays
// dense, and its clock goes on; so no shot loses anything by company.
import { expect, test } from "vitest";
import { fishTargets } from "@tucano/game-math/games/pescaria-da-mare/targets.ts";
import { Aim } from "./aim.ts";
import { isLent, lend } from "./lent.ts";
import { Shoal } from "./shoal.ts";
import { WAVE_SECONDS } from "./waves.ts";

const phone = { width: 375, height: 410 };
const middle = { x: 187, y: 205 };
const STEP_MS = 50;
const STEPS_A_WAVE = (WAVE_SECONDS * 1_000) / STEP_MS;

const insideOf = (shoal: Shoal): number =>
  shoal.swimmers.filter((swimmer) => shoal.isInside(swimmer)).length;

test("three others who catch something four times a second leave the aim and the sea alone", () => {
  const [busy, alone] = [new Shoal(phone), new Shoal(phone)];
  const aim = new Aim();
  let taken = 0;
  let thin = 0;
  const steps = 3 * STEPS_A_WAVE;
  for (let step = 0; step < steps; step += 1) {
    for (const shoal of [busy, alone]) shoal.step(STEP_MS);
    aim.follow(busy, middle);
    const before = aim.at;
    const boss = busy.swimmers.find(({ isBoss }) => isBoss);
    if (step % 5 === 0) {
      const ids = [0, 1, 2].map((other) => fishTargets[(step + other) % fishTargets.length]?.id);
      for (const one of lend(busy, ids as string[], aim.at)) {
        if (one === null || !isLent(one, aim.at)) continue;
        busy.take(one);
        taken += 1;
      }
    }
    expect(aim.at).toBe(before);
    expect(before?.isGone ?? false).toBe(false);
    expect(boss === undefined || busy.swimmers.includes(boss)).toBe(true);
    expect(busy.clock).toEqual(alone.clock);
    if (insideOf(busy) < 20) thin += 1;
  }
  expect(taken).toBeGreaterThan(300);
  expect(thin / steps).toBeLessThan(0.3);
});

test("neither the aim, nor one that is shot at, nor a boss goes for somebody else's catch", () => {
  const shoal = new Shoal(phone);
  for (let step = 0; step < STEPS_A_WAVE / 2; step += 1) shoal.step(STEP_MS);
  const boss = shoal.swimmers.find(({ isBoss }) => isBoss);
  const [one, other] = shoal.swimmers.filter(({ isBoss }) => !isBoss);
  if (boss === undefined || one === undefined || other === undefined) throw new Error("No fish.");
  expect(isLent(one, other)).toBe(true);
  expect(isLent(one, one)).toBe(false);
  expect(isLent(boss, other)).toBe(false);
  one.isHeld = true;
  expect(isLent(one, other)).toBe(false);
  expect(lend(shoal, [boss.target.id], boss)).toEqual([boss]);
});

test("each of a shot's targets is another one, and nobody is invented for it", () => {
  const shoal = new Shoal(phone);
  const kinds = shoal.swimmers.filter((one) => shoal.isInside(one)).map(({ target }) => target.id);
  const many = Array.from({ length: kinds.length + 1 }, () => kinds[0] ?? "");
  const before = shoal.swimmers.length;
  const lent = lend(shoal, many, null);
  const found = lent.filter((one) => one !== null);
  expect(found).toHaveLength(kinds.filter((id) => id === kinds[0]).length);
  expect(new Set(found).size).toBe(found.length);
  expect(shoal.swimmers).toHaveLength(before);
});
