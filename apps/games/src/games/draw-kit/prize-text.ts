/** Prizes as multiples of a ticket, the way each language writes numbers. */
import type { Language } from "@tucano/i18n/languages.ts";
import { figureIn, multiplierIn } from "@tucano/i18n/numbers.ts";

export function prizeTimes(language: Language, hundredths: number): string {
  if (hundredths % 100 !== 0) return multiplierIn(language, hundredths);
  return `${figureIn(language, hundredths / 100)}×`;
}
