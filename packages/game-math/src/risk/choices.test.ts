// Protects: what a bet risks is calculated from every way it can end, at each game by its own
// rules.
import { describe, expect, test } from "vitest";
import { legOf } from "../games/liga-tucano/table.ts";
import { riskOfSlip } from "../games/liga-tucano/risk.ts";
import { laidBy, riskOfChoice, riskOfLaid } from "./choices.ts";
import type { Risk } from "./counted.ts";

function expectRisk(found: Risk | null, edge: number, atRisk: number): void {
  expect(found?.edge).toBeCloseTo(edge, 10);
  expect(found?.atRisk).toBeCloseTo(atRisk, 10);
}

describe("A choice", () => {
  test.each([
    ["even dice", "dados", { side: "under", target: 5_000 }, 0.01, 0.5],
    ["a star at four times", "estrela-cadente", { targetHundredths: 400 }, 0.01, 1 - 0.99 / 4],
    ["a flight to four times", "voo-do-tucano", { autoHundredths: 400 }, 0.01, 1 - 0.99 / 4],
    ["two of ten bold segments", "roda-da-praia", { segments: 10, risk: "high" }, 0.01, 0.8],
    ["two blanks of ten", "roda-da-praia", { segments: 10, risk: "low" }, 0.01, 0.2],
    ["five mines of 25 cells", "garimpo", { mines: 5 }, 0.01, 0.2],
    ["one door of four", "torre-do-saci", { difficulty: "easy" }, 0.01, 0.25],
    ["three doors of four", "torre-do-saci", { difficulty: "master" }, 0.01, 0.75],
    ["the surest guess", "maior-ou-menor", undefined, 0.01, 1 / 13],
  ])("%s", (_what, code, choice, edge, atRisk) => {
    expectRisk(riskOfChoice(code, choice), edge, atRisk);
  });

  test("a ball through eight rows", () => {
    // 5.6, 2.1, 1.1, 1, 0.5 and the same again, in 1, 8, 28, 56, 70 … of 256 ways.
    const returned = 2 * (560 + 8 * 210 + 28 * 110 + 56 * 100) + 70 * 50;
    const risk = riskOfChoice("plinko-tropical", { rows: 8, risk: "low" });
    expectRisk(risk, 1 - returned / 25_600, (70 * 0.5) / 256);
  });

  test.each([
    ["dados", { side: "under", target: 0 }],
    ["estrela-cadente", { targetHundredths: 1 }],
    ["voo-do-tucano", { autoHundredths: null }],
    ["voo-do-tucano", null],
    ["plinko-tropical", { rows: 17, risk: "low" }],
    ["roda-da-praia", { segments: 11, risk: "low" }],
    ["garimpo", { mines: 0 }],
    ["torre-do-saci", { difficulty: "none" }],
    ["onca-dourada", {}],
    ["toString", {}],
  ])("at %s %j is none that differs in its risk", (code, choice) => {
    expect(riskOfChoice(code, choice)).toBeNull();
  });
});

/** The second card of eight decks is of the first one's rank: 31 of 415. */
const PAIR = 31 / 415;
const [PLAYER, BANKER, TIE] = [0.446246609, 0.458597423, 0.095155968];

describe.each(["bacara", "bacara-ao-vivo"])("Laid at %s", (code) => {
  test("each spot alone, by its own chance", () => {
    expectRisk(riskOfLaid(code, { player: 3 }), 1 - 2 * PLAYER - TIE, BANKER);
    expectRisk(riskOfLaid(code, { banker: 3 }), 1 - 1.95 * BANKER - TIE, PLAYER);
    expectRisk(riskOfLaid(code, { tie: 3 }), 1 - 10 * TIE, 1 - TIE);
    expectRisk(riskOfLaid(code, { playerPair: 3 }), 1 - 12 * PAIR, 1 - PAIR);
    expectRisk(riskOfLaid(code, { bankerPair: 3 }), 1 - 12 * PAIR, 1 - PAIR);
  });

  test("two pairs cover each other when both or one of them comes", () => {
    const pairs = riskOfLaid(code, { playerPair: 1, bankerPair: 1 });
    expectRisk(pairs, 1 - 12 * PAIR, (1 - PAIR) ** 2);
  });

  test("a side and its pair are lost together alone", () => {
    const edge = 1 - (2 * PLAYER + TIE + 12 * PAIR) / 2;
    // No pair: all of it when the banker wins, half of it on a tie.
    const atRisk = (1 - PAIR) * (BANKER + TIE / 2);
    expectRisk(riskOfLaid(code, { player: 1, playerPair: 1 }), edge, atRisk);
  });
});

