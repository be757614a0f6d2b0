/**
 * Slots on grids, from the definition in their sheets. Reels are independent: the mean of a line or
 * of ways is a product over the reels, scatters are counted reel by reel, and what follows a spin
 * (moons, rungs, free spins) is followed step by step. All in hundredths of the stake.
 */
import {
  atLeast,
  type FreeSpins,
  type GridAudit,
  type Moded,
  playedAs,
  roundOf,
} from "./free-spins.ts";
import { choose, readSheet } from "./sheet.ts";

export interface Screen {
  readonly reels: number;
  readonly rowsMin: number;
  readonly rowsMax: number;
  readonly lines: readonly (readonly number[])[];
  readonly symbols: readonly {
    readonly id: string;
    readonly role: string;
    readonly multiplier?: number;
  }[];
}

export interface LinePays {
  readonly least: number;
  readonly pays: Readonly<Record<string, readonly number[]>>;
}

export type Strip = readonly string[];
export const stripsOf = (texts: readonly string[]): Strip[] => texts.map((text) => text.split(" "));
export const windowAt = (strip: Strip, stop: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? "");
const shareOf = (strip: Strip, is: (id: string) => boolean): number =>
  strip.filter(is).length / strip.length;

/** Of all lines: every cell of a reel shows each symbol as often as its strip has it. */
export function meanOfLines(
  { lines, symbols }: Screen,
  { least, pays }: LinePays,
  strips: Strip[],
) {
  const wild = symbols.find(({ role }) => role === "wild")?.id;
  const paying = symbols.filter(({ role }) => role === "pays").map(({ id }) => id);
  const step = (run: readonly string[], chance: number): number => {
    const strip = strips[run.length];
    if (strip === undefined || chance === 0) return chance * payOf(run);
    return [...new Set(strip)].reduce(
      (sum, id) => sum + step([...run, id], chance * shareOf(strip, (each) => each === id)),
      0,
    );
  };
  const payOf = (ids: readonly string[]): number => {
    const length = (of: string | undefined): number => {
      const end = ids.findIndex((id) => id !== of && id !== wild);
      return end < 0 ? ids.length : end;
    };
    const worth = (of: string, run: number): number => pays[of]?.[run - least] ?? 0;
    const first = ids.find((id) => id !== wild);
    const plain = wild === undefined ? 0 : worth(wild, length(wild));
    return Math.max(
      plain,
      first === undefined || !paying.includes(first) ? 0 : worth(first, length(first)),
    );
  };
  return lines.length * step([], 1);
}

/** chances[n]: that a screen shows this symbol n times. */
export function countsOf(strips: readonly Strip[], rows: number, symbol: string): number[] {
  let chances = [1];
  for (const strip of strips) {
    const next = Array.from({ length: chances.length + rows }, () => 0);
    for (const stop of strip.keys()) {
      const count = windowAt(strip, stop, rows).filter((id) => id === symbol).length;
      chances.forEach(
        (chance, n) => (next[n + count] = (next[n + count] ?? 0) + chance / strip.length),
      );
    }
    chances = next;
  }
  return chances;
}

