// Protects: whoever is on call sees when somebody waits for money longer than was promised, when a
// payment waits for a person, and when the bank does not answer.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "../../platform/metrics.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill, type Till } from "../../testing/people/till.ts";
import { createHealth } from "../psp/health.ts";
import { createMeters } from "../psp/measured.ts";
import { type Payouts, PspRefused, PspUnavailable, PspUnreadable } from "../psp-port.ts";

const HOUR_MS = 3_600_000;

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
});
afterAll(() => server.close());

const valueOf = (page: string, name: string) =>
  Number(
    page
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1],
  );
async function told(name: string): Promise<number> {
  // One reading is good for a moment of the house's clock.
  server.clock.advance(2_000);
  return valueOf((await server.app.inject("/metrics")).payload, `tucano_${name}`);
}

test("a withdrawal is open from its asking, and late from its promise on", async () => {
  expect(await told("payouts_open")).toBe(0);
  const member = await till.newMember({ funds: "100.00" });
  expect((await till.withdraw(member, "50.00")).status).toBe(200);
  expect([await told("payouts_open"), await told("payouts_late")]).toEqual([1, 0]);
  expect(await told("payouts_late_seconds")).toBe(0);
  server.clock.advance(3 * HOUR_MS);
  expect([await told("payouts_open"), await told("payouts_late")]).toEqual([1, 1]);
  // Promised within two hours, and asked for more than three ago.
  expect(await told("payouts_late_seconds")).toBeGreaterThan(HOUR_MS / 1_000 - 1);
  expect(await told("payouts_oldest_seconds")).toBeGreaterThan((3 * HOUR_MS) / 1_000 - 1);
});

test("a payment waits until it is credited", async () => {
  expect(await told("psp_payments_unmatched")).toBe(0);
  const order = await till.openDeposit(await till.newMember(), "20.00");
  await till.pay({ txid: order.order_no });
  server.clock.advance(HOUR_MS);
  await expect.poll(() => told("psp_payments_oldest_seconds")).toBeGreaterThan(3_500);
  await till.settle();
  expect(await told("psp_payments_oldest_seconds")).toBe(0);
});

test("every call of the bank is counted by how it ends, and goes on as it would", async () => {
  const metrics = createMetrics();
  const bank = createBank(metrics);
  expect(await bank.readPayout("known")).toMatchObject({ status: "settled" });
  await expect(bank.readPayout("refused")).rejects.toThrow(PspRefused);
  await expect(bank.readPayout("unreadable")).rejects.toThrow(PspUnreadable);
  await expect(bank.readPayout("away")).rejects.toThrow(PspUnavailable);
  await expect(bank.readPayout("broken")).rejects.toThrow("broken");
  const page = await metrics.print();
  const count = (outcome: string) => {
    const labels = `{bank="main",call="read_payout",outcome="${outcome}"}`;
    return valueOf(page, `tucano_psp_call_duration_seconds_count${labels}`);
  };
  expect([count("answered"), count("refused"), count("unavailable")]).toEqual([2, 1, 2]);
});

function createBank(metrics: ReturnType<typeof createMetrics>): Payouts {
  const errors: Readonly<Record<string, Error>> = {
    refused: new PspRefused(404, "no"),
    unreadable: new PspUnreadable("what"),
    away: new PspUnavailable("away"),
    broken: new Error("broken"),
  };
  const bank: Payouts = {
    sendPayout: () => Promise.reject(new Error("Nothing is sent here.")),
    readPayout: (key) => {
      const error = errors[key];
      if (error !== undefined) return Promise.reject(error);
      return Promise.resolve({ endToEndId: "E1", status: "settled", reason: null });
    },
  };
  return createMeters(metrics)("main", createHealth(server.clock)).payouts(bank);
}
