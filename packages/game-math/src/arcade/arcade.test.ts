// Protects: the arcade games return what they publish, tell what they pay, and hide what is hidden.
import { readFileSync } from "node:fs";
import path from "node:path";
import { book as bookSchema } from "@tucano/contract/events/round-events.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offeredOf } from "../games/catalogue.ts";
import type { HouseGame, InstantGame, SteppedGame } from "../engine.ts";
import { figuresOfOutcomes, percentOf } from "../outcomes.ts";
import { createDraws } from "../provably-fair.ts";
import { decimals, toNumber } from "../rational.ts";
import { replaySteps } from "../steps.ts";
import {
  DICE_WINS_MAX,
  DICE_WINS_MIN,
  dados,
  diceMultiplier,
  diceReturn,
} from "../games/dados/game.ts";
import { estrelaCadente, limboChance, limboResult } from "../games/estrela-cadente/game.ts";
import { houseGames } from "../games/house-games.ts";
import { arcadeExact } from "./exact.ts";
import { garimpo, minesChance, minesMultiplier, minesPicksMax } from "../games/garimpo/game.ts";
import { plinkoReturn, plinkoSlots } from "../games/plinko-tropical/game.ts";
import { rodaDaPraia, wheelOf, wheelReturn, wheelSizes } from "../games/roda-da-praia/game.ts";
import { risks } from "./stakes.ts";
import { torreDoSaci } from "../games/torre-do-saci/game.ts";

const arcadeGames = houseGames.offered
  .map(({ game }) => game)
  .filter(({ facts }) => facts.type === "arcade");
const docs = path.resolve(import.meta.dirname, "../../../../docs/games");
const drawsOf = (nonce: number) =>
  createDraws({ serverSeed: new Uint8Array(32).fill(3), clientSeed: "arcade", nonce });

describe("what is published", () => {
  test.each(arcadeExact.map((game) => [game.facts.code, game] as const))(
    "%s is what its definition gives, between 94 and 99.7 %, no option below 97 %",
    (code, game) => {
      const file = path.join(docs, `${code}/parsheet.json`);
      const sheet = JSON.parse(readFileSync(file, "utf8")) as {
        ways: readonly { rtp_percent: string }[];
      };
      const figures = offeredOf(code)?.figures;
      const exact = game.options.map(({ outcomes }) =>
        percentOf(figuresOfOutcomes(outcomes).rtp, 8),
      );
      expect(sheet.ways.map((each) => each.rtp_percent)).toEqual(exact);
      expect(figures?.rtpPercent).toBe(Number(exact[0]).toFixed(2));
      for (const { lowest } of game.options) {
        expect(toNumber(lowest)).toBeGreaterThan(0.97);
        expect(toNumber(lowest)).toBeLessThan(0.997);
      }
      const highest = game.options.flatMap(({ toTheEnd }) =>
        toTheEnd.map(({ winHundredths }) => winHundredths),
      );
      expect(figures?.maxWinMultiplier).toBe(Math.max(...highest) / 100);
    },
  );
});

describe("dice", () => {
  test("0.99 over the chance, rounded down", () => {
    const wanted = [
      [4_950, 200],
      [5_000, 198],
      [200, 4_950],
      [9_800, 101],
    ] as const;
    for (const [wins, pays] of wanted) expect(diceMultiplier(wins)).toBe(pays);
    expect(decimals(diceReturn(9_800), 4)).toBe("0.9898");
    for (let wins = DICE_WINS_MIN; wins <= DICE_WINS_MAX; wins += 1) {
      expect(toNumber(diceReturn(wins))).toBeGreaterThan(0.98);
      expect(toNumber(diceReturn(wins))).toBeLessThanOrEqual(0.99);
    }
  });
});

describe("limbo", () => {
  test("any m is reached with 0.99 / m, and 1.00 comes 1.9802 % of the time", () => {
    expect(decimals(limboChance(200), 6)).toBe("0.495000");
    expect(decimals(limboChance(10_000), 6)).toBe("0.009900");
    expect((1 - toNumber(limboChance(101))).toFixed(6)).toBe("0.019802");
    expect(limboResult(0n)).toBe(100);
    expect(limboResult(2n ** 51n)).toBe(198);
    expect(limboResult(2n ** 52n - 1n)).toBe(100_000_000);
  });
});

