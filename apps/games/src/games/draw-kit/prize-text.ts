/** Prizes as multiples of a ticket, the way each language writes numbers. */
import type { Language } from "@tucano/i18n/languages.ts";
import { groupedIn, multiplierIn } from "../../hud/numbers.ts";

export function prizeTimes(language: Language, hundredths: number): string {
  if (hundredths % 100 !== 0) return multiplierIn(language, hundredths);
  return `${groupedIn(language, String(hundredths / 100))}×`;
}
