/**
 * `npm run bench:office -- [times]`: starts the product on the data that is here (see
 * `npm run seed:large`), signs in as the administrator, and asks every list of the back office, the
 * dashboard and the reports so many times. Prints one JSON document with the milliseconds.
 */
import { generate } from "otplib";
import { confirmSignIn, signIn } from "@tucano/contract/backoffice/access.ts";
import { listApprovals } from "@tucano/contract/backoffice/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/audit.ts";
import { find } from "@tucano/contract/backoffice/frame.ts";
import { listMembers } from "@tucano/contract/backoffice/members.ts";
import { listDeposits, listWithdrawals } from "@tucano/contract/backoffice/payments.ts";
import * as reports from "@tucano/contract/backoffice/reports.ts";
import type { DataOf, Endpoint } from "@tucano/contract/endpoint.ts";
import { loadConfig } from "../apps/server/src/platform/config/config.ts";
import { readEnvironment } from "../apps/server/src/platform/config/env.ts";
import { createHistogram } from "./bench/histogram.ts";
import { say } from "./bench/say.ts";
import { startProduct } from "./lib/product.ts";

const TIMES = Number(process.argv[2] ?? 20);
const LIST_P95_MS = 300;
const DASHBOARD_P95_MS = 1_000;

/** The administrator of a fresh database, whose authenticator nobody has enrolled yet. */
const credentials = {
  email: process.env["ADMIN_EMAIL"] ?? "admin@tucano.local",
  password: process.env["ADMIN_PASSWORD"] ?? "",
};

const asked: readonly (readonly [string, Endpoint, Record<string, string>])[] = [
  ["dashboard", reports.readDashboard, {}],
  ["report by day", reports.readReport, { by: "day" }],
  ["report by site", reports.readReport, { by: "site" }],
  ["report by game", reports.readReport, { by: "game" }],
  ["report by studio", reports.readReport, { by: "studio" }],
  ["report by agent", reports.readReport, { by: "agent" }],
  ["cohorts", reports.readCohorts, {}],
  ["files", reports.listExports, {}],
  ["members", listMembers, {}],
  ["members found", listMembers, { search: "large12345" }],
  ["withdrawals", listWithdrawals, {}],
  ["deposits", listDeposits, {}],
  ["approvals", listApprovals, {}],
  ["audit", listAudit, {}],
  ["palette", find, { text: "large777" }],
];

const headersOf = (url: string) => ({ "content-type": "application/json", origin: url });

async function post<E extends Endpoint>(url: string, endpoint: E, body: object) {
  const answer = await fetch(url + endpoint.path, {
    method: "POST",
    headers: headersOf(url),
    body: JSON.stringify(body),
  });
  const envelope = (await answer.json()) as { data: DataOf<E>; message: string };
  if (!answer.ok) throw new Error(`${endpoint.path}: ${envelope.message}`);
  return { data: envelope.data, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
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

async function measure(url: string, cookie: string) {
  const measured: Record<string, unknown>[] = [];
  for (const [name, endpoint, input] of asked) {
    const histogram = createHistogram();
    const query = new URLSearchParams(input).toString();
    let errors = 0;
    for (let time = 0; time <= TIMES; time += 1) {
      const sentMs = performance.now();
      const answer = await fetch(`${url}${endpoint.path}?${query}`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) errors += 1;
      // The first one warms up: plans are made, pages read.
      else if (time > 0) histogram.add(performance.now() - sentMs);
    }
    const limitMs = name === "dashboard" ? DASHBOARD_P95_MS : LIST_P95_MS;
    const { p50_ms, p95_ms } = histogram.percentiles();
    const isGood = errors === 0 && (p95_ms ?? Infinity) <= limitMs;
    measured.push({ call: name, p50_ms, p95_ms, wanted_ms: limitMs, errors, is_good: isGood });
  }
  return measured;
}

async function main(): Promise<void> {
  const config = loadConfig(readEnvironment(process.env));
  const product = await startProduct({
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl ?? "",
    RATE_LIMIT_PER_MINUTE: "1000000",
  });
  try {
    const calls = await measure(product.url, await enter(product.url));
    process.stdout.write(`${JSON.stringify({ times: TIMES, calls }, null, 2)}\n`);
    if (calls.some((one) => one["is_good"] !== true)) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}

await main();
