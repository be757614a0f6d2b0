// Protects: nobody may call more often by being sent to another server; and while the store that
// servers count in is away, calls are answered as fast as before, and fewer of them are allowed.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@tucano/workshop/embedded-postgres.ts";
import { openTcpLine, type TcpLine } from "@tucano/workshop/tcp-line.ts";
import { list } from "@tucano/contract/player/games/catalog.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

/** Debian has either; nothing of the house needs one. */
const program = ["valkey-server", "redis-server"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);
const PER_MINUTE = 40;

let store: ChildProcess;
let line: TcpLine;
let servers: readonly [TestServer, TestProcess];

async function openStore(name: string): Promise<void> {
  const port = await freePort();
  store = spawn(name, ["-"], { stdio: ["pipe", "pipe", "ignore"] });
  store.stdin?.end(`port ${port}\nbind 127.0.0.1\nsave ""\nappendonly no\n`);
  for await (const said of store.stdout ?? []) {
    if (String(said).includes("Ready to accept connections")) break;
  }
  line = await openTcpLine(port);
}

beforeAll(async () => {
  if (program === undefined) return;
  await openStore(program);
  const env = {
    REDIS_URL: `redis://127.0.0.1:${line.port}`,
    RATE_LIMIT_PER_MINUTE: String(PER_MINUTE),
  };
  const first = await startTestServer({ env });
  const { databaseUrl: url, secretsFolder, clock } = first;
  servers = [first, await startOnDatabase({ url, secretsFolder, clock, env })];
});
afterAll(async () => {
  if (program === undefined) return;
  await servers[1].close();
  await servers[0].close();
  await line.close();
  store.kill();
  await once(store, "exit");
});

async function countsOf({ app }: TestProcess): Promise<string | undefined> {
  const { checks } = (await app.inject("/readyz")).json<{ checks: Record<string, string> }>();
  return checks["counts"];
}

async function together(): Promise<void> {
  const states = () => Promise.all(servers.map(countsOf));
  await expect.poll(states, { timeout: 10_000 }).toEqual(["ok", "ok"]);
}

/** Of so many calls from this address, in turns to both servers: the taken ones of each. */
async function callBoth(remoteAddress: string, times: number): Promise<[number, number]> {
  const taken: [number, number] = [0, 0];
  for (let call = 0; call < times; call += 1) {
    const which = call % 2 === 0 ? 0 : 1;
    const answer = await servers[which].app.inject({ url: list.path, remoteAddress });
    if (answer.statusCode === 200) taken[which] += 1;
    else expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "60"]);
  }
  return taken;
}

test.skipIf(program === undefined)(
  "two servers share one limit (skipped without redis-server or valkey-server)",
  async () => {
    await together();
    expect(await callBoth("203.0.113.7", 3 * PER_MINUTE)).toEqual([20, 20]);
    expect(await callBoth("203.0.113.8", 10)).toEqual([5, 5]);
  },
);

test.skipIf(program === undefined)(
  "without the store each allows a part, and nobody waits for it (skipped without one)",
  async () => {
    line.be("silent");
    const startedMs = performance.now();
    expect(await callBoth("203.0.113.9", 2 * PER_MINUTE)).toEqual([10, 10]);
    // Each server waits a quarter of a second for it, once a second.
    expect(performance.now() - startedMs).toBeLessThan(8_000);
    line.be("cut");
    expect(await callBoth("203.0.113.10", PER_MINUTE)).toEqual([10, 10]);
    await expect.poll(() => countsOf(servers[0])).toBe("REDIS_URL does not answer.");
    line.be("fine");
    await together();
    expect(await callBoth("203.0.113.11", 2 * PER_MINUTE)).toEqual([20, 20]);
  },
);
