// Protects: a book shows only what the rules pay, adds up to what is paid, and replays to itself.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  book as bookSchema,
  type EventOf,
  type RoundEvent,
} from "@tucano/contract/events/round-events.ts";
import { offeredOf } from "../games/catalogue.ts";
import { naiveExpanded, naiveRuleOf } from "../fixtures/naive-grid-rules.ts";
import type { InstantGame } from "../engine.ts";
import { createDraws } from "../provably-fair.ts";
import { tierOf } from "../tier.ts";
import { growingOf } from "../fixtures/growing-wilds.ts";
import { slots } from "./index.ts";
import { type GridSlot, screenOf } from "./kinds.ts";
import { playBought } from "./round.ts";
import { simulationDraws } from "./exact/simulate.ts";
import type { CascadeNumbers } from "./spins/cascade-slot.ts";

type Told = Exclude<GridSlot, { readonly kind: "line" }>;

/** All that tell their rounds in the words of grids. */
const told = slots
  .filter((slot): slot is Told => slot.kind !== "line")
  .map((slot) => [slot.game.facts.code, slot] as const);

const drawsOf = (nonce: number) =>
  createDraws({ serverSeed: new Uint8Array(32).fill(9), clientSeed: "grid", nonce });

type Columns = EventOf<"gridReveal">["columns"];

/** Follows a book event by event; answers the hundredths that its events add up to. */
function followBook(slot: Told, book: readonly RoundEvent[], lines: number): number {
  let columns: Columns = [];
  let total = 0;
  let special = "";
  /** Of orbs: what this spin has won, and what was collected in the free spins before it. */
  let won = 0;
  let kept = 0;
  /** What wilds that have just won grow into, and where wilds are when a spin is over. */
  const growing = growingOf(slot);
  for (const event of book) {
    switch (event.type) {
      case "gridSpecial":
        special = event.symbol;
        break;
      case "gridExpand":
        checkExpand(slot, columns, event, slot.kind === "rise" ? slot.numbers.wild : special);
        columns = event.columns;
        break;
      case "gridReveal":
        columns = event.columns;
        won = 0;
        checkReveal(slot, event);
        growing?.reveal(event);
        break;
      case "gridHoldSpin":
        columns = event.columns;
        break;
      case "gridCascade":
        checkCascade(slot, columns, event);
        columns = event.columns;
        growing?.cascade(event);
        break;
      case "gridGrow":
        columns = growing?.grow(event) ?? [];
        break;
      case "gridWins":
        total += event.winHundredths;
        won += event.winHundredths;
        expect(event.totalHundredths).toBe(total);
        checkWins(slot, event, columns, lines);
        growing?.win(event, columns);
        break;
      case "gridOrbs":
        expect(event.winHundredths).toBe(won * (event.multiplier - 1));
        checkOrbs(slot, event, columns, kept);
        if (event.stage === "free") kept = event.multiplier;
        total += event.winHundredths;
        expect(event.totalHundredths).toBe(total);
        break;
      case "gridHoldEnd":
      case "gridLadderEnd":
      case "gridFortune":
        total += event.winHundredths;
        expect(event.totalHundredths).toBe(total);
        break;
      case "winCap":
        expect(event.cutHundredths).toBe(total - event.capHundredths);
        total -= event.cutHundredths;
        break;
      default:
    }
  }
  return total;
}

function checkReveal(slot: Told, { columns, rows, stops }: EventOf<"gridReveal">): void {
  const { reels, rowsMin, rowsMax, symbols, pays } = screenOf(slot);
  expect(columns.map((column) => column.length)).toEqual(rows);
  expect(rows).toHaveLength(reels);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(rowsMin);
  expect(Math.max(...rows)).toBeLessThanOrEqual(rowsMax);
  const ids = new Set<string>(symbols.map(({ id }) => id));
  for (const id of columns.flat()) expect(ids.has(id), id).toBe(true);
  if (slot.kind === "cascade") checkWeights(slot.numbers, columns);
  expect(stops).toHaveLength(
    pays === "cluster" || pays === "anywhere" || rowsMin < rowsMax ? 0 : reels,
  );
}

/** Where a reel lies over others: on it and on each of them only what may come there. */
function checkWeights({ screen, topReel, weights }: CascadeNumbers, columns: Columns): void {
  if (topReel === undefined) return;
  const over = screen.topReel ?? [];
  columns.forEach((column, reel) => {
    const head = over.includes(reel) ? 1 : 0;
    for (const id of column.slice(head)) expect(Object.keys(weights.base)).toContain(id);
    for (const id of column.slice(0, head)) expect(Object.keys(topReel.weights.base)).toContain(id);
    expect(column.length - head).toBeGreaterThanOrEqual(screen.rowsMin);
  });
}

