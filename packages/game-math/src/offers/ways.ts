/**
 * The ways to bet that somebody who works off a bonus would choose among, for every game of the
 * house: from the most careful that counts in full to the boldest. Where a game cannot be steered,
 * one way represents all of its rounds: all or nothing, with the mean and the deviation of a round.
 */
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { catalogue } from "../games/catalogue.ts";
import { gamesByFolder, tablesByFolder } from "../games/index.ts";
import { percentOfReturn } from "../risk/counted.ts";
import { riskOf, turnoverPercent } from "../risk/turnover.ts";
import type { Way } from "./play-through.ts";
import type { Steered } from "./steered.ts";

export interface PlayedGame {
  readonly code: string;
  readonly name: string;
  readonly type: GameType;
  readonly ways: readonly Way[];
  /** Percent of a stake that counts, of the way that counts most. */
  readonly countedPercent: number;
  /** Of the way on which the house keeps least. */
  readonly edge: number;
  /** What the house keeps of a stake that counts so much. */
  readonly countedEdge: number;
}

const steered: ReadonlyMap<string, Steered | undefined> = new Map(
  [...gamesByFolder, ...tablesByFolder].map(({ definition }) => [
    definition.game.facts.code,
    definition.steered,
  ]),
);

/** All or nothing with this mean and deviation. */
function matched(mean: number, deviation: number): Way {
  const back = (deviation ** 2 + mean ** 2) / mean;
  return { back, chance: mean / back };
}

interface Told {
  readonly code: string;
  readonly name: string;
  readonly type: GameType;
  readonly rtpPercent: string;
  readonly standardDeviation: string;
}

function playedGame({ code, name, type, rtpPercent, standardDeviation }: Told): PlayedGame {
  const known = steered.get(code);
  if (known !== undefined) {
    const { ways, edge, choice } = known;
    const countedPercent = turnoverPercent(code, choice);
    const countedEdge = riskOf(code, choice).edge;
    return { code, name, type, ways, edge, countedPercent, countedEdge };
  }
  const mean = Number(rtpPercent) / 100;
  return {
    code,
    name,
    type,
    ways: [matched(mean, Number(standardDeviation))],
    edge: 1 - mean,
    countedEdge: 1 - mean,
    countedPercent: percentOfReturn(Math.round(Number(rtpPercent) * 100)),
  };
}

/** Every game that is offered now. */
export function playedGames(): PlayedGame[] {
  return catalogue.map(({ game, figures }) => playedGame({ ...game.facts, ...figures }));
}
