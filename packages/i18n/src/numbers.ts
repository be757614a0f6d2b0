/**
 * Numbers as each language writes them: "4.055,04" or "4,055.04". Text in, text out: no float is
 * ever made. Money is not among them: it looks Brazilian in every language.
 */
import type { Language } from "./languages.ts";

const withComma: ReadonlySet<Language> = new Set(["pt", "vi", "id", "tr"]);

/** A figure of the wire, with or without decimals, its thousands grouped. */
export function figureIn(language: Language, figure: string | number): string {
  const [whole = "", decimals] = String(figure).split(".");
  const [group, point] = withComma.has(language) ? [".", ","] : [",", "."];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}

/** A percentage of the wire without needless zeros: "96.50" is "96,5%", and "%96,5" in Turkish. */
export function percentIn(language: Language, wire: string): string {
  const figure = figureIn(language, wire.includes(".") ? wire.replace(/\.?0+$/, "") : wire);
  return language === "tr" ? `%${figure}` : `${figure}%`;
}

/** 250 as "2,50". */
export function hundredthsIn(language: Language, hundredths: number): string {
  const digits = String(hundredths).padStart(3, "0");
  return figureIn(language, `${digits.slice(0, -2)}.${digits.slice(-2)}`);
}

/** 250 as "2,50×". */
export function multiplierIn(language: Language, hundredths: number): string {
  return `${hundredthsIn(language, hundredths)}×`;
}
