// Protects: a player's place in the sequence of draws is read as it was written, and what is not a
// note of ours is never taken for one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientSeed } from "@tucano/contract/player/games/house-games.ts";
import type { PlayNote } from "../types.ts";
import { readNote, writeNote } from "./play-note.ts";

const seedId = "0b2f9d5e-6f4e-4c57-9a37-2f5c3b1f7a10";

const notes: fc.Arbitrary<PlayNote> = fc.record({
  seedId: fc.uuid(),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nextNonce: fc.nat(Number.MAX_SAFE_INTEGER),
  lastRoundAtMs: fc.nat(8_640_000_000_000_000),
});

describe("A note", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(notes, (note) => {
        expect(clientSeed.safeParse(note.clientSeed).success).toBe(true);
        expect(readNote(writeNote(note))).toEqual(note);
      }),
    );
  });

  test("of the longest parts there are still fits beside the wallet", () => {
    const note = {
      seedId,
      clientSeed: "x".repeat(64),
      nextNonce: Number.MAX_SAFE_INTEGER,
      lastRoundAtMs: 8_640_000_000_000_000,
    };
    expect(writeNote(note).length).toBeLessThanOrEqual(300);
  });

  test("that is empty says that nothing was noted yet", () => {
    expect(readNote("")).toBeNull();
  });
});

test.each([
  "garbage",
  " ",
  "    ",
  seedId,
  `${seedId} client 5`,
  `${seedId} client 5 onca-dourada`,
  `${seedId} client five onca-dourada 0`,
  `${seedId} client  onca-dourada 0`,
  `${seedId} client 1.5 onca-dourada 0`,
  `${seedId} client -1 onca-dourada 0`,
  `${seedId} client 0x10 onca-dourada 0`,
  `${seedId} client 9007199254740992 onca-dourada 0`,
  `${seedId} client 5 onca-dourada soon`,
  `${seedId} client 5 onca-dourada 0 more`,
])("%j is no note of ours", (text) => {
  expect(() => readNote(text)).toThrow("not in our format");
});
