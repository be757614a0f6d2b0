// Protects: no secret is forgotten: each file that a house makes for itself can be replaced by
// command, and each file and each variable that holds a secret is in the runbook.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { variables } from "../config/env.ts";
import { rotations } from "../secrets/rotation.ts";

/** Known to anybody, or nothing that somebody could misuse. */
const NO_SECRETS = new Set([
  "NODE_ENV",
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "TRUST_PROXY",
  "METRICS_PORT",
  "METRICS_HOST",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_TRACES_SAMPLER_ARG",
  "DATA_DIR",
  "READ_LAG_MAX_SECONDS",
  "MIGRATE",
  "ROLES",
  "ADMIN_EMAIL",
  "CAPTCHA",
  "PSP",
  "PSP_BASE_URL",
  "PSP_TOKEN_URL",
  "PSP_CLIENT_ID",
  "PSP_TLS_CERT",
  "PSP_TLS_CA",
  "PSP_PIX_KEY",
  "PSP_WEBHOOK_URL",
  "PSP_CHARGES",
  "PSP_PAYOUTS",
  "PSP_DIRECTORY_URL",
  "SANDBOX_PAYOUT_DELAY_MS",
  "MAIL_FROM",
  "OIDC_ISSUER",
  "OIDC_NAME",
  "OIDC_CLIENT_ID",
  "MIN_ROUND_MS",
  "WEBHOOK_PRIVATE_HOSTS",
  "RGS_ORIGIN",
  "RGS_PORT",
  "SANDBOX_STUDIO_PORT",
  "SANDBOX_STUDIO_HOUSE",
  "PASSWORD_COST",
  "RATE_LIMIT_PER_MINUTE",
  "TOKEN_RATE_LIMIT_PER_MINUTE",
  "DRAIN_MS",
  "LOG_LEVEL",
]);

const runbook = readFileSync(
  path.join(import.meta.dirname, "../../../../../docs/runbooks/secrets.md"),
  "utf8",
);
/** What stands in the first column of a table. */
const named = new Set(
  runbook
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("each file that the house makes can be replaced by command", () => {
  expect(readdirSync(server.secretsFolder).toSorted()).toEqual(Object.keys(rotations).toSorted());
});

test("each of them is in the runbook", () => {
  expect(Object.keys(rotations).filter((name) => !named.has(name))).toEqual([]);
});

test("each variable is in the runbook, or holds no secret", () => {
  const isKnown = (name: string) => named.has(name) !== NO_SECRETS.has(name);
  expect(Object.keys(variables).filter((name) => !isKnown(name))).toEqual([]);
});
