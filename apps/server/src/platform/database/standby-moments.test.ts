// Protects: what a standby shows is never taken for younger than it is.
import { describe, expect, test } from "vitest";
import { createMoments, toPlace } from "./standby-moments.ts";

test("places in the log are compared as PostgreSQL counts them", () => {
  expect(toPlace("0/0")).toBe(0n);
  expect(toPlace("16/B374D848")).toBe(0x16_b3_74_d8_48n);
  expect(toPlace("1/0") - toPlace("0/FFFFFFFF")).toBe(1n);
});

describe("what a standby shows", () => {
  test("is nothing that is known before the primary has been asked", () => {
    expect(createMoments().shownBy(toPlace("F/0"))).toBeNull();
  });

  test("is as old as the latest place that it has reached", () => {
    const moments = createMoments();
    moments.note(10n, 1_000);
    moments.note(20n, 2_000);
    expect([9n, 10n, 19n, 20n, 99n].map((place) => moments.shownBy(place))).toEqual([
      null,
      1_000,
      1_000,
      2_000,
      2_000,
    ]);
  });

  test("grows no older while nothing happens on the primary", () => {
    const moments = createMoments();
    for (const atMs of [1_000, 2_000, 3_000]) moments.note(10n, atMs);
    expect(moments.shownBy(10n)).toBe(3_000);
  });

  test("is not proven by a log that never came to be", () => {
    const moments = createMoments();
    moments.note(30n, 1_000);
    moments.note(20n, 2_000);
    expect(moments.shownBy(19n)).toBeNull();
    expect(moments.shownBy(25n)).toBe(2_000);
  });

  test("is never taken for younger, however far it is behind", () => {
    const moments = createMoments();
    for (let second = 0; second < 10_000; second += 1) {
      moments.note(BigInt(second), second * 1_000);
    }
    for (const place of [50n, 7_000n, 9_900n, 9_999n]) {
      expect(moments.shownBy(place) ?? 0).toBeLessThanOrEqual(Number(place) * 1_000);
    }
    expect(moments.shownBy(9_999n)).toBe(9_999_000);
  });
});
