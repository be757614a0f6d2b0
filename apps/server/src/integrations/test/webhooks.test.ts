// Protects: what is sent can be verified with the reference library of Standard Webhooks, arrives
// once it can, under one id, exclusions first; an address that is gone, slow or inside the house is
// left alone, and one that lost its data is sent everything again.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  saveWebhook,
} from "@tucano/contract/backoffice/access/integrations.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { type EventType, houseEvent } from "@tucano/contract/integrations/events.ts";
import { signInOperator } from "../../testing/people/operator.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { signatureOf } from "../webhooks/policy.ts";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: TestServer;
let desk: { readonly cookie: string };
let receiver: Server;
let received: Received[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 204 };

beforeAll(async () => {
  server = await startTestServer({ env: { WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" } });
  ({ headers: desk } = await signInOperator(server));
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const types: EventType[] = ["member.registered.v1", "exclusion.started.v1"];
let hook: DataOf<typeof saveWebhook>;
beforeEach(async () => {
  received = [];
  answer = { status: 204 };
  await server.rooms.integrations.workNow();
  const { port } = receiver.address() as AddressInfo;
  hook = await save({ url: `http://127.0.0.1:${port}/hook` });
});
afterEach(async () => {
  await save({ webhook_id: hook.details.webhook_id, is_enabled: false });
});

async function save(changes: { url?: string; webhook_id?: number; is_enabled?: boolean }) {
  const input = { url: "https://8.8.8.8/", types, is_enabled: true, reason: "A tool", ...changes };
  const { body } = await server.call(saveWebhook, input, { headers: desk });
  return body.data as DataOf<typeof saveWebhook>;
}

const work = () => server.rooms.integrations.workNow();

const verify = ({ headers, body }: Received, secret: string | null) =>
  houseEvent.parse(new Webhook(secret ?? "").verify(body, headers as Record<string, string>));

async function deliveries() {
  const { webhook_id } = hook.details;
  const { body } = await server.call(listWebhookDeliveries, { webhook_id }, { headers: desk });
  return (body.data as DataOf<typeof listWebhookDeliveries>).list;
}

const stateOf = async () => {
  const { body } = await server.call(listWebhooks, {}, { headers: desk });
  const { list } = body.data as DataOf<typeof listWebhooks>;
  return list.find(({ webhook_id }) => webhook_id === hook.details.webhook_id);
};

const latest = () => received.at(-1) ?? { headers: {}, body: "" };

/** The library compares with the real clock. */
const MINUTE_MS = 60_000;

test("the library's own vector has our signature", () => {
  const signed = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signatureOf(["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"], signed)).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

test("an event arrives signed, thin and as it stands in the stream", async () => {
  const { memberId } = await registerTestMember(server);
  await work();
  expect(received).toHaveLength(1);
  const event = verify(latest(), hook.secret);
  expect(event).toMatchObject({ type: "member.registered.v1", subject: `member/${memberId}` });
  expect(latest().headers["webhook-id"]).toBe(event.id);
  expect(latest().body.length).toBeLessThan(20_000);
  await work();
  expect(received).toHaveLength(1);
});

test("the lines of Python that the document gives verify it, and nothing else", async () => {
  await registerTestMember(server);
  await work();
  const { headers, body } = latest();
  const page = path.resolve(import.meta.dirname, "../../../../../docs/integrations/webhooks.md");
  const [, code = ""] = /```python\n([^]*?)```/.exec(readFileSync(page, "utf8")) ?? [];
  const ask = `${code}
import json, sys
secret, headers, body = json.load(sys.stdin)
print(is_genuine(secret, headers, body.encode()), is_genuine(secret, headers, b"{}"))`;
  const input = JSON.stringify([hook.secret, headers, body]);
  const { stdout, error } = spawnSync("python3", ["-c", ask], { input, encoding: "utf8" });
  // Where there is no Python, the other tests still have the library.
  if (error !== undefined && "code" in error && error.code === "ENOENT") return;
  expect(stdout).toBe("True False\n");
});

test("what fails is tried again under the same id, not before it is due", async () => {
  answer = { status: 503, headers: { "retry-after": "600" } };
  await registerTestMember(server);
  await work();
  server.clock.advance(5 * MINUTE_MS);
  await work();
  expect(received).toHaveLength(1);
  expect((await deliveries())[0]).toMatchObject({ state: "waiting", attempts: 1, status: 503 });
  answer = { status: 200 };
  server.clock.advance(6 * MINUTE_MS);
  await work();
  const ids = received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect((await deliveries())[0]).toMatchObject({ state: "delivered", attempts: 2 });
  server.clock.advance(-11 * MINUTE_MS);
});

test("a redirect is no delivery, and 410 switches the address off", async () => {
  answer = { status: 302, headers: { location: "http://127.0.0.1:1/" } };
  await registerTestMember(server);
  await work();
  expect((await deliveries())[0]).toMatchObject({ state: "waiting", status: 302 });
  answer = { status: 410 };
  await registerTestMember(server);
  await work();
  expect(await stateOf()).toMatchObject({ is_enabled: false, gone_at: expect.any(String) });
  await registerTestMember(server);
  await work();
  expect(received).toHaveLength(2);
});

test("an address that fails and fails is left alone, and then gets all, exclusions first", async () => {
  answer = { status: 500 };
  for (let times = 0; times < 5; times += 1) await registerTestMember(server);
  await work();
  expect(received).toHaveLength(5);
  expect((await stateOf())?.open_until).not.toBeNull();
  const { memberId } = await registerTestMember(server);
  await server.rooms.compliance.exclude(memberId, { months: null, reason: "enough" });
  await work();
  expect(received).toHaveLength(5);
  answer = { status: 200 };
  server.clock.advance(2 * MINUTE_MS);
  await work();
  expect(verify(received[5] ?? latest(), hook.secret).type).toBe("exclusion.started.v1");
  expect(received).toHaveLength(12);
  server.clock.advance(-2 * MINUTE_MS);
});

test("while a secret is replaced both sign, and everything can be sent again", async () => {
  const { webhook_id } = hook.details;
  const rotating = { webhook_id, reason: "Every half year" };
  const { body } = await server.call(rotateWebhookSecret, rotating, { headers: desk });
  const { secret } = body.data as DataOf<typeof rotateWebhookSecret>;
  await registerTestMember(server);
  await work();
  const event = verify(latest(), secret);
  expect(verify(latest(), hook.secret)).toEqual(event);
  const again = { webhook_id, after: hook.details.position, reason: "The tool lost its data" };
  const replayed = await server.call(replayWebhook, again, { headers: desk });
  expect(replayed.body.data.deliveries).toBe(1);
  await work();
  expect(verify(latest(), secret)).toEqual(event);
  expect(received).toHaveLength(2);
});

test("nothing is sent into the house, and no address that leads there at once is taken", async () => {
  const other = await save({ url: "https://localhost/hook" });
  await registerTestMember(server);
  await work();
  const of = { webhook_id: other.details.webhook_id };
  const { body } = await server.call(listWebhookDeliveries, of, { headers: desk });
  expect(body.data.list[0]).toMatchObject({
    status: null,
    problem: expect.stringMatching(/public/),
  });
  await save({ ...of, is_enabled: false });
  for (const url of [
    "http://8.8.8.8/hook",
    "https://user:word@example.com/",
    "https://[::1]/hook",
    "https://169.254.169.254/latest",
    "https://0x0a.1/hook",
  ]) {
    const input = { url, types, is_enabled: true, reason: "A tool" };
    const refused = await server.call(saveWebhook, input, { headers: desk });
    expect(refused.body.error, url).toBe("backoffice.webhook_address");
  }
  const unknown = { webhook_id: 999_999, reason: "Every half year", after: "0" };
  for (const call of [rotateWebhookSecret, replayWebhook]) {
    const missing = await server.send(call, unknown, { headers: desk });
    expect(missing.body.error).toBe("backoffice.integration_not_found");
  }
});
