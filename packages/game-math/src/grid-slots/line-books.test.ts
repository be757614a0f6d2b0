// Protects: a round that was ever played is played again to the same book, byte for byte.
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createDraws, seedFromHex } from "../provably-fair.ts";
import { slots } from "./index.ts";
import { playGrid } from "./round.ts";
import { createLineSlot, type LineDefinition } from "./spins/line-spin.ts";

const ROUNDS = 2_000;

/** 16 bytes, published: never used for money. */
const serverSeed = seedFromHex("fc9a1d6fad00e0832fddfdea45435c85");

/** The games as they are offered, and bent so that what is rare in them is not. */
const variants: Readonly<Record<string, (game: LineDefinition) => LineDefinition>> = {
  "as offered": (game) => game,
  "with its strips exchanged": (game) => ({
    ...game,
    strips: { base: game.strips.free, free: game.strips.base },
  }),
  "with other edges, wilds, scatters and maximum": (game) => ({
    ...game,
    paysBothWays: !game.paysBothWays,
    symbols: game.symbols.map((symbol) =>
      symbol.role === "wild" ? { ...symbol, expands: !symbol.expands, pays: [1, 30, 600] } : symbol,
    ),
    strips: {
      base: game.strips.base.map((strip) => `${strip} scatter wild scatter`),
      free: game.strips.free.map((strip) => `${strip} scatter wild`),
    },
    maxWinMultiplier: 60,
  }),
};

/** SHA-256 of all the books as JSON, one a line. Recorded once; a difference breaks old rounds. */
const digests: Readonly<Record<string, string>> = {
  "onca-dourada as offered": "bdeacfcff13ec054088f5de786ba71705f678e0b03b0d71b130fbf0289ce9ffd",
  "onca-dourada with its strips exchanged":
    "f8c38b87ea842f6930c22fce57dce923113c0c448b3752f1653cf2bd8051e3ad",
  "onca-dourada with other edges, wilds, scatters and maximum":
    "3f249cbf8a621885d74622f394adb1a2ff3524d8b56b33f460384aef65b9fb8f",
  "mare-alta as offered": "fb8dbf977e6a9d29ea6e4c612a076c860fb0cd086026e4781cd5d687f093fafc",
  "mare-alta with its strips exchanged":
    "1c668587bede528c664bb0b4370b33d1e6c34af4bbb08fe6934b6c32fca25930",
  "mare-alta with other edges, wilds, scatters and maximum":
    "9de1897d8c50668a741c1fc9055513add4635cdde0f1869ce760ecabb0021af0",
  "noite-do-saci as offered": "ed581d26a5c323444fd2b1011f1e57df17740ca82ed2d01dbefaaa123732697d",
  "noite-do-saci with its strips exchanged":
    "223fc0621a50e12ddd359847475c4bfa0b89ea75d488cb2976077f391bb689d7",
  "noite-do-saci with other edges, wilds, scatters and maximum":
    "2c2f7120327f4bf48190a5d9629896128175e6fc3604b8a9db4818d42dc222aa",
};

function booksOf(definition: LineDefinition, rounds: number): string[] {
  const { engine } = createLineSlot(definition);
  return Array.from({ length: rounds }, (_, nonce) =>
    JSON.stringify(playGrid(engine, createDraws({ serverSeed, clientSeed: "books", nonce })).book),
  );
}

const games = slots
  .flatMap((slot) => (slot.kind === "line" ? [slot, ...slot.former] : []))
  .flatMap(({ game: { facts }, numbers }) =>
    Object.entries(variants).map(
      ([name, bend]) => [`${facts.code} ${name}`, facts.version, bend(numbers)] as const,
    ),
  );

describe("Books", () => {
  test.each(games)(
    "of %s, version %i, are what they always were",
    (name, _version, definition) => {
      const books = booksOf(definition, ROUNDS);
      expect(createHash("sha256").update(books.join("\n")).digest("hex")).toBe(digests[name]);
    },
    30_000,
  );

  test("of all these games together show every event there is", () => {
    const types = new Set<string>();
    for (const [, , definition] of games) {
      for (const book of booksOf(definition, 300)) {
        for (const [, type = ""] of book.matchAll(/"type":"(\w+)"/g)) types.add(type);
      }
    }
    expect([...types].toSorted()).toEqual([
      "finalWin",
      "freeSpin",
      "freeSpinsEnd",
      "freeSpinsStart",
      "lineWins",
      "multiplier",
      "reveal",
      "scatterTrigger",
      "wildExpand",
      "winCap",
    ]);
  }, 30_000);
});
