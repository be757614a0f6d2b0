/** A new release never takes a round, a payment or typed words from anybody. */
import { expect, test } from "vitest";
import { isBusy, type Moment, nextStep } from "./update-policy.ts";

const calm: Moment = {
  path: "/",
  hasDialog: false,
  hasTyped: false,
  isBusyElsewhere: false,
  isHidden: false,
  sinceTouchMs: 60_000,
};

test("a calm page is exchanged", () => {
  expect(nextStep(calm)).toBe("exchange");
});

test.each(["/gameInfo", "/recharge-payment"])("%s is never exchanged unasked", (path) => {
  expect(isBusy({ ...calm, path })).toBe(true);
  expect(nextStep({ ...calm, path })).toBe("ask");
  expect(nextStep({ ...calm, path, isHidden: true })).toBe("ask");
});

test("an open sheet and typed words are left alone", () => {
  expect(nextStep({ ...calm, hasDialog: true })).toBe("ask");
  expect(nextStep({ ...calm, path: "/withdraw", hasTyped: true })).toBe("ask");
});

test("a round in another tab is waited for", () => {
  expect(nextStep({ ...calm, isBusyElsewhere: true })).toBe("wait");
});

test("nobody is surprised under his fingers", () => {
  expect(nextStep({ ...calm, sinceTouchMs: 500 })).toBe("wait");
  expect(nextStep({ ...calm, sinceTouchMs: 500, isHidden: true })).toBe("exchange");
  expect(nextStep({ ...calm, sinceTouchMs: 2_999 })).toBe("wait");
  expect(nextStep({ ...calm, sinceTouchMs: 3_000 })).toBe("exchange");
});
