/** A key does what its list says, alone or after its first key, and nothing else does anything. */
import { expect, test } from "vitest";
import { meaningOf, shortcutCodes, shortcutKeys } from "./shortcuts.ts";

test("one key is enough where one is listed", () => {
  expect(meaningOf({ key: "?", first: null })).toEqual({ code: "help", isBeginning: false });
  expect(meaningOf({ key: "/", first: null }).code).toBe("search");
  expect(meaningOf({ key: "B", first: null }).code).toBe("hide-balance");
});

test("a first key waits for its second", () => {
  expect(meaningOf({ key: "g", first: null })).toEqual({ code: null, isBeginning: true });
  expect(meaningOf({ key: "h", first: "g" }).code).toBe("home");
  expect(meaningOf({ key: "h", first: null }).code).toBeNull();
});

test("anything else is nothing", () => {
  expect(meaningOf({ key: "x", first: null })).toEqual({ code: null, isBeginning: false });
  expect(meaningOf({ key: "x", first: "g" }).code).toBeNull();
  expect(meaningOf({ key: "Enter", first: null }).code).toBeNull();
});

test("no shortcut hides another", () => {
  const all = shortcutCodes.map((code) => shortcutKeys[code].join(" "));
  expect(new Set(all).size).toBe(all.length);
  const firsts = shortcutCodes.filter((code) => shortcutKeys[code].length > 1);
  for (const code of firsts) expect(all).not.toContain(shortcutKeys[code][0]);
});
