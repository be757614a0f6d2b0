/**
 * The guarantee: a slip shows what the mathematics would pay, offers only what the table takes,
 * and promises no more than the limit.
 */
import { toCentavos } from "@tucano/contract/money.ts";
import {
  ligaTucano,
  marketsOfFixture,
  fixturesOf,
} from "@tucano/game-math/games/liga-tucano/table.ts";
import { expect, test } from "vitest";
import { over } from "./live-clock.ts";
import {
  figuresOf,
  hasSameMatch,
  legStateAt,
  lineText,
  oddsText,
  systemAfter,
  systemsFor,
  toggle,
} from "./slip.ts";

const unit = toCentavos(250);
const home = (count: number) => Array.from({ length: count }, (_, match) => `${match}/result:home`);

test("a tap adds, another answer of the same market replaces, a second tap removes", () => {
  const one = toggle([], "0/result:home");
  expect(one).toEqual(["0/result:home"]);
  expect(toggle(["0/result:home", "1/total:10:over"], "1/total:10:under")).toEqual([
    "0/result:home",
    "1/total:10:under",
  ]);
  expect(toggle(["0/total:10:over"], "0/total:14:over")).toHaveLength(2);
  expect(toggle(["0/result:home"], "0/result:home")).toEqual([]);
  expect(toggle(home(8), "0/bothScore:yes")).toBe("full");
});

test("every system that is offered is taken by the table, with so many lines", () => {
  for (let count = 1; count <= 8; count += 1) {
    for (const { id, lines } of systemsFor(home(count))) {
      const bet = ligaTucano.readBet({ day: 1, system: id, selections: home(count) });
      expect(bet === null ? 0 : ligaTucano.unitsOf(bet)).toBe(lines);
    }
  }
  expect(systemsFor(home(8)).map(({ id }) => id)).toContain("goliath");
});

test("two of one match are only offered as singles", () => {
  const selections = ["0/result:home", "0/bothScore:yes"];
  expect(hasSameMatch(selections)).toBe(true);
  expect(systemsFor(selections)).toEqual([{ id: "singles", lines: 2 }]);
  expect(systemAfter(selections, "multiple")).toBe("singles");
  expect(systemAfter(home(3), "2of3")).toBe("2of3");
});

test("the highest payout is the product of the odds, and never above the limit", () => {
  const odds = [0, 1].map(
    (match) => marketsOfFixture(fixturesOf(1)[match] ?? { home: "", away: "" })[0]?.selections[0],
  );
  const [a = 0, b = 0] = odds.map((each) => each?.oddsThousandths);
  const double = figuresOf({ day: 1, system: "multiple", selections: home(2) }, unit);
  expect(double?.stake).toBe(250);
  expect(double?.highest).toBe(Math.floor((250 * Math.floor((a * b) / 10_000)) / 100));
  expect(double?.returnHundredths).toBeGreaterThan(9_600);
  expect(double?.returnHundredths).toBeLessThan(9_650);
  const long = [0, 1, 2].map((match) => {
    const markets = marketsOfFixture(fixturesOf(1)[match] ?? { home: "", away: "" });
    const scores = markets.find(({ id }) => id === "correctScore")?.selections ?? [];
    const [first] = scores.toSorted((x, y) => y.oddsThousandths - x.oddsThousandths);
    return `${match}/${first?.id ?? ""}`;
  });
  const capped = figuresOf({ day: 1, system: "multiple", selections: long }, unit);
  expect(capped).toMatchObject({ isCapped: true, highest: 2_500_000 });
});

test("selections stand as the score stands, and end as they are settled", () => {
  const goals = [
    { side: "home", minute: 10 },
    { side: "away", minute: 80 },
  ] as const;
  const [fixture] = fixturesOf(1);
  if (fixture === undefined) throw new Error("A day has matches.");
  const match = { ...fixture, goals, score: { home: [1, 0], away: [0, 1] } } as const;
  const day = { day: 1, matches: [match] };
  const at = (minute: number) => ({ part: minute <= 45 ? "first" : "second", minute }) as const;
  expect(legStateAt("0/result:home", day, at(5))).toBe("lost");
  expect(legStateAt("0/result:home", day, at(20))).toBe("won");
  expect(legStateAt("0/result:home", day, over)).toBe("lost");
  expect(legStateAt("0/drawNoBet:home", day, over)).toBe("void");
  expect(legStateAt("0/handicap:1:home", day, over)).toBe("halfWon");
  expect(legStateAt("0/result:home", null, over)).toBe("waiting");
});

test("figures are written as Brazilians write them", () => {
  expect(oddsText(1_857)).toBe("1,857");
  expect(oddsText(1_234_500)).toBe("1.234,500");
  expect([-3, -2, 0, 1, 10].map((line) => lineText(line, true))).toEqual([
    "−0,75",
    "−0,5",
    "0",
    "+0,25",
    "+2,5",
  ]);
});
