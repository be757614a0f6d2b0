/** The definitions of the games that one player plays alone, but for slots. */
import { baccaratBets } from "@tucano/contract/events/cards.ts";
import { DICE_OUTCOMES, DICE_WINS_MAX, DICE_WINS_MIN } from "../arcade/dados.ts";
import { LIMBO_SHOWN_MAX, LIMBO_TARGET_MAX, LIMBO_TARGET_MIN } from "../arcade/estrela-cadente.ts";
import { CAP_HUNDREDTHS, MINES_CELLS, MINES_MAX } from "../arcade/garimpo.ts";
import { PLINKO_ROWS_MAX, PLINKO_ROWS_MIN, plinkoSlots } from "../arcade/plinko-tropical.ts";
import { wheelOf, wheelSizes } from "../arcade/roda-da-praia.ts";
import { type Risk, risks } from "../arcade/stakes.ts";
import { towerPlans } from "../arcade/torre-do-saci.ts";
import { baccaratPays, PUSH } from "../cards/baccarat/exact.ts";
import { BACCARAT_CHIPS_MAX, BACCARAT_DECKS } from "../cards/baccarat/game.ts";
import {
  DEALER_STANDS_ON,
  DECKS as BLACKJACK_DECKS,
  HANDS_MAX,
  INSURANCE,
  returns,
} from "../cards/blackjack/table.ts";
import { GUESSES_MAX, MAX_WIN_MULTIPLIER, SKIPS_MAX } from "../cards/hilo/rules.ts";
import { pokerPays } from "../cards/poker/evaluate.ts";
import { CARDS_MAX } from "../draws/bingo/bingo.ts";
import { CELLS, type Pattern, patterns } from "../draws/bingo/patterns.ts";
import {
  BALLS,
  BALLS_DRAWN,
  EXTRA_BALLS_MAX,
  NEAR_HUNDREDTHS,
  RETURN_NUMERATOR,
} from "../draws/bingo/rules.ts";
import { EQUAL_FIELDS, FIELDS, scratchPrizes, SERIES } from "../draws/scratch.ts";
import { fishTargets, fishWeapons, RETURN_PERCENT } from "../fish/targets.ts";
import { DECKS, dragonTiger, dragonTigerSpots } from "../tables/dragon-tiger.ts";
import { POCKETS, roulette, rouletteSpots } from "../tables/roulette.ts";
import { sicBo, sicBoSpots } from "../tables/sic-bo.ts";
import type { Definition } from "./types.ts";

/** What dice and stars return in the long run. */
const SHARE_PERCENT = 99;

function byRisk<Value>(of: (risk: Risk) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(risks.map((risk) => [risk, of(risk)]));
}

/** # for a cell that belongs to it, the top row first. */
function shapeOf({ mask }: Pattern): string {
  return Array.from({ length: CELLS }, (_, cell) => ((mask >> cell) & 1 ? "#" : ".")).join("");
}

const boardRows = Array.from(
  { length: PLINKO_ROWS_MAX - PLINKO_ROWS_MIN + 1 },
  (_, index) => PLINKO_ROWS_MIN + index,
);

const arcade = {
  "dados@1": {
    kind: "dice",
    outcomes: DICE_OUTCOMES,
    winsMin: DICE_WINS_MIN,
    winsMax: DICE_WINS_MAX,
    returnPercent: SHARE_PERCENT,
  },
  "estrela-cadente@1": {
    kind: "limbo",
    targetMin: LIMBO_TARGET_MIN,
    targetMax: LIMBO_TARGET_MAX,
    shownMax: LIMBO_SHOWN_MAX,
    returnPercent: SHARE_PERCENT,
  },
  "roda-da-praia@1": {
    kind: "wheel",
    wheels: Object.fromEntries(
      wheelSizes.map((segments) => [segments, byRisk((risk) => wheelOf({ segments, risk }))]),
    ),
  },
  "plinko-tropical@1": {
    kind: "plinko",
    slots: Object.fromEntries(
      boardRows.map((rows) => [rows, byRisk((risk) => plinkoSlots({ rows, risk }))]),
    ),
  },
  "garimpo@1": {
    kind: "mines",
    cells: MINES_CELLS,
    minesMax: MINES_MAX,
    capHundredths: Number(CAP_HUNDREDTHS),
  },
  "torre-do-saci@1": { kind: "tower", plans: towerPlans },
};

const cards = {
  "bacara@1": {
    kind: "baccarat",
    decks: BACCARAT_DECKS,
    chipsMax: BACCARAT_CHIPS_MAX,
    pays: baccaratBets.map((bet) => [bet, baccaratPays[bet]]),
    tiePush: PUSH,
  },
  "vinte-e-um@1": {
    kind: "blackjack",
    decks: BLACKJACK_DECKS,
    handsMax: HANDS_MAX,
    dealerStandsOn: DEALER_STANDS_ON,
    insuranceHundredths: INSURANCE,
    returns,
  },
  "video-poker@1": { kind: "poker", pays: pokerPays },
  "maior-ou-menor@1": {
    kind: "hilo",
    guessesMax: GUESSES_MAX,
    skipsMax: SKIPS_MAX,
    maxWinMultiplier: MAX_WIN_MULTIPLIER,
  },
};

const tables = {
  "roleta-europeia@1": {
    kind: "roulette",
    pockets: POCKETS,
    chipsMax: roulette.rules.chipsMax,
    spots: [...rouletteSpots],
  },
  "sic-bo@1": {
    kind: "sic-bo",
    chipsMax: sicBo.rules.chipsMax,
    spots: sicBoSpots.map(({ id, toOne }) => [id, toOne]),
  },
  "dragao-e-tigre@1": {
    kind: "dragon-tiger",
    decks: DECKS,
    chipsMax: dragonTiger.rules.chipsMax,
    spots: dragonTigerSpots.map(({ id, toOne }) => [id, toOne]),
  },
};

const fishing = {
  kind: "fishing",
  returnPercent: RETURN_PERCENT,
  /** Is a boss the only target of its shot? In the first version it need not be. */
  bossAlone: true,
  targets: fishTargets,
  weapons: fishWeapons.map(({ id, cost, targetsMax }) => ({
    id,
    cost,
    targetsMax,
    parts: id === "bomb" ? "blast" : "equal",
  })),
};

const draws = {
  "bingo-do-luar@1": {
    kind: "bingo",
    balls: BALLS,
    drawn: BALLS_DRAWN,
    cardsMax: CARDS_MAX,
    extraBallsMax: EXTRA_BALLS_MAX,
    nearHundredths: NEAR_HUNDREDTHS,
    extraReturnPercent: RETURN_NUMERATOR,
    patterns: patterns.map((pattern) => ({
      id: pattern.id,
      payHundredths: pattern.payHundredths,
      shape: shapeOf(pattern),
    })),
  },
  "raspadinha-do-saci@1": {
    kind: "scratch",
    tickets: SERIES,
    prizes: scratchPrizes,
    fields: FIELDS,
    equal: EQUAL_FIELDS,
  },
  "pescaria-da-mare@1": { ...fishing, bossAlone: false },
  "pescaria-da-mare@2": fishing,
};

export const soloDefinitions: Readonly<Record<string, Definition>> = {
  ...arcade,
  ...cards,
  ...tables,
  ...draws,
};
