/** Parsheets of the games with one round for everybody: all of them exact. */
import type { GameFigures } from "@tucano/game-math/engine.ts";
import { decimals, rational, times } from "@tucano/game-math/rational.ts";
import { vooDoTucano } from "@tucano/game-math/shared/crash.ts";
import {
  baccaratSpreads,
  crashSpread,
  deviationOf,
  hitRateOf,
  returnOf,
  rouletteKinds,
  type Spread,
} from "@tucano/game-math/shared/exact.ts";
import type { SharedGame } from "@tucano/game-math/shared/index.ts";
import { bacaraAoVivo } from "@tucano/game-math/shared/live-baccarat.ts";
import { roletaAoVivo } from "@tucano/game-math/shared/live-roulette.ts";
import type { Parsheet } from "./parsheet.ts";
import { timedDrawSheets } from "./timed-draws.ts";

const percent = (value: ReturnType<typeof returnOf>): string =>
  decimals(times(value, rational(100)), 2);

interface Published {
  readonly game: Pick<SharedGame, "facts">;
  /** The first is the way of playing that a newcomer gets. */
  readonly spreads: readonly Spread[];
  readonly maxWinOneIn: string;
  readonly how: string;
}

function toSheet({ game, spreads, maxWinOneIn, how }: Published): Parsheet {
  const { code, name, version, volatility, maxWinMultiplier } = game.facts;
  const [main] = spreads;
  if (main === undefined) throw new Error(`${code} has no bets.`);
  const figures: GameFigures = {
    rtpPercent: percent(returnOf(main)),
    method: "exact",
    standardErrorPercent: null,
    hitRatePercent: percent(hitRateOf(main)),
    maxWinOneIn,
    standardDeviation: deviationOf(main).toFixed(2),
    options: spreads.map((spread) => ({ id: spread.id, rtpPercent: percent(returnOf(spread)) })),
  };
  const options = spreads.map((spread) => ({
    id: spread.id,
    rtpPercent: decimals(times(returnOf(spread), rational(100)), 6),
    hitRatePercent: decimals(times(hitRateOf(spread), rational(100)), 6),
    standardDeviation: deviationOf(spread).toFixed(4),
  }));
  const json = { code, version, ...figures, volatility, maxWinMultiplier, how, options };
  const rows = options.map(
    (each) =>
      `| ${each.id} | ${each.rtpPercent} % | ${each.hitRatePercent} % | ${each.standardDeviation} |`,
  );
  const markdown = [
    `# ${name}: parsheet of version ${version}`,
    "",
    `Written by \`npm run maths\`. ${how}`,
    "",
    `Return ${figures.rtpPercent} % (base 100 %, no feature), hit rate ${figures.hitRatePercent} %,`,
    `standard deviation ${figures.standardDeviation}, volatility ${volatility}, maximum win`,
    `${maxWinMultiplier} times, 1 in ${maxWinOneIn}.`,
    "",
    "| bet | return | pays | σ |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
  return { code, version, name, figures, json, markdown };
}

const TARGETS = [200, 101, 110, 150, 500, 1_000, 10_000, 100_000, 1_000_000];

export async function sharedSheets(): Promise<Parsheet[]> {
  const roulette = rouletteKinds();
  const straightLast = roulette.toSorted((a, b) => Number(b.id === "red") - Number(a.id === "red"));
  return [
    toSheet({
      game: vooDoTucano,
      spreads: TARGETS.map(crashSpread),
      maxWinOneIn: "10101.0",
      how:
        "Each target is a bet of its own; of the 2^52 equally likely outcomes, " +
        "floor(99 · 2^52 / target) reach it. The cap is a target like any other.",
    }),
    toSheet({
      game: roletaAoVivo,
      spreads: straightLast,
      maxWinOneIn: "37.0",
      how: "Every bet covers n of 37 pockets and pays 36/n.",
    }),
    toSheet({
      game: bacaraAoVivo,
      spreads: baccaratSpreads().toSorted(
        (a, b) => Number(b.id === "banker") - Number(a.id === "banker"),
      ),
      maxWinOneIn: "13.4",
      how:
        "All ordered ways to take six cards from eight decks are counted: banker " +
        "2 292 252 566 437 888, player 2 230 518 282 592 256, tie 475 627 426 473 216.",
    }),
    ...timedDrawSheets(),
  ];
}
