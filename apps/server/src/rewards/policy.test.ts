import { expect, test } from "vitest";
import { refusalOf } from "./policy.ts";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const reward = { state: "claimable", availableFrom: at(10), expiresAt: at(20) } as const;

test.each([
  ["before its time", reward, at(9), "rewards.not_yet"],
  ["from its first instant", reward, at(10), null],
  ["until its last", reward, new Date(at(20).getTime() - 1), null],
  ["not after it", reward, at(20), "rewards.expired"],
  ["for ever, when it never ends", { ...reward, expiresAt: null }, at(30), null],
  ["not when an operator took it", { ...reward, state: "forfeited" }, at(15), "rewards.forfeited"],
  ["not when it is over", { ...reward, state: "expired" }, at(15), "rewards.expired"],
  ["again, to the same answer", { ...reward, state: "claimed" }, at(30), null],
] as const)("a reward can be claimed: %s", (_name, one, now, code) => {
  expect(refusalOf(one, now)).toBe(code);
});
