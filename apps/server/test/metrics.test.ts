// Protects: whoever runs the house sees what happens in it: every call by address and end, the
// state of each room, on a port of its own where one is set, and to nobody else; and
// docs/metrics.md names all of it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newest } from "@tucano/contract/player/games/catalog.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const TOKEN = "a-token-of-thirty-two-characters-or-more";
let server: TestServer;
let guarded: TestServer;

beforeAll(async () => {
  // With everything that has metrics of its own.
  const env = {
    METRICS_PORT: "0",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    REDIS_URL: "redis://127.0.0.1:1",
    DATABASE_READ_URL: "postgres://nobody:secret@127.0.0.1:1/tucano",
  };
  server = await startTestServer({ env });
  guarded = await startTestServer({ env: { METRICS_PORT: "0", INTERNAL_TOKEN: TOKEN } });
});

afterAll(async () => {
  await server.close();
  await guarded.close();
});

const ask = (of: TestServer, path = "/metrics") =>
  fetch(`http://127.0.0.1:${of.inside?.port}${path}`);
const linesOf = async () => (await (await ask(server)).text()).split("\n");

test("calls are counted by the address that is declared, and by how they end", async () => {
  await server.app.inject({ method: "GET", url: newest.path });
  await server.app.inject({ method: "GET", url: newest.path });
  await server.app.inject({ method: "GET", url: "/no/such/page?with=words" });
  const lines = await linesOf();
  const count = (path: string, code: string) => {
    const labels = `{method="GET",path="${path}",code="${code}"}`;
    const name = `tucano_http_request_duration_seconds_count${labels} `;
    return Number(lines.find((line) => line.startsWith(name))?.split(" ")[1] ?? 0);
  };
  expect(count(newest.path, "2xx")).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes("with=words"))).toEqual([]);
  expect(lines.filter((line) => line.includes("/no/such"))).toEqual([]);
});

test.each([
  ["tucano_build_info{version="],
  ["tucano_database_up 1"],
  ["tucano_pool_connections_max{pool="],
  ["tucano_payouts_late 0"],
  ["tucano_psp_payments_unmatched 0"],
  ["tucano_journal_unread_seconds{reader="],
  ["tucano_tables_led{table="],
  ["tucano_game_return_theoretical{game="],
  ["tucano_rounds_stuck 0"],
])("%s… is told", async (beginning) => {
  expect((await linesOf()).filter((line) => line.startsWith(beginning))).not.toEqual([]);
});

test("docs/metrics.md names every metric, and none that is not there", async () => {
  const document = readFileSync(path.join(import.meta.dirname, "../../../docs/metrics.md"), "utf8");
  const named = [...document.matchAll(/^\| `(tucano_\w+)/gm)].map(([, name]) => name);
  const told = (await linesOf()).flatMap((line) => /^# TYPE (tucano_\w+)/.exec(line)?.[1] ?? []);
  expect(new Set(named)).toEqual(new Set(told));
  expect(named).toHaveLength(told.length);
});

test("a port of its own is the only one, and tells nothing else", async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await guarded.app.inject({ url: "/metrics", headers })).statusCode).toBe(404);
  expect((await ask(guarded)).status).toBe(200);
  for (const path of ["/", "/api/drawing", "/healthz"]) {
    expect((await ask(guarded, path)).status).toBe(404);
  }
});
