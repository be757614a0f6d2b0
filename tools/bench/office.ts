/**
 * `npm run bench:office -- [times] [part of a call]`: starts the product on the data here (see
 * `npm run seed:large`), signs in as the administrator, and asks every GET of the back office, with
 * the filters that look at most, so many times; of lists the second page, too; and how many players
 * a segment has. Prints one JSON document with the milliseconds, and the pages of 8 kB that the
 * database looked at for one answer: those say the same however busy the machine is, times do not.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { generate } from "otplib";
import pg from "pg";
import { confirmSignIn, signIn } from "@tucano/contract/backoffice/access/access.ts";
import type { DataOf, Endpoint } from "@tucano/contract/endpoint.ts";
import { loadConfig } from "../../apps/server/src/platform/config/config.ts";
import { readEnvironment } from "../../apps/server/src/platform/config/env.ts";
import { addDays, dayOf } from "../../apps/server/src/platform/days.ts";
import { createHistogram } from "./load/histogram.ts";
import { depositNo, LARGE_MEMBERS_AFTER, withdrawalNo } from "./large/large-people.ts";
import { say } from "./say.ts";
import { startProduct } from "../lib/product.ts";

const TIMES = Number(process.argv[2] ?? 20);
/** Of the calls, those that have this in what is asked, as it is printed: all of them by itself. */
const ONLY = process.argv[3] ?? "";
const LIST_P95_MS = 300;
const DASHBOARD_P95_MS = 1_000;
/** Over all members, at a press. */
const COUNT_P95_MS = 3_000;
const COUNT = "promotions/segments/count";
/** The database tells of its work a second later at most. */
const TOLD_AFTER_MS = 1_200;
const OFFICE = "/backoffice/api/";
/** Invited a hundred others, paid in, played, and took something out. */
const SOMEBODY = 10;

/** The administrator of a fresh database, whose authenticator nobody has enrolled yet. */
const credentials = {
  email: process.env["ADMIN_EMAIL"] ?? "admin@tucano.local",
  password: process.env["ADMIN_PASSWORD"] ?? "",
};

const headersOf = (url: string) => ({ "content-type": "application/json", origin: url });

async function post<E extends Endpoint>(url: string, endpoint: E, body: object) {
  const answer = await fetch(url + endpoint.path, {
    method: "POST",
    headers: headersOf(url),
    body: JSON.stringify(body),
  });
  const envelope = (await answer.json()) as { data: DataOf<E>; message: string };
  if (!answer.ok) throw new Error(`${endpoint.path}: ${envelope.message}`);
  // The session among them, whatever else is remembered of the device.
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  return { data: envelope.data, cookie: cookies.join("; ") };
}

async function enter(url: string): Promise<string> {
  const first = await post(url, signIn, credentials);
  const secret = process.env["ADMIN_TOTP_SECRET"] ?? first.data.enrolment?.secret;
  if (secret === undefined) throw new Error("Say ADMIN_TOTP_SECRET: somebody has enrolled it.");
  const code = await generate({ secret });
  const second = await post(url, confirmSignIn, { ticket: first.data.ticket, code });
  say(`Signed in; for the next time: ADMIN_TOTP_SECRET=${secret}`);
  return second.cookie;
}

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly example?: string | number;
}

interface Described {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly parameters?: readonly Parameter[] } }>
  >;
}

type Asked = readonly (readonly [
  path: string,
  input: Readonly<Record<string, string>>,
  /** What is sent with a POST; left out: a GET. */
  body?: object,
])[];

/** What a call must be told: of somebody who is there, on a day on which something happened. */
function inputOf(path: string, parameters: readonly Parameter[], day: string) {
  const known: Readonly<Record<string, string>> = {
    member_id: String(LARGE_MEMBERS_AFTER + SOMEBODY),
    order_no: path.startsWith("withdrawals") ? withdrawalNo(SOMEBODY) : depositNo(SOMEBODY),
    day,
  };
  const needed = parameters.filter(({ required }) => required === true);
  return Object.fromEntries(
    needed.map(({ name, example }) => [name, known[name] ?? String(example ?? "1")]),
  );
}

/** The filters that read most, in addition to each call without filters. */
function variantsOf(day: string): Asked {
  const year = { from: addDays(day, -363), to: day };
  return [
    ...["day", "site", "game", "studio", "agent"].map(
      (by) => ["reports", { by, ...year }] as const,
    ),
    ["reports", { by: "agent", sort: "-players", ...year }],
    ["reports", { by: "game", site: "onca.example", ...year }],
    ["reports/cohorts", { weeks: "52" }],
    ["games/ranking", year],
    ["promotions/results", year],
    ["members", { text: "large12345" }],
    ["members", { text: "large" }],
    ["members", { status: "frozen" }],
    // Fits nobody: as many are looked through as a call ever does.
    ["members", { deposited_from: "99999999.00" }],
    ["members", { game: "house/no-such-game" }],
    ["members", { away_days: "30" }],
    ["members", { device_of: String(LARGE_MEMBERS_AFTER + SOMEBODY) }],
    ["members", { tag: "1" }],
    ["reports/dashboard", year],
    ["find", { text: "large777" }],
    ["withdrawals", { status: "all" }],
    ["withdrawals", { status: "paid" }],
    ["withdrawals", { status: "rejected" }],
    ["withdrawals", { status: "all", text: "large" }],
    ["withdrawals", { status: "all", amount_min: "100.00" }],
    ["withdrawals", { status: "all", ...year }],
    ["deposits", { status: "credited" }],
    ["deposits", { status: "expired" }],
    ["deposits", { text: "large100" }],
    ["deposits", { notable: "yes" }],
    ["payments", { view: "all" }],
    ["audit", { actor: credentials.email }],
    ...segmentRules.map((rules) => [COUNT, {}, { purpose: "marketing", rules }] as const),
  ];
}