describe("Laid at other tables", () => {
  test.each([
    ["one number of the live wheel", "roleta-ao-vivo", { "17": 2 }, 1 / 37, 36 / 37],
    ["a dozen of it", "roleta-ao-vivo", { "dozen-1": 2 }, 1 / 37, 25 / 37],
    ["a colour and a number of the other", "roleta-ao-vivo", { red: 1, "2": 1 }, 1 / 37, 18 / 37],
    ["a spot that is not there", "roleta-ao-vivo", { nowhere: 1 }, 1, 1],
    ["one number of the wheel", "roleta-europeia", { "17": 2 }, 1 / 37, 36 / 37],
    ["small", "sic-bo", { small: 1 }, 6 / 216, 111 / 216],
  ])("%s", (_what, code, laid, edge, atRisk) => {
    expectRisk(riskOfLaid(code, laid), edge, atRisk);
  });

  test("dragon: a tie takes half", () => {
    const tie = 31 / 415;
    expectRisk(riskOfLaid("dragao-e-tigre", { dragon: 1 }), tie / 2, (1 - tie) / 2 + tie / 2);
  });

  test("nothing laid, or at no table, has no risk to tell", () => {
    expect(riskOfLaid("sic-bo", {})).toBeNull();
    expect(riskOfLaid("onca-dourada", { red: 1 })).toBeNull();
  });
});

describe("What a choice lays", () => {
  test("are its chips, or at the baccarat that one plays alone, all of it", () => {
    expect(laidBy("roleta-ao-vivo", { chips: { red: 2 } })).toEqual({ red: 2 });
    expect(laidBy("bacara-ao-vivo", { chips: { tie: 2 } })).toEqual({ tie: 2 });
    expect(laidBy("bacara", { banker: 2 })).toEqual({ banker: 2 });
  });

  test.each([
    ["onca-dourada", { chips: { red: 2 } }],
    ["roleta-ao-vivo", null],
    ["roleta-ao-vivo", undefined],
    ["roleta-ao-vivo", { chips: null }],
    ["roleta-ao-vivo", { chips: 5 }],
    ["roleta-ao-vivo", {}],
  ])("at %s %j lays nothing", (code, choice) => {
    expect(laidBy(code, choice)).toBeNull();
  });
});

describe("A slip", () => {
  const selections = ["0/result:home", "1/result:home", "2/result:away"];
  const chances = selections.map(
    (selection) => 981 / (legOf(3, selection)?.oddsThousandths ?? Number.NaN),
  );
  const [a = 0, b = 0, c = 0] = chances;

  test("risks what its odds leave open, on average of its lines", () => {
    const risk = (system: string, count: number) =>
      riskOfSlip({ day: 3, system, selections: selections.slice(0, count) });
    expectRisk(risk("singles", 1), 0.019, 1 - a);
    expectRisk(risk("singles", 3), 0.019, 1 - (a + b + c) / 3);
    expectRisk(risk("multiple", 2), 0.019, 1 - a * b);
    expectRisk(risk("trixie", 3), 0.019, 1 - (a * b + a * c + b * c + a * b * c) / 4);
  });

  test("on what is not offered risks what the house keeps, and no more", () => {
    const slip = { day: 3, system: "singles", selections: ["0/result:nobody"] };
    expectRisk(riskOfSlip(slip), 0.019, 0.019);
  });

  test("on one match twice, or by no system, counts for nothing", () => {
    const twice = ["0/result:home", "0/result:away"];
    const none = { edge: 0, atRisk: 0 };
    expect(riskOfSlip({ day: 3, system: "singles", selections: twice })).toEqual(none);
    expect(riskOfSlip({ day: 3, system: "trixie", selections: twice })).toEqual(none);
    expect(riskOfSlip({ day: 3, system: "none", selections })).toEqual(none);
  });
});
