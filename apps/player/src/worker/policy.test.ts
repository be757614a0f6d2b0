/**
 * The worker answers with the shell and nothing else: no answer of the server, no game, no money
 * is ever taken from a cache, and no release is dropped that a tab still runs.
 */
import { describe, expect, test } from "vitest";
import { answerTo, cacheName, isHashed, lockName, outdated } from "./policy.ts";

const origin = "https://tucano.example";
const core = new Set(["/", "/app.html", "/favicon.svg", "/assets/index-abcdefgh.js"]);

function ask(path: string, mode = "cors", method = "GET") {
  const url = path.startsWith("https:") ? path : `${origin}${path}`;
  return answerTo({ method, mode, url }, origin, core);
}

describe("what is answered from the shell", () => {
  test("addresses of the site", () => {
    expect(ask("/", "navigate")).toBe("home");
    expect(ask("/?invite=ABC", "navigate")).toBe("home");
    expect(ask("/game?type=slots", "navigate")).toBe("page");
    expect(ask("/recharge-payment?order=1", "navigate")).toBe("page");
    expect(ask("/promotion/activity/lottery-wheel", "navigate")).toBe("page");
  });

  test("files of the shell, and files named by their content", () => {
    expect(ask("/favicon.svg")).toBe("asset");
    expect(ask("/assets/index-abcdefgh.js")).toBe("asset");
    expect(ask("/assets/an-older-page-Zz_9-xyz.js")).toBe("asset");
  });
});

test.each([
  ["/api/auth/me", "cors"],
  ["/api/games/listsv2?lang=pt", "cors"],
  ["/api/openapi.json", "navigate"],
  ["/play/api/spin", "cors"],
  ["/play/tucano/", "navigate"],
  ["/play/assets/game-abcdefgh.js", "no-cors"],
  ["/backoffice/", "navigate"],
  ["/unsubscribe/mail/abcdefghij", "navigate"],
  ["/go/uR2xQ9aB?sub1=a", "navigate"],
  ["/psp/v1/charges", "cors"],
  ["/sandbox/pix/pay", "cors"],
  ["/wallet/v1/bet", "cors"],
  ["/healthz", "cors"],
  ["/streams/table/live.m3u8", "cors"],
  ["/art/games/onca.avif", "no-cors"],
  ["/favicon.svg?fresh=1", "no-cors"],
  ["/robots.txt", "navigate"],
  ["https://elsewhere.example/assets/index-abcdefgh.js", "cors"],
])("%s is left to the network", (path, mode) => {
  expect(ask(path, mode)).toBe("network");
});

test("what changes something is left to the network", () => {
  expect(ask("/", "navigate", "POST")).toBe("network");
  expect(ask("/assets/index-abcdefgh.js", "cors", "POST")).toBe("network");
});

test("a release is dropped only when no tab runs it", () => {
  const shell = { core: [], rest: [] };
  const old = cacheName({ ...shell, build: "aaaaaaaa", content: "1" });
  const run = cacheName({ ...shell, build: "bbbbbbbb", content: "2" });
  const now = cacheName({ ...shell, build: "cccccccc", content: "3" });
  const names = [old, run, now, "somebody-elses"];
  expect(outdated(names, now, [lockName("bbbbbbbb"), "tucano.busy"])).toEqual([old]);
  expect(outdated(names, now, [])).toEqual([old, run]);
});

test("a name tells whether a file can change", () => {
  expect(isHashed("/assets/first-BqX_12-9.js")).toBe(true);
  expect(isHashed("/assets/logo.svg")).toBe(false);
  expect(isHashed("/app.html")).toBe(false);
});