/** A full sky raises the round to the maximum; lines beside it are lost in it, some 10⁻⁶ stakes. */
export function auditHold(code: string): GridAudit {
  const { definition: of } = readSheet<{
    definition: {
      screen: Screen;
      pays: LinePays;
      strips: readonly string[];
      moon: string;
      least: number;
      respins: number;
      moonOneIn: number;
      values: readonly { readonly hundredths: number; readonly weight: number }[];
      maxWinMultiplier: number;
    };
  }>(code);
  const strips = stripsOf(of.strips);
  const cells = of.screen.reels * of.screen.rowsMin;
  const weights = of.values.reduce((sum, { weight }) => sum + weight, 0);
  const value = of.values.reduce((sum, each) => sum + each.hundredths * each.weight, 0) / weights;
  const known = new Map<string, number>();
  const worth = (held: number, left: number): number => {
    if (held === cells) return 100 * of.maxWinMultiplier;
    if (left === 0) return held * value;
    const key = `${held} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const free = cells - held;
    let mean = 0;
    for (let landed = 0; landed <= free; landed += 1) {
      const chance =
        choose(free, landed) *
        (1 / of.moonOneIn) ** landed *
        (1 - 1 / of.moonOneIn) ** (free - landed);
      mean += chance * worth(held + landed, landed > 0 ? of.respins : left - 1);
    }
    known.set(key, mean);
    return mean;
  };
  const moons = countsOf(strips, of.screen.rowsMin, of.moon);
  const feature = moons.reduce(
    (sum, chance, n) => sum + (n < of.least ? 0 : chance * worth(n, of.respins)),
    0,
  );
  return {
    rtpPercent: meanOfLines(of.screen, of.pays, strips) + feature,
    featureOneIn: 1 / atLeast(moons, of.least),
  };
}

/** Nothing is paid above the maximum; lines beside a climb to it are lost, some 10⁻⁵ stakes. */
export function auditLadder(code: string): GridAudit {
  const { definition: of } = readSheet<{
    definition: {
      screen: Screen;
      pays: LinePays;
      strips: readonly string[];
      bonus: string;
      least: number;
      bonusPay: number;
      jackpots: readonly { readonly rung: number; readonly winHundredths: number }[];
      wheel: readonly {
        readonly kind: string;
        readonly steps?: number;
        readonly hundredths?: number;
      }[];
      maxWinMultiplier: number;
    };
  }>(code);
  const strips = stripsOf(of.strips);
  const top = of.jackpots.at(-1)?.rung ?? 0;
  const prizeAt = (rung: number): number =>
    Math.max(
      0,
      ...of.jackpots.filter((each) => each.rung <= rung).map((each) => each.winHundredths),
    );
  const paid = (rung: number, coins: number): number =>
    Math.min(100 * of.maxWinMultiplier, of.bonusPay + prizeAt(rung) + coins);
  /** Chances by rung and coins so far, turn after turn, until as good as nobody climbs any more. */
  let climbing = new Map([["0 0", 1]]);
  let climbed = 0;
  while ([...climbing.values()].some((chance) => chance > 1e-13)) {
    const next = new Map<string, number>();
    for (const [key, chance] of climbing) {
      const [rung = 0, coins = 0] = key.split(" ").map(Number);
      const part = chance / of.wheel.length;
      for (const { kind, steps = 0, hundredths = 0 } of of.wheel) {
        const [to, all] = [Math.min(rung + steps, top), coins + hundredths];
        if (kind === "slip" || to === top) climbed += part * paid(to, all);
        else next.set(`${to} ${all}`, (next.get(`${to} ${all}`) ?? 0) + part);
      }
    }
    climbing = next;
  }
  const bonus = atLeast(countsOf(strips, of.screen.rowsMin, of.bonus), of.least);
  return {
    rtpPercent: meanOfLines(of.screen, of.pays, strips) + bonus * climbed,
    featureOneIn: 1 / bonus,
  };
}

export function auditWays(code: string, mode?: string): GridAudit {
  const { definition } = readSheet<{
    definition: Moded & {
      screen: Screen;
      least: number;
      pays: Readonly<Record<string, readonly number[]>>;
      strips: Readonly<Record<"base" | "free", readonly string[]>>;
      scatter: string;
      scatterPays: readonly number[];
    } & FreeSpins;
  }>(code);
  const played = playedAs(definition, mode);
  const { of } = played;
  const rows = of.screen.rowsMin;
  const worth = new Map(
    of.screen.symbols.map(({ id, role, multiplier = 1 }) => [id, role === "wild" ? multiplier : 0]),
  );
  const scatterAt = (n: number): number => of.scatterPays[Math.min(n, 5) - 3] ?? 0;
  const stageOf = (texts: readonly string[]) => {
    const strips = stripsOf(texts);
    const scatters = countsOf(strips, rows, of.scatter);
    let mean = scatters.reduce((sum, chance, n) => sum + chance * scatterAt(n), 0);
    for (const [symbol, pays] of Object.entries(of.pays)) {
      // Of each reel: how many ways it gives on average, and how often it gives none.
      const reels = strips.map((strip) => {
        const ways = Array.from(strip.keys(), (stop) =>
          windowAt(strip, stop, rows).reduce(
            (sum, id) => sum + (id === symbol ? 1 : (worth.get(id) ?? 0)),
            0,
          ),
        );
        return {
          mean: ways.reduce((sum, count) => sum + count, 0) / strip.length,
          none: ways.filter((count) => count === 0).length / strip.length,
        };
      });
      let before = 1;
      reels.forEach((reel, index) => {
        before *= reel.mean;
        mean += before * (reels[index + 1]?.none ?? 1) * (pays[index + 1 - of.least] ?? 0);
      });
    }
    return { mean, scatters };
  };
  return roundOf(played, stageOf(of.strips.base), stageOf(of.strips.free));
}

interface RespinDefinition {
  readonly screen: Screen;
  readonly pays: LinePays;
  readonly strips: readonly string[];
  readonly refill: Readonly<Record<string, number>>;
  readonly fullMultiplier: number;
  readonly maxWinMultiplier: number;
}

function respinRules(of: RespinDefinition) {
  const wild = of.screen.symbols.find(({ role }) => role === "wild")?.id ?? "";
  const isOf = (symbol: string, id: string | undefined): boolean => id === symbol || id === wild;
  /** What all of these cells are; wilds alone are wilds; null: more than one thing. */
  const oneOf = (cells: Strip): string | null => {
    const symbol = cells.find((id) => id !== wild) ?? wild;
    return cells.every((id) => isOf(symbol, id)) ? symbol : null;
  };
  const scoreOf = (screen: readonly Strip[]): number => {
    const lines = of.screen.lines.reduce((sum, line) => {
      const symbol = oneOf(line.map((row, reel) => screen[reel]?.[row] ?? ""));
      return sum + (symbol === null ? 0 : (of.pays.pays[symbol]?.[0] ?? 0));
    }, 0);
    const all = lines * (oneOf(screen.flat()) === null ? 1 : of.fullMultiplier);
    return Math.min(all, 100 * of.maxWinMultiplier);
  };
  return { isOf, oneOf, scoreOf };
}

/** The mean of a screen of which one reel is filled again as long as something lands. */
function respins(of: RespinDefinition, { isOf, scoreOf }: ReturnType<typeof respinRules>) {
  const fills = Object.entries(of.refill);
  const weights = fills.reduce((sum, [, weight]) => sum + weight, 0);
  const known = new Map<string, number>();
  const meanOf = (screen: readonly Strip[], reel: number, symbol: string): number => {
    const column = screen[reel] ?? [];
    const free = [...column.keys()].filter((row) => !isOf(symbol, column[row]));
    if (free.length === 0) return scoreOf(screen);
    const held = column.map((id) => (isOf(symbol, id) ? id : ""));
    const key = `${reel} ${screen.with(reel, held).join(" ")}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const fill = (cells: Strip, rows: readonly number[], hasLanded: boolean): number => {
      const [row, ...others] = rows;
      if (row === undefined) {
        const next = screen.with(reel, cells);
        return hasLanded ? meanOf(next, reel, symbol) : scoreOf(next);
      }
      return fills.reduce(
        (sum, [id, weight]) =>
          sum +
          (weight / weights) * fill(cells.with(row, id), others, hasLanded || isOf(symbol, id)),
        0,
      );
    };
    const mean = fill(column, free, false);
    known.set(key, mean);
    return mean;
  };
  return meanOf;
}

