// Protects: arcade rounds pay what paper says, at the very mark, cell, door and slot.
import { expect, test } from "vitest";
import { towerDifficulties } from "@tucano/contract/events/arcade.ts";
import { rational } from "../rational.ts";
import { DICE_WINS_MAX, dados, diceTarget } from "../games/dados/game.ts";
import { estrelaCadente } from "../games/estrela-cadente/game.ts";
import { garimpo, minesMultiplier } from "../games/garimpo/game.ts";
import { plinkoChance, plinkoSlots, plinkoTropical } from "../games/plinko-tropical/game.ts";
import { rodaDaPraia, wheelOf } from "../games/roda-da-praia/game.ts";
import { wholeStakes } from "./stakes.ts";
import { torreDoSaci, towerMultiplier } from "../games/torre-do-saci/game.ts";

const told = (...answers: readonly number[]) => {
  const left = [...answers];
  return { below: () => left.shift() ?? 0 };
};

test("stakes are whole reais", () => {
  expect(wholeStakes).toEqual({
    stakesCentavos: [100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000],
    defaultStakeCentavos: 100,
  });
});

test("a roll wins below its mark or above it, never on it", () => {
  expect(DICE_WINS_MAX).toBe(9_800);
  expect([diceTarget("under", 4_950), diceTarget("over", 4_950)]).toEqual([4_950, 5_049]);
  const win = (side: "under" | "over", target: number, roll: number) =>
    dados.play({ side, target }, told(roll)).winHundredths;
  expect([4_949, 4_950, 4_951].map((roll) => win("under", 4_950, roll))).toEqual([200, 0, 0]);
  expect([5_048, 5_049, 5_050].map((roll) => win("over", 5_049, roll))).toEqual([0, 0, 200]);
  const read = (side: string, target: number) => dados.readChoice({ side, target });
  expect(read("under", 300.5)).toBeNull();
  // So near to 300 that what is left above it comes out whole.
  expect(read("over", 300 + 2 ** -44)).toBeNull();
  expect(dados.readChoice({ side: "under", target: "300" })).toBeNull();
  expect([199, 200, 9_800, 9_801].map((target) => read("under", target) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([198, 199, 9_799, 9_800].map((target) => read("over", target) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a star that reaches its target pays it, and one that falls just short pays nothing", () => {
  // Half of the way is 1.98.
  const half = 2 ** 25;
  const win = (targetHundredths: number) =>
    estrelaCadente.play({ targetHundredths }, told(half, 0)).winHundredths;
  expect([197, 198, 199].map(win)).toEqual([197, 198, 0]);
  const shown = (high: number, low: number) =>
    estrelaCadente.play({ targetHundredths: 101 }, told(high, low)).book[0];
  expect(shown(2 ** 26 - 1, 2 ** 26 - 1)).toMatchObject({ resultHundredths: 100_000_000 });
  expect(shown(0, 1)).toMatchObject({ resultHundredths: 100 });
  expect(estrelaCadente.readChoice({ targetHundredths: 1_000_000 })).not.toBeNull();
  expect(estrelaCadente.readChoice({ targetHundredths: 1_000_001 })).toBeNull();
});

test("finds raise what may be cashed out, and a mine takes all of it", () => {
  // The three mines lie in the first cells.
  const start = garimpo.begin({ mines: 3 }, told(0, 0, 0));
  const pick = (state: typeof start, cell: number) => {
    expect(garimpo.costOf(state, { kind: "pick", cell })).toBe(0);
    return garimpo.act(state, { kind: "pick", cell }, told());
  };
  expect(garimpo.eventsOf(start)).toEqual([
    { type: "minesStart", mines: 3, picksMax: expect.any(Number), nextHundredths: 112 },
  ]);
  expect(minesMultiplier(3, 0)).toBe(0);
  expect(garimpo.costOf(start, { kind: "cash_out" })).toBeNull();
  expect(garimpo.leave(start)).toEqual({ kind: "pick", cell: 0 });
  const two = pick(pick(start, 3), 24);
  expect(garimpo.isOver(two)).toBe(false);
  expect(garimpo.winHundredthsOf(two)).toBe(0);
  expect(garimpo.costOf(two, { kind: "pick", cell: 24 })).toBeNull();
  expect(garimpo.leave(two)).toEqual({ kind: "cash_out" });
  const gone = garimpo.act(two, { kind: "cash_out" }, told());
  expect(garimpo.isOver(gone)).toBe(true);
  expect(garimpo.costOf(gone, { kind: "pick", cell: 5 })).toBeNull();
  expect(garimpo.eventsOf(gone).slice(1)).toEqual([
    {
      type: "minesPick",
      cell: 3,
      isMine: false,
      picks: 1,
      multiplierHundredths: 112,
      nextHundredths: 128,
    },
    {
      type: "minesPick",
      cell: 24,
      isMine: false,
      picks: 2,
      multiplierHundredths: 128,
      nextHundredths: 147,
    },
    { type: "minesEnd", reason: "cash_out", mines: [0, 1, 2] },
    { type: "finalWin", winHundredths: 128, tier: expect.any(String) },
  ]);
  const blown = pick(two, 2);
  expect(garimpo.winHundredthsOf(blown)).toBe(0);
  expect(garimpo.eventsOf(blown).slice(3)).toMatchObject([
    { isMine: true, picks: 2, multiplierHundredths: 0, nextHundredths: null },
    { type: "minesEnd", reason: "mine" },
    { winHundredths: 0 },
  ]);
});

test("mines are told in the order of their cells, wherever they were laid", () => {
  // Of each place on the one that is so far on.
  const start = garimpo.begin({ mines: 3 }, told(24, 5, 1));
  expect(start.hidden).toEqual([3, 6, 24]);
  const last = garimpo.begin({ mines: 24 }, told());
  const cleared = garimpo.act(last, { kind: "pick", cell: 24 }, told());
  expect(garimpo.eventsOf(cleared).slice(1)).toMatchObject([
    { picks: 1, multiplierHundredths: 2_475, nextHundredths: null },
    { reason: "cleared" },
    { winHundredths: 2_475 },
  ]);
  expect(garimpo.readAction({ kind: "pick", cell: 24 })).toEqual({ kind: "pick", cell: 24 });
  expect(garimpo.readAction({ kind: "pick", cell: 25 })).toBeNull();
  expect(garimpo.readChoice({ mines: 0 })).toBeNull();
  expect(garimpo.readChoice({ mines: 25 })).toBeNull();
});

test("each floor of the tower pays more, a trap takes all, and the top is the end", () => {
  // On the easy way one door of four has the trap: here the first one, on each floor.
  const start = torreDoSaci.begin({ difficulty: "easy" }, told());
  const climb = (state: typeof start, door: number) => {
    expect(torreDoSaci.costOf(state, { kind: "climb", door })).toBe(0);
    return torreDoSaci.act(state, { kind: "climb", door }, told());
  };
  expect(start.hidden).toEqual(Array.from({ length: 9 }, () => [0]));
  expect(torreDoSaci.eventsOf(start)).toEqual([
    { type: "towerStart", difficulty: "easy", floors: 9, doors: 4, nextHundredths: 132 },
  ]);
  expect(torreDoSaci.costOf(start, { kind: "cash_out" })).toBeNull();
  expect(torreDoSaci.costOf(start, { kind: "climb", door: 4 })).toBeNull();
  expect(torreDoSaci.leave(start)).toEqual({ kind: "climb", door: 0 });
  const one = climb(start, 3);
  expect([torreDoSaci.isOver(one), torreDoSaci.winHundredthsOf(one)]).toEqual([false, 0]);
  expect(torreDoSaci.leave(one)).toEqual({ kind: "cash_out" });
  const gone = torreDoSaci.act(one, { kind: "cash_out" }, told());
  expect(torreDoSaci.costOf(gone, { kind: "climb", door: 1 })).toBeNull();
  expect(torreDoSaci.eventsOf(gone).slice(1)).toMatchObject([
    { floor: 0, door: 3, isSafe: true, multiplierHundredths: 132, nextHundredths: 176 },
    { reason: "cash_out", traps: start.hidden },
    { type: "finalWin", winHundredths: 132 },
  ]);
  const fallen = climb(one, 0);
  expect(torreDoSaci.eventsOf(fallen).slice(2)).toMatchObject([
    { floor: 1, door: 0, isSafe: false, multiplierHundredths: 0, nextHundredths: null },
    { reason: "trap" },
    { type: "finalWin", winHundredths: 0 },
  ]);
  let top = start;
  for (let floor = 0; floor < 9; floor += 1) top = climb(top, 1);
  // 0.99 x (4 / 3) to the ninth, rounded down to hundredths.
  expect(torreDoSaci.eventsOf(top).slice(-3)).toMatchObject([
    { floor: 8, nextHundredths: null },
    { reason: "top" },
    { type: "finalWin", winHundredths: 1_318 },
  ]);
  expect(torreDoSaci.eventsOf(top)[8]).toMatchObject({ floor: 7, nextHundredths: 1_318 });
  expect(towerMultiplier("easy", 0)).toBe(0);
});

test("where more doors are trapped the one that is drawn is safe", () => {
  const plans = towerDifficulties.map((difficulty) => {
    const { hidden } = torreDoSaci.begin({ difficulty }, told(1));
    return [difficulty, hidden.length, hidden[0]];
  });
  expect(plans).toEqual([
    ["easy", 9, [1]],
    ["medium", 9, [1]],
    ["hard", 9, [1]],
    ["expert", 7, [0, 2]],
    ["master", 6, [0, 2, 3]],
  ]);
  expect(torreDoSaci.readAction({ kind: "climb", door: 3 })).not.toBeNull();
  expect(torreDoSaci.readAction({ kind: "climb", door: 4 })).toBeNull();
});

test("a wheel and a plinko pay what stands where they stop", () => {
  const wheel = (segments: 10 | 50, risk: "low" | "high", index: number) =>
    rodaDaPraia.play({ segments, risk }, told(index)).winHundredths;
  expect(Array.from({ length: 10 }, (_, index) => wheel(10, "low", index))).toEqual(
    wheelOf({ segments: 10, risk: "low" }),
  );
  expect(wheel(50, "high", 0)).toBeGreaterThan(wheel(50, "high", 25));
  const ball = (...path: readonly number[]) =>
    plinkoTropical.play({ rows: 8, risk: "high" }, told(...path)).winHundredths;
  const slots = plinkoSlots({ rows: 8, risk: "high" });
  expect([ball(), ball(1), ball(1, 1, 1, 1, 1, 1, 1, 1)]).toEqual([slots[0], slots[1], slots[8]]);
  expect(new Set(slots).size).toBe(5);
  expect(plinkoChance(8, 4)).toEqual(rational(70, 256));
});

test("balls of one round cost a stake each, and pay the sum of their slots", () => {
  const choice = plinkoTropical.readChoice({ rows: 8, risk: "high", balls: 2 });
  if (choice === null) throw new Error("Two balls may be wished for.");
  expect(plinkoTropical.unitsOf(choice)).toBe(2);
  const right = Array.from({ length: 8 }, () => 1);
  const { book, winHundredths } = plinkoTropical.play(choice, told(...right, 0));
  const slots = plinkoSlots(choice);
  expect(winHundredths).toBe((slots[8] ?? 0) + (slots[0] ?? 0));
  expect(book.map(({ type }) => type)).toEqual(["plinkoDrop", "plinkoDrop", "finalWin"]);
  const one = plinkoTropical.readChoice({ rows: 8, risk: "high", balls: 1 });
  expect(one).toEqual({ rows: 8, risk: "high" });
  for (const balls of [0, 4, 11, 1.5, "2", null]) {
    expect(plinkoTropical.readChoice({ rows: 8, risk: "high", balls })).toBeNull();
  }
  // Both balls in the middle return less than they cost, though one of two may pay more.
  const middle = [1, 1, 1, 1, 0, 0, 0, 0];
  const less = plinkoTropical.play(choice, told(...middle, ...middle));
  expect(less.book.at(-1)).toMatchObject({ tier: "return" });
});
