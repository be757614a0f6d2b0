// Protects: fish swim at an even pace along smooth ways, and come and go outside of the picture.
import { expect, test } from "vitest";
import { Lane, layLane } from "./lanes.ts";

const region = { width: 375, height: 410 };

function chance(): () => number {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 4_294_967_296;
  };
}

test("equal steps are equally long, and no step turns by much", () => {
  const lane = new Lane([
    { x: 0, y: 0 },
    { x: 100, y: 80 },
    { x: 220, y: 10 },
    { x: 300, y: 150 },
  ]);
  const step = lane.length / 60;
  for (let at = step; at < lane.length; at += step) {
    const [from, to] = [lane.spotAt(at - step), lane.spotAt(at)];
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(0.8 * step);
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(1.05 * step);
    expect(from.dx * to.dx + from.dy * to.dy).toBeGreaterThan(0.9);
  }
});

test("every way begins and ends beside the picture", () => {
  const next = chance();
  for (let made = 0; made < 200; made += 1) {
    const lane = layLane({
      region,
      reach: 40,
      isLow: made % 5 === 0,
      isWhole: made % 2 === 0,
      next,
    });
    for (const { x } of [lane.spotAt(0), lane.spotAt(lane.length)]) {
      expect(x <= -40 + 1e-3 || x >= region.width + 40 - 1e-3).toBe(true);
    }
    expect(lane.spotAt(-50).x < -40 || lane.spotAt(-50).x > region.width + 40).toBe(true);
  }
});

test("a way keeps its place in a window that changes its shape", () => {
  const lane = layLane({ region, reach: 20, isLow: false, isWhole: false, next: chance() });
  const before = lane.spotAt(lane.length / 2);
  lane.stretch(2, 0.5);
  const after = lane.spotAt(lane.length / 2);
  expect(after.x).toBeCloseTo(2 * before.x, 3);
  expect(after.y).toBeCloseTo(before.y / 2, 3);
  expect(Math.hypot(after.dx, after.dy)).toBeCloseTo(1, 1);
});
