/** The most a round returns and how seldom, as every game publishes it. */
import type { Language } from "@tucano/i18n/languages.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";

export function maxWinIn(
  language: Language,
  sheet: { readonly max_win_multiplier: number; readonly max_win_one_in: string },
): { times: string; count: string } {
  return {
    times: figureIn(language, sheet.max_win_multiplier),
    count: figureIn(language, sheet.max_win_one_in),
  };
}
