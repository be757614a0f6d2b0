// Protects: a receiver who has not taken a notification is told again, by nobody's doing.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTill } from "../src/testing/people/till.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

let server: TestServer;
let receiver: Server;
/** The payments that the receiver was told of. */
const told: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const { pix } = JSON.parse(body) as { pix: { endToEndId: string }[] };
      told.push(...pix.map((one) => one.endToEndId));
      response.writeHead(told.length === 1 ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

test("who answers that something went wrong is told again until all is well", async () => {
  const till = createTill(server);
  const { order_no } = await till.openDeposit(await till.newMember(), "50.00");
  const { port } = receiver.address() as AddressInfo;
  await sql`UPDATE sandbox_psp.webhook SET url = ${`http://127.0.0.1:${port}`}`.execute(server.db);
  const { end_to_end_id: id, notified } = await till.pay({ txid: order_no });
  expect(notified).toBe(false);
  await expect.poll(() => told, { timeout: 10_000 }).toEqual([id, id]);
});
