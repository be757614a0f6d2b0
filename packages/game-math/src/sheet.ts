/** What a game tells its players: rules, paytable, strips and published figures, as data. */
import type { SlotSheet } from "@tucano/contract/house-games.ts";
import { publishedFigures } from "./games/published.ts";
import { type CompiledSlot, REELS, ROWS, type StageName } from "./slots/definition.ts";

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
    volatility: definition.volatility,
    hit_rate_percent: figures.hitRatePercent,
    feature_one_in: figures.featureOneIn,
    max_win_multiplier: definition.maxWinMultiplier,
    max_win_one_in: figures.maxWinOneIn,
  };
}

function stripsOf(slot: CompiledSlot, stage: StageName): string[][] {
  return slot.strips[stage].map((strip) => strip.map((symbol) => slot.symbols[symbol]?.id ?? ""));
}
