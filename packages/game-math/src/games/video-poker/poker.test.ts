// Protects: video poker knows every hand, advises the best hold, and returns what it publishes.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { pokerHands } from "@tucano/contract/events/cards.ts";
import { offeredOf } from "../catalogue.ts";
import { decimals, rational } from "../../rational.ts";
import { deck } from "../../cards/deck.ts";
import { payOfIndex, pokerIndex, pokerPays } from "./evaluate.ts";
import { eachDeal } from "./exact.ts";
import { pokerHandOf } from "./game.ts";
import { bestHold, DRAWS_OF, payOfRank, positionsOf, sumOfDraws } from "./hold.ts";

const file = path.resolve(
  import.meta.dirname,
  "../../../../../docs/games/video-poker/parsheet.json",
);

interface Sheet {
  readonly rtp_percent: string;
  readonly rtp_fraction: string;
  readonly standard_deviation: string;
  readonly rules: { readonly hands: readonly { hand: string; pays: number; chance: string }[] };
}

const sheet = JSON.parse(readFileSync(file, "utf8")) as Sheet;

describe("Hands", () => {
  test.each([
    ["Th Jh Qh Kh Ah", "royalFlush"],
    ["9h Th Jh Qh Kh", "straightFlush"],
    ["Ah 2h 3h 4h 5h", "straightFlush"],
    ["9h 9s 9d 9c Kh", "fourOfAKind"],
    ["2h 2s 2d Kc Kh", "fullHouse"],
    ["Kh Ks Kd 2c 2h", "fullHouse"],
    ["2h 9h Jh Qh Kh", "flush"],
    ["Ah 2s 3h 4h 5h", "straight"],
    ["Th Js Qh Kh Ah", "straight"],
    ["Qh Ks Ah 2h 3h", "nothing"],
    ["7h 7s 7d Kc 2h", "threeOfAKind"],
    ["7h 7s 2d 2c Kh", "twoPair"],
    ["Jh Js 2d 3c 4h", "jacksOrBetter"],
    ["Ah As 2d 3c 4h", "jacksOrBetter"],
    ["Th Ts 2d 3c 4h", "nothing"],
  ])("%s is %s", (cards, hand) => {
    expect(pokerHandOf(cards.split(" "))).toBe(hand);
  });

  test("all 2,598,960 of them are as many of each kind as there are", () => {
    const counts = Array.from({ length: 10 }, () => 0);
    eachDeal(([a, b, c, d, e]) => {
      counts[pokerIndex(a!, b!, c!, d!, e!)]! += 1;
    });
    const named = Object.fromEntries(pokerHands.map((hand, index) => [hand, counts[index]]));
    expect(named).toEqual({
      royalFlush: 4,
      straightFlush: 36,
      fourOfAKind: 624,
      fullHouse: 3_744,
      flush: 5_108,
      straight: 10_200,
      threeOfAKind: 54_912,
      twoPair: 123_552,
      jacksOrBetter: 337_920,
      nothing: 1_302_540 + 760_320,
    });
    const sum = counts.reduce((all, count, index) => all + count * (payOfIndex[index] ?? 0), 0);
    expect(sum).toBe(875_504);
  });
});

describe("The best hold", () => {
  test("is what every player of the game knows", () => {
    const held = (cards: string): string =>
      positionsOf(bestHold(cards.split(" ")).mask)
        .map((position) => cards.split(" ")[position])
        .join(" ");
    expect(held("Th Jh Qh Kh Ah")).toBe("Th Jh Qh Kh Ah");
    expect(held("Jh Js 2d 3c 4h")).toBe("Jh Js");
    expect(held("Th Jh Qh Kh Kd")).toBe("Th Jh Qh Kh");
    expect(held("2h 3s 4d 5c Kh")).toBe("2h 3s 4d 5c");
    expect(held("2h 3s 6d 8c 9h")).toBe("");
    expect(held("7h 7s 2d 2c Kh")).toBe("7h 7s 2d 2c");
    expect(held("2h 9h Jh Qh 4s")).toBe("2h 9h Jh Qh");
    expect(held("Kd Qd 4s 7c 2h")).toBe("Kd Qd");
  });

  test("says what its draws pay, as looking at each of them does", () => {
    for (const cards of ["Kd Qd 4s 7c 2h", "7h 7s 2d 9c Kh", "2h 3s 6d 8c 9h", "Ah Ad As 4c 5c"]) {
      const places = cards.split(" ").map((card) => deck.indexOf(card));
      const { mask, pay, draws } = bestHold(cards.split(" "));
      const held = positionsOf(mask).map((position) => places[position] ?? 0);
      expect(pay).toBe(payOfDraws(held, places));
      expect(draws).toBe(DRAWS_OF[5 - held.length]);
    }
  });

  test("its sums for single cards are counted", () => {
    for (const rank of [0, 9]) expect(sumOfDraws([rank * 4])).toBe(payOfRank[rank]);
    const sum = payOfRank.reduce((all, pay) => all + pay * 4, 0);
    expect(sum).toBe(875_504 * 5);
  });
});

/** Every draw to the held cards, one by one. */
function payOfDraws(held: readonly number[], dealt: readonly number[]): number {
  const cards = [...held];
  let sum = 0;
  const draw = (from: number): void => {
    const [a, b, c, d, e] = cards;
    if (
      a !== undefined &&
      b !== undefined &&
      c !== undefined &&
      d !== undefined &&
      e !== undefined
    ) {
      sum += payOfIndex[pokerIndex(a, b, c, d, e)] ?? 0;
      return;
    }
    for (let place = from; place < 52; place += 1) {
      if (dealt.includes(place)) continue;
      cards.push(place);
      draw(place + 1);
      cards.pop();
    }
  };
  draw(0);
  return sum;
}

test("the published return is the optimum of the literature, and adds up", () => {
  const [numerator, denominator] = sheet.rtp_fraction.split("/");
  const mean = rational(BigInt(numerator ?? 0), BigInt(denominator ?? 1));
  const percent = { ...mean, numerator: mean.numerator * 100n };
  expect(decimals(percent, 8)).toBe(sheet.rtp_percent);
  expect(sheet.rtp_percent).toBe("99.54390437");
  expect(Number(sheet.standard_deviation) ** 2).toBeCloseTo(19.514676, 4);
  expect(offeredOf("video-poker")?.figures).toMatchObject({
    rtpPercent: decimals(percent, 2),
    maxWinOneIn: "40391",
  });
  const { hands } = sheet.rules;
  expect(hands.map(({ hand, pays }) => [hand, pays])).toEqual(Object.entries(pokerPays));
  const returned = hands.reduce((sum, { pays, chance }) => {
    const [over, under] = chance.split("/").map(Number);
    return sum + (pays * (over ?? 0)) / (under ?? 1);
  }, 0);
  expect(returned).toBeCloseTo(0.9954390437, 9);
});
