/** Slots with lines whose feature changes the reels, from the definition in their sheets. */
import {
  atLeast,
  type FreeSpins,
  type GridAudit,
  type Moded,
  playedAs,
  roundOf,
} from "./free-spins.ts";
import { countsOf, type LinePays, meanOfLines, type Screen, stripsOf, windowAt } from "./grids.ts";
import { readSheet } from "./sheet.ts";

/** The special symbol pays on every line by the number of reels that show it anywhere. */
export function auditBook(code: string, mode?: string): GridAudit {
  const { definition } = readSheet<{
    definition: Moded & {
      screen: Screen;
      pays: LinePays;
      strips: Readonly<Record<"base" | "free", readonly string[]>>;
      book: string;
      scatterPays: readonly number[];
      specials: readonly string[];
    } & FreeSpins;
  }>(code);
  const played = playedAs(definition, mode);
  const { of } = played;
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
  return roundOf(played, base, { ...free, mean: free.mean + special });
}

interface BothWays {
  readonly screen: Screen;
  readonly pays: LinePays;
}

interface RiseDefinition extends BothWays {
  readonly strips: readonly string[];
  readonly wild: string;
  readonly multipliers: readonly number[];
}

/** Of a line that shows these: from the left, and from the right unless it is one run. */
function bothWays({ screen, pays: { least, pays } }: BothWays, ids: readonly string[]): number {
  const wild = screen.symbols.find(({ role }) => role === "wild")?.id;
  const firstOf = (shown: readonly string[]) => shown.find((id) => id !== wild) ?? "";
  const runOf = (shown: readonly string[]): number => {
    const end = shown.findIndex((id) => id !== firstOf(shown) && id !== wild);
    return end < 0 ? shown.length : end;
  };
  const payOf = (shown: readonly string[]): number =>
    pays[firstOf(shown)]?.[runOf(shown) - least] ?? 0;
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

type Staged<Value> = Readonly<Record<"base" | "free", Value>>;

interface JoinedDefinition extends BothWays {
  readonly strips: Staged<readonly string[]>;
  readonly giants: Staged<string>;
  readonly width: number;
  readonly joins: readonly number[];
  readonly alone: Staged<number>;
  readonly scatter: string;
  readonly least: number;
  readonly spins: number;
  readonly retriggerSpins: number;
  readonly spinsMax: number;
}

/** What stops together: how many reels, and the windows that they show. */
interface Part {
  readonly wide: number;
  readonly windows: readonly (readonly string[])[];
}

function partsOf(of: JoinedDefinition, stage: "base" | "free", from: number): Part[] {
  const rows = of.screen.rowsMin;
  const giants = of.giants[stage]
    .split(" ")
    .flatMap((id) => Array.from({ length: rows }, () => id));
  return stripsOf(of.strips[stage]).flatMap((strip, reel) => {
    const isJoined = reel >= from && reel < from + of.width;
    if (isJoined && reel > from) return [];
    const turned = isJoined ? giants : strip;
    const windows = [...turned.keys()].map((stop) => windowAt(turned, stop, rows));
    return [{ wide: isJoined ? of.width : 1, windows }];
  });
}

function meanOnLine(of: BothWays, parts: readonly Part[], line: readonly number[]): number {
  let reel = 0;
  const shown = parts.map(({ wide, windows }) => {
    const read = line.slice(reel, (reel += wide));
    const seen = Map.groupBy(windows, (window) => read.map((row) => window[row]).join(" "));
    return [...seen].map(([key, { length }]) => ({
      ids: key.split(" "),
      chance: length / windows.length,
    }));
  });
  const walk = (ids: readonly string[], part: number): number =>
    shown[part]?.reduce(
      (sum, next) => sum + next.chance * walk([...ids, ...next.ids], part + 1),
      0,
    ) ?? bothWays(of, ids);
  return walk([], 0);
}

function chanceOfScatters({ scatter, least }: JoinedDefinition, parts: readonly Part[]): number {
  let chances = [1];
  for (const { wide, windows } of parts) {
    const next: number[] = [];
    for (const window of windows) {
      const more = wide * window.filter((id) => id === scatter).length;
      for (const [n, chance] of chances.entries())
        next[n + more] = (next[n + more] ?? 0) + chance / windows.length;
    }
    chances = Array.from(next, (chance: number | undefined) => chance ?? 0);
  }
  return atLeast(chances, least);
}

/** The mean of the draws: reels by themselves, and each way in which they are joined. */
export function auditJoined(code: string, mode?: string): GridAudit {
  const { definition } = readSheet<{ definition: JoinedDefinition & Moded }>(code);
  const { of, units, bought } = playedAs(definition, mode);
  const stageOf = (stage: "base" | "free") => {
    const alone = of.alone[stage];
    const draws = [
      { parts: partsOf(of, stage, of.screen.reels), times: alone },
      ...of.joins.map((from) => ({ parts: partsOf(of, stage, from), times: 1 })),
    ];
    const mix = (pick: (parts: readonly Part[]) => number): number =>
      draws.reduce((sum, { parts, times }) => sum + (times > 0 ? times * pick(parts) : 0), 0) /
      (alone + of.joins.length);
    return {
      mean: mix((parts) =>
        of.screen.lines.reduce((sum, line) => sum + meanOnLine(of, parts, line), 0),
      ),
      gives: mix((parts) => chanceOfScatters(of, parts)),
    };
  };
  const [base, free] = [stageOf("base"), stageOf("free")];
  const part = (chance: number) => ({ scatters: [0, 0, 0, chance] });
  return roundOf(
    { of: { ...of, spins: [of.spins] }, units, bought },
    { ...part(base.gives), mean: base.mean },
    { ...part(free.gives), mean: free.mean },
  );
}
