// Protects: whatever costs more than a plain spin is staked whole, by what the game and the market
// offer, and never with money that the house gives.
import { describe, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { readWager } from "./wager.ts";

const market = { minRoundMs: 0, minRoundMsOfTypes: {}, mayBuyFeature: true };
const barred = { ...market, mayBuyFeature: false };

function gameOf(code: string) {
  const game = findGame(code);
  if (game === null) throw new Error(code);
  return game;
}

const refused = (code: string): unknown => expect.objectContaining({ code });

/** A game, how it is played for more, and what that costs in stakes. */
const dearer = [
  ["trilha-do-curupira", { buy: true }],
  ...["boto-encantado", "livro-de-cordel", "boi-estrela", "cascata-do-ouro"].flatMap((code) =>
    ["ante", "buy", "buy-super"].map((mode) => [code, { mode }] as const),
  ),
] as const;

describe.each(dearer)("%s with %o", (code, choice) => {
  const game = gameOf(code);
  const units = game.unitsOf(game.readChoice(choice));
  const stake = toCentavos(40 * units);

  test("costs whole units of a stake on offer, and no other amount", () => {
    expect(units).toBeGreaterThan(1);
    expect(readWager(game, { stake, choice }, market)).toMatchObject({ units, choice });
    for (const wrong of [30 * units, 40 * units + 1, 10]) {
      const wish = { stake: toCentavos(wrong), choice };
      expect(() => readWager(game, wish, market)).toThrow(refused("house_games.stake_not_offered"));
    }
  });

  test("is not sold for more than a round may stake", () => {
    const most = game.facts.maxStakeCentavos ?? 0;
    const above = game.facts.stakesCentavos.find((one) => one * units > most);
    if (above === undefined) return;
    const wish = { stake: toCentavos(above * units), choice };
    expect(() => readWager(game, wish, market)).toThrow(refused("house_games.stake_not_offered"));
  });

  test("is refused where the market bars it, and in a round that the house pays for", () => {
    const notOffered = refused("house_games.choice_not_offered");
    expect(() => readWager(game, { stake, choice }, barred)).toThrow(notOffered);
    const given = { stake, choice, free_grant: "018f2b5c-0000-7000-8000-000000000000" };
    expect(() => readWager(game, given, market)).toThrow(notOffered);
  });

  test("leaves the plain spin to every market", () => {
    const plain = { stake: toCentavos(40) };
    expect(readWager(game, plain, barred)).toMatchObject({ units: 1, choiceText: null });
  });
});
