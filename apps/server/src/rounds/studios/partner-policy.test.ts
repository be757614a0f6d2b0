// Protects: no page frames, and no partner calls from, anywhere but where two people said; and a
// partner that fails is left alone, longer each time, and tried by one launch at a time.
import { describe, expect, test } from "vitest";
import {
  circuitState,
  closedBy,
  isFrom,
  isWithin,
  ownKeyState,
  pauseMs,
  readNetwork,
  readJackpot,
  readOrigin,
  TRIAL_MS,
} from "./partner-policy.ts";

describe("an origin", () => {
  test("is a scheme, a host and perhaps a port, without the blanks it was pasted with", () => {
    expect(readOrigin(" https://Games.Example\u00a0", false)).toBe("https://games.example");
    expect(readOrigin("https://games.example:8443/", false)).toBe("https://games.example:8443");
    expect(readOrigin("https://[2001:db8::1]", false)).toBe("https://[2001:db8::1]");
    expect(readOrigin("http://127.0.0.1:90", true)).toBe("http://127.0.0.1:90");
  });

  test.each([
    "games.example",
    "http://games.example",
    "https://games.example/launch",
    "https://games.example/?a",
    "https://games.example/#a",
    "https://*.games.example",
    "https://games.example;script-src",
    "https://games.example,other",
    "https://games.example'",
    "https://user@games.example",
    "https://:pass@games.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "",
  ])("%s is none", (text) => {
    expect(readOrigin(text, false)).toBeNull();
  });

  test("covers its own addresses and no others", () => {
    const origins = ["https://games.example", "https://cdn.example:8443"];
    expect(isWithin("https://games.example/play?a=1#b", origins)).toBe(true);
    expect(isWithin("https://cdn.example:8443/", origins)).toBe(true);
    expect(isWithin("https://cdn.example/", origins)).toBe(false);
    expect(isWithin("http://games.example/", origins)).toBe(false);
    expect(isWithin("https://games.example.evil/", origins)).toBe(false);
    expect(isWithin("https://me@games.example/", origins)).toBe(false);
    expect(isWithin("games.example", origins)).toBe(false);
    expect(isWithin("https://games.example/", [])).toBe(false);
  });
});

describe("a mode that is stopped", () => {
  const paid = { mode: undefined, isFree: false };
  const free = { mode: undefined, isFree: true };
  const named = (mode: unknown) => ({ mode, isFree: false });

  test("closes what it is, and nothing else", () => {
    expect(closedBy([], named("bonus-buy"))).toBeNull();
    expect(closedBy(["demo", "bonus-buy"], paid)).toBeNull();
    expect(closedBy(["free"], paid)).toBeNull();
    expect(closedBy(["free"], free)).toBe("new rounds");
    expect(closedBy(["bonus-buy"], named("gamble"))).toBeNull();
    for (const mode of ["", 7, null, ["bonus-buy"], { name: "bonus-buy" }]) {
      expect(closedBy(["bonus-buy"], named(mode))).toBeNull();
    }
  });

  test("for money closes free rounds, too: their wins are money", () => {
    expect(closedBy(["real"], paid)).toBe("new rounds");
    expect(closedBy(["real"], free)).toBe("new rounds");
    expect(closedBy(["real"], named("bonus-buy"))).toBe("new rounds");
  });

  test("is known however its studio writes it", () => {
    for (const mode of ["bonus-buy", "BONUS_BUY", " Bonus  buy!", "bonus.buy"]) {
      expect(closedBy(["bonus-buy"], named(mode)), mode).toBe("bet");
    }
    // A studio that names what all have is not taken at its word for what closes a bet.
    expect(closedBy(["real"], named("real"))).toBe("new rounds");
    expect(closedBy(["demo"], named("demo"))).toBeNull();
  });
});

describe("what is said of a jackpot", () => {
  const said = (units: unknown, id?: unknown) =>
    readJackpot({ jackpot_id: id }, { said: units, most: 1_000 });

  test("is kept to the unit, with the name that people know it by", () => {
    expect(said(1)).toEqual({ units: 1, name: null });
    expect(said(1_000, "Major")).toEqual({ units: 1_000, name: "Major" });
    expect(said(5, "x".repeat(64))).toEqual({ units: 5, name: "x".repeat(64) });
  });

  test("is left out where it makes no sense, and holds nothing up", () => {
    for (const units of [undefined, null, 0, -1, 1_001, 0.5, "5", Number.NaN, 2 ** 53, [5], true]) {
      expect(said(units)).toBeNull();
    }
    for (const id of [7, "", "x".repeat(65), "a\u0000b", "a\u202eb", null, {}]) {
      expect(said(5, id)).toEqual({ units: 5, name: null });
    }
  });
});

