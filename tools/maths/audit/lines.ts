/**
 * Slots with lines and the classic reels, from the strips and pays in their sheets. Reels are
 * independent, so a line's mean follows from how often each of its cells shows each symbol; the
 * free spins follow spin by spin.
 */
import { readSheet } from "./sheet.ts";

interface Symbol {
  readonly id: string;
  readonly role: "pays" | "wild" | "scatter";
  readonly pays: readonly number[];
  readonly multiplier?: number;
  readonly expands?: boolean;
}

interface Definition {
  readonly lines: readonly (readonly number[])[];
  readonly paysBothWays: boolean;
  readonly symbols: readonly Symbol[];
  readonly strips: Readonly<Record<"base" | "free", readonly string[]>>;
  readonly freeSpins: {
    readonly spins: readonly number[];
    readonly retriggerSpins: number;
    readonly spinsMax: number;
    readonly multiplier: Readonly<Record<"from" | "step" | "to", number>>;
  };
  readonly maxWinMultiplier: number;
}

/** As docs/fairness says of slots with lines. */
const ROWS = 3;

type Stage = "base" | "free";

/** In line bets. */
type PayOf = (ids: readonly string[]) => number;

function rememberedPays(definition: Definition): PayOf {
  const known = new Map<string, number>();
  const byId = new Map(definition.symbols.map((symbol) => [symbol.id, symbol]));
  return (ids) => {
    const key = ids.join(" ");
    const before = known.get(key);
    if (before !== undefined) return before;
    const pay = linePay(definition, byId, ids);
    known.set(key, pay);
    return pay;
  };
}

export interface LineSlotAudit {
  /** Percent of the stake, before the cap. */
  readonly rtpPercent: number;
  readonly featureOneIn: number;
  readonly cap: number;
  /** Of base spins by chance: how many pay more than the stake, and how many anything. */
  sample(rounds: number): { hits: number; paid: number };
}

export function auditLineSlot(code: string): LineSlotAudit {
  const { definition } = readSheet<{ definition: Definition }>(code);
  const payOf = rememberedPays(definition);
  const base = spinOf(definition, "base", payOf);
  const free = spinOf(definition, "free", payOf);
  let feature = 0;
  definition.freeSpins.spins.forEach((given, index) => {
    feature += (base.scatters[index + 3] ?? 0) * featureMean(definition, given, free);
  });
  const triggered = (base.scatters[3] ?? 0) + (base.scatters[4] ?? 0) + (base.scatters[5] ?? 0);
  return {
    rtpPercent: 100 * (base.mean + feature),
    featureOneIn: 1 / triggered,
    cap: definition.maxWinMultiplier,
    sample: (rounds) => sample(definition, payOf, rounds),
  };
}

interface Spin {
  readonly mean: number;
  /** Chances of 0 to 5 scatters. */
  readonly scatters: readonly number[];
}

function stripsOf({ strips }: Definition, stage: Stage): string[][] {
  return strips[stage].map((strip) => strip.split(" "));
}

/** Windows of a strip: what each of its stops shows, once its wilds have grown. */
function windowsOf(definition: Definition, strip: readonly string[]): string[][] {
  const growing = new Set(definition.symbols.filter(({ expands }) => expands).map(({ id }) => id));
  return strip.map((_, stop) => {
    const shown = Array.from(
      { length: ROWS },
      (_unused, row) => strip[(stop + row) % strip.length] ?? "",
    );
    const wild = shown.find((id) => growing.has(id));
    return wild === undefined ? shown : shown.map(() => wild);
  });
}

/** How often each row of a reel shows each symbol. A wild that grows favours its neighbours. */
function sharesOf(windows: readonly (readonly string[])[], row: number) {
  const counts = new Map<string, number>();
  for (const window of windows) {
    const id = window[row] ?? "";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => [id, count / windows.length] as const);
}

function spinOf(definition: Definition, stage: Stage, payOf: PayOf): Spin {
  const strips = stripsOf(definition, stage);
  const windows = strips.map((strip) => windowsOf(definition, strip));
  let mean = 0;
  for (const line of definition.lines) {
    const shares = line.map((row, reel) => sharesOf(windows[reel] ?? [], row));
    const walk = (ids: readonly string[], chance: number): void => {
      const reel = shares[ids.length];
      if (reel === undefined) mean += (chance * payOf(ids)) / definition.lines.length;
      else for (const [id, share] of reel) walk([...ids, id], chance * share);
    };
    walk([], 1);
  }
  const scatters = scatterChances(definition, strips);
  const prizes = definition.symbols.find(({ role }) => role === "scatter")?.pays ?? [];
  prizes.forEach((pay, index) => (mean += pay * (scatters[index + 3] ?? 0)));
  return { mean, scatters };
}

/** Scatters count before wilds grow; no strip shows two of them at once. */
function scatterChances(definition: Definition, strips: readonly (readonly string[])[]): number[] {
  const scatter = definition.symbols.find(({ role }) => role === "scatter")?.id;
  let chances = [1];
  for (const strip of strips) {
    const shown = strip.filter((id) => id === scatter).length;
    const one = (shown * ROWS) / strip.length;
    chances = [...chances, 0].map(
      (chance, count) => chance * (1 - one) + (chances[count - 1] ?? 0) * one,
    );
  }
  return chances;
}

