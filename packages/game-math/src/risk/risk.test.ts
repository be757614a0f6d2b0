/** Protects: turnover counts what a bet risks, and nobody works it off for less than it costs. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresOf } from "../games/catalogue.ts";
import { currentCodes, findGame } from "../games/house-games.ts";
import { countCombinations } from "../cards/baccarat/exact.ts";
import { rouletteSpots } from "../games/roleta-ao-vivo/table.ts";
import { baccaratChances } from "../cards/baccarat/cases.ts";
import { countedShare, FULL_EDGE_BASIS_POINTS, percentOfReturn, WHOLE_STAKE } from "./counted.ts";
import { percentOfGame, riskOf, turnoverPercent, turnoverPercentBeside } from "./turnover.ts";

const dice = (wins: number) => turnoverPercent("dados", { side: "under", target: wins });
const chips = (laid: Record<string, number>) => ({ chips: laid });

describe("A bet counts", () => {
  test.each([
    ["an even chance at dice, by its edge of 1 %", "dados", { side: "under", target: 4_950 }, 28],
    ["90 % at dice, little", "dados", { side: "under", target: 9_000 }, 11],
    ["97 % at dice, nothing", "dados", { side: "under", target: 9_700 }, 0],
    ["98 % at dice, nothing", "dados", { side: "over", target: 199 }, 0],
    ["a star at twice, by its edge", "estrela-cadente", { targetHundredths: 200 }, 28],
    ["a star at 1.01, nothing", "estrela-cadente", { targetHundredths: 101 }, 0],
    ["a flight to 1.02, nothing", "voo-do-tucano", { autoHundredths: 102 }, 0],
    ["a flight by hand, little", "voo-do-tucano", { autoHundredths: null }, 7],
    ["plinko at low risk, little", "plinko-tropical", { rows: 16, risk: "low" }, 11],
    [
      "ten balls at low risk, less than one",
      "plinko-tropical",
      { rows: 16, risk: "low", balls: 10 },
      0,
    ],
    ["plinko at high risk, by its edge", "plinko-tropical", { rows: 16, risk: "high" }, 29],
    ["one mine of 25 cells, nothing", "garimpo", { mines: 1 }, 0],
    ["twelve mines, by their edge", "garimpo", { mines: 12 }, 28],
    ["a roulette's colour, by its edge", "roleta-europeia", chips({ red: 5 }), 77],
    ["red and black, nothing", "roleta-europeia", chips({ red: 5, black: 5 }), 0],
    [
      "three dozens, nothing",
      "roleta-ao-vivo",
      chips({ "dozen-1": 1, "dozen-2": 1, "dozen-3": 1 }),
      0,
    ],
    ["player and banker, nothing", "bacara", { player: 3, banker: 3 }, 0],
    ["banker alone, by its edge", "bacara", { banker: 3 }, 30],
    ["dragon and tiger, nothing", "dragao-e-tigre", chips({ dragon: 1, tiger: 1 }), 0],
    ["small and big, nothing", "sic-bo", chips({ small: 1, big: 1 }), 0],
    ["a slot, all", "onca-dourada", undefined, 100],
    ["a slot with an extra chance, all", "livro-de-cordel", { mode: "ante" }, 100],
    ["free spins that are bought, all", "livro-de-cordel", { mode: "buy" }, 100],
    ["blackjack, by its edge", "vinte-e-um", undefined, 9],
    ["a game of dice for those who read on, all", "keno-minuto", { picks: [1, 2, 3] }, 100],
  ] as const)("%s", (_what, code, choice, percent) => {
    expect(turnoverPercent(code, choice)).toBe(percent);
  });

  test("every number of the wheel for nothing, however the chips are cut", () => {
    const straights = Array.from({ length: 37 }, (_, pocket) => [String(pocket), 1] as const);
    expect(turnoverPercent("roleta-europeia", chips(Object.fromEntries(straights)))).toBe(0);
  });

  test("less the safer it is, and nothing in the end", () => {
    expect([dice(7_600), dice(9_000), dice(9_600)]).toEqual([32, 11, 0]);
  });
});

test("the chances of baccarat are those of all ways to deal it", () => {
  const counts = countCombinations(8);
  for (const [winner, chance] of Object.entries(baccaratChances)) {
    expect(chance).toBeCloseTo(counts[winner as keyof typeof counts] / counts.total, 8);
  }
});

describe("Beside other bets of the round", () => {
  const bet = (laid: Record<string, number>, unitCentavos = 100) => ({
    choice: chips(laid),
    unitCentavos,
  });

  test("the other side counts nothing, and no bet is taken off twice", () => {
    const red = bet({ red: 10 });
    expect(turnoverPercentBeside("roleta-ao-vivo", red, [])).toBe(77);
    expect(turnoverPercentBeside("roleta-ao-vivo", bet({ black: 10 }), [red])).toBe(0);
    expect(turnoverPercentBeside("roleta-ao-vivo", bet({ black: 5 }, 200), [red])).toBe(0);
    expect(turnoverPercentBeside("roleta-ao-vivo", bet({ red: 10 }), [red])).toBe(77);
    expect(turnoverPercentBeside("bacara-ao-vivo", bet({ banker: 5 }), [bet({ player: 5 })])).toBe(
      0,
    );
  });

  test("another answer about the same match counts nothing, another match does", () => {
    const slip = (selection: string) => ({
      choice: { day: 1, system: "singles", selections: [selection] },
      unitCentavos: 100,
    });
    const home = slip("0/result:home");
    expect(turnoverPercentBeside("liga-tucano", slip("0/result:away"), [home])).toBe(0);
    expect(turnoverPercentBeside("liga-tucano", slip("1/result:home"), [home])).toBe(54);
    const both = { day: 1, system: "singles", selections: ["0/result:home", "0/result:away"] };
    expect(turnoverPercent("liga-tucano", both)).toBe(0);
  });
});

describe("Beside others, to the last centavo", () => {
  const AT = "roleta-ao-vivo";
  const red = { choice: chips({ red: 1 }), unitCentavos: 1 };
  const none = { choice: null, unitCentavos: 1 };

  test("a bet that lies on no spot takes nothing off, and adds nothing", () => {
    expect(turnoverPercentBeside(AT, red, [none])).toBe(77);
    expect(turnoverPercentBeside("bacara-ao-vivo", { ...red, choice: chips({ tie: 1 }) }, [none]))
      // All of the stake and not more: the tie keeps 4.84 %.
      .toBe(100);
  });

  test("as much again on the same spot counts as the first did", () => {
    expect(turnoverPercentBeside(AT, red, [red])).toBe(77);
  });

  test("a slip with one match of before among others counts nothing", () => {
    const slip = (...selections: readonly string[]) => ({
      choice: { day: 1, system: "singles", selections },
      unitCentavos: 100,
    });
    const [home, more] = [slip("0/result:home"), slip("0/result:away", "1/result:home")];
    expect(turnoverPercentBeside("liga-tucano", more, [home])).toBe(0);
  });
});

describe("A game of which only the return is known", () => {
  test.each([
    ["keeps 3.5 %: all", 9_650, 100],
    ["keeps more: all", 9_000, 100],
    ["keeps 1.75 %: half", 9_825, 50],
    ["keeps 0.03 %, of which 0.857 % would count: nothing", 9_997, 0],
    ["keeps nothing: nothing", 10_000, 0],
  ])("%s", (_what, rtpBasisPoints, percent) => {
    expect(percentOfReturn(rtpBasisPoints)).toBe(percent);
  });

  test("puts the whole stake at risk", () => {
    expect(WHOLE_STAKE).toEqual({ atRisk: 1 });
  });
});

test("a twentieth at risk is enough to count, whatever the last bits of a sum say", () => {
  for (const atRisk of [0.05, 0.05 - 1e-9]) {
    expect(countedShare({ edge: 0.035, atRisk })).toBeCloseTo(0.2, 6);
  }
  expect(countedShare({ edge: 0.035, atRisk: 0.049_999 })).toBe(0);
});

describe("A game asked about for the first time", () => {
  /** Answers are remembered by game: these come from a memory that is empty. */
  async function freshTurnover(): Promise<typeof import("./turnover.ts")> {
    const { vi } = await import("vitest");
    vi.resetModules();
    return import("./turnover.ts");
  }

  test("counts by its best bet, alone or in a round for everybody", async () => {
    const fresh = await freshTurnover();
    // Banker returns 98.94 %, the best of baccarat: 1.06 of 3.5.
    expect(fresh.turnoverPercent("bacara", undefined)).toBe(30);
    expect(fresh.turnoverPercent("keno-minuto", undefined)).toBe(100);
  });

  test("counts so when nobody looks at the choices, too", () => {
    expect(percentOfGame("bacara")).toBe(30);
    expect(percentOfGame("liga-tucano")).toBe(54);
    expect(percentOfGame("onca-dourada")).toBe(100);
    expect(percentOfGame("elsewhere")).toBeNull();
  });

  test("is refused when the house has none of that name", () => {
    const refused = new RangeError("elsewhere is no game of the house.");
    expect(() => turnoverPercent("elsewhere", undefined)).toThrow(refused);
  });
});