/** What the naive rules pay on this screen is what is told, and cells show what wins. */
function checkWins(
  slot: Told,
  { wins, winHundredths }: EventOf<"gridWins">,
  columns: Columns,
  lines: number,
): void {
  expect(wins.reduce((sum, win) => sum + win.winHundredths, 0)).toBe(winHundredths);
  const [expanded] = wins.filter(({ kind }) => kind === "expanded");
  if (expanded !== undefined) {
    expect(wins).toHaveLength(1);
    if (slot.kind !== "book") throw new Error("Only a book has a special symbol.");
    expect(naiveExpanded(slot.numbers, columns, expanded.symbol)).toBe(winHundredths);
    return;
  }
  const ruled = wins.filter(({ kind }) => kind !== "scatter");
  const told = ruled.reduce((sum, win) => sum + win.winHundredths / timesOf(slot, win), 0);
  if (lines === screenOf(slot).lines.length) {
    expect(told).toBe(naiveRuleOf(slot)(columns));
  }
  const roles = new Map<string, string>(screenOf(slot).symbols.map(({ id, role }) => [id, role]));
  for (const win of wins) {
    expect(win.winHundredths).toBeGreaterThan(0);
    expect(win.winHundredths % 5).toBe(0);
    for (const { reel, row } of win.cells) {
      const shown = columns[reel]?.[row] ?? "";
      const isMix = win.symbol.startsWith("any_");
      expect(shown === win.symbol || isMix || roles.get(shown) === "wild", shown).toBe(true);
    }
  }
}

/** Multipliers that are not part of what a screen pays by itself. */
function timesOf(slot: Told, { multiplier }: { multiplier: number }): number {
  return slot.kind === "classic" ? 1 : multiplier;
}

/** The special symbol fills each reel that shows it, and no other; it pays what the rules say. */
function checkExpand(
  slot: Told,
  before: Columns,
  { symbol, reels, columns }: EventOf<"gridExpand">,
  special: string,
): void {
  expect(symbol).toBe(special);
  before.forEach((column, reel) => {
    const isFilled = column.includes(special);
    // A reel that stands is all wild before, and not named again.
    const stands = slot.kind === "rise" && column.every((id) => id === special);
    expect(reels.includes(reel)).toBe(isFilled && !stands);
    expect(columns[reel]).toEqual(isFilled ? column.map(() => special) : column);
  });
  if (slot.kind === "book") {
    expect(naiveExpanded(slot.numbers, before, special)).toBeGreaterThan(0);
  }
}

/** All orbs of the screen and no others, on top of what was kept. */
function checkOrbs(
  slot: Told,
  { cells, multiplier }: EventOf<"gridOrbs">,
  columns: Columns,
  kept: number,
): void {
  const orbs = new Map<string, number>(
    screenOf(slot)
      .symbols.filter(({ role }) => role === "orb")
      .map(({ id, multiplier: times = 0 }) => [id, times]),
  );
  const shown = columns.flat().filter((id) => orbs.has(id));
  expect(cells.map(({ reel, row }) => columns[reel]?.[row])).toEqual(shown);
  expect(multiplier).toBe(kept + shown.reduce((sum, id) => sum + (orbs.get(id) ?? 0), 0));
}

/** What stays falls, and what is new lies above it; a reel over others closes up to the left. */
function checkCascade(slot: Told, before: Columns, event: EventOf<"gridCascade">): void {
  const { topReel: over = [] } = screenOf(slot);
  const gone = new Set(event.removed.map(({ reel, row }) => `${reel},${row}`));
  expect(gone.size).toBe(event.removed.length);
  const stayed = over.flatMap((reel) => (gone.has(`${reel},0`) ? [] : [before[reel]?.[0]]));
  const tops = over.map((reel) => event.columns[reel]?.[0]);
  expect(tops).toEqual([...stayed, ...(event.entered ?? [])]);
  expect(event.entered === undefined).toBe(over.length === 0);
  event.columns.forEach((column, reel) => {
    const head = over.includes(reel) ? 1 : 0;
    const kept = (before[reel] ?? []).filter(
      (_, row) => row >= head && !gone.has(`${reel},${row}`),
    );
    expect(column.slice(head)).toEqual([...(event.filled[reel] ?? []), ...kept]);
  });
}

