/** The doors themselves: what reaches the server that no browser sends. */
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Attack, forEach, look, tally, times } from "./means/attack.ts";
import { enter, readMe } from "./means/people.ts";
import { lines, open, say } from "./means/raw.ts";

const hostOf = (url: string): string => new URL(url).host;

/** A head, and what comes behind it. */
const followed = (rest: string, ...head: readonly string[]): string => `${lines(...head)}${rest}`;

const smuggling: Attack = {
  name: "two readings of one request",
  guards: "whatever could be read in two ways is refused, and its tail is no request",
  run: async (house) => {
    const seen = look();
    const host = `Host: ${hostOf(house.url)}`;
    const post = "POST /api/auth/captcha HTTP/1.1";
    const json = "Content-Type: application/json";
    const tail = lines("GET /api/language/getList HTTP/1.1", host);
    const chunked = "Transfer-Encoding: chunked";
    const double = [
      followed(`0\r\n\r\n${tail}`, post, host, json, "Content-Length: 4", chunked),
      followed(`5c\r\n${tail}`, post, host, json, chunked, "Content-Length: 4"),
      followed(tail, post, host, json, "Content-Length: 0", "Content-Length: 40"),
      followed(tail, post, host, json, "Content-Length: 0, 40"),
      followed(`{}${tail}`, post, host, json, "Content-Length: +2"),
      followed(`{}${tail}`, post, host, json, "Content-Length: 0x2"),
      followed(`{}${tail}`, post, host, json, "Content-Length: 2 2"),
      followed(`{}${tail}`, post, host, json, "Content-Length : 2"),
      followed(`0\r\n\r\n${tail}`, post, host, json, "Transfer-Encoding: xchunked"),
      followed(tail, post, host, json, "Transfer-Encoding: identity, chunked, identity"),
      followed(`0\r\n\r\n${tail}`, post, host, json, chunked, "Transfer-Encoding: identity"),
      followed(`0\r\n\r\n${tail}`, post, host, json, "Transfer-Encoding:\x0bchunked"),
      followed(`0x2\r\n{}\r\n0\r\n\r\n${tail}`, post, host, json, chunked),
      followed(`-1\r\n{}\r\n0\r\n\r\n${tail}`, post, host, json, chunked),
      followed(`ffffffffffffffff\r\n{}\r\n0\r\n\r\n${tail}`, post, host, json, chunked),
      followed(`2;a=\n{}\r\n0\r\n\r\n${tail}`, post, host, json, chunked),
      followed(`{}${tail}`, post, host, " folded: yes", json, "Content-Length: 2"),
      followed(`{}${tail}`, post, json, "Content-Length: 2"),
      followed(`{}${tail}`, post, host, json, "X: a\0b", "Content-Length: 2"),
      `${post}\n${host}\n${json}\nContent-Length: 2\n\n{}${tail}`,
      followed(tail, "POST /api/auth/captcha HTTP/9.9", host),
      followed(tail, "GET /api/language/getList\x00 HTTP/1.1", host),
    ];
    const address = house.visitor().address;
    const answers = await forEach(double, 5, (bytes) => say(house.url, address, bytes));
    for (const [index, { statuses }] of answers.entries()) {
      const [first = 0] = statuses;
      const isRefused = first === 0 || (first >= 400 && first < 500);
      seen.that(
        isRefused && statuses.length < 2,
        `case ${index + 1} is answered ${statuses.join(", ")}`,
      );
    }
    return seen.verdict(
      `${double.length} ways: ${tally(answers.map(({ statuses }) => statuses.join("+") || "closed"))}`,
    );
  },
};

