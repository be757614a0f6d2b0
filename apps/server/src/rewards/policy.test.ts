import { expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { costOf, freeSourceOf, refusalOf } from "./policy.ts";

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

test("a reward costs its amount, and the stakes of the free rounds that come with it", () => {
  const free = { studio: "house", gameCode: "a", stake: toCentavos(20), rounds: 10, days: 1 };
  expect(costOf({ amount: toCentavos(300) })).toBe(300);
  expect(costOf({ amount: toCentavos(300), free: null })).toBe(300);
  expect(costOf({ amount: toCentavos(300), free })).toBe(500);
  expect(costOf({ amount: toCentavos(0), free })).toBe(200);
});

test.each([
  ["promo-code", "code"],
  ["shop", "shop"],
  ["vip.upgrade", "vip"],
  ["ftd", "activity"],
  ["day7", "activity"],
] as const)("free rounds that come with %s are given by: %s", (kind, source) => {
  expect(freeSourceOf(kind)).toBe(source);
});
