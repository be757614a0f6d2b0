// Protects: a click where a loop comes round is found, however loud the music around it is, and a
// loop that meets itself is let pass.
import { expect, test } from "vitest";
import { seamOf } from "./seam.ts";

const RATE = 24_000;

const loopOf = (turns: number): Float32Array =>
  Float32Array.from(
    { length: 2 * RATE },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * turns * index) / (2 * RATE)),
  );

test("whole turns meet, and half a turn too many clicks", () => {
  const whole = seamOf(loopOf(440), RATE);
  expect(whole.across).toBeLessThanOrEqual(whole.inside * 1.001);
  const cut = seamOf(loopOf(440.25), RATE);
  expect(cut.across).toBeGreaterThan(cut.inside);
});

test("a step that is small beside the music is found", () => {
  const loop = loopOf(200);
  for (let index = 0; index < 400; index += 1) loop[index] = (loop[index] ?? 0) + 0.02;
  const { across, inside } = seamOf(loop, RATE);
  expect(across).toBeGreaterThan(0.015);
  expect(inside).toBeGreaterThan(0);
});
