/** Protects: whatever the line to the PSP does, no money moves twice and none is lost. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import { saveDestination } from "@tucano/contract/player/money/destinations.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { RECONCILE_JOB, SWEEP_JOB } from "../index.ts";
import { type BadLine, type Mood, openBadLine } from "@tucano/workshop/bad-line.ts";
import { createTill, type Till } from "../../testing/people/till.ts";

/** A bank's line of its own, so that what waits on one keeps nobody else waiting. */
interface Scene {
  readonly line: BadLine;
  readonly server: TestServer;
  readonly till: Till;
  close(): Promise<void>;
}

async function openScene(): Promise<Scene> {
  const line = await openBadLine();
  const server = await startTestServer({ env: { PSP_BASE_URL: `${line.url}/sandbox/psp` } });
  line.connect(server.url);
  // The start found nobody on the line; the sweep registers the webhook when it can.
  await server.jobs.runNow(SWEEP_JOB);
  const till = createTill(server);
  return {
    line,
    server,
    till,
    close: async () => {
      await till.expectCleanBooks();
      await server.close();
      await line.close();
    },
  };
}

/** Runs what waits, as often as the queue would, whatever it throws. */
async function insist(work: () => Promise<void>): Promise<void> {
  await work().catch(() => undefined);
}

const moods: Mood[] = ["down", "fault", "garbage", "lost"];

const inTurn = { concurrent: false };

// Most of it is waiting: for a second try, and a third.
describe.concurrent.each(moods)("with the line %s", (mood) => {
  let line: BadLine;
  let server: TestServer;
  let till: Till;
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
    ({ line, server, till } = scene);
  });
  beforeEach(() => line.be("fine"));
  afterAll(() => scene.close());

  test("opening a deposit says so, and the same key opens it later", inTurn, async () => {
    const { token } = await till.newMember();
    const headers = { "idempotency-key": `deposit-${mood}` };
    const open = () =>
      server.call(contract.openDeposit, { money: "50", payment_id: 1 }, { token, headers });
    line.be(mood);
    const failed = await open();
    expect(failed.body).toMatchObject({
      code: 503,
      error: "cashier.payment_service_unavailable",
    });
    line.be("fine");
    const opened = await open();
    expect(opened.body.data).toMatchObject({ status: "awaiting", money: "50.00" });
    const rows = await sql<{ count: number }>`
      SELECT count(*) AS count FROM cashier.deposit
      WHERE idempotency_key = ${`deposit-${mood}`}`.execute(server.db);
    expect(rows.rows[0]?.count).toBe(1);
  });

  test("a payment waits and is credited once afterwards", inTurn, async () => {
    const member = await till.newMember();
    const { order_no } = await till.openDeposit(member, "50.00");
    line.be(mood);
    await till.pay({ txid: order_no });
    await insist(() => till.settle());
    await insist(() => server.jobs.runNow(RECONCILE_JOB));
    expect(await till.wallet(member)).toMatchObject({ cash: 0 });
    line.be("fine");
    server.clock.advance(120_000);
    await server.jobs.runNow(RECONCILE_JOB);
    await till.settle();
    expect(await till.wallet(member)).toMatchObject({ cash: 5_000 });
  });

  test("a payout is made once, found out about afterwards", inTurn, async () => {
    const member = await till.newMember({ funds: "100.00" });
    const { order_no } = (await till.withdraw(member, "40.00")).body.data;
    await server.rooms.cashier.approveWithdrawal(order_no, till.operator);
    line.be(mood);
    for (let attempt = 0; attempt < 3; attempt += 1) await insist(() => till.payOut());
    expect(await server.rooms.cashier.findWithdrawal(order_no)).toMatchObject({
      status: "paying",
    });
    expect(await till.wallet(member)).toMatchObject({ cash: 6_000, locked: 4_000 });
    line.be("fine");
    server.clock.advance(180_000);
    await server.jobs.runNow(SWEEP_JOB);
    await till.payOut();
    expect(await server.rooms.cashier.findWithdrawal(order_no)).toMatchObject({ status: "paid" });
    const payouts = await sql<{ count: number }>`
      SELECT count(*) AS count FROM sandbox_psp.payout
      WHERE idempotency_key LIKE ${`${order_no}%`}`.execute(server.db);
    expect(payouts.rows[0]?.count).toBe(1);
    expect(await till.wallet(member)).toMatchObject({ cash: 6_000, locked: 0 });
    // Of several sends at most the first was not preceded by a question.
    const sends = line.heard.filter((one) => one.startsWith("PUT") && one.includes(order_no));
    expect(sends).toHaveLength(1);
  });

  test("a stranger's payment is sent back once", inTurn, async () => {
    const member = await till.newMember();
    const { order_no } = await till.openDeposit(member, "50.00");
    const { end_to_end_id } = await till.pay({ txid: order_no, cpf: "52998224725" });
    line.be(mood);
    await insist(() => till.settle());
    line.be("fine");
    server.clock.advance(120_000);
    await server.jobs.runNow(RECONCILE_JOB);
    await till.settle();
    const refunds = await sql<{ count: number }>`
      SELECT count(*) AS count FROM sandbox_psp.refund
      WHERE end_to_end_id = ${end_to_end_id}`.execute(server.db);
    expect(refunds.rows[0]?.count).toBe(1);
    expect(await server.rooms.cashier.findDeposit(order_no)).toMatchObject({ status: "refunded" });
  });

  test("a withdrawal to a key that must be looked up is refused for now", inTurn, async () => {
    const member = await till.newMember({ funds: "100.00" });
    line.be(mood);
    const target = { payment_type: "EMAIL", email: `eu-${mood}@example.com` };
    const answer = await till.withdraw(member, "20.00", target);
    expect(answer.body).toMatchObject({
      code: 503,
      error: "cashier.payment_service_unavailable",
    });
    expect(await till.wallet(member)).toMatchObject({ cash: 10_000, locked: 0 });
  });
});

test("nothing is saved or cancelled that the bank was not asked about", async () => {
  const scene = await openScene();
  const { line, server, till } = scene;
  const member = await till.newMember();
  const { token } = member;
  const { order_no } = await till.openDeposit(member, "50.00");
  line.be("down");
  const email = { kind: "pix", key_type: "EMAIL", key: "eu@example.com", qk_pwd: "135790" };
  for (const answer of [
    await server.send(saveDestination, email, { token }),
    await server.send(contract.cancelDeposit, { order_no }, { token }),
  ]) {
    expect(answer.body).toMatchObject({
      code: 503,
      error: "cashier.payment_service_unavailable",
    });
  }
  line.be("fine");
  await scene.close();
});

test("a refund whose number the bank has already is the one that was carried out", async () => {
  const scene = await openScene();
  const { line, server, till } = scene;
  const { order_no } = await till.openDeposit(await till.newMember(), "50.00");
  const { end_to_end_id } = await till.pay({ txid: order_no, cpf: "52998224725" });
  line.be("twice");
  await till.settle();
  const refunds = line.exchanges.filter((one) => one.path.includes("/devolucao/"));
  // Asked for twice on the way, so that the second, the one we hear of, is refused.
  expect(refunds.filter((one) => one.method === "PUT")).toMatchObject([
    { path: expect.stringContaining(`/pix/${end_to_end_id}/devolucao/R1`), status: 400 },
  ]);
  expect(await server.rooms.cashier.findDeposit(order_no)).toMatchObject({ status: "refunded" });
  await scene.close();
});
