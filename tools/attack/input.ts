/** What is typed, and what becomes of it: in SQL, in patterns, in addresses, in files. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { saveChannel } from "@tucano/contract/backoffice/games/video-channels.ts";
import {
  listExports,
  readExportPart,
  startExport,
} from "@tucano/contract/backoffice/payments/reports.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { type Attack, forEach, look, tally } from "./means/attack.ts";
import { allCalls, exampleOf, fieldsOf, isFarewell, send } from "./means/calls.ts";
import type { House } from "./means/house.ts";
import { admin, enterWith, enter, expectData, launchGame, readMe, until } from "./means/people.ts";
import type { Heard, Message } from "./means/visitor.ts";

type Try = (
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  message?: Message,
) => Promise<Heard>;

/** As the kind of user a call is for; somebody new when a call has ended the session. */
async function everybody(house: House): Promise<Try> {
  const { visitor, cookie } = await admin(house);
  let member = await enterWith(house, "100.00");
  let token = await launchGame(member);
  return async (endpoint, input, message = {}) => {
    if (endpoint.access === "operator")
      return send(visitor, endpoint, input, { ...message, cookie });
    const own = endpoint.takesPlayToken === true ? token : member.token;
    const heard = await send(member.visitor, endpoint, input, { ...message, token: own });
    if (heard.status === 401 && endpoint.access === "member") {
      member = await enterWith(house, "100.00");
      token = await launchGame(member);
    }
    return heard;
  };
}

/** Not what would send real guesses, mails or codes in bulk, nor end the callers' sessions. */
const isDriven = (endpoint: Endpoint): boolean =>
  !isFarewell(endpoint) &&
  !/\/(register2|password\/forgot|phone\/send|sign-in)/.test(endpoint.path);

const HOSTILE: readonly unknown[] = [
  "'",
  "' OR '1'='1",
  "1; DROP TABLE members.member; --",
  "x' UNION SELECT NULL, version() --",
  "1) OR (SELECT pg_sleep(3)) IS NOT NULL --",
  "\\",
  "%27%20OR%201=1",
  "\u0000",
  "😀\ud800",
  "${7*7}{{7*7}}<%= 7*7 %>",
  "../../../../etc/passwd",
  "-1",
  "9223372036854775808",
  "1e309",
  "NaN",
  "true",
  "null",
  "",
  " ",
  "\u202e\u200b",
  "2026-02-30",
  "9999-12-31T23:59:59Z",
  "0001-01-01",
  -1,
  0,
  1e21,
  2 ** 53,
  0.1,
  true,
  null,
  [],
  {},
  [[]],
  { toString: 1 },
  { $gt: "" },
];

const hostileValues: Attack = {
  name: "hostile values in every field of every call",
  guards: "refused or taken as what they are: never a 500, a wait or a word of the database's",
  limitMs: 240_000,
  run: async (house) => {
    const seen = look();
    const call = await everybody(house);
    const calls = (await allCalls()).filter(isDriven);
    let tried = 0;
    let slowest = 0;
    for (const endpoint of calls) {
      const example = exampleOf(endpoint);
      const inputs = fieldsOf(endpoint).flatMap((field) =>
        HOSTILE.map((value) => ({ ...example, [field]: value })),
      );
      const heard = await forEach(inputs, 24, (input) => call(endpoint, input));
      tried += heard.length;
      for (const [index, { status, text, tookMs }] of heard.entries()) {
        const words = JSON.stringify(inputs[index]).slice(0, 140);
        seen.that(status !== 500 && status !== 0, `${endpoint.path} answers ${status} to ${words}`);
        const isTelling = /syntax error|pg_catalog|relation "|at .*\.ts:\d+|node_modules/.test(
          text,
        );
        seen.that(!isTelling, `${endpoint.path} tells of its inside to ${words}`);
        slowest = Math.max(slowest, tookMs);
      }
    }
    seen.that(slowest < 8_000, `one call took ${Math.round(slowest)} ms`);
    return seen.verdict(
      `${calls.length} calls, ${tried} hostile values, none answered by 500; slowest ${Math.round(slowest)} ms`,
    );
  },
};

const LONG = 60 * 1_024;

const longTexts: Attack = {
  name: "sixty kilobytes that a bad pattern would brood over",
  guards: "no text keeps the process busy: 250 ms at most for each",
  limitMs: 120_000,
  run: async (house) => {
    const seen = look();
    const call = await everybody(house);
    const calls = (await allCalls()).filter((one) => isDriven(one) && one.method === "POST");
    const texts = [
      "a".repeat(LONG),
      `${"a@".repeat(LONG / 2)}!`,
      `${" ".repeat(LONG - 1)}x`,
      `${"1.".repeat(LONG / 2)}-`,
    ];
    let tried = 0;
    let slowest = { ms: 0, path: "" };
    for (const endpoint of calls.filter(({ body }) => body === undefined)) {
      const example = exampleOf(endpoint);
      for (const field of fieldsOf(endpoint)) {
        if (typeof example[field] === "number" || typeof example[field] === "boolean") continue;
        const text = texts[tried % texts.length] ?? "";
        const { status, tookMs } = await call(endpoint, { ...example, [field]: text });
        tried += 1;
        if (tookMs > slowest.ms) slowest = { ms: Math.round(tookMs), path: endpoint.path };
        seen.that(status < 500 && status > 0, `${endpoint.path} (${field}) answers ${status}`);
      }
    }
    seen.that(slowest.ms < 1_000, `${slowest.path} took ${slowest.ms} ms`);
    return seen.verdict(`${tried} texts of 60 kB: slowest ${slowest.ms} ms (${slowest.path})`);
  },
};

/** Listens for anything that reaches this machine by mistake. */
async function openCanary() {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits += 1;
    response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, hits: () => hits, close: () => void server.close() };
}

