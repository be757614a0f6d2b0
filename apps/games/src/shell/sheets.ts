/** The published figures of any game in one form; slots with lines have a richer sheet. */
import type { GameSheet, SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";

export function toGameSheet(sheet: GameSheet | SlotSheet): GameSheet {
  if (!("reels" in sheet)) return sheet;
  return {
    code: sheet.code,
    name: sheet.name,
    definition_version: sheet.definition_version,
    game_type: "slots",
    shape: "instant",
    rtp_percent: sheet.rtp_percent,
    rtp_method: "exact",
    rtp_standard_error_percent: null,
    options: [],
    volatility: sheet.volatility,
    hit_rate_percent: sheet.hit_rate_percent,
    paid_rate_percent: sheet.paid_rate_percent,
    max_win_multiplier: sheet.max_win_multiplier,
    max_win_one_in: sheet.max_win_one_in,
    standard_deviation: sheet.standard_deviation,
  };
}