const methods: Attack = {
  name: "other methods, overrides and targets",
  guards: "a method is what the request line says, and nobody is connected anywhere",
  run: async (house) => {
    const seen = look();
    const visitor = house.visitor();
    const host = `Host: ${hostOf(house.url)}`;
    const override = await visitor.send("/api/language/getList", {
      headers: { "x-http-method-override": "DELETE", "x-method-override": "DELETE" },
    });
    seen.that(override.status === 200, `a GET with an override is answered ${override.status}`);
    const bytes = [
      ...["TRACE", "DELETE", "PUT", "PATCH", "PROPFIND", "get", "FOO"].map((method) =>
        lines(`${method} /api/auth/me HTTP/1.1`, host, "Content-Length: 0"),
      ),
      lines("CONNECT 127.0.0.1:22 HTTP/1.1", host),
      lines("GET http://169.254.169.254/latest/meta-data/ HTTP/1.1", host),
      lines("OPTIONS * HTTP/1.1", host),
      lines("PRI * HTTP/2.0", host),
      lines("GET /api/live HTTP/1.1", host, "Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings"),
    ];
    const answers = await forEach(bytes, 6, (one) => say(house.url, visitor.address, one));
    for (const [index, { statuses, text }] of answers.entries()) {
      const [first = 0] = statuses;
      const isFine = first === 0 || (first >= 400 && first < 500);
      // An absolute address is read as its path: pages of ours for an unknown address.
      const isOwn = first === 200 && !text.includes("ami-id");
      seen.that(isFine || isOwn, `${bytes[index]?.split("\r\n")[0]} is answered ${first}`);
      seen.that(!text.includes("TRACE /api"), "TRACE echoes");
    }
    return seen.verdict(
      `${bytes.length} request lines: ${tally(answers.map(({ statuses }) => statuses[0] ?? "closed"))}`,
    );
  },
};

