// Protects: with a real NATS server, every event stands in the stream of JetStream once, under its
// member's subject, whatever is sent twice and however long the broker was away.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { AckPolicy, jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { houseEvent } from "@tucano/contract/integrations/events.ts";
import { registerTestMember } from "../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-nats-"));
let server: TestServer;
let port: number;
let broker: ChildProcess | null = null;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

async function startBroker(): Promise<void> {
  broker = spawn("nats-server", ["-js", "-a", "127.0.0.1", "-p", String(port), "-sd", folder], {
    stdio: "ignore",
  });
  const servers = `127.0.0.1:${port}`;
  await vi.waitFor(async () => (await connect({ servers, reconnect: false })).close(), 10_000);
}

async function stopBroker(): Promise<void> {
  const ended = new Promise((resolve) => broker?.once("exit", resolve));
  broker?.kill("SIGTERM");
  await ended;
  broker = null;
}

beforeAll(async () => {
  port = await freePort();
  server = await startTestServer({ env: { NATS_URL: `nats://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await server.close();
  if (broker !== null) await stopBroker();
  rmSync(folder, { recursive: true, force: true });
});

/** As docs/integrations/nats.md tells a program of somebody else's. */
async function consume(subject: string, count: number): Promise<readonly string[]> {
  const connection = await connect({ servers: `127.0.0.1:${port}` });
  const { consumers } = await jetstreamManager(connection);
  await consumers.add("TUCANO", {
    durable_name: "crm",
    ack_policy: AckPolicy.Explicit,
    filter_subject: subject,
  });
  const consumer = await jetstream(connection).consumers.get("TUCANO", "crm");
  const ids: string[] = [];
  for await (const message of await consumer.fetch({ max_messages: count })) {
    ids.push(houseEvent.parse(message.json()).id);
    await message.ackAck();
  }
  await connection.close();
  return ids;
}

async function stored() {
  const connection = await connect({ servers: `127.0.0.1:${port}` });
  const { streams } = await jetstreamManager(connection);
  const { state } = await streams.info("TUCANO");
  const messages = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const message = await streams.getMessage("TUCANO", { seq });
    if (message === null) continue;
    const event = houseEvent.parse(message.json());
    messages.push({ subject: message.subject, id: message.header.get("Nats-Msg-Id"), event });
  }
  await connection.close();
  return messages;
}

test("what happened while the broker was away arrives once it is there, and once only", async () => {
  const { memberId } = await registerTestMember(server);
  await expect(server.rooms.integrations.workNow()).resolves.toBeUndefined();
  await startBroker();
  await server.rooms.integrations.workNow();
  const first = await stored();
  const shard = String(memberId % 16).padStart(2, "0");
  expect(first.map(({ subject }) => subject)).toEqual([
    `tucano.v1.member.registered.${shard}`,
    `tucano.v1.member.login.${shard}`,
  ]);
  for (const { id, event } of first) expect(id).toBe(event.id);
  await sql`UPDATE integrations.broker_place SET position = 0`.execute(server.db);
  await registerTestMember(server);
  await server.rooms.integrations.workNow();
  const all = await stored();
  expect(all).toHaveLength(4);
  expect(all.slice(0, 2)).toEqual(first);
  const sequences = all.map(({ event }) => event.sequence);
  expect(sequences).toEqual(sequences.toSorted());
  const registered = all.filter(({ event }) => event.type === "member.registered.v1");
  const ids = registered.map(({ event }) => event.id);
  // What was acknowledged does not come again.
  expect(await consume("tucano.v1.member.registered.>", 1)).toEqual(ids.slice(0, 1));
  expect(await consume("tucano.v1.member.registered.>", 1)).toEqual(ids.slice(1));
}, 30_000);
