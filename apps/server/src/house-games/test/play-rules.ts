/** A market that allows everything. */
import type { PlayRules } from "../types.ts";

export const playRules = (): Promise<PlayRules> =>
  Promise.resolve({
    mayAutoplay: true,
    mayTurbo: true,
    mayBuyFeature: true,
    sessionIdleMinutes: 30,
  });