describe("a key of ours", () => {
  const at = (minute: number) => new Date(minute * 60_000);
  const key = (keyId: string, from: number, until: number | null = null) => ({
    keyId,
    signsFrom: at(from),
    retiresAt: until === null ? null : at(until),
  });
  const states = (keys: readonly ReturnType<typeof key>[], minute: number) =>
    keys.map((one) => ownKeyState(one, keys, at(minute)));

  test("signs from its date until a later one does", () => {
    const keys = [key("a", 0), key("b", 10)];
    expect(states(keys, 9)).toEqual(["signs", "waits"]);
    expect(states(keys, 10)).toEqual(["waits", "signs"]);
  });

  test("that is retired signs nothing, and what is left signs", () => {
    const keys = [key("a", 0), key("b", 10, 20)];
    expect(states(keys, 19)).toEqual(["waits", "signs"]);
    expect(states(keys, 20)).toEqual(["signs", "retired"]);
    expect(states([key("a", 30, 20)], 25)).toEqual(["retired"]);
    expect(states([], 0)).toEqual([]);
  });

  test("of two of one moment one signs", () => {
    expect(states([key("a", 5), key("b", 5)], 5)).toEqual(["waits", "signs"]);
    expect(states([key("b", 5), key("a", 5)], 5)).toEqual(["signs", "waits"]);
  });
});

describe("a network", () => {
  test("is an address, or one with its bits", () => {
    expect(readNetwork("203.0.113.7")).toBe("203.0.113.7/32");
    expect(readNetwork(" 203.0.113.0/24 ")).toBe("203.0.113.0/24");
    expect(readNetwork("2001:DB8::1")).toBe("2001:db8::1/128");
    expect(readNetwork("2001:db8::/128")).toBe("2001:db8::/128");
    expect(readNetwork("10.0.0.0/32")).toBe("10.0.0.0/32");
    expect(readNetwork("0.0.0.0/1")).toBe("0.0.0.0/1");
  });

  test.each([
    "",
    "everywhere",
    "10.0.0.0/0",
    "10.0.0.0/33",
    "::/129",
    "10.0.0/8",
    "10.0.0.1/a",
    "fe80::1%eth0",
  ])("%s is none", (text) => {
    expect(readNetwork(text)).toBeNull();
  });

  test("holds its own addresses, also as servers for both versions write them", () => {
    const networks = ["203.0.113.0/24", "2001:db8::/32"];
    expect(isFrom(networks, "203.0.113.200")).toBe(true);
    expect(isFrom(networks, "::ffff:203.0.113.200")).toBe(true);
    expect(isFrom(networks, "203.0.114.1")).toBe(false);
    expect(isFrom(networks, "::ffff:203.0.114.1")).toBe(false);
    expect(isFrom(networks, "2001:db8:1::9")).toBe(true);
    expect(isFrom(networks, "2001:db9::9")).toBe(false);
    expect(isFrom(networks, "nowhere")).toBe(false);
    expect(isFrom([], "198.51.100.1")).toBe(true);
  });
});

describe("a partner whose launches fail", () => {
  const now = new Date("2026-11-27T12:00:00Z");
  const later = new Date(now.getTime() + 1);
  const circuit = { failures: 5, openUntil: null, trialUntil: null };

  test("is asked until it failed too often", () => {
    expect(circuitState(null, now)).toBe("closed");
    expect(circuitState(circuit, now)).toBe("closed");
    expect([4, 5, 6, 7, 8, 9, 14].map(pauseMs)).toEqual([
      null,
      30_000,
      60_000,
      120_000,
      240_000,
      300_000,
      300_000,
    ]);
  });

  test("is left alone, then tried by one", () => {
    expect(circuitState({ ...circuit, openUntil: later }, now)).toBe("open");
    expect(circuitState({ ...circuit, openUntil: now }, now)).toBe("trial");
    expect(circuitState({ ...circuit, openUntil: now, trialUntil: later }, now)).toBe("open");
    expect(circuitState({ ...circuit, openUntil: now, trialUntil: now }, now)).toBe("trial");
  });

  test("is asked by no other for twice as long as the one that tries may take", () => {
    expect(TRIAL_MS).toBe(2 * 5_000);
  });
});
