/** What a shared table tells its players: its published figures, as data. */
import type { GameSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { volatilityOf } from "../volatility.ts";
import { sharedFigures } from "./index.ts";
import type { SharedGame } from "./shared-game.ts";

export function sheetOfTable({ facts }: SharedGame): GameSheet {
  const figures = sharedFigures[`${facts.code}@${facts.version}`];
  if (figures === undefined) throw new Error(`${facts.code} has no published figures.`);
  return {
    code: facts.code,
    name: facts.name,
    definition_version: facts.version,
    game_type: facts.type,
    shape: "shared",
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
