// Protects: a visitor who clicks an affiliate's link, registers, pays in and plays is told to the
// affiliate's own address, stands in its statement down to what the bank took back of a deposit,
// and the statement is approved by two, paid, and read by the affiliate with its key.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApiKey } from "@tucano/contract/backoffice/access/integrations.ts";
import * as money from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import { listOwnStatements } from "@tucano/contract/integrations/affiliates.ts";
import { fromWire } from "@tucano/contract/money.ts";
import { affiliatesBookChecks } from "../../src/affiliates/index.ts";
import { createCollections, createPspHttp, MATCH_PSP_JOB } from "../../src/cashier/index.ts";
import { auditBooks } from "../../src/ledger/index.ts";
import { addDays, dayOf, monthAfter } from "../../src/platform/days.ts";
import { registerTestMember, type TestMember } from "../../src/testing/people/people.ts";
import { createTill, type Till } from "../../src/testing/people/till.ts";
import { startTestServer, type TestServer } from "../../src/testing/server.ts";
import { type Bench, createBench } from "./bench.ts";

const BROWSER = "Mozilla/5.0 (Linux; Android 14) Chrome/130.0";
const reason = "As agreed";

let server: TestServer;
let bench: Bench;
let till: Till;
let tracker: Server;
const told: URLSearchParams[] = [];

beforeAll(async () => {
  const env = {
    PSP_CLIENT_ID: "shop",
    PSP_CLIENT_SECRET: "secret",
    WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
  };
  server = await startTestServer({ env });
  // In the middle of a month, so that all of it falls into one.
  const nextMonth = monthAfter(dayOf(server.clock.now()).slice(0, 7));
  server.clock.set(new Date(`${nextMonth}-15T12:00:00-03:00`));
  bench = await createBench(server);
  till = createTill(server);
  tracker = createServer((request, response) => {
    told.push(new URL(request.url ?? "/", "http://tracker").searchParams);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => tracker.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await till.expectCleanBooks();
  await server.close();
  await new Promise((resolve) => tracker.close(resolve));
});

/** As a browser does it. */
async function comeByLink(): Promise<TestMember> {
  const clicked = await fetch(`${server.url}/go/${bench.code}?click_id=c-77&sub1=video`, {
    redirect: "manual",
    headers: { "user-agent": BROWSER },
  });
  expect([clicked.status, clicked.headers.get("location")]).toEqual([302, "/register"]);
  const [cookie = ""] = (clicked.headers.get("set-cookie") ?? "").split(";");
  return registerTestMember(server, {}, { headers: { cookie } });
}

async function payIn(member: TestMember, amount: string): Promise<string> {
  const { order_no } = await till.openDeposit(member, amount);
  const { end_to_end_id } = await till.pay({ txid: order_no });
  await till.settle();
  return end_to_end_id;
}

/** What a bank does on the word of its own customer, without asking the house. */
async function takeBack(endToEndId: string, amount: string): Promise<void> {
  const http = createPspHttp({
    baseUrl: () => `${server.url}/sandbox/psp`,
    clientId: "shop",
    clientSecrets: () => ["secret"],
    clock: server.clock,
  });
  const bank = createCollections(http, { pixKey: "", charges: "cob" });
  expect(await bank.requestRefund(endToEndId, "MED1", fromWire(amount))).toBe("done");
}

test("from the click to the payment", async () => {
  const affiliate_id = bench.affiliateId;
  const month = dayOf(server.clock.now()).slice(0, 7);
  const { port } = tracker.address() as AddressInfo;
  const template = `http://127.0.0.1:${port}/p?cid={click_id}&e={event}&a={amount}&s={sub1}`;
  const kinds = ["reg" as const, "ftd" as const, "deposit" as const, "cpa" as const];
  await bench.data(money.savePostback, { affiliate_id, template, kinds, is_enabled: true, reason });

  const member = await comeByLink();
  await payIn(member, "100.00");
  const second = await payIn(member, "50.00");
  await bench.play(member.memberId, 10_000, 2_000);
  await bench.qualify();
  await server.rooms.affiliates.workNow();
  const known = ["c-77", "video"];
  const heard = told.map((one) => ["e", "a", "cid", "s"].map((name) => one.get(name)));
  expect(heard).toHaveLength(5);
  // Several are on their way at once.
  expect(heard).toEqual(
    expect.arrayContaining([
      ["reg", "0.00", ...known],
      ["ftd", "100.00", ...known],
      ["deposit", "100.00", ...known],
      ["deposit", "50.00", ...known],
      ["cpa", "100.00", ...known],
    ]),
  );

  await takeBack(second, "20.00");
  const tomorrow = addDays(dayOf(server.clock.now()), 1);
  server.clock.set(new Date(`${tomorrow}T04:40:00-03:00`));
  await server.jobs.runNow(MATCH_PSP_JOB);
  await bench.daily(tomorrow);
  await bench.daily(addDays(tomorrow, 1));
  expect((await bench.detail()).signals).toMatchObject([{ kind: "taken-back", count: 1 }]);

  await bench.daily(`${monthAfter(month)}-05`);
  // 100.00 − 20.00 − 1 % of 150.00 − what was taken back; 30 % of it, and the amount.
  const closed = { month, chargebacks: "20.00", ngr: "58.50", payable: "117.55" };
  expect(await bench.statements()).toMatchObject([{ ...closed, state: "closed" }]);
  const of = { affiliate_id, month, reason };
  expect(await bench.agreed(money.approveStatement, of)).toBe("executed");
  await bench.data(money.markPaid, { ...of, reference: "E0000000020261205" });

  const wish = { name: "Tracker", scopes: ["affiliates.read" as const], days: 30, affiliate_id };
  const { key } = await bench.data(createApiKey, { ...wish, reason });
  const own = await server.call(listOwnStatements, {}, { token: key });
  expect(own.body.data).toMatchObject({ list: [{ ...closed, state: "paid" }] });
  const books = await auditBooks(server.db, affiliatesBookChecks);
  expect(books.flatMap((check) => check.differences)).toEqual([]);
});
