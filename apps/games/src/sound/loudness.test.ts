// Protects: the meter reads the signals that ITU-R BS.1770 and EBU Tech 3341 define as they say.
import { expect, test } from "vitest";
import { fromDb, loudnessOf, truePeakOf } from "./loudness.ts";

const RATE = 48_000;

function sine(hz: number, db: number, seconds: number, rate = RATE): Float32Array {
  return Float32Array.from(
    { length: seconds * rate },
    (_, index) => fromDb(db) * Math.sin((2 * Math.PI * hz * index) / rate),
  );
}

function joined(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
}

test("a tone of 997 Hz at full scale in one channel is -3.01 LUFS", () => {
  expect(loudnessOf(sine(997, 0, 4), RATE)).toBeCloseTo(-3.01, 1);
});

test("what is 20 dB lower reads 20 lower, at any rate", () => {
  expect(loudnessOf(sine(997, -20, 4), RATE)).toBeCloseTo(-23.01, 1);
  expect(loudnessOf(sine(997, -20, 4, 24_000), 24_000)).toBeCloseTo(-23.01, 1);
});

test("pauses do not make a programme quieter", () => {
  const quiet = sine(997, -36, 3);
  const loud = sine(997, -23, 6);
  expect(loudnessOf(joined(quiet, loud, quiet), RATE)).toBeCloseTo(loudnessOf(loud, RATE), 0);
  expect(loudnessOf(new Float32Array(RATE), RATE)).toBe(-Infinity);
});

test("low notes count less and high ones more", () => {
  const middle = loudnessOf(sine(997, -20, 2), RATE);
  expect(loudnessOf(sine(30, -20, 2), RATE)).toBeLessThan(middle - 3);
  expect(loudnessOf(sine(6000, -20, 2), RATE)).toBeGreaterThan(middle + 2);
});

test("the height between two samples is seen", () => {
  // A quarter of the rate, sampled where it is lowest: 3 dB above every sample.
  const shifted = Float32Array.from({ length: 2_000 }, (_, index) =>
    Math.sin((Math.PI / 2) * index + Math.PI / 4),
  );
  expect(Math.max(...shifted)).toBeCloseTo(Math.SQRT1_2, 3);
  expect(truePeakOf(shifted.map((sample) => sample * 0.5))).toBeCloseTo(-6.02, 0);
});