const bigBodies: Attack = {
  name: "bodies that are too large, packed or of another kind",
  guards: "64 KiB of JSON and no more are taken in, and nothing is unpacked",
  run: async (house) => {
    const seen = look();
    const visitor = house.visitor();
    const bomb = gzipSync(Buffer.alloc(10_000_000, "0"));
    const path = "/api/auth/login2";
    const gzip = { "content-encoding": "gzip" };
    const answers = await Promise.all([
      visitor.post(path, `{"account":"${"a".repeat(10_000_000)}"}`),
      visitor.post(path, `{"account":"${"a".repeat(70_000)}"}`),
      visitor.post(path, bomb, { headers: gzip }),
      visitor.post(path, "[".repeat(60_000)),
      visitor.post(path, `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
      visitor.post(path, "a=b", {
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
      visitor.post(path, "{}", { headers: { "content-type": "text/plain" } }),
      visitor.post(path, "{}", { headers: { "content-type": "application/json; charset=utf-7" } }),
      visitor.post(path, Buffer.from([0xff, 0xfe, 0x7b, 0x7d])),
      visitor.send(`/api/winners?x=${"a".repeat(15_000)}`),
      visitor.send("/api/winners", { headers: { "x-long": "a".repeat(30_000) } }),
    ]);
    for (const [index, { status }] of answers.entries()) {
      const isRefused = status === 0 || (status >= 400 && status < 500) || index === 9;
      seen.that(isRefused, `case ${index + 1} is answered ${status}`);
    }
    const slowest = Math.round(Math.max(...answers.map(({ tookMs }) => tookMs)));
    return seen.verdict(
      `${answers.length} bodies up to 10 MB: ${tally(answers.map((one) => one.status))}, slowest ${slowest} ms`,
    );
  },
};

const FLOOD = 1_000;

const flood: Attack = {
  name: "a thousand sockets that say nothing, or dribble",
  guards: "others are served meanwhile, and no half request is waited for without end",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const address = house.visitor().address;
    const sockets = await forEach(times(FLOOD), 100, () => open(house.url, address));
    for (const [index, socket] of sockets.entries()) {
      socket.on("error", () => undefined);
      // A client that does not read does not notice the end either.
      socket.resume();
      if (index % 2 === 0) socket.write("POST /api/auth/login2 HTTP/1.1\r\nHost: localhost\r\n");
      if (index % 4 === 0)
        socket.write("Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{");
    }
    const dribble = setInterval(() => {
      for (const [index, socket] of sockets.entries())
        if (index % 4 === 2) socket.write("X-A: b\r\n");
    }, 1_000);
    const waited: number[] = [];
    const deadline = performance.now() + 5_000;
    while (performance.now() < deadline) {
      const startedMs = performance.now();
      await readMe(member);
      waited.push(performance.now() - startedMs);
      await pause(20);
    }
    const longest = Math.round(Math.max(...waited));
    seen.that(longest < 1_000, `somebody else waited ${longest} ms`);
    const body = sockets[0];
    const closedMs = await new Promise<number | null>((resolve) => {
      const startedMs = performance.now();
      const late = setTimeout(() => resolve(null), HALF_REQUEST_MS);
      if (body?.destroyed !== false) resolve(0);
      body?.once("close", () => {
        clearTimeout(late);
        resolve(performance.now() - startedMs + 5_000);
      });
    });
    clearInterval(dribble);
    seen.that(
      closedMs !== null,
      `half a body is waited for longer than ${HALF_REQUEST_MS / 1_000} s`,
    );
    for (const socket of sockets) socket.destroy();
    return seen.verdict(
      `${FLOOD} sockets: ${waited.length} calls of another, the slowest ${longest} ms; half a body ` +
        `is given up after ${Math.round((closedMs ?? 0) / 1_000)} s`,
    );
  },
};

/** The server says 30 s and looks now and then; some have gone by already. */
const HALF_REQUEST_MS = 45_000;

const traversal: Attack = {
  name: "files that are nobody's business",
  guards: "no path leads out of what is published",
  run: async (house) => {
    const seen = look();
    const address = house.visitor().address;
    const targets = [
      "etc/passwd",
      "package.json",
      "apps/server/src/main.ts",
      ".env",
      ".git/config",
    ];
    const ways = [
      "../",
      "..%2f",
      "%2e%2e/",
      "..%5c",
      "%2e%2e%2f",
      "..%252f",
      "....//",
      "..;/",
      "%c0%ae%c0%ae/",
    ];
    const roots = ["/", "/assets/", "/backoffice/", "/backoffice/assets/", "/play/", "/art/"];
    const paths = roots.flatMap((from) =>
      ways.flatMap((way) => targets.map((target) => `${from}${way.repeat(6)}${target}`)),
    );
    const extra = [
      "/.env",
      "/.git/config",
      "/package.json",
      "/.data/secrets/psp-webhook",
      "/%00",
      "/a\\..\\b",
    ];
    const all = [...paths, ...extra];
    const host = hostOf(house.url);
    const answers = await forEach(all, 20, (path) =>
      say(
        house.url,
        address,
        lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close"),
        5_000,
      ),
    );
    for (const [index, { text, statuses }] of answers.entries()) {
      const isLeak = /root:x:|"workspaces"|SHUTDOWN_LIMIT_MS|\[core\]|BEGIN (RSA )?PRIVATE/.test(
        text,
      );
      seen.that(!isLeak, `${all[index]} gives it away`);
      seen.that((statuses[0] ?? 0) < 500, `${all[index]} is answered ${statuses[0]}`);
    }
    return seen.verdict(
      `${all.length} paths: ${tally(answers.map((one) => one.statuses[0] ?? "closed"))}`,
    );
  },
};

const twoHosts: Attack = {
  name: "two hosts, strange hosts, forwarded hosts",
  guards: "of two hosts neither is believed, and what is answered names no host of the asker",
  run: async (house) => {
    const seen = look();
    const visitor = house.visitor();
    const own = hostOf(house.url);
    const two = await say(
      house.url,
      visitor.address,
      lines("GET /api/dynamicwebs/getdata HTTP/1.1", `Host: ${own}`, "host: evil.example"),
    );
    seen.that(two.statuses[0] === 400, `two hosts are answered ${two.statuses[0]}`);
    const pages = ["/", "/backoffice/", "/api/dynamicwebs/getdata", "/manifest.webmanifest"];
    const tricks: Record<string, string>[] = [
      { host: "evil.example" },
      { host: "evil.example:80@127.0.0.1" },
      { "x-forwarded-host": "evil.example" },
      { forwarded: "host=evil.example;proto=https" },
      { "x-original-url": "//evil.example" },
    ];
    const statuses: number[] = [];
    for (const headers of tricks) {
      for (const page of pages) {
        const heard = await visitor.send(page, { headers });
        statuses.push(heard.status);
        const told = `${JSON.stringify(heard.headers)}${heard.text}`;
        seen.that(!told.includes("evil.example"), `${page} repeats ${JSON.stringify(headers)}`);
        seen.that(heard.status < 500, `${page} with ${JSON.stringify(headers)}: ${heard.status}`);
      }
    }
    const form = { account: "", password: "" };
    const evil = await enter(house, {}, visitor);
    await visitor.post(
      "/api/auth/login2",
      { ...form, account: evil.account, password: evil.password },
      { headers: { host: "evil.example" } },
    );
    const [row] = await house.stage.query<{ found: number }>(
      "SELECT count(*) AS found FROM members.member WHERE member::text LIKE '%evil.example%'",
    );
    seen.that(row?.found === 0, "a host of the asker's stands in the member's row");
    return seen.verdict(
      `two hosts: ${two.statuses[0]}; ${statuses.length} strange ones: ${tally(statuses)}`,
    );
  },
};

const rateLimit: Attack = {
  name: "more calls than anybody makes, under invented addresses",
  guards: "X-Forwarded-For of a stranger is not believed; one too many is 429 with Retry-After",
  run: async (house) => {
    const seen = look();
    const { url } = await house.guarded();
    const visitor = house.visitor().at(url);
    const answers = await forEach(times(6_400), 64, (index) =>
      visitor.send("/api/profilepictures", {
        headers: {
          "x-forwarded-for": `10.${index % 250}.${index % 249}.7`,
          "x-real-ip": `10.9.8.${index % 250}`,
          forwarded: `for=10.1.1.${index % 250}`,
        },
      }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    seen.that(refused.length >= 300, `${refused.length} of 6,400 calls in a minute were refused`);
    seen.that(
      refused.every(({ headers }) => Number(headers["retry-after"]) > 0),
      "a refusal does not say when to come back",
    );
    const other = await house.visitor().at(url).send("/api/profilepictures");
    seen.that(other.status === 200, `another address is answered ${other.status}`);
    return seen.verdict(
      `6,400 calls: ${tally(answers.map((one) => one.status))}; another address: ${other.status}`,
    );
  },
};

const headersOfAll: Attack = {
  name: "what every answer says to browsers",
  guards: "no framing by others, no guessing of types, no sharing with other origins, no caching",
  run: async (house) => {
    const seen = look();
    const visitor = house.visitor();
    const pages = ["/", "/backoffice/", "/login", "/play/onca-dourada", "/nowhere", "/sandbox/pix"];
    const calls = [
      "/api/language/getList",
      "/backoffice/api/session",
      "/play/api/history",
      "/api/none",
    ];
    for (const path of [...pages, ...calls]) {
      const { headers } = await visitor.send(path, { headers: { origin: "https://evil.example" } });
      const policy = String(headers["content-security-policy"] ?? "");
      seen.that(/frame-ancestors '(none|self)'/.test(policy), `${path}: ${policy || "no policy"}`);
      seen.that(!/script-src[^;]*'unsafe-(inline|eval)'/.test(policy), `${path}: inline scripts`);
      seen.that(headers["x-content-type-options"] === "nosniff", `${path}: types are guessed`);
      seen.that(headers["x-frame-options"] !== undefined, `${path}: no X-Frame-Options`);
      seen.that(headers["access-control-allow-origin"] === undefined, `${path}: shared`);
      seen.that(headers["x-powered-by"] === undefined, `${path}: names its maker`);
    }
    for (const path of calls) {
      const { headers } = await visitor.send(path);
      const isKept = !/no-store|no-cache/.test(String(headers["cache-control"]));
      seen.that(!isKept, `${path} may be kept: ${headers["cache-control"]}`);
    }
    return seen.verdict(`${pages.length} pages and ${calls.length} calls`);
  },
};

export const doors: readonly Attack[] = [
  smuggling,
  methods,
  bigBodies,
  flood,
  traversal,
  twoHosts,
  rateLimit,
  headersOfAll,
];
