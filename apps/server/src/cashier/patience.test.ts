import { expect, test } from "vitest";
import { lookAgainSeconds } from "./patience.ts";

test("a bank is asked often at first, and once a minute for as long as it takes", () => {
  const since = new Date("2026-11-20T12:00:00Z");
  const after = (seconds: number) =>
    lookAgainSeconds(since, new Date(since.getTime() + seconds * 1_000));
  expect([-5, 0, 30, 31, 300, 600, 86_400].map(after)).toEqual([3, 3, 3, 4, 30, 60, 60]);
});
