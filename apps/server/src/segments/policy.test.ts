// Protects: a segment's rules can fit somebody and say what they mean, and nobody is sought out for
// marketing because they lost.
import { expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { isByLosses, isSound, mayBeFor } from "./policy.ts";
import type { SegmentRules } from "./types.ts";

const rules = (changes: Partial<SegmentRules>): SegmentRules => ({ period_days: 30, ...changes });
const money = (from?: number, to?: number) => ({
  ...(from === undefined ? {} : { from: toCentavos(from) }),
  ...(to === undefined ? {} : { to: toCentavos(to) }),
});

const sound: Partial<SegmentRules>[] = [
  {},
  { deposited: money(1, 1) },
  { staked: money(0) },
  { won: money(undefined, 5) },
  { days_away: { from: 7, to: 7 } },
  { deposit_days_ago: { to: 0 } },
  { registered_days_ago: { from: 0 } },
  { level_from: 2, level_to: 2 },
  { level_from: 2 },
  { age_from: 18, age_to: 18 },
  { registered_from: "2026-01-01", registered_to: "2026-01-01" },
  { registered_from: "2026-01-01" },
  { registered_to: "2026-01-01" },
  { games: [1], game_types: ["slots"], languages: ["pt"], tags: [1] },
  { has_deposited: false },
  { has_deposited: true, deposited: money(1), deposit_days_ago: { from: 1 } },
];

test.each(sound)("%j can fit somebody", (changes) => {
  expect(isSound(rules(changes))).toBe(true);
});

const unsound: Partial<SegmentRules>[] = [
  { deposited: money(2, 1) },
  { staked: money(2, 1) },
  { won: money(2, 1) },
  { lost: money(2, 1) },
  { days_away: { from: 8, to: 7 } },
  { deposit_days_ago: { from: 8, to: 7 } },
  { registered_days_ago: { from: 8, to: 7 } },
  { deposited: {} },
  { days_away: {} },
  { level_from: 3, level_to: 2 },
  { age_from: 30, age_to: 29 },
  { registered_from: "2026-01-02", registered_to: "2026-01-01" },
  { games: [] },
  { game_types: [] },
  { languages: [] },
  { tags: [] },
  { has_deposited: false, deposited: money(1) },
  { has_deposited: false, deposit_days_ago: { from: 1 } },
];

test.each(unsound)("%j fits nobody, or says nothing", (changes) => {
  expect(isSound(rules(changes))).toBe(false);
});

test("who lost is sought out by the loss, or by a most that they won", () => {
  expect(isByLosses(rules({ lost: money(1) }))).toBe(true);
  expect(isByLosses(rules({ won: money(undefined, 0) }))).toBe(true);
  expect(isByLosses(rules({ won: money(1), staked: money(1, 2) }))).toBe(false);
  expect(isByLosses(rules({}))).toBe(false);
});

test("such rules look after members, and never sell them anything", () => {
  expect(mayBeFor("marketing", rules({ lost: money(1) }))).toBe(false);
  expect(mayBeFor("protective", rules({ lost: money(1) }))).toBe(true);
  expect(mayBeFor("marketing", rules({ won: money(1) }))).toBe(true);
  expect(mayBeFor("protective", rules({}))).toBe(true);
});
