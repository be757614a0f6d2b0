// Protects: of money between a studio and the wallet no part of a centavo is lost to the player.
import { expect, test } from "vitest";
import { toCentavos } from "../money.ts";
import { creditCentavos, unitsOf } from "./studio-wallet.ts";

test("a centavo is a thousand of the studio's units", () => {
  expect(unitsOf(toCentavos(125))).toBe(125_000);
});

test("a credit is rounded up: the fraction is the player's", () => {
  expect([0, 1, 1_000, 1_001, 1_999].map(creditCentavos)).toEqual([0, 1, 1, 2, 2]);
});
