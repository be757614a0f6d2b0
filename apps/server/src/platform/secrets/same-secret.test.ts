import { expect, test } from "vitest";
import { isSameSecret } from "./same-secret.ts";

test("only the secret itself is the secret", () => {
  expect(isSameSecret("abc", "abc")).toBe(true);
  for (const guess of ["", "ab", "abcd", "ABC"]) expect(isSameSecret(guess, "abc")).toBe(false);
});
