// Protects: whoever is chosen by what they did did that, to the centavo and the day; and who did
// not is never among them.
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { expect, test } from "vitest";
import { type Deeds, type DeedsWish, fits } from "./deeds.ts";

const somebody: Deeds = {
  level: 3,
  site: "tucano.example",
  registeredOn: "2026-03-10",
  cash: toCentavos(2_500),
  deposited: toCentavos(10_000),
  lastDepositOn: "2026-05-01",
  staked: toCentavos(50_000),
  won: toCentavos(42_000),
  lastPlayedOn: "2026-05-02",
};
const newcomer: Deeds = {
  ...somebody,
  deposited: ZERO,
  lastDepositOn: null,
  staked: ZERO,
  won: ZERO,
  lastPlayedOn: null,
};

const wishes: readonly (readonly [string, DeedsWish, boolean])[] = [
  ["nothing", {}, true],
  ["a level below", { levelFrom: 3 }, true],
  ["a level above", { levelFrom: 4 }, false],
  ["a level at most", { levelTo: 3 }, true],
  ["a lower level at most", { levelTo: 2 }, false],
  ["the site", { site: "tucano.example" }, true],
  ["another site", { site: "arara.example" }, false],
  ["registered that day", { registeredFrom: "2026-03-10", registeredTo: "2026-03-10" }, true],
  ["registered later", { registeredFrom: "2026-03-11" }, false],
  ["registered earlier", { registeredTo: "2026-03-09" }, false],
  ["as much cash", { cashFrom: toCentavos(2_500), cashTo: toCentavos(2_500) }, true],
  ["a centavo more cash", { cashFrom: toCentavos(2_501) }, false],
  ["a centavo less cash at most", { cashTo: toCentavos(2_499) }, false],
  ["as much deposited", { depositedFrom: toCentavos(10_000) }, true],
  ["a centavo more", { depositedFrom: toCentavos(10_001) }, false],
  ["no more than that", { depositedTo: toCentavos(10_000) }, true],
  ["a centavo less at most", { depositedTo: toCentavos(9_999) }, false],
  ["no deposit since that day", { noDepositSince: "2026-05-01" }, true],
  ["no deposit since the day before", { noDepositSince: "2026-04-30" }, false],
  ["as much staked", { stakedFrom: toCentavos(50_000) }, true],
  ["a centavo more staked", { stakedFrom: toCentavos(50_001) }, false],
  ["lost as much", { lostFrom: toCentavos(8_000) }, true],
  ["lost a centavo more", { lostFrom: toCentavos(8_001) }, false],
  ["ahead", { wonFrom: toCentavos(1) }, false],
  ["behind by no more", { wonFrom: toCentavos(-8_000) }, true],
  ["away since that day", { awaySince: "2026-05-02" }, true],
  ["away since the day before", { awaySince: "2026-05-01" }, false],
  ["played", { hasPlayed: true }, true],
  ["never played", { hasPlayed: false }, false],
  ["one of two", { levelFrom: 3, lostFrom: toCentavos(8_001) }, false],
];

test.each(wishes)("%s", (_what, wish, is) => {
  expect(fits(somebody, wish)).toBe(is);
});

test("who never paid in has not done so since any day; who never played is not away", () => {
  expect(fits(newcomer, { noDepositSince: "2020-01-01" })).toBe(true);
  expect(fits(newcomer, { awaySince: "2099-01-01" })).toBe(false);
  expect(fits(newcomer, { hasPlayed: false })).toBe(true);
  expect(fits(newcomer, { hasPlayed: true })).toBe(false);
  expect(fits(newcomer, { lostFrom: ZERO })).toBe(true);
});
