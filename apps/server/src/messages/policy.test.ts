/** Protects: a file's name leads nowhere, and nobody writes without end. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ATTACHMENTS_PER_HOUR_MAX,
  fileNameOf,
  MESSAGES_PER_HOUR_MAX,
  newTicketNo,
  OPEN_TICKETS_MAX,
  PICTURE_SIDE_MAX_PX,
  QUIET_DAYS,
} from "./policy.ts";

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
