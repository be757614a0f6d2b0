/** The definitions of the games with one round for everybody. */
import { HALL_DRAWN, HALL_NUMBERS, hallPays, hallPrizes } from "../draws/shared/bingo-hall.ts";
import { KENO_DRAWN, KENO_NUMBERS, kenoPays } from "../draws/shared/keno.ts";
import { firstSixRules, SIX_NUMBERS, sixRules } from "../draws/shared/six-of-sixty.ts";
import { CRASH_CAP_HUNDREDTHS } from "../shared/crash.ts";
import { baccaratPays, baccaratSpots, DECKS } from "../shared/live-baccarat.ts";
import { rouletteSpots, UNITS_MAX } from "../shared/live-roulette.ts";
import { POCKETS } from "../tables/roulette.ts";
import { clubs } from "../sports/football/clubs.ts";
import {
  halfLines,
  handicapLines,
  ODDS_MAX,
  ODDS_MIN,
  RETURN,
  RETURN_MIN,
  SCORE_GOALS_MAX,
  teamLines,
} from "../sports/football/markets.ts";
import {
  AWAY_GOALS,
  FIRST_HALF_PERCENT,
  GOALS_A_HALF_MAX,
  HOME_GOALS,
} from "../sports/football/score.ts";
import { MAX_WIN_MULTIPLIER } from "../sports/league.ts";
import type { Definition } from "./types.ts";

const THOUSAND = 1_000;

export const sharedDefinitions: Readonly<Record<string, Definition>> = {
  "voo-do-tucano@1": { kind: "flight", returnPercent: 99, capHundredths: CRASH_CAP_HUNDREDTHS },
  "roleta-ao-vivo@1": {
    kind: "live-roulette",
    pockets: POCKETS,
    chipsMax: UNITS_MAX,
    spots: [...rouletteSpots.values()].map(({ id, numbers }) => [id, numbers]),
  },
  "bacara-ao-vivo@1": {
    kind: "live-baccarat",
    decks: DECKS,
    chipsMax: UNITS_MAX,
    pays: baccaratSpots.map((spot) => [spot, baccaratPays[spot]]),
    tiePush: 100,
  },
  "keno-minuto@1": { kind: "keno", numbers: KENO_NUMBERS, drawn: KENO_DRAWN, pays: kenoPays },
  "seis-da-sorte@1": { kind: "six", numbers: SIX_NUMBERS, ...firstSixRules },
  "seis-da-sorte@2": { kind: "six", numbers: SIX_NUMBERS, ...sixRules },
  "salao-de-bingo@1": {
    kind: "hall",
    numbers: HALL_NUMBERS,
    drawn: HALL_DRAWN,
    pays: hallPrizes.map((prize) =>
      hallPays[prize].map(({ balls, payHundredths }) => [balls, payHundredths]),
    ),
  },
  "liga-tucano@1": {
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
};