describe("wheel and plinko", () => {
  test("the mean of every wheel is 99 %", () => {
    for (const risk of risks) {
      for (const segments of wheelSizes) {
        expect(wheelOf({ segments, risk })).toHaveLength(segments);
        expect(decimals(wheelReturn({ segments, risk }), 6)).toBe("0.990000");
      }
    }
  });

  test("every plinko table is symmetric and returns 98 to 99.2 %", () => {
    for (const risk of risks) {
      for (let rows = 8; rows <= 16; rows += 1) {
        const slots = plinkoSlots({ rows, risk });
        expect(slots).toEqual(slots.toReversed());
        expect(toNumber(plinkoReturn({ rows, risk }))).toBeGreaterThan(0.98);
        expect(toNumber(plinkoReturn({ rows, risk }))).toBeLessThan(0.992);
      }
    }
    expect(plinkoSlots({ rows: 16, risk: "high" }).slice(0, 3)).toEqual([100_000, 13_000, 2_600]);
    expect(plinkoSlots({ rows: 12, risk: "high" })[0]).toBe(17_000);
  });
});

describe("mines", () => {
  test("0.99 C(25,k) / C(25-m,k), and no prize above 10,000", () => {
    const wanted = [
      [1, 1, 103],
      [3, 5, 199],
      [3, 10, 500],
      [5, 5, 339],
      [24, 1, 2_475],
    ] as const;
    for (const [mines, picks, pays] of wanted) expect(minesMultiplier(mines, picks)).toBe(pays);
    for (let mines = 1; mines <= 24; mines += 1) {
      for (let picks = 1; picks <= minesPicksMax(mines); picks += 1) {
        expect(minesMultiplier(mines, picks)).toBeLessThanOrEqual(1_000_000);
        const back = (toNumber(minesChance(mines, picks)) * minesMultiplier(mines, picks)) / 100;
        expect(back).toBeGreaterThan(0.98);
        expect(back).toBeLessThan(0.9901);
      }
    }
  });
});

/** Choices that reach every branch of a game. */
const choices: Readonly<Record<string, readonly unknown[]>> = {
  dados: [
    { side: "under", target: 4_950 },
    { side: "over", target: 9_799 },
  ],
  "estrela-cadente": [{ targetHundredths: 101 }, { targetHundredths: 100_000 }],
  "roda-da-praia": wheelSizes.flatMap((segments) => risks.map((risk) => ({ segments, risk }))),
  "plinko-tropical": risks.flatMap((risk) => [8, 11, 16].map((rows) => ({ rows, risk }))),
  garimpo: [{ mines: 1 }, { mines: 3 }, { mines: 13 }, { mines: 24 }],
  "torre-do-saci": ["easy", "medium", "hard", "expert", "master"].map((difficulty) => ({
    difficulty,
  })),
};

describe("choices", () => {
  test("nothing is read that is not offered, not even with one field more", () => {
    for (const game of arcadeGames) {
      for (const input of choices[game.facts.code] ?? []) {
        expect(game.readChoice(input)).toEqual(input);
        expect(game.readChoice({ ...(input as object), more: 1 })).toBeNull();
      }
      for (const input of [undefined, null, 1, "x", [], {}])
        expect(game.readChoice(input)).toBeNull();
    }
    expect(dados.readChoice({ side: "over", target: 9_800 })).toBeNull();
    expect(dados.readChoice({ side: "under", target: 199 })).toBeNull();
    expect(estrelaCadente.readChoice({ targetHundredths: 100 })).toBeNull();
    expect(rodaDaPraia.readChoice({ segments: 11, risk: "low" })).toBeNull();
    expect(garimpo.readAction({ kind: "pick", cell: 25 })).toBeNull();
  });
});

const instant = arcadeGames.filter((game): game is InstantGame => game.shape === "instant");
const stepped = arcadeGames.filter((game): game is SteppedGame => game.shape === "steps");
const named = <Game extends HouseGame>(games: readonly Game[]) =>
  games.map((game) => [game.facts.code, game] as const);

