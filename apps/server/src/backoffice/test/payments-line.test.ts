// Protects: while the bank does not answer, the desk is told so and nothing is half done.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { assignPayment } from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { matchDay } from "@tucano/contract/backoffice/payments/reconciliation.ts";
import { type BadLine, openBadLine } from "@tucano/workshop/bad-line.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { SWEEP_JOB } from "../../cashier/index.ts";
import { createTill } from "../../testing/people/till.ts";

let line: BadLine;
let server: TestServer;
let administrator: TestOperator;
beforeAll(async () => {
  line = await openBadLine();
  server = await startTestServer({ env: { PSP_BASE_URL: `${line.url}/sandbox/psp` } });
  line.connect(server.url);
  // The start found nobody on the line; the sweep registers the webhook when it can.
  await server.jobs.runNow(SWEEP_JOB);
  administrator = await signInOperator(server);
});
afterAll(async () => {
  await server.close();
  await line.close();
});

const reason = "checked with the bank";

test("a day is compared when the bank answers again", async () => {
  const day = addDays(dayOf(server.clock.now()), -1);
  line.be("down");
  const failed = await server.call(matchDay, { day }, administrator);
  expect(failed.body.error).toBe("cashier.payment_service_unavailable");
  line.be("fine");
  const matched = await server.call(matchDay, { day }, administrator);
  expect(matched.body.data).toMatchObject({ day, open_count: 0 });
});

test("a payment is given an order when the bank says who paid", async () => {
  const till = createTill(server);
  const member = await till.newMember();
  const txid = `NOBODY${randomUUID().replaceAll("-", "").slice(0, 26).toUpperCase()}`;
  await sql`
    INSERT INTO sandbox_psp.charge (txid, amount_centavos, key, created_at, expires_seconds,
      location)
    VALUES (${txid}, 1234, 'pix@tucano.example', ${server.clock.now()}, 600, ${`x/${txid}`})
  `.execute(server.db);
  const { end_to_end_id } = await till.pay({ txid, cpf: member.form.cpf });
  await till.settle();
  const { order_no } = await till.openDeposit(member, "12.34");
  const wish = { end_to_end_id, order_no, reason };
  line.be("down");
  const failed = await server.call(assignPayment, wish, administrator);
  expect(failed.body.error).toBe("cashier.payment_service_unavailable");
  line.be("fine");
  const assigned = await server.call(assignPayment, wish, administrator);
  expect(assigned.body.data).toMatchObject({ assigned_order_no: order_no });
});
