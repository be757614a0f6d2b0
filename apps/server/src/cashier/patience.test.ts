// Protects: a bank is asked neither so often that it minds nor so seldom that people wait.
import { expect, test } from "vitest";
import { lookAgainSeconds, PATIENCE_MS } from "./patience.ts";

test("a bank is asked often at first, and once a minute for as long as it takes", () => {
  const since = new Date("2026-11-20T12:00:00Z");
  const after = (seconds: number) =>
    lookAgainSeconds(since, new Date(since.getTime() + seconds * 1_000));
  expect([-5, 0, 30, 31, 300, 600, 86_400].map(after)).toEqual([3, 3, 3, 4, 30, 60, 60]);
  expect([30.02, 310.02].map(after)).toEqual([4, 32]);
  expect(PATIENCE_MS).toBe(20_000);
});