/** Who did what in a month, and what is asked of the members alone. */
const segmentRules = [
  { period_days: 30, registered_days_ago: { from: 7, to: 60 } },
  { period_days: 30, days_away: { from: 7, to: 30 }, has_deposited: true },
  { period_days: 30, deposited: { from: "100.00" }, staked: { from: "50.00" }, plays: 1 },
] as const;

async function findCalls(url: string, day: string): Promise<Asked> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Described;
  const plain = Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || !path.startsWith(OFFICE)) return [];
    const name = path.slice(OFFICE.length);
    return [[name, inputOf(name, get.parameters ?? [], day)] as const];
  });
  return [...plain, ...variantsOf(day)];
}

interface Bench {
  readonly url: string;
  readonly cookie: string;
  readonly database: pg.Client;
}

async function blocksRead(database: pg.Client): Promise<number> {
  await sleep(TOLD_AFTER_MS);
  const { rows } = await database.query<{ blocks: string }>(
    `SELECT blks_hit + blks_read AS blocks FROM pg_stat_database
     WHERE datname = current_database()`,
  );
  return Number(rows[0]?.blocks ?? 0);
}

const limitsMs: Readonly<Record<string, number>> = {
  "reports/dashboard": DASHBOARD_P95_MS,
  [COUNT]: COUNT_P95_MS,
};

/** What is not there is an answer, too: it was looked for. */
const isAnswer = (status: number) => status < 400 || status === 404 || status === 409;

async function measureOne(
  { url, cookie, database }: Bench,
  [path, input, sent]: Asked[number],
): Promise<Record<string, unknown>[]> {
  const histogram = createHistogram();
  const query = new URLSearchParams(input).toString();
  const request =
    sent === undefined
      ? { headers: { cookie } }
      : { method: "POST", headers: { ...headersOf(url), cookie }, body: JSON.stringify(sent) };
  const call = sent === undefined ? `${path}?${query}` : `${path} ${JSON.stringify(sent)}`;
  if (!call.includes(ONLY)) return [];
  let errors = 0;
  let next: string | null = null;
  let blocks = 0;
  for (let time = 0; time <= TIMES; time += 1) {
    const sentMs = performance.now();
    const answer = await fetch(`${url}${OFFICE}${path}?${query}`, request);
    const body = (await answer.json()) as { data?: { next?: unknown } | null };
    if (!isAnswer(answer.status)) errors += 1;
    // The first one warms up: plans are made, pages read.
    else if (time > 0) histogram.add(performance.now() - sentMs);
    if (time === 0) {
      // Of a list; of anything else it may be what comes next.
      next = typeof body.data?.next === "string" ? body.data.next : null;
      blocks = await blocksRead(database);
    }
  }
  const perCall = Math.round(((await blocksRead(database)) - blocks) / TIMES);
  const limitMs = limitsMs[path] ?? LIST_P95_MS;
  const { p50_ms, p95_ms } = histogram.percentiles();
  const isGood = errors === 0 && (p95_ms ?? Infinity) <= limitMs;
  say(`${isGood ? "ok  " : "SLOW"} ${p95_ms ?? "-"} ms, ${perCall} pages: ${call}`);
  const measured = { call, p50_ms, p95_ms, wanted_ms: limitMs, pages: perCall, errors };
  const row = { ...measured, is_good: isGood };
  if (next === null || input["cursor"] !== undefined) return [row];
  const second = [path, { ...input, cursor: next }] as const;
  return [row, ...(await measureOne({ url, cookie, database }, second))];
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  const { dataDir, databaseUrl } = config;
  const product = await startProduct({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    RATE_LIMIT_PER_MINUTE: "1000000",
    // What works in the background would be counted, too.
    ROLES: "api,games",
  });
  const connectionString = databaseUrl ?? (await startEmbeddedPostgres({ dataDir })).url();
  const database = new pg.Client({ connectionString });
  try {
    await database.connect();
    const bench = { url: product.url, cookie: await enter(product.url), database };
    const calls: Record<string, unknown>[] = [];
    for (const one of await findCalls(product.url, dayOf(new Date()))) {
      calls.push(...(await measureOne(bench, one)));
    }
    process.stdout.write(`${JSON.stringify({ times: TIMES, calls }, null, 2)}\n`);
    if (calls.some((one) => one["is_good"] !== true)) process.exitCode = 1;
  } finally {
    await database.end();
    await product.stop();
  }
}

await main();