/** Every stop; a respin through every filling of the cells that are not held. */
export function auditRespin(code: string): GridAudit {
  const { definition: of } = readSheet<{ definition: RespinDefinition }>(code);
  const rules = respinRules(of);
  const { oneOf, scoreOf } = rules;
  const respun = respins(of, rules);
  const columns = stripsOf(of.strips).map((strip) =>
    Array.from(strip.keys(), (stop) => windowAt(strip, stop, of.screen.rowsMin)),
  );
  const screens = columns.reduce<Strip[][]>(
    (before, reel) => before.flatMap((screen) => reel.map((column) => [...screen, column])),
    [[]],
  );
  let [sum, features] = [0, 0];
  for (const screen of screens) {
    const others = (reel: number): Strip => screen.filter((_, each) => each !== reel).flat();
    const third = screen.findIndex((_, reel) => oneOf(others(reel)) !== null);
    const symbol = third < 0 ? null : oneOf(others(third));
    const isRespun = symbol !== null && oneOf(screen.flat()) === null;
    sum += isRespun ? respun(screen, third, symbol) : scoreOf(screen);
    features += Number(isRespun);
  }
  return { rtpPercent: sum / screens.length, featureOneIn: screens.length / features };
}

/** Of a simulated game, what a single screen decides. */
export function auditSticky(code: string): {
  readonly basePercent: number;
  readonly featureOneIn: number;
} {
  const { definition: of } = readSheet<{
    definition: {
      screen: Screen;
      pays: LinePays;
      strips: Readonly<Record<"base", readonly string[]>>;
      scatter: string;
      scatterPays: readonly number[];
    };
  }>(code);
  const strips = stripsOf(of.strips.base);
  const scatters = countsOf(strips, of.screen.rowsMin, of.scatter);
  const paid = scatters.reduce(
    (sum, chance, n) => sum + chance * (of.scatterPays[Math.min(n, 5) - 3] ?? 0),
    0,
  );
  const basePercent = meanOfLines(of.screen, of.pays, strips) + paid;
  return { basePercent, featureOneIn: 1 / atLeast(scatters, 3) };
}
