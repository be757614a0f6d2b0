/** The app is offered to those who come back, in calm places, and not for two weeks after a no. */
import { expect, test } from "vitest";
import { type InstallOccasion, mayOfferInstall } from "./install-policy.ts";

const good: InstallOccasion = {
  today: "2026-11-22",
  refusedDay: null,
  visits: 2,
  views: 3,
  path: "/",
  isInstalled: false,
  isPossible: true,
};

test("offered at a good moment", () => {
  expect(mayOfferInstall(good)).toBe(true);
});

test("not at the first visit and not at the first view", () => {
  expect(mayOfferInstall({ ...good, visits: 1, views: 9 })).toBe(false);
  expect(mayOfferInstall({ ...good, visits: 5, views: 1 })).toBe(false);
});

test("a no is a no for fourteen days", () => {
  expect(mayOfferInstall({ ...good, refusedDay: "2026-11-22" })).toBe(false);
  expect(mayOfferInstall({ ...good, refusedDay: "2026-11-09" })).toBe(false);
  expect(mayOfferInstall({ ...good, refusedDay: "2026-11-08" })).toBe(true);
});

test("not over a game, not when it is there, not where it cannot be done", () => {
  expect(mayOfferInstall({ ...good, path: "/gameInfo" })).toBe(false);
  expect(mayOfferInstall({ ...good, path: "/recharge-payment" })).toBe(false);
  expect(mayOfferInstall({ ...good, isInstalled: true })).toBe(false);
  expect(mayOfferInstall({ ...good, isPossible: false })).toBe(false);
});
