/**
 * What every default offer is worth to whoever plays it best, at every game: the generated part of
 * docs/promotions.md. Nothing here decides anything; a test holds the numbers.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { presets } from "../../apps/server/src/market/index.ts";
import {
  bestOf,
  boundOf,
  combinationOf,
  type CountedGame,
  countedGames,
  offerCases,
  type OfferCase,
  returnedOf,
  steadyOf,
} from "../../apps/server/src/promotions/costs/offer-costs.ts";
import { root } from "../lib/root.ts";

const PAGE = path.join(root, "docs/promotions.md");
const BEGIN = "<!-- offers: written by `npm run maths -- offers` -->";
const END = "<!-- end of offers -->";

const numbers = presets.standard;
const { stakeMaxCentavos } = numbers.wagering;

const exact = (centavos: number): string => {
  const whole = Math.round(centavos);
  const text = String(Math.abs(whole)).padStart(3, "0");
  return `${whole < 0 ? "−" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
};
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const rule = (columns: number): string =>
  row(["---", ...Array.from({ length: columns - 1 }, () => "---:")]);

/** A column each: the largest of each offer, and the smallest that is deposited for. */
const SHOWN = [
  "first recharge of 1500.00",
  "first recharge of 199.99",
  "tiers, 0.00 to 5000.00",
  "rebate of 5000.00",
  "rebate of 100.00",
  "day 7",
  "dailyWheel, five",
  "lotteryWheel, ten",
];

function gameTable(games: readonly CountedGame[], shown: readonly OfferCase[]): string[] {
  const head = ["game", "counts", "R$ 100 of turnover cost", ...shown.map(({ name }) => name)];
  return [
    row(head),
    rule(head.length),
    ...games.map((game) => {
      const cells = shown.map((one) => {
        const { profit, ruin } = bestOf(one, game, stakeMaxCentavos);
        return `${exact(profit)} (${percent(ruin)}), ${exact(steadyOf(one, game))}`;
      });
      return row([game.name, percent(game.counted), exact(game.cost * 10_000), ...cells]);
    }),
  ];
}

function caseTable(games: readonly CountedGame[], cases: readonly OfferCase[]): string[] {
  const head = ["offer", "gives", "owes", "deposit", "best strategy at most", "published"];
  return [
    row(head),
    rule(head.length),
    ...cases.map((one) =>
      row([
        one.name,
        exact(one.gift),
        exact(one.turnover),
        exact(one.deposit),
        exact(boundOf(one, games)),
        exact((one.gift * numbers.offerCosts.costRates[one.offer]) / 10_000),
      ]),
    ),
  ];
}

function shareTable(games: readonly CountedGame[]): string[] {
  const head = [
    "game",
    "the house keeps",
    "relief",
    "rebate, highest level",
    "spins",
    "VIP gifts",
    "three inviters",
    "comes back at most",
  ];
  const cents = (share: number) => exact(share * 10_000);
  return [
    row(head),
    rule(head.length),
    ...games.map((game) => {
      const { keeps, ...returned } = returnedOf(numbers, game);
      const { relief, rebate, spins, gifts, team } = returned;
      const shares = [relief, rebate, spins, gifts, team];
      const all = shares.reduce((sum, share) => sum + share, 0);
      return row([game.name, ...[keeps, ...shares, all].map(cents)]);
    }),
  ];
}

function combinationTable(games: readonly CountedGame[]): string[] {
  const head = ["one deposit of", "all that it earns, best strategy at most", "published"];
  const deposits = [10_000, 20_000, 100_000, 150_000, 500_000, 5_000_000];
  return [
    row(head),
    rule(head.length),
    ...deposits.map((deposit) => {
      const { profit, published } = combinationOf(numbers, deposit, games);
      return row([exact(deposit), exact(profit), exact(published)]);
    }),
  ];
}

export function writeOffers(): void {
  const games = countedGames();
  const cases = offerCases(numbers);
  const shown = SHOWN.flatMap((name) => cases.filter((one) => one.name === name).slice(0, 1));
  const page = readFileSync(PAGE, "utf8");
  const [before = "", rest = ""] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? "";
  const written = [
    BEGIN,
    "",
    "Amounts are R$. Of every gift, by the closed bound:",
    "",
    ...caseTable(games, cases),
    "",
    "Of one deposit, with everything that the market does not exclude:",
    "",
    ...combinationTable(games),
    "",
    "Of each R$ 100.00 that is staked:",
    "",
    ...shareTable(games),
    "",
    "By value iteration, at each game: the best expected profit (how often it ends in nothing), and the profit without luck:",
    "",
    ...gameTable(games, shown),
    "",
    END,
  ];
  writeFileSync(PAGE, before + written.join("\n") + after);
  console.log(`${cases.length} gifts at ${games.length} games`);
}
