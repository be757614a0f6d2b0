// Protects: shots follow the target that the player chose until it is caught or swims off, and with
// the padlock closed nothing else is ever aimed at before the player chooses again.
import { expect, test } from "vitest";
import { Aim } from "./aim.ts";
import { Shoal, type Swimmer } from "./shoal.ts";

const middle = { x: 187, y: 205 };

function sea() {
  const shoal = new Shoal({ width: 375, height: 410 });
  const aim = new Aim();
  const inside = shoal.swimmers.filter((swimmer) => shoal.isInside(swimmer));
  const isOfMany = ({ target }: Swimmer): boolean =>
    inside.filter((other) => other.target === target).length > 1;
  const chosen = inside.find(isOfMany);
  if (chosen === undefined) throw new Error("The sea is empty.");
  return { shoal, aim, chosen };
}

/** Until it has left; held ones never do. */
function letSwimOff(shoal: Shoal, swimmer: Swimmer): void {
  for (let step = 0; step < 4_000 && shoal.isInside(swimmer); step += 1) shoal.step(50);
}

test("begins with somebody in reach, whom nobody has chosen", () => {
  const { shoal, aim } = sea();
  expect(aim.follow(shoal, middle)).toBeNull();
  expect(aim.at !== null && shoal.isInside(aim.at)).toBe(true);
  expect(aim.isLocked).toBe(false);
});

test("keeps to its target while it is there, then takes one of its kind and tells of it", () => {
  const { shoal, aim, chosen } = sea();
  aim.lock(chosen);
  for (let step = 0; step < 10; step += 1) {
    shoal.step(50);
    aim.follow(shoal, middle);
    expect(aim.at).toBe(chosen);
  }
  letSwimOff(shoal, chosen);
  expect(aim.follow(shoal, middle)).toBe(chosen);
  expect(aim.isLocked).toBe(false);
  expect(aim.at).not.toBeNull();
  expect(aim.at).not.toBe(chosen);
});

test("one that was caught needs no words, and another of its kind is next", () => {
  const { shoal, aim, chosen } = sea();
  aim.lock(chosen);
  shoal.take(chosen);
  expect(aim.follow(shoal, middle)).toBeNull();
  expect(aim.at?.target).toBe(chosen.target);
});

test("with the padlock closed the gun waits for another choice, caught or swum off", () => {
  for (const isCaught of [true, false]) {
    const { shoal, aim, chosen } = sea();
    aim.lock(chosen);
    aim.setOnly(true);
    if (isCaught) shoal.take(chosen);
    else letSwimOff(shoal, chosen);
    expect(aim.follow(shoal, middle)).toBe(chosen);
    for (let step = 0; step < 100; step += 1) {
      shoal.step(50);
      expect(aim.follow(shoal, middle)).toBeNull();
      expect(aim.at).toBeNull();
    }
    const [other] = shoal.swimmers.filter((swimmer) => shoal.isInside(swimmer));
    if (other === undefined) throw new Error("The sea is empty.");
    aim.lock(other);
    expect(aim.at).toBe(other);
  }
});

test("closing the padlock locks whoever is aimed at; opening it lets the gun go on", () => {
  const { shoal, aim } = sea();
  aim.follow(shoal, middle);
  const first = aim.at;
  aim.setOnly(true);
  expect(aim.isLocked).toBe(true);
  if (first !== null) shoal.take(first);
  aim.follow(shoal, middle);
  expect(aim.at).toBeNull();
  aim.setOnly(false);
  aim.follow(shoal, middle);
  expect(aim.at).not.toBeNull();
});
