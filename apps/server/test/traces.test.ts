// Protects: where a collector is set, it is told of each call, of what the bank and the ledger did
// for it, and how all of that ended; one that is away costs nobody anything.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as cashier from "@tucano/contract/player/money/cashier.ts";
import { createMetrics } from "../src/platform/metrics.ts";
import { systemRandom } from "../src/platform/random.ts";
import { createTracer } from "../src/platform/traces.ts";
import { createTill } from "../src/testing/people/till.ts";
import { startTestServer } from "../src/testing/server.ts";

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}
interface Request {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly unknown[] };
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[];
  }[];
}

const asked: { url: string | undefined; key: unknown; body: Request }[] = [];
let collector: Server;

beforeAll(async () => {
  const hear = async (request: IncomingMessage) => {
    const body = JSON.parse(await text(request)) as Request;
    asked.push({ url: request.url, key: request.headers["x-key"], body });
  };
  collector = createServer((request, response) => {
    void hear(request).then(() => response.writeHead(200).end("{}"));
  });
  await new Promise<void>((done) => {
    collector.listen(0, "127.0.0.1", done);
  });
});
afterAll(() => {
  collector.close();
});

const spans = () =>
  asked.flatMap(({ body }) =>
    body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
  );
const named = (name: string) => spans().filter((span) => span.name === name);

test("a call, its bank and its batch are one trace", async () => {
  const { port } = collector.address() as AddressInfo;
  const server = await startTestServer({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=of the collector",
    },
  });
  const till = createTill(server);
  const member = await till.newMember({ funds: "100.00" });
  await till.withdraw(member, "50.00");
  await server.call(cashier.findDeposit, { order_no: "nothing" }, { token: member.token });
  await server.close();

  expect(asked[0]).toMatchObject({ url: "/v1/traces", key: "of the collector" });
  const name = { key: "service.name", value: { stringValue: "tucano" } };
  expect(asked[0]?.body.resourceSpans[0]?.resource.attributes).toContainEqual(name);

  const [opened] = named(`POST ${cashier.openDeposit.path}`);
  expect(opened).toMatchObject({ kind: 2, status: {} });
  const status = { key: "http.response.status_code", value: { intValue: "200" } };
  expect(opened?.attributes).toContainEqual(status);
  expect(named("psp create_charge")).toMatchObject([
    { traceId: opened?.traceId, parentSpanId: opened?.spanId },
  ]);
  const [drawn] = named(`POST ${cashier.submitWithdrawal.path}`);
  const ofDrawn = named("ledger batch").filter(({ traceId }) => traceId === drawn?.traceId);
  expect(ofDrawn).toMatchObject([{ parentSpanId: drawn?.spanId, status: {} }]);
  for (const one of spans()) {
    expect(one.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(one.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(BigInt(one.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(one.startTimeUnixNano));
  }
  expect(new Set(spans().map(({ spanId }) => spanId)).size).toBe(spans().length);
});

const createOwn = (send: () => Promise<void>, share = 1) => {
  const metrics = createMetrics();
  const tracer = createTracer({ send, random: systemRandom, metrics, version: "1", share });
  const lost = async () =>
    /^tucano_traces_spans_lost_total (\d+)$/m.exec(await metrics.print())?.[1];
  return { tracer, lost };
};

test("what a collector does not take is lost, and counted", async () => {
  const { tracer, lost } = createOwn(() => Promise.reject(new Error("away")));
  for (let count = 0; count < 10; count += 1) tracer.begin("call", "server", {})?.end();
  await tracer.close();
  expect(await lost()).toBe("10");
});

test("a collector that does not answer fills no memory", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { tracer, lost } = createOwn(() => promise);
  for (let count = 0; count < 10_000; count += 1) tracer.begin("call", "server", {})?.end();
  expect(Number(await lost())).toBeGreaterThan(5_000);
  resolve(undefined);
  await tracer.close();
});

test("of a share of nothing, nothing is traced", async () => {
  const { tracer } = createOwn(() => Promise.resolve(), 0);
  expect(tracer.begin("call", "server", {})).toBeNull();
  await tracer.close();
});
