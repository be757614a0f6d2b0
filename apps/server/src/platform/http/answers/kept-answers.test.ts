// Protects: an answer is given again only while what it was made of is the same, and memory holds.
import { expect, test } from "vitest";
import { createKeptAnswers, isKnownTo } from "./kept-answers.ts";

const KILOBYTE = "x".repeat(1_024);

test("an answer is good as long as what it was made of", () => {
  const answers = createKeptAnswers();
  const [games, counts] = [{}, {}];
  expect(answers.find("list", [games, counts])).toBeNull();
  const kept = answers.keep("list", [games, counts], KILOBYTE);
  expect(answers.find("list", [games, counts])).toBe(kept);
  // Equal is not enough.
  expect(answers.find("list", [{}, counts])).toBeNull();
  expect(answers.find("list", [counts, games])).toBeNull();
  expect(answers.find("other", [games, counts])).toBeNull();
});

test("a text that has not changed stays packed, and one that has gets another name", async () => {
  const answers = createKeptAnswers();
  const first = answers.keep("list", [{}], KILOBYTE);
  const packed = await first.packed("br");
  const again = answers.keep("list", [{}], KILOBYTE);
  expect(await again.packed("br")).toBe(packed);
  expect(answers.keep("list", [{}], `${KILOBYTE}.`).etag).not.toBe(first.etag);
});

test("when memory is full, what was not asked for the longest goes", () => {
  const answers = createKeptAnswers({ bytesMax: 3 * 2 * 1_024 });
  const stamp = [{}];
  for (const key of ["a", "b", "c"]) answers.keep(key, stamp, KILOBYTE);
  answers.find("a", stamp);
  answers.keep("d", stamp, KILOBYTE);
  const left = ["a", "b", "c", "d"].filter((key) => answers.find(key, stamp) !== null);
  expect(left).toEqual(["a", "c", "d"]);
  answers.keep("k".repeat(2_000), stamp, KILOBYTE);
  expect(answers.find("k".repeat(2_000), stamp)).toBeNull();
});

test.each([
  [undefined, false],
  ['W/"one"', true],
  ['"one"', true],
  ['W/"two", W/"one"', true],
  ["*", true],
  ['W/"two"', false],
  ["one", false],
])("If-None-Match: %s", (header, isKnown) => {
  expect(isKnownTo(header, 'W/"one"')).toBe(isKnown);
});
