/** The hint about a new password favours length, and never praises what is easily guessed. */
import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.ts";

test.each([
  ["123", 0],
  ["aaaaaaaaaaaaaaaa", 0],
  ["abc123", 1],
  ["Abc123x!", 2],
  ["papagaioverde", 2],
  ["papagaio-verde-7", 3],
  ["Xy7!Xy8?Xy", 3],
])("%s is of strength %i", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
