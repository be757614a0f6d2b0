/// <reference types="node" />
import { readFileSync } from "node:fs";
import { book as bookSchema, type RoundEvent } from "@tucano/contract/events/round-events.ts";
import { describe, expect, test } from "vitest";
import { playBook } from "./sequence.ts";

/** What the round has paid after each event: the invariant every book keeps. */
function totalHundredthsOf(book: readonly RoundEvent[]): number {
  let total = 0;
  for (const event of book) {
    if (event.type === "lineWins" || event.type === "scatterTrigger") total += event.winHundredths;
    if (event.type === "winCap") total -= event.cutHundredths;
  }
  return total;
}

const games = ["onca-dourada", "mare-alta", "noite-do-saci"] as const;

/** The books the workbench shows: one of each kind a player can meet. */
const books = games.flatMap((code) => {
  const text = readFileSync(new URL(`../workbench/books/${code}.json`, import.meta.url), "utf8");
  const recorded = JSON.parse(text) as Record<string, { book: unknown }>;
  return Object.entries(recorded).map(([name, { book }]) => ({ name: `${code} ${name}`, book }));
});

function recorder() {
  const seen: RoundEvent[] = [];
  let running = 0;
  const play = async (event: RoundEvent): Promise<void> => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    seen.push(event);
    running -= 1;
  };
  const players = {
    reveal: play,
    wildExpand: play,
    lineWins: play,
    scatterTrigger: play,
    freeSpinsStart: play,
    freeSpin: play,
    multiplier: play,
    winCap: play,
    freeSpinsEnd: play,
    finalWin: play,
  };
  return { seen, players };
}

describe("playing books", () => {
  test("there is something recorded of every game", () => {
    expect(books.length).toBeGreaterThanOrEqual(games.length * 5);
  });

  test.each(books)(
    "$name: every event is shown once, in order, never two at a time",
    async (each) => {
      const book = bookSchema.parse(each.book);
      const { seen, players } = recorder();
      await playBook(book, players);
      expect(seen).toEqual(book);
    },
  );

  test.each(books)("$name: what its events pay is what the round pays", ({ book }) => {
    const parsed = bookSchema.parse(book);
    const last = parsed.at(-1);
    expect(last?.type).toBe("finalWin");
    expect(totalHundredthsOf(parsed)).toBe(last?.type === "finalWin" ? last.winHundredths : -1);
  });

  test("an event nobody knows how to show fails loudly", async () => {
    const unknown = { type: "surprise" } as unknown as RoundEvent;
    const last: RoundEvent = { type: "finalWin", winHundredths: 0, tier: "none" };
    await expect(playBook([unknown, last], recorder().players)).rejects.toThrow("surprise");
  });

  test("a book without an end is refused before anything is shown", async () => {
    const { seen, players } = recorder();
    const lone: RoundEvent = { type: "wildExpand", reels: [1] };
    await expect(playBook([lone], players)).rejects.toThrow();
    expect(seen).toEqual([]);
  });
});
