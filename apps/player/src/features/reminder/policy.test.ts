/** A reminder comes once a day at most, never at the first view, never over a game or a payment. */
import { expect, test } from "vitest";
import { mayRemind, type Occasion } from "./policy.ts";

const good: Occasion = {
  today: "2026-11-22",
  path: "/",
  hasDialog: false,
  memory: { views: 1, shownDay: null, offDay: null },
};
const remembering = (memory: Partial<Occasion["memory"]>): Occasion => ({
  ...good,
  memory: { ...good.memory, ...memory },
});

test("from the second view on, once a day", () => {
  expect(mayRemind(remembering({ views: 0 }))).toBe(false);
  expect(mayRemind(good)).toBe(true);
  expect(mayRemind(remembering({ shownDay: "2026-11-22" }))).toBe(false);
  expect(mayRemind(remembering({ shownDay: "2026-11-21" }))).toBe(true);
});

test("not again today, when that was asked for", () => {
  expect(mayRemind(remembering({ offDay: "2026-11-22" }))).toBe(false);
  expect(mayRemind(remembering({ offDay: "2026-11-21" }))).toBe(true);
});

test.each(["/gameInfo", "/recharge", "/recharge-payment", "/withdraw", "/responsible-gaming"])(
  "never at %s",
  (path) => {
    expect(mayRemind({ ...good, path })).toBe(false);
  },
);

test("never over something that is open", () => {
  expect(mayRemind({ ...good, hasDialog: true })).toBe(false);
});
