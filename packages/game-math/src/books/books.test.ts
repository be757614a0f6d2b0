// Protects: a book is drawn without bias and in the file's order, and one line of it can be proved
// against the published root, wherever it stands.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { below64, drawRow, rowOf } from "./draw-row.ts";
import { climb, leafOf, pathOf, rootOf } from "./merkle.ts";
import { publicationText } from "./publication-text.ts";

const words = (...list: readonly number[]) => {
  const left = [...list];
  return () => left.shift() ?? 0;
};
const WORD_MAX = 0xff_ff_ff_ff;
const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();

test("two words make one number, the first of them the high half", () => {
  expect(below64(words(1, 2), (1n << 64n) - 1n)).toBe((1n << 32n) | 2n);
  expect(below64(words(0, 7), 5n)).toBe(2n);
});

test("what would favour small numbers is thrown away: two words at a time", () => {
  // 2^64 = 1 (mod 5): only the very last number is one too many.
  expect(below64(words(WORD_MAX, WORD_MAX, 0, 3), 5n)).toBe(3n);
  expect(below64(words(WORD_MAX, WORD_MAX - 1), 5n)).toBe(4n);
  expect(below64(words(WORD_MAX, WORD_MAX), 1n << 32n)).toBe(BigInt(WORD_MAX));
  for (const total of [0n, -1n, 1n << 64n]) {
    expect(() => below64(words(), total)).toThrow("Weights add up to 1 to 2^64 - 1.");
  }
  expect(below64(words(WORD_MAX, WORD_MAX, 4, 0), (1n << 64n) - 1n)).toBe(4n << 32n);
});

test("each row is drawn by exactly as many numbers as it weighs; without weight by none", () => {
  const weights = [0, 3, 0, 1, 2, 0];
  let sum = 0n;
  const sums = BigUint64Array.from(weights.map((weight) => (sum += BigInt(weight))));
  const rows = Array.from({ length: 6 }, (_, number) => rowOf(sums, BigInt(number)));
  expect(rows).toEqual([1, 1, 1, 3, 4, 4]);
  expect(drawRow(words(0, 9), sums)).toBe(3);
  expect(() => drawRow(words(), new BigUint64Array())).toThrow("There is no row.");
});

test("every line of a tree of any size is proved, and no other in its place", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (count, seed) => {
      const leaves = Array.from({ length: count }, (_, row) =>
        leafOf(Buffer.from(`line ${row}`), sha256),
      );
      const root = Buffer.from(rootOf(leaves, sha256));
      const index = seed % count;
      const path = pathOf(leaves, index, sha256);
      const climbed = (leaf: Uint8Array) =>
        Buffer.from(climb({ leaf, index, count, path }, sha256));
      expect(climbed(leafOf(Buffer.from(`line ${index}`), sha256))).toEqual(root);
      expect(climbed(leafOf(Buffer.from("another"), sha256))).not.toEqual(root);
      expect(() => climb({ leaf: root, index, count, path: [...path, root] }, sha256)).toThrow();
      if (count > 1) {
        const short = path.slice(0, -1);
        expect(() => climb({ leaf: root, index, count, path: short }, sha256)).toThrow();
      }
    }),
  );
});

test("the tree over blocks of 32 leaves is the tree over the leaves", () => {
  const leaves = Array.from({ length: 100 }, (_, row) => leafOf(Buffer.from(`${row}`), sha256));
  const blocks = [0, 32, 64, 96].map((from) => rootOf(leaves.slice(from, from + 32), sha256));
  expect(rootOf(blocks, sha256)).toEqual(rootOf(leaves, sha256));
  const path = [...pathOf(leaves.slice(64, 96), 5, sha256), ...pathOf(blocks, 2, sha256)];
  expect(path).toEqual(pathOf(leaves, 69, sha256));
  expect(() => rootOf([], sha256)).toThrow("A tree has a leaf.");
});

test("a leaf is hashed apart from a node", () => {
  const [a, b] = [leafOf(Buffer.from("a"), sha256), leafOf(Buffer.from("b"), sha256)];
  expect(a).toEqual(sha256(Buffer.from("\0a")));
  expect(rootOf([a, b], sha256)).toEqual(sha256(Buffer.concat([Buffer.from([1]), a, b])));
});

test("the text of a publication names all that a draw depends on, line by line", () => {
  const base = { name: "base", bookCount: 2, weightsHash: "aa", booksRoot: "bb" };
  expect(publicationText({ indexHash: "ff", modes: [base] })).toBe(
    "tucano books 1\nindex ff\nmode base 2 aa bb\n",
  );
});
