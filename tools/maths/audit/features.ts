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

interface RiseDefinition {
  readonly screen: Screen;
  readonly pays: LinePays;
  readonly strips: readonly string[];
  readonly wild: string;
  readonly multipliers: readonly number[];
}

/** Of a line that shows these: from the left, and from the right unless it is one run. */
function bothWays({ pays: { least, pays }, wild }: RiseDefinition, ids: readonly string[]): number {
  const runOf = (shown: readonly string[]): number => {
    const end = shown.findIndex((id) => id !== shown[0] && id !== wild);
    return end < 0 ? shown.length : end;
  };
  const payOf = (shown: readonly string[]): number =>
    pays[shown[0] ?? ""]?.[runOf(shown) - least] ?? 0;
  return payOf(ids) + (runOf(ids) === ids.length ? 0 : payOf(ids.toReversed()));
}

/** Every set of reels that may stand, and from each the sets that may follow. */
export function auditRise(code: string): GridAudit {
  const { definition: of } = readSheet<{ definition: RiseDefinition }>(code);
  const rows = of.screen.rowsMin;
  const reels = stripsOf(of.strips).map((strip) => {
    const windows = [...strip.keys()].map((stop) => windowAt(strip, stop, rows));
    const plain = windows.filter((window) => !window.includes(of.wild));
    return { plain, rises: 1 - plain.length / windows.length };
  });
  /** The mean of all lines where these reels are wild and the others show none. */
  const meanWith = (risen: ReadonlySet<number>): number =>
    of.screen.lines.reduce((sum, line) => {
      const walk = (ids: readonly string[], chance: number): number => {
        const reel = reels[ids.length];
        if (reel === undefined) return chance * bothWays(of, ids);
        if (risen.has(ids.length)) return walk([...ids, of.wild], chance);
        const shown = Map.groupBy(reel.plain, (window) => window[line[ids.length] ?? 0] ?? "");
        return [...shown].reduce(
          (all, [id, { length }]) =>
            all + walk([...ids, id], (chance * length) / reel.plain.length),
          0,
        );
      };
      return sum + walk([], 1);
    }, 0);
  const known = new Map<string, number>();
  const worth = (standing: ReadonlySet<number>): number => {
    const key = [...standing].join(" ");
    const before = known.get(key);
    if (before !== undefined) return before;
    const visit = (reel: number, risen: readonly number[], chance: number): number => {
      if (chance === 0) return 0;
      const each = reels[reel];
      if (each !== undefined && standing.has(reel))
        return visit(reel + 1, [...risen, reel], chance);
      if (each !== undefined) {
        const none = visit(reel + 1, risen, chance * (1 - each.rises));
        return none + visit(reel + 1, [...risen, reel], chance * each.rises);
      }
      const after = new Set(risen);
      const paid = meanWith(after) * (of.multipliers[after.size] ?? 0);
      return chance * (paid + (after.size > standing.size ? worth(after) : 0));
    };
    const all = visit(0, [], 1);
    known.set(key, all);
    return all;
  };
  const none = reels.reduce((chance, { rises }) => chance * (1 - rises), 1);
  return { rtpPercent: worth(new Set()), featureOneIn: 1 / (1 - none) };
}

/** The mean of the wheel's slices, each as likely as the others. */
export function auditWheel(code: string): GridAudit {
  const { definition: of } = readSheet<{
    definition: {
      screen: Screen;
      pays: LinePays;
      strips: Readonly<Record<"base" | "free", readonly string[]>>;
      scatter: string;
      least: number;
      wheel: readonly {
        readonly hundredths?: number;
        readonly spins?: number;
        readonly multiplier?: number;
      }[];
    };
  }>(code);
  const [base, free] = [stripsOf(of.strips.base), stripsOf(of.strips.free)];
  const spin = meanOfLines(of.screen, of.pays, free);
  const turns = atLeast(countsOf(base, of.screen.rowsMin, of.scatter), of.least);
  const slices = of.wheel.map(({ hundredths = 0, spins = 0, multiplier = 1 }) =>
    Math.max(hundredths, spins * multiplier * spin),
  );
  const mean = slices.reduce((sum, each) => sum + each, 0) / slices.length;
  return {
    rtpPercent: meanOfLines(of.screen, of.pays, base) + turns * mean,
    featureOneIn: 1 / turns,
  };
}
