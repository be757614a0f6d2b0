// Protects: a balancer sends nobody to a server that could not serve, nor to one that is leaving;
// who is being served is served to the end; and no server is ended because its database is away.
import { connect as dial, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTcpLine, type TcpLine } from "@tucano/workshop/tcp-line.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { connect, type Connection } from "../database/connect.ts";
import { startOnDatabase } from "../../testing/start-on-database.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let line: TcpLine;
let server: TestServer;
let owner: Connection;
beforeAll(async () => {
  server = await startTestServer({
    env: { DRAIN_MS: "1000" },
    reach: async (databaseUrl) => {
      const url = new URL(databaseUrl);
      line = await openTcpLine(Number(url.port));
      url.port = String(line.port);
      return url.toString();
    },
  });
  owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
});
afterAll(async () => {
  await owner.close();
  await server.close();
  await line.close();
});

const read = async (path: string) => {
  const answer = await server.app.inject(path);
  return answer.json<{ status: string; checks?: object }>();
};

/** What is told may be half a second old. */
async function readyLike(wanted: object): Promise<void> {
  await expect.poll(() => read("/readyz"), { timeout: 8_000 }).toMatchObject(wanted);
}

test("without a worker and a leader it is told so, and calls are served", async () => {
  await readyLike({
    status: "degraded",
    checks: { database: "ok", migrations: "ok", readers: "ok" },
  });
  const { status, checks } = await read("/readyz");
  expect(status).toBe("degraded");
  expect(checks).toMatchObject({ tables: expect.stringContaining("voo-do-tucano") });
  server.rooms.sharedRounds.start();
  await readyLike({ status: "ready", checks: { tables: "ok" } });
});

test("a migration of this build that is missing is named, and nobody is sent here", async () => {
  // Another server, which has not looked yet.
  await sql`UPDATE platform.migration SET name = 'x-' || name WHERE room = 'wheels'`.execute(
    owner.db,
  );
  const { secretsFolder, clock } = server;
  const second = await startOnDatabase({ url: server.databaseUrl, secretsFolder, clock });
  const answer = await second.app.inject("/readyz");
  await second.close();
  await sql`UPDATE platform.migration SET name = substr(name, 3) WHERE room = 'wheels'`.execute(
    owner.db,
  );
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({
    status: "unavailable",
    checks: { database: "ok", migrations: expect.stringContaining("wheels/0001") },
  });
});

test("a database that says nothing is told of in time, and the process is alive", async () => {
  line.be("silent");
  await readyLike({ status: "unavailable", checks: { database: "No answer in time." } });
  expect((await server.app.inject("/readyz")).statusCode).toBe(503);
  expect(await read("/healthz")).toEqual({ status: "ok" });
  line.be("fine");
  await readyLike({ checks: { database: "ok" } });
}, 30_000);

function openCall(): Promise<Socket> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = dial(Number(port), "127.0.0.1", () => resolve(socket));
    socket.once("error", reject);
  });
}

test("a server that is told to stop says so first, and whoever is being served is answered", async () => {
  const { method, path } = login;
  const body = JSON.stringify({ email: "nobody@example.com", password: "wrong-password-1" });
  const socket = await openCall();
  const told = text(socket);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await pause(50);
  const closed = server.close();
  // It still listens, and says that it is leaving.
  const response = await fetch(`${server.url}/readyz`);
  expect([response.status, response.headers.get("connection")]).toEqual([503, "close"]);
  expect(await response.json()).toEqual({ status: "leaving", checks: {} });
  await expect
    .poll(
      () =>
        openCall().then(
          () => "open",
          () => "shut",
        ),
      { timeout: 5_000 },
    )
    .toBe("shut");
  socket.write(body.slice(10));
  expect(await told).toMatch(/^HTTP\/1\.1 4\d\d .*"status":"fail"/s);
  await closed;
});
