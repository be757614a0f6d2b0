/** A market that allows everything. */
import type { PlayRules } from "../types.ts";

export const playRules = (minRoundMs = 0): Promise<PlayRules> =>
  Promise.resolve({
    minRoundMs,
    minRoundMsOfTypes: { fish: 150 },
    mayAutoplay: true,
    mayTurbo: true,
    mayBuyFeature: true,
    sessionIdleMinutes: 30,
  });
