// Protects: nobody may call without end, and no player loses turns to others behind one address.
import { describe, expect, test } from "vitest";
import { DomainError } from "../../errors.ts";
import { createRateLimits, networkOf } from "./rate-limit.ts";

function open(limits: { perAddress: number; perToken: number }) {
  let now = 1_000_000;
  const limiter = createRateLimits({ ...limits, nowMs: () => now });
  return { ...limiter, advance: (ms: number) => (now += ms) };
}

/** Seconds to wait; 0: the call was taken. */
function waitOf(call: () => unknown): number {
  try {
    call();
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.details.retryAfterSeconds ?? -1;
  }
}

const home = "203.0.113.7";

describe("without a known token", () => {
  test("calls count for the address, and a minute after the first they may go on", () => {
    const limits = open({ perAddress: 2, perToken: 10 });
    expect(waitOf(() => limits.take(null, home))).toBe(0);
    limits.advance(50_000);
    expect(waitOf(() => limits.take("guessed-1", home))).toBe(0);
    expect(waitOf(() => limits.take("guessed-2", home))).toBe(10);
    expect(waitOf(() => limits.take(null, "203.0.113.8"))).toBe(0);
    limits.advance(10_000);
    expect(waitOf(() => limits.take(null, home))).toBe(0);
  });

  test("new tokens that prove good leave the address its turns", () => {
    const limits = open({ perAddress: 1, perToken: 10 });
    for (let player = 0; player < 1_000; player += 1) {
      const token = `token-${player}`;
      expect(limits.take(token, home)).toEqual({ isKnown: false });
      limits.prove(token, home);
    }
    expect(waitOf(() => limits.take(null, home))).toBe(0);
    expect(waitOf(() => limits.take(null, home))).toBe(60);
  });
});

describe("with a known token", () => {
  test("calls count for the token alone, wherever they come from", () => {
    const limits = open({ perAddress: 1, perToken: 3 });
    limits.take("good", home);
    limits.prove("good", home);
    limits.take(null, home);
    expect(limits.take("good", home)).toEqual({ isKnown: true });
    expect(waitOf(() => limits.take("good", "198.51.100.1"))).toBe(0);
    expect(waitOf(() => limits.take("good", home))).toBe(60);
  });

  test("proving it twice gives no second allowance, and a revoked one counts as unknown", () => {
    const limits = open({ perAddress: 1, perToken: 1 });
    limits.take("good", home);
    limits.prove("good", home);
    limits.prove("good", home);
    expect(waitOf(() => limits.take("good", home))).toBe(60);
    limits.disprove("good");
    expect(waitOf(() => limits.take("good", home))).toBe(0);
    expect(waitOf(() => limits.take("good", home))).toBe(60);
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
