/** Numbers as each language writes them: the comma and the full stop change places. */
import type { Language } from "@tucano/i18n/languages.ts";

const withComma: ReadonlySet<Language> = new Set(["pt", "vi", "id", "tr"]);

/** "98.98" as "98,98" where that is how decimals are written. */
export function decimalIn(language: Language, text: string): string {
  return withComma.has(language) ? text.replace(".", ",") : text;
}

/** "98.98" as "98,98%". */
export const percentIn = (language: Language, text: string): string =>
  `${decimalIn(language, text)}%`;

/** "5148297" as "5.148.297" or "5,148,297". */
export function groupedIn(language: Language, whole: string): string {
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, withComma.has(language) ? "." : ",");
}

/** "4055.04" as "4.055,04": a figure with or without decimals, for people. */
export function figureIn(language: Language, figure: string): string {
  const [whole = "", decimals] = figure.split(".");
  const grouped = groupedIn(language, whole);
  return decimals === undefined
    ? grouped
    : `${grouped}${withComma.has(language) ? "," : "."}${decimals}`;
}

/** The most a round returns and how seldom, as every game publishes it. */
export function maxWinIn(
  language: Language,
  sheet: { readonly max_win_multiplier: number; readonly max_win_one_in: string },
): { times: string; count: string } {
  return {
    times: figureIn(language, String(sheet.max_win_multiplier)),
    count: figureIn(language, sheet.max_win_one_in),
  };
}

/** Hundredths as a multiplier: 250 is "2,50×". */
export function multiplierIn(language: Language, hundredths: number): string {
  const digits = String(hundredths).padStart(3, "0");
  const whole = groupedIn(language, digits.slice(0, -2));
  return `${whole}${withComma.has(language) ? "," : "."}${digits.slice(-2)}×`;
}