test("what counts never costs less than the full edge, at any game and any table of chips", () => {
  const fullEdge = FULL_EDGE_BASIS_POINTS / 10_000;
  for (const code of currentCodes) {
    const game = findGame(code);
    if (game === null) throw new Error(code);
    const best = Math.max(
      Number(figuresOf(game).rtpPercent),
      ...figuresOf(game).options.map(({ rtpPercent }) => Number(rtpPercent)),
    );
    expect(percentOfReturn(Math.round(best * 100))).toBeLessThanOrEqual(100);
  }
  const spots = fc.constantFrom(...rouletteSpots.keys());
  fc.assert(
    fc.property(fc.dictionary(spots, fc.integer({ min: 1, max: 50 }), { minKeys: 1 }), (laid) => {
      const { edge } = riskOf("roleta-ao-vivo", chips(laid));
      const counted = turnoverPercent("roleta-ao-vivo", chips(laid)) / 100;
      expect(counted * fullEdge).toBeLessThanOrEqual(edge + 1e-9);
    }),
  );
  for (let wins = 200; wins <= 9_800; wins += 1) {
    const { edge } = riskOf("dados", { side: "under", target: wins });
    expect((dice(wins) / 100) * fullEdge).toBeLessThanOrEqual(edge + 1e-9);
  }
});
