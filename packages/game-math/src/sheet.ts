/** What a game tells its players: rules, paytable, strips and published figures, as data. */
import type { GameSheet, SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import type { HouseGame } from "./engine.ts";
import { figuresOf } from "./games/house-games.ts";
import { publishedFigures } from "./games/published.ts";
import { findSlot } from "./games/registry.ts";
import { volatilityOf } from "./volatility.ts";
import { type CompiledSlot, REELS, ROWS, type StageName } from "./slots/definition.ts";

/** Slots with lines tell all of their reels; other games' clients have the definition itself. */
export function sheetOfGame(game: HouseGame): SlotSheet | GameSheet {
  const { code, version, ...facts } = game.facts;
  const slot = findSlot(code, version);
  if (slot !== null) return sheetOf(slot);
  const figures = figuresOf(game);
  return {
    code,
    name: facts.name,
    definition_version: version,
    game_type: facts.type,
    shape: game.shape,
    rtp_percent: figures.rtpPercent,
    rtp_method: figures.method,
    rtp_standard_error_percent: figures.standardErrorPercent,
    options: figures.options.map(({ id, rtpPercent }) => ({ id, rtp_percent: rtpPercent })),
    volatility: volatilityOf(figures.standardDeviation),
    hit_rate_percent: figures.hitRatePercent,
    paid_rate_percent: figures.paidRatePercent,
    max_win_multiplier: figures.maxWinMultiplier,
    max_win_one_in: figures.maxWinOneIn,
    standard_deviation: figures.standardDeviation,
  };
}

export function sheetOf(slot: CompiledSlot): SlotSheet {
  const { definition } = slot;
  const figures = publishedFigures[`${definition.code}@${definition.version}`];
  if (figures === undefined) {
    throw new RangeError(`${definition.code}: no published figures; run npm run maths.`);
  }
  const { spins, retriggerSpins, spinsMax, multiplier } = definition.freeSpins;
  return {
    code: definition.code,
    name: definition.name,
    definition_version: definition.version,
    reels: REELS,
    rows: ROWS,
    lines: definition.lines.map((line) => [...line]),
    pays_both_ways: definition.paysBothWays,
    symbols: slot.symbols.map((symbol) => ({
      id: symbol.id,
      role: symbol.role,
      multiplier: symbol.multiplier ?? 1,
      expands: symbol.expands ?? false,
      pays: symbol.pays.flatMap((pay, index) => (pay > 0 ? [{ count: index + 3, pay }] : [])),
    })),
    strips: { base: stripsOf(slot, "base"), free: stripsOf(slot, "free") },
    free_spins: {
      triggers: spins.map((given, index) => ({ scatters: index + 3, spins: given })),
      retrigger_spins: retriggerSpins,
      spins_max: spinsMax,
      multiplier,
    },
    rtp_percent: figures.rtpPercent,
    rtp_base_percent: figures.rtpBasePercent,
    rtp_feature_percent: figures.rtpFeaturePercent,
    volatility: volatilityOf(figures.standardDeviation),
    hit_rate_percent: figures.hitRatePercent,
    paid_rate_percent: figures.paidRatePercent,
    feature_one_in: figures.featureOneIn,
    max_win_multiplier: figures.maxWinMultiplier,
    max_win_one_in: figures.maxWinOneIn,
    standard_deviation: figures.standardDeviation,
  };
}

function stripsOf(slot: CompiledSlot, stage: StageName): string[][] {
  return slot.strips[stage].map((strip) => strip.map((symbol) => slot.symbols[symbol]?.id ?? ""));
}
