// Protects: what is sent to the server is exactly what lies on the table, never above the limits.
import { expect, test } from "vitest";
import { createBets } from "./bets.ts";

const values = [1, 5, 10, 20, 50, 100];
const limits = { values, stakeMax: 300, chipsMax: 200 };

test("mixes chips, and sends the largest unit that divides all stacks", () => {
  const bets = createBets(limits);
  expect(bets.choice()).toBeNull();
  expect(bets.lay([["red", 100]])).toBe(true);
  expect(bets.choice()).toEqual({ unit: 5, chips: { red: 1 } });
  expect(bets.lay([["17", 10]])).toBe(true);
  expect(bets.choice()).toEqual({ unit: 2, chips: { red: 10, "17": 1 } });
  expect(bets.lay([["17", 1]])).toBe(true);
  expect(bets.choice()).toEqual({ unit: 0, chips: { red: 100, "17": 11 } });
  expect(bets.total).toBe(111);
});

test("lays nothing beyond the stake or the number of units", () => {
  const bets = createBets(limits);
  expect(bets.lay([["red", 300]])).toBe(true);
  expect(bets.lay([["red", 1]])).toBe(false);
  expect(bets.double()).toBe(false);
  expect(bets.total).toBe(300);
  bets.clear();
  expect(bets.lay([["red", 200]])).toBe(true);
  expect(bets.lay([["17", 1]])).toBe(false);
  expect(bets.lay([["17", 50]])).toBe(true);
});

test("undoes step by step, also a clearing, and repeats what was played", () => {
  const bets = createBets(limits);
  bets.lay([["red", 5]]);
  bets.double();
  expect(bets.total).toBe(10);
  bets.clear();
  expect(bets.choice()).toBeNull();
  bets.undo();
  expect(bets.total).toBe(10);
  bets.undo();
  expect(bets.total).toBe(5);
  bets.remember();
  expect(bets.canUndo).toBe(false);
  bets.clear();
  expect(bets.repeat()).toBe(true);
  expect([...bets.amounts]).toEqual([["red", 5]]);
});
