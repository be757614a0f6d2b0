/** Parsheets of the timed draws: every way in which they can end is counted. */
import { hallOutcomes } from "@tucano/game-math/draws/shared/bingo-hall.ts";
import { hallFigures, kenoFigures, sixFigures } from "@tucano/game-math/draws/shared/figures.ts";
import { KENO_PICKS_MAX, kenoOutcomes } from "@tucano/game-math/draws/shared/keno.ts";
import { sixOutcomes } from "@tucano/game-math/draws/shared/six-of-sixty.ts";
import type { GameFacts, GameFigures } from "@tucano/game-math/engine.ts";
import {
  deviationOf,
  figuresOfOutcomes,
  oneInOf,
  type Outcome,
  percentOf,
} from "@tucano/game-math/outcomes.ts";
import { kenoMinuto } from "@tucano/game-math/shared/keno-minuto.ts";
import { salaoDeBingo } from "@tucano/game-math/shared/salao-de-bingo.ts";
import { seisDaSorte } from "@tucano/game-math/shared/seis-da-sorte.ts";
import type { Parsheet } from "./parsheet.ts";

const PLACES = 6;

interface Ticket {
  readonly id: string;
  readonly outcomes: readonly Outcome[];
}

interface Source {
  readonly facts: GameFacts;
  readonly figures: GameFigures;
  readonly tickets: readonly Ticket[];
  readonly how: string;
}

function rowOf({ id, outcomes }: Ticket) {
  const { rtp, hitRate, variance, maxHundredths, maxChance } = figuresOfOutcomes(outcomes);
  return {
    id,
    rtpPercent: percentOf(rtp, PLACES),
    hitRatePercent: percentOf(hitRate, PLACES),
    standardDeviation: deviationOf(variance),
    maxWinMultiplier: maxHundredths / 100,
    maxWinOneIn: oneInOf(maxChance),
  };
}

function toSheet({ facts, figures, tickets, how }: Source): Parsheet {
  const { code, name, version, volatility, maxWinMultiplier } = facts;
  const rows = tickets.map(rowOf);
  const json = { code, version, ...figures, volatility, maxWinMultiplier, how, tickets: rows };
  const markdown = [
    `# ${name}: parsheet of version ${version}`,
    "",
    `Written by \`npm run maths\`. ${how}`,
    "",
    `Return ${figures.rtpPercent} % (base 100 %, no feature), hit rate ${figures.hitRatePercent} %,`,
    `standard deviation ${figures.standardDeviation}, volatility ${volatility}, maximum win`,
    `${maxWinMultiplier} times, 1 in ${figures.maxWinOneIn}.`,
    "",
    "| ticket | return | pays | σ | maximum | 1 in |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      (row) =>
        `| ${row.id} | ${row.rtpPercent} % | ${row.hitRatePercent} % | ${row.standardDeviation} ` +
        `| ${row.maxWinMultiplier} | ${row.maxWinOneIn} |`,
    ),
    "",
  ].join("\n");
  return { code, version, name, figures, json, markdown };
}

export function timedDrawSheets(): Parsheet[] {
  const spots = Array.from({ length: KENO_PICKS_MAX }, (_, index) => index + 1);
  return [
    toSheet({
      facts: kenoMinuto.facts,
      figures: kenoFigures(),
      tickets: spots.map((count) => ({ id: `${count}-spot`, outcomes: kenoOutcomes(count) })),
      how:
        "Hits of n numbers are hypergeometric: n of 80 against 20 drawn. Figures are those of " +
        "five numbers; the odds of the maximum are those of nine numbers, its likeliest ticket.",
    }),
    toSheet({
      facts: seisDaSorte.facts,
      figures: sixFigures(),
      tickets: [{ id: "six", outcomes: sixOutcomes() }],
      how: "Hits are hypergeometric: six of 60 against six drawn.",
    }),
    toSheet({
      facts: salaoDeBingo.facts,
      figures: hallFigures(),
      tickets: [{ id: "card", outcomes: hallOutcomes() }],
      how:
        "All ways to place the fifteen numbers of a card among ninety draws, by the bands in " +
        "which its three rows are complete. All cards return the same.",
    }),
  ];
}
