/** How the end of a round is presented. */
import type { WinTier } from "@tucano/contract/events/round-events.ts";

/**
 * Of hundredths of the whole stake. At most the stake back is never told as a win worth
 * celebrating.
 */
export function tierOf(winHundredths: number): WinTier {
  if (winHundredths === 0) return "none";
  if (winHundredths <= 100) return "return";
  if (winHundredths < 1_500) return "win";
  if (winHundredths < 5_000) return "big";
  return winHundredths < 20_000 ? "mega" : "epic";
}