describe("books", () => {
  test.each(named(instant))("%s: follow the contract and replay to the same", (code, game) => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.constantFrom(...(choices[code] ?? [])), (nonce, input) => {
        const choice = game.readChoice(input);
        const played = game.play(choice, drawsOf(nonce));
        expect(bookSchema.parse(played.book)).toEqual(played.book);
        expect(played.book.at(-1)).toMatchObject({ winHundredths: played.winHundredths });
        expect(game.play(choice, drawsOf(nonce))).toEqual(played);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test.each(named(stepped))("%s: grow, hide, replay, and end when left", (code, game) => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.constantFrom(...(choices[code] ?? [])),
        fc.array(fc.nat(25), { maxLength: 12 }),
        (nonce, input, wishes) => playSteps(game, { nonce, input, wishes }),
      ),
      { numRuns: 60, seed: 11 },
    );
  });
});

interface Walk {
  readonly nonce: number;
  readonly input: unknown;
  readonly wishes: readonly number[];
}

function playSteps(game: SteppedGame, { nonce, input, wishes }: Walk): void {
  const draws = drawsOf(nonce);
  let state = game.begin(game.readChoice(input), draws);
  const actions: unknown[] = [];
  const take = (action: unknown): void => {
    const before = game.eventsOf(state);
    state = game.act(state, action, draws);
    actions.push(action);
    expect(game.eventsOf(state).slice(0, before.length)).toEqual(before);
  };
  for (const wish of wishes) {
    const action = game.readAction(
      game === (garimpo as HouseGame)
        ? { kind: "pick", cell: wish }
        : { kind: "climb", door: wish },
    );
    if (action !== null && game.costOf(state, action) === 0) take(action);
    const hasEnd = game.eventsOf(state).some(({ type }) => type.endsWith("End"));
    expect(hasEnd).toBe(game.isOver(state));
  }
  for (let step = 0; !game.isOver(state); step += 1) {
    expect(step).toBeLessThan(3);
    const action = game.leave(state);
    expect(game.costOf(state, action)).toBe(0);
    take(action);
  }
  expect(game.costOf(state, { kind: "cash_out" })).toBeNull();
  expect(bookSchema.parse(game.eventsOf(state))).toEqual(game.eventsOf(state));
  expect(game.eventsOf(state).at(-1)).toMatchObject({ winHundredths: game.winHundredthsOf(state) });
  expect(replaySteps(game, { choice: input, actions }, drawsOf(nonce))).toEqual(state);
}

describe("chance", () => {
  test("raw draws of every game are even (chi-square, fixed seed)", () => {
    const rounds = 6_000;
    const counts = { dice: Array(10).fill(0), wheel: Array(10).fill(0), mine: Array(25).fill(0) };
    const door: number[] = Array(4).fill(0);
    let steps = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const dice = dados.play({ side: "under", target: 5_000 }, drawsOf(nonce)).book[0];
      if (dice?.type === "diceRoll") counts.dice[Math.floor(dice.roll / 1_000)] += 1;
      const turn = rodaDaPraia.play({ segments: 10, risk: "low" }, drawsOf(nonce)).book[0];
      if (turn?.type === "wheelTurn") counts.wheel[turn.index] += 1;
      const { hidden } = garimpo.begin({ mines: 1 }, drawsOf(nonce));
      counts.mine[hidden[0] ?? 0] += 1;
      const first = torreDoSaci.begin({ difficulty: "easy" }, drawsOf(nonce)).hidden[0]?.[0] ?? 0;
      door[first] = (door[first] ?? 0) + 1;
      const star = estrelaCadente.play({ targetHundredths: 200 }, drawsOf(nonce));
      steps += star.winHundredths > 0 ? 1 : 0;
    }
    // 99.9 % bounds for 9, 9, 24 and 3 degrees of freedom.
    expect(chiSquare(counts.dice)).toBeLessThan(27.9);
    expect(chiSquare(counts.wheel)).toBeLessThan(27.9);
    expect(chiSquare(counts.mine)).toBeLessThan(51.2);
    expect(chiSquare(door)).toBeLessThan(16.3);
    expect(Math.abs(steps / rounds - 0.495)).toBeLessThan(2.58 * Math.sqrt(0.25 / rounds));
  });
});

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, each) => sum + each, 0) / counts.length;
  return counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
}
