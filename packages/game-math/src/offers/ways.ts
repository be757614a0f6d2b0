/**
 * The ways to bet that somebody who works off a bonus would choose among, for every game of the
 * house: from the most careful that counts in full to the boldest. Where a game cannot be steered,
 * one way represents all of its rounds: all or nothing, with the mean and the deviation of a round.
 */
import { DICE_OUTCOMES, diceMultiplier } from "../arcade/dados.ts";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { currentCodes, figuresOf, findGame } from "../games/house-games.ts";
import { sharedFigures, sharedGames } from "../shared/index.ts";
import { percentOfReturn } from "../risk/counted.ts";
import { riskOf, turnoverPercent } from "../risk/turnover.ts";
import type { Way } from "./play-through.ts";

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

const at = (edge: number, ...backs: readonly number[]): Way[] =>
  backs.map((back) => ({ back, chance: (1 - edge) / back }));

interface Steered {
  readonly ways: readonly Way[];
  readonly edge: number;
  /** A choice that counts as much as any. */
  readonly choice: unknown;
}

/** One percent is kept whichever way. */
const bold = (choice: unknown, ...backs: readonly number[]): Steered => ({
  ways: at(0.01, ...backs),
  edge: 0.01,
  choice,
});

const WHEEL_EDGE = 1 / 37;
const wheel: Steered = {
  ways: at(WHEEL_EDGE, 2, 6, 18, 36),
  edge: WHEEL_EDGE,
  choice: { chips: { red: 1 } },
};
/** The banker, who wins as good as even money; and the tie, which costs ten times as much. */
const baccarat = (choice: unknown): Steered => ({
  ways: [...at(0.0106, 1.95), ...at(0.1036, 10)],
  edge: 0.0106,
  choice,
});

const steered: Readonly<Record<string, Steered>> = {
  dados: {
    ways: [7_500, 4_950, 2_500, 1_000, 200].map((wins) => ({
      chance: wins / DICE_OUTCOMES,
      back: diceMultiplier(wins) / 100,
    })),
    edge: 0.01,
    choice: { side: "under", target: 4_950 },
  },
  "estrela-cadente": bold({ targetHundredths: 200 }, 1.5, 2, 10, 100, 1_000, 10_000),
  "voo-do-tucano": bold({ autoHundredths: 200 }, 1.5, 2, 10, 100, 1_000, 10_000),
  garimpo: bold({ mines: 12 }, 2, 10, 100, 1_000, 10_000),
  "torre-do-saci": bold({ difficulty: "hard" }, 1.98, 10, 100, 1_000, 4_056),
  "maior-ou-menor": bold(undefined, 2, 10, 100, 1_000, 2_000),
  "plinko-tropical": {
    ways: [...at(0.0086, 3), ...at(0.0086, 30), ...at(0.0086, 1_000)],
    edge: 0.0086,
    choice: { rows: 16, risk: "high" },
  },
  "roda-da-praia": bold({ segments: 50, risk: "high" }, 2, 10, 33),
  "roleta-europeia": wheel,
  "roleta-ao-vivo": wheel,
  bacara: baccarat({ banker: 1 }),
  "bacara-ao-vivo": baccarat({ chips: { banker: 1 } }),
  "sic-bo": {
    ways: [...at(0.0277, 2), ...at(0.07, 201)],
    edge: 0.0277,
    choice: { chips: { small: 1 } },
  },
  "dragao-e-tigre": {
    ways: [...at(0.0373, 2), ...at(0.1, 56)],
    edge: 0.0373,
    choice: { chips: { dragon: 1 } },
  },
  "pescaria-da-mare": { ways: at(0.03, 2, 10, 100, 250), edge: 0.03, choice: undefined },
  "liga-tucano": {
    ways: at(0.019, 2, 10, 100, 500),
    edge: 0.019,
    choice: { day: 1, system: "singles", selections: ["0/result:home"] },
  },
};

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
  const known = steered[code];
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
  const own = currentCodes.flatMap((code) => {
    const game = findGame(code);
    return game === null ? [] : [playedGame({ ...game.facts, ...figuresOf(game) })];
  });
  const shared = sharedGames.flatMap(({ facts }) => {
    const figures = sharedFigures[`${facts.code}@${facts.version}`];
    return figures === undefined ? [] : [playedGame({ ...facts, ...figures })];
  });
  return [...own, ...shared];
}
