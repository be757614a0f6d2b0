/** Slots with lines whose feature changes the reels, from the definition in their sheets. */
import {
  atLeast,
  countsOf,
  type FreeSpins,
  type GridAudit,
  type LinePays,
  meanOfLines,
  type Screen,
  spinsPlayed,
  stripsOf,
  windowAt,
} from "./grids.ts";
import { readSheet } from "./sheet.ts";

/** The special symbol pays on every line by the number of reels that show it anywhere. */
export function auditBook(code: string): GridAudit {
  const { definition: of } = readSheet<{
    definition: {
      screen: Screen;
      pays: LinePays;
      strips: Readonly<Record<"base" | "free", readonly string[]>>;
      book: string;
      scatterPays: readonly number[];
      specials: readonly string[];
    } & FreeSpins;
  }>(code);
  const { rowsMin: rows, lines } = of.screen;
  const stageOf = (texts: readonly string[]) => {
    const strips = stripsOf(texts);
    const scatters = countsOf(strips, rows, of.book);
    const mean = scatters.reduce(
      (sum, chance, n) => sum + chance * (of.scatterPays[Math.min(n, 5) - 3] ?? 0),
      meanOfLines(of.screen, of.pays, strips),
    );
    return { strips, scatters, mean };
  };
  const [base, free] = [stageOf(of.strips.base), stageOf(of.strips.free)];
  const expanded = (special: string): number => {
    let reels = [1];
    for (const strip of free.strips) {
      const stops = [...strip.keys()];
      const shows = stops.filter((stop) => windowAt(strip, stop, rows).includes(special)).length;
      const one = shows / strip.length;
      reels = [...reels, 0].map((chance, n) => chance * (1 - one) + (reels[n - 1] ?? 0) * one);
    }
    return reels.reduce(
      (sum, chance, n) =>
        sum + chance * (of.pays.pays[special]?.[n - of.pays.least] ?? 0) * lines.length,
      0,
    );
  };
  const special = of.specials.reduce((sum, each) => sum + expanded(each), 0) / of.specials.length;
  const spins = spinsPlayed(of, base.scatters, atLeast(free.scatters, 3));
  return {
    rtpPercent: base.mean + spins * (free.mean + special),
    featureOneIn: 1 / atLeast(base.scatters, 3),
  };
}