const innerAddresses: Attack = {
  name: "addresses that lead inside",
  guards: "an operator's address of a stream names a public host over TLS, and is never called",
  run: async (house) => {
    const seen = look();
    const { visitor, cookie } = await admin(house);
    const canary = await openCanary();
    const hosts = (
      "127.0.0.1 localhost 0.0.0.0 [::1] [::ffff:127.0.0.1] 2130706433 0x7f000001 0177.0.0.1 127.1 " +
      "10.0.0.1 192.168.0.1 172.16.0.1 169.254.169.254 [fd00::1] a.localhost printer.local host " +
      "metadata.google.internal user@127.0.0.1 evil.example@localhost 127.0.0.1."
    ).split(" ");
    const streams = [
      ...hosts.map((host) => `https://${host}:${canary.port}/a.m3u8`),
      `http://cdn.example/a.m3u8`,
      "file:///etc/passwd",
      "gopher://127.0.0.1/_x",
      "javascript:alert(1)",
      "https://a.b;sandbox/x.m3u8",
      "https://cdn.example/a.m3u8; script-src 'unsafe-inline'",
      "https://cdn.example\r\nX: y/a.m3u8",
      "//cdn.example/a.m3u8",
    ];
    const answers = await forEach(streams, 4, (stream_url) =>
      visitor.call(
        saveChannel,
        { title: "An attack", stream_url, position: 1, is_shown: true, reason: "An attack" },
        { cookie },
      ),
    );
    for (const [index, { status }] of answers.entries()) {
      seen.that(status >= 400 && status < 500, `${streams[index]} is answered ${status}`);
    }
    seen.that(canary.hits() === 0, `${canary.hits()} calls came to an inner address`);
    canary.close();
    return seen.verdict(
      `${streams.length} addresses: ${tally(answers.map((one) => one.status))}; inner calls: ${canary.hits()}`,
    );
  },
};

const redirects: Attack = {
  name: "addresses that lead away",
  guards: "the house sends nobody to another host",
  run: async (house) => {
    const seen = look();
    const member = await enter(house);
    const { visitor, token } = member;
    const away = (
      "//evil.example /\\evil.example \\\\evil.example https://evil.example /%2f/evil.example " +
      "javascript:alert(1) /\t/evil.example https:evil.example /..//evil.example ////evil.example " +
      "https://user@evil.example https://xn--evl-5sa.example /a\r\nLocation:https://evil.example"
    ).split(" ");
    let redirected = 0;
    const own = new URL(house.url).host;
    for (const target of away) {
      const heard = await visitor.call(launch, { game_id: 1, lobby_url: target }, { token });
      const url = (heard.data as { url?: string } | null)?.url ?? "";
      const fragment = new URLSearchParams(new URL(url, house.url).hash.slice(1));
      const lobby = new URL(fragment.get("lobby") ?? "/", house.url);
      const isAway = [lobby, new URL(url, house.url)].some((one) => one.host !== own);
      seen.that(heard.status !== 200 || !isAway, `lobby_url ${target} is handed on as ${url}`);
      const path = encodeURI(target.replace(/[\r\n\t]/g, "")).replaceAll("\\", "%5C");
      for (const page of [
        path,
        `/backoffice/${path}`,
        `/login?redirect=${encodeURIComponent(target)}`,
      ]) {
        const { status, headers } = await visitor.send(page.startsWith("/") ? page : `/${page}`);
        const location = headers.location ?? "";
        const leads = location !== "" && new URL(location, house.url).host !== own;
        seen.that(!leads, `${page} leads to ${location}`);
        if (status >= 300 && status < 400) redirected += 1;
      }
    }
    return seen.verdict(
      `${away.length} addresses as lobby, path and parameter; ${redirected} redirects, none away`,
    );
  },
};

const formulaCells: Attack = {
  name: "formulas in exported files",
  guards: "a cell that a player has named does not begin as a formula",
  limitMs: 90_000,
  run: async (house) => {
    const seen = look();
    const { visitor, cookie } = await admin(house);
    const names = ["=HYPERLINK(1)", "+cmd", "-2+3", "@SUM(A1)", "\tTab", "\rCr"];
    const tried = await forEach(names, 3, (realname) =>
      enter(house, { realname }).then(readMe, () => null),
    );
    const taken = tried.flatMap((one) => (one === null ? [] : [one.realname]));
    const formulas = taken.filter((name) => /^[=+\-@\t\r]/.test(name));
    const started = await visitor.call(
      startExport,
      { kind: "report", format: "csv", by: "day" },
      { cookie },
    );
    const { id } = expectData(started, "Starting an export");
    await until(
      "The export",
      () => visitor.call(listExports, {}, { cookie }),
      ({ data }) => data?.list.some((one) => one.id === id && one.state === "done") ?? false,
      60_000,
    );
    const part = expectData(
      await visitor.call(readExportPart, { id, offset: 0 }, { cookie }),
      "A part",
    );
    const text = Buffer.from(part.content, "base64").toString("utf8");
    const cells = text.split(/\r?\n/).flatMap((line) => line.split(/[,;]/));
    const bad = cells.filter(
      (cell) => /^"?[=@\t\r]/.test(cell) || /^"?[+-](?![\d.,]+"?$)/.test(cell),
    );
    for (const cell of bad) seen.that(false, `a cell begins ${JSON.stringify(cell.slice(0, 30))}`);
    seen.that(formulas.length === 0, `names that were taken: ${formulas.join(", ")}`);
    return seen.verdict(
      `${names.length} names, ${taken.length} taken; ${cells.length} cells of a file`,
    );
  },
};

export const input: readonly Attack[] = [
  hostileValues,
  longTexts,
  innerAddresses,
  redirects,
  formulaCells,
];
