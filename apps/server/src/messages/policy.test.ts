/** Protects: of a winner's name no more is told than that they can recognise themselves. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { maskAccount, newTicketNo } from "./policy.ts";

test.each([
  ["joaosilva", "jo***a"],
  ["ana.souza", "an***a"],
  ["maria", "m***"],
  ["x", "x***"],
  ["", "***"],
])("%s is told as %s", (account, masked) => {
  expect(maskAccount(account)).toBe(masked);
});

test("Names that differ only in what is hidden are told alike, whatever their length", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3, maxLength: 60 }), (hidden) => {
      expect(maskAccount(`ab${hidden}z`)).toBe("ab***z");
    }),
  );
});

test("A ticket's number has the shape that calls take", () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (chances) => {
      const number = newTicketNo((below) => Number(chances.next().value) % below);
      expect(number).toMatch(/^S[0-9A-Z]{12}$/);
    }),
  );
});
