/** What a game tells its players: rules, paytable, strips and published figures, as data. */
import type { GameSheet, SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import type { FigureOption, GameFigures, HouseGame } from "./engine.ts";
import { figuresOf } from "./games/catalogue.ts";
import type { LineGame } from "./grid-slots/spins/line-spin.ts";
import type { SharedGame } from "./shared/shared-game.ts";
import { volatilityOf } from "./volatility.ts";

/** The first slots tell all of their reels; other games' clients have the definition itself. */
export function sheetOfGame(game: SharedGame): GameSheet;
export function sheetOfGame(game: HouseGame | LineGame | SharedGame): SlotSheet | GameSheet;
export function sheetOfGame(game: HouseGame | LineGame | SharedGame): SlotSheet | GameSheet {
  const { code, version, ...facts } = game.facts;
  const figures = figuresOf(game);
  if ("slot" in game) return lineSheet(game, figures);
  return {
    code,
    name: facts.name,
    definition_version: version,
    game_type: facts.type,
    shape: game.shape,
    rtp_percent: figures.rtpPercent,
    rtp_method: figures.method,
    rtp_standard_error_percent: figures.standardErrorPercent,
    options: figures.options.map(optionOf),
    ...spreadOf(figures),
  };
}

function optionOf(option: FigureOption): GameSheet["options"][number] {
  const { id, rtpPercent, units, featureOneIn, maxWinMultiplier, maxWinOneIn } = option;
  return {
    id,
    rtp_percent: rtpPercent,
    ...(units === undefined ? {} : { units }),
    ...(featureOneIn === undefined ? {} : { feature_one_in: featureOneIn }),
    ...(maxWinMultiplier === undefined ? {} : { max_win_multiplier: maxWinMultiplier }),
    ...(maxWinOneIn === undefined ? {} : { max_win_one_in: maxWinOneIn }),
  };
}

function spreadOf(figures: GameFigures) {
  return {
    volatility: volatilityOf(figures.standardDeviation),
    hit_rate_percent: figures.hitRatePercent,
    paid_rate_percent: figures.paidRatePercent,
    max_win_multiplier: figures.maxWinMultiplier,
    max_win_one_in: figures.maxWinOneIn,
    standard_deviation: figures.standardDeviation,
  };
}

function lineSheet({ facts, slot }: LineGame, figures: GameFigures): SlotSheet {
  const { definition, screen } = slot;
  const { parts } = figures;
  if (parts === undefined)
    throw new RangeError(`${facts.code} does not say where it returns what.`);
  const { spins, retriggerSpins, spinsMax, multiplier } = definition.freeSpins;
  const stripsOf = (stage: "base" | "free"): string[][] =>
    definition.strips[stage].map((strip) => strip.trim().split(/\s+/));
  return {
    code: facts.code,
    name: facts.name,
    definition_version: facts.version,
    reels: screen.reels,
    rows: screen.rowsMax,
    lines: definition.lines.map((line) => [...line]),
    pays_both_ways: definition.paysBothWays,
    symbols: definition.symbols.map((symbol) => ({
      id: symbol.id,
      role: symbol.role,
      multiplier: symbol.multiplier ?? 1,
      expands: symbol.expands ?? false,
      pays: symbol.pays.flatMap((pay, index) => (pay > 0 ? [{ count: index + 3, pay }] : [])),
    })),
    strips: { base: stripsOf("base"), free: stripsOf("free") },
    free_spins: {
      triggers: spins.map((given, index) => ({ scatters: index + 3, spins: given })),
      retrigger_spins: retriggerSpins,
      spins_max: spinsMax,
      multiplier,
    },
    rtp_percent: figures.rtpPercent,
    rtp_base_percent: parts.basePercent,
    rtp_feature_percent: parts.featurePercent,
    ...spreadOf(figures),
    feature_one_in: parts.featureOneIn,
  };
}
