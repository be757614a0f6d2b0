/** Protects: a file's name leads nowhere, and nobody writes without end. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ATTACHMENTS_PER_HOUR_MAX,
  fileNameOf,
  fillIn,
  firstName,
  isDaytime,
  isOpen,
  MAILINGS_PER_WEEK_MAX,
  MESSAGES_PER_HOUR_MAX,
  newTicketNo,
  outcomesFor,
  OPEN_TICKETS_MAX,
  PICTURE_SIDE_MAX_PX,
  QUIET_DAYS,
  unknownVariables,
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

test("Day is when it is day in all of Brazil", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(isDaytime);
  expect(hours).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});

test("Only what is known is filled in, and what is filled in is never read again", () => {
  const values = { name: "{account}", account: "<b>ana</b>\u0000", level: 3 };
  expect(fillIn("{name} {account} {level} {other} {}", values)).toBe(
    " account   b ana /b  {level} {other} {}",
  );
  expect(unknownVariables("{name} {account} {cpf} {}")).toEqual(["cpf", ""]);
  expect(unknownVariables("nothing")).toEqual([]);
  expect([firstName("  Ana  Souza"), firstName("Ana"), firstName("")]).toEqual(["Ana", "Ana", ""]);
});

const someone = {
  wished: ["inbox", "mail", "sms"],
  reachable: ["inbox", "mail", "sms"],
  closed: [],
  recent: 0,
  isProtective: false,
};
const outcomes = (changes: Partial<Parameters<typeof outcomesFor>[0]>) =>
  outcomesFor({ ...someone, ...changes }).map(({ channel, outcome }) => `${channel} ${outcome}`);

test("Offers take the ways that were opened; who closed one of old keeps the others", () => {
  const ways = (optedIn: string[] | null, optedOut: string[]) =>
    ["inbox", "mail", "sms"].filter((channel) => isOpen({ optedIn, optedOut }, channel));
  expect(ways([], [])).toEqual([]);
  expect(ways(["mail"], ["inbox", "sms"])).toEqual(["mail"]);
  expect(ways(["mail", "sms"], ["mail"])).toEqual(["sms"]);
  expect(ways(null, [])).toEqual([]);
  expect(ways(null, ["sms"])).toEqual(["inbox", "mail"]);
});

test("A week has room for so much, over all ways in the order wished for", () => {
  expect(MAILINGS_PER_WEEK_MAX).toBe(3);
  expect(outcomes({})).toEqual(["inbox sent", "mail sent", "sms sent"]);
  expect(outcomes({ recent: 2 })).toEqual(["inbox sent", "mail capped", "sms capped"]);
  expect(outcomes({ recent: 3 })).toEqual(["inbox capped", "mail capped", "sms capped"]);
  expect(outcomes({ recent: 2, reachable: ["sms"] })).toEqual([
    "inbox unreachable",
    "mail unreachable",
    "sms sent",
  ]);
  expect(outcomes({ recent: 2, closed: ["inbox"] })).toEqual([
    "inbox opted_out",
    "mail sent",
    "sms capped",
  ]);
});

test("What looks after somebody has no cap, and always has the inbox", () => {
  const told = { isProtective: true, recent: 9, closed: ["inbox", "mail"] };
  expect(outcomes(told)).toEqual(["inbox sent", "mail opted_out", "sms sent"]);
});