function linePay(definition: Definition, byId: ById, ids: readonly string[]): number {
  const left = bestRun(byId, ids);
  if (!definition.paysBothWays || left.count === ids.length) return left.pay;
  return left.pay + bestRun(byId, ids.toReversed()).pay;
}

type ById = ReadonlyMap<string, Symbol>;

/** The dearest run from the first reel: of a symbol with wilds among it, or of wilds alone. */
function bestRun(byId: ById, ids: readonly string[]): { pay: number; count: number } {
  const isWild = (id: string): boolean => byId.get(id)?.role === "wild";
  const plain = [...byId.values()].find(({ role }) => role === "wild");
  let best = { pay: 0, count: 0 };
  const first = ids.find((id) => !isWild(id));
  for (const symbol of [plain, first === undefined ? undefined : byId.get(first)]) {
    if (symbol === undefined || symbol.role === "scatter") continue;
    const end = ids.findIndex((id) => !isWild(id) && id !== symbol.id);
    const count = end < 0 ? ids.length : end;
    const times = ids
      .slice(0, count)
      .reduce((product, id) => product * (byId.get(id)?.multiplier ?? 1), 1);
    const pay = (symbol.pays[count - 3] ?? 0) * times;
    // Of equal pays, the symbol's own: it may be the longer run.
    if (pay > 0 && pay >= best.pay) best = { pay, count };
  }
  return best;
}

/** Every win of a free spin is multiplied, its scatters included; the multiplier may rise. */
function featureMean({ freeSpins: rules }: Definition, given: number, free: Spin): number {
  const again = (free.scatters[3] ?? 0) + (free.scatters[4] ?? 0) + (free.scatters[5] ?? 0);
  let awards = new Map([[given, 1]]);
  let mean = 0;
  for (let spin = 1; spin <= rules.spinsMax; spin += 1) {
    const { from, step, to } = rules.multiplier;
    const times = Math.min(from + step * (spin - 1), to);
    const next = new Map<number, number>();
    for (const [awarded, chance] of awards) {
      if (awarded < spin) continue;
      mean += chance * times * free.mean;
      const more = Math.min(awarded + rules.retriggerSpins, rules.spinsMax);
      next.set(awarded, (next.get(awarded) ?? 0) + chance * (1 - again));
      next.set(more, (next.get(more) ?? 0) + chance * again);
    }
    awards = next;
  }
  return mean;
}

function sample(
  definition: Definition,
  payOf: PayOf,
  rounds: number,
): { hits: number; paid: number } {
  const strips = stripsOf(definition, "base");
  const windows = strips.map((strip) => windowsOf(definition, strip));
  const scatter = definition.symbols.find(({ role }) => role === "scatter");
  let state = 7;
  const below = (n: number): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return Math.floor((((word ^ (word >>> 15)) >>> 0) * n) / 2 ** 32);
  };
  let [hits, paid] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const stops = strips.map((strip) => below(strip.length));
    let pay = 0;
    for (const line of definition.lines) {
      const ids = line.map((row, reel) => windows[reel]?.[stops[reel] ?? 0]?.[row] ?? "");
      pay += payOf(ids) / definition.lines.length;
    }
    const shown = strips.filter((strip, reel) =>
      Array.from({ length: ROWS }).some(
        (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] === scatter?.id,
      ),
    ).length;
    pay += scatter?.pays[shown - 3] ?? 0;
    if (pay > 0) paid += 1;
    if (pay > 1) hits += 1;
  }
  return { hits: hits / rounds, paid: paid / rounds };
}

/** Boteco 777: every combination of stops, on five lines down to one. */
export function auditBoteco(): readonly { win: number; chance: number }[][] {
  const { definition: of } = readSheet<{
    definition: {
      screen: { lines: readonly (readonly number[])[] };
      strips: readonly string[];
      triples: readonly { readonly of: readonly string[]; readonly pay: number }[];
      wilds: number;
      cherries: readonly number[];
    };
  }>("boteco-777");
  const strips = of.strips.map((strip) => strip.trim().split(/\s+/));
  const pay = (ids: readonly string[]): number => {
    const wilds = ids.filter((id) => id === "caipirinha").length;
    if (wilds === ids.length) return of.wilds / 100;
    const triple = of.triples.find((each) =>
      ids.every((id) => id === "caipirinha" || each.of.includes(id)),
    );
    if (triple !== undefined) return (triple.pay * 2 ** wilds) / 100;
    const cherries = ids.findIndex((id) => id !== "cereja");
    return (of.cherries[cherries - 1] ?? 0) / 100;
  };
  const chance = 1 / strips.reduce((product, strip) => product * strip.length, 1);
  const wins = new Map<string, number>();
  const [one = [], two = [], three = []] = strips;
  for (const [a] of one.entries()) {
    for (const [b] of two.entries()) {
      for (const [c] of three.entries()) {
        const stops = [a, b, c];
        let win = 0;
        for (const [index, line] of of.screen.lines.entries()) {
          const ids = line.map((row, reel) => {
            const strip = strips[reel] ?? [];
            return strip[((stops[reel] ?? 0) + row) % strip.length] ?? "";
          });
          win += pay(ids);
          const key = `${index + 1} ${win / (index + 1)}`;
          wins.set(key, (wins.get(key) ?? 0) + chance);
        }
      }
    }
  }
  return [5, 4, 3, 2, 1].map((lines) =>
    [...wins]
      .filter(([key]) => key.startsWith(`${lines} `))
      .map(([key, share]) => ({ win: Number(key.split(" ")[1]), chance: share })),
  );
}
