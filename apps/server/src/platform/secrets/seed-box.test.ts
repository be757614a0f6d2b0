// Protects: what is sealed is opened by its key alone, for its own commitment alone, and a key can
// be replaced without losing what the one before has sealed.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { systemRandom } from "../random.ts";
import { createSeedBox, sealLeft, type SealedSeed } from "./seed-box.ts";

const boxWith = (...keys: [string, ...string[]]) =>
  createSeedBox({ keys: () => keys, random: systemRandom });
const seed = randomBytes(32);

describe("a seed box", () => {
  test("gives the seed back, and shows nothing of it", () => {
    const box = boxWith("one");
    const sealed = box.seal(seed, "commitment");
    expect(sealed.includes(seed)).toBe(false);
    expect(box.seal(seed, "commitment").equals(sealed)).toBe(false);
    expect(box.open(sealed, "commitment").equals(seed)).toBe(true);
  });

  test("opens nothing for another commitment, by another key, or that was changed", () => {
    const box = boxWith("one");
    const sealed = box.seal(seed, "commitment");
    expect(() => box.open(sealed, "another")).toThrow();
    expect(() => boxWith("two").open(sealed, "commitment")).toThrow("SEED_KEY");
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => box.open(changed, "commitment")).toThrow();
  });

  test("seals by the first key and opens by all, so that one can follow the other", async () => {
    const old = boxWith("one");
    const both = boxWith("two", "one");
    const rows = new Map([
      ["open", { id: "open", commitment: "a", open: seed, sealed: null as Buffer | null }],
      ["old", { id: "old", commitment: "b", open: null, sealed: old.seal(seed, "b") }],
    ]);
    const left = {
      read: (keyName: Buffer) =>
        Promise.resolve(
          [...rows.values()].filter(
            ({ sealed }) => sealed?.subarray(0, 4).equals(keyName) !== true,
          ),
        ),
      write: (seeds: readonly SealedSeed[]) => {
        for (const { id, sealed } of seeds) {
          rows.set(id, { id, commitment: rows.get(id)?.commitment ?? "", open: null, sealed });
        }
        return Promise.resolve();
      },
    };
    expect(await sealLeft(both, left)).toBe(2);
    expect(await sealLeft(both, left)).toBe(0);
    for (const { sealed, commitment } of rows.values()) {
      const opened = boxWith("two").open(sealed ?? Buffer.alloc(0), commitment);
      expect(opened.equals(seed)).toBe(true);
    }
  });
});
