/** Liga Tucano, as the house offers it. */
import { at } from "../../offers/steered.ts";
import type { TableDefinition } from "../game-definition.ts";
import { clubs } from "./football/clubs.ts";
import {
  halfLines,
  handicapLines,
  ODDS_MAX,
  ODDS_MIN,
  RETURN,
  RETURN_MIN,
  SCORE_GOALS_MAX,
  teamLines,
} from "./football/markets.ts";
import { AWAY_GOALS, FIRST_HALF_PERCENT, GOALS_A_HALF_MAX, HOME_GOALS } from "./football/score.ts";
import { hasSameMatch, riskOfSlip } from "./risk.ts";
import { ligaTucano, MAX_WIN_MULTIPLIER, type Slip } from "./table.ts";

const THOUSAND = 1_000;

export const definition: TableDefinition = {
  id: 35,
  game: ligaTucano,
  numbers: {
    kind: "league",
    clubs: clubs.map(({ id, attack, defence }) => [id, attack, defence]),
    homeGoals: HOME_GOALS,
    awayGoals: AWAY_GOALS,
    firstHalfPercent: FIRST_HALF_PERCENT,
    goalsAHalfMax: GOALS_A_HALF_MAX,
    correctScoreMax: SCORE_GOALS_MAX,
    totalLines: halfLines,
    teamLines,
    handicapLinesTo: Math.max(...handicapLines),
    returnThousandths: Math.round(RETURN * THOUSAND),
    returnMinThousandths: Math.round(RETURN_MIN * THOUSAND),
    oddsMin: ODDS_MIN,
    oddsMax: ODDS_MAX,
    maxWinMultiplier: MAX_WIN_MULTIPLIER,
  },
  risk: {
    ofChoice: (slip) => riskOfSlip(slip as Slip),
    isHedged: (slip, before) => hasSameMatch(slip as Slip, before as readonly Slip[]),
  },
  steered: {
    ways: at(0.019, 2, 10, 100, 500),
    edge: 0.019,
    choice: { day: 1, system: "singles", selections: ["0/result:home"] },
  },
};