function checkRound(slot: Told, input: unknown, nonce: number): void {
  const game: InstantGame = slot.game;
  const choice = game.readChoice(input);
  if (choice === null) throw new Error("The game offers this.");
  const units = game.unitsOf(choice);
  const { book, winHundredths } = game.play(choice, drawsOf(nonce));
  expect(bookSchema.parse(book)).toEqual(book);
  const lines = slot.kind === "classic" ? units : screenOf(slot).lines.length;
  expect(followBook(slot, book, lines)).toBe(winHundredths);
  const most = offeredOf(game.facts.code)?.figures.maxWinMultiplier ?? 0;
  expect(winHundredths).toBeLessThanOrEqual(most * 100 * units);
  const tier = tierOf(winHundredths / units);
  expect(book.at(-1)).toEqual({ type: "finalWin", winHundredths, tier });
  expect(book.filter(({ type }) => type === "finalWin")).toHaveLength(1);
  if (winHundredths <= 100 * units) expect(["none", "return"]).toContain(tier);
  expect(game.play(choice, drawsOf(nonce))).toEqual({ book, winHundredths });
}

describe.each(told)("%s", (_code, slot) => {
  const game: InstantGame = slot.game;
  const choices: readonly unknown[] =
    slot.kind === "classic"
      ? [undefined, { lines: 1 }, { lines: 3 }]
      : slot.kind === "sticky"
        ? [undefined, undefined, { buy: true }]
        : [undefined, ...slot.modes.map(({ id }) => ({ mode: id }))];

  test("books follow the contract and the rules, and replay to the same", () => {
    fc.assert(
      fc.property(fc.constantFrom(...choices), fc.nat(1_000_000), (choice, nonce) => {
        checkRound(slot, choice, nonce);
      }),
      { seed: 11, numRuns: screenOf(slot).pays === "cluster" ? 40 : 120 },
    );
  });

  test("takes no choice that it does not offer", () => {
    for (const bad of [
      0,
      "",
      [],
      { lines: 0 },
      { lines: 6 },
      { lines: 1.5 },
      { buy: 1 },
      { x: 1 },
      { mode: "" },
      { mode: "spin" },
    ]) {
      expect(game.readChoice(bad), JSON.stringify(bad)).toBeNull();
    }
    expect(game.readChoice(undefined)).not.toBeNull();
  });
});

describe("Features", () => {
  const spinning = told.flatMap(([code, slot]) =>
    slot.kind === "book" ||
    slot.kind === "joined" ||
    slot.kind === "ways" ||
    slot.kind === "cascade" ||
    slot.kind === "sticky" ||
    slot.kind === "wheel"
      ? [[code, slot, slot.made.engine] as const]
      : [],
  );

  test.each(spinning)(
    "%s: free spins count down, keep to the rules and end",
    (_code, slot, engine) => {
      for (let seed = 1; seed <= 6; seed += 1) {
        const { book, winHundredths } = playBought(engine, simulationDraws(seed), {
          spins: 8,
          units: 1,
        });
        expect(bookSchema.parse(book)).toEqual(book);
        expect(followBook(slot, book, screenOf(slot).lines.length)).toBe(winHundredths);
        let awarded = 8;
        let spins = 0;
        for (const event of book) {
          if (event.type === "gridTrigger") awarded += event.spins;
          if (event.type !== "gridSpin") continue;
          spins += 1;
          expect(event).toMatchObject({ spin: spins, remaining: awarded - spins });
        }
        const end = book.find((event) => event.type === "gridFeatureEnd");
        expect(end).toMatchObject({ spinsPlayed: spins, winHundredths });
      }
    },
  );

  test("a sticky wild stays where it landed", () => {
    const [, , engine] = spinning.find(([code]) => code === "trilha-do-curupira") ?? [];
    if (engine === undefined) throw new Error("No such game.");
    const { book } = playBought(engine, simulationDraws(3), { spins: 12, units: 1 });
    const stuck: { reel: number; row: number }[] = [];
    let columns: Columns = [];
    for (const event of book) {
      if (event.type === "gridReveal") {
        columns = event.columns;
        for (const { reel, row } of stuck) expect(columns[reel]?.[row]).toBe("curupira");
      }
      if (event.type === "gridSticky") stuck.push(...event.cells);
    }
    expect(stuck.length).toBeGreaterThan(0);
  });
});
