/**
 * Protects: of a winner's name no more is told than that they can recognise themselves, a file's
 * name leads nowhere, and nobody writes without end.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ATTACHMENTS_PER_HOUR_MAX,
  fileNameOf,
  maskAccount,
  MESSAGES_PER_HOUR_MAX,
  newTicketNo,
  OPEN_TICKETS_MAX,
  PICTURE_SIDE_MAX_PX,
  QUIET_DAYS,
} from "./policy.ts";

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

test.each([
  [" receipt.PDF ", "receipt.pdf"],
  ["../../etc/passwd", "etc passwd.pdf"],
  ["..", "file.pdf"],
  [`${"a".repeat(79)}bc`, `${"a".repeat(79)}b.pdf`],
])("A file given as %j is named %j", (given, name) => {
  expect(fileNameOf(given, "pdf")).toBe(name);
});

test("Five conversations at once, 20 messages and 20 files an hour, and quiet after 14 days", () => {
  expect([OPEN_TICKETS_MAX, MESSAGES_PER_HOUR_MAX, ATTACHMENTS_PER_HOUR_MAX]).toEqual([5, 20, 20]);
  expect([QUIET_DAYS, PICTURE_SIDE_MAX_PX]).toEqual([14, 2_400]);
});
