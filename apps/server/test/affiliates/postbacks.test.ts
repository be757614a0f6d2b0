// Protects: an affiliate's address is asked once for each event, with the click and never with the
// member; what fails is tried again, what leads inside is refused, of who is excluded nothing is
// told; and a key of an affiliate opens its own figures alone.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postbackKinds } from "@tucano/contract/affiliates.ts";
import { createApiKey } from "@tucano/contract/backoffice/access/integrations.ts";
import * as money from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import { saveAffiliate } from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { excludeMember } from "@tucano/contract/backoffice/members/compliance.ts";
import { listOwnDays, listOwnStatements } from "@tucano/contract/integrations/affiliates.ts";
import { listEvents } from "@tucano/contract/integrations/events.ts";
import { addDays, dayOf } from "../../src/platform/days.ts";
import { startTestServer, type TestServer } from "../../src/testing/server.ts";
import { type Bench, createBench, wish } from "./bench.ts";

const MINUTE_MS = 60_000;
const reason = "Their tracker";

let server: TestServer;
let bench: Bench;
let receiver: Server;
let asked: URL[] = [];
let status = 200;
let affiliate_id: number;
let postback_id: number;
let origin: string;

beforeAll(async () => {
  server = await startTestServer({
    env: { TRUST_PROXY: "127.0.0.1", WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" },
  });
  bench = await createBench(server);
  affiliate_id = bench.affiliateId;
  receiver = createServer((request, response) => {
    asked.push(new URL(request.url ?? "/", "http://tracker"));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const template =
    `${origin}/p?cid={click_id}&e={event}&a={amount}&cur={currency}` +
    "&t={txn_id}&s1={sub1}&s2={sub2}&l={link}";
  const kinds = [...postbackKinds];
  const saved = { affiliate_id, template, kinds, is_enabled: true, reason };
  ({ postback_id } = await bench.data(money.savePostback, saved));
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(() => {
  asked = [];
  status = 200;
});

const work = () => server.rooms.affiliates.workNow();
const requests = async () => (await bench.data(money.listPostbackRequests, { postback_id })).list;

test("each event is asked once, with what the affiliate knows the click by", async () => {
  const { memberId, account } = await bench.bring("?click_id=abc-1&sub1=face&sub2=a%26b");
  await bench.deposit(memberId, 10_000);
  await bench.play(memberId, 10_000, 1_000);
  await bench.qualify();
  await bench.daily(addDays(dayOf(server.clock.now()), 1));
  await work();
  await work();
  const told = asked.map(({ searchParams: of }) => [of.get("e") ?? "", of.get("a")] as const);
  expect(Object.fromEntries(told)).toEqual({
    cpa: "100.00",
    deposit: "100.00",
    ftd: "100.00",
    reg: "0.00",
    revenue: "90.00",
  });
  expect(told).toHaveLength(5);
  for (const { search, searchParams: of } of asked) {
    expect([of.get("cid"), of.get("s1"), of.get("s2")]).toEqual(["abc-1", "face", "a&b"]);
    expect([of.get("cur"), of.get("l")]).toEqual(["BRL", bench.code]);
    expect(search).not.toContain(String(memberId));
    expect(search).not.toContain(account);
  }
  expect(new Set(asked.map((url) => url.searchParams.get("t"))).size).toBe(5);
});

test("what fails is tried again under its number, and an address that fails rests", async () => {
  status = 500;
  await bench.bring();
  await work();
  await work();
  expect(asked).toHaveLength(1);
  const number = asked[0]?.searchParams.get("t");
  expect((await requests())[0]).toMatchObject({ state: "waiting", attempts: 1, status: 500 });
  server.clock.advance(MINUTE_MS);
  status = 200;
  await work();
  expect(asked.map((url) => url.searchParams.get("t"))).toEqual([number, number]);
  expect((await requests())[0]).toMatchObject({ state: "delivered", attempts: 2 });
  status = 500;
  for (let times = 0; times < 6; times += 1) await bench.bring();
  await work();
  expect(asked).toHaveLength(2 + 5);
  await work();
  expect(asked).toHaveLength(2 + 5);
  status = 200;
  server.clock.advance(10 * MINUTE_MS);
  await work();
  expect(asked).toHaveLength(2 + 5 + 6);
});

test("of a member who is excluded by now nothing is told", async () => {
  const { memberId } = await bench.bring();
  const exclusion = { member_id: memberId, months: 6, reason };
  await bench.ask(excludeMember, exclusion);
  await work();
  expect(asked).toEqual([]);
  expect((await requests())[0]).toMatchObject({ state: "withheld" });
});

test("an address leads outside and names what there is", async () => {
  const saved = { affiliate_id, kinds: ["reg" as const], is_enabled: true, reason };
  const refused = async (template: string) =>
    (await bench.ask(money.savePostback, { ...saved, template })).body.error;
  expect(await refused("http://8.8.8.8/p")).toBe("backoffice.webhook_address");
  expect(await refused("https://169.254.169.254/p")).toBe("backoffice.webhook_address");
  expect(await refused("https://a:b@t.example/p")).toBe("backoffice.webhook_address");
  expect(await refused("https://t.example/{cpf}")).toBe("backoffice.postback_macro");
  const nobody = { ...saved, affiliate_id: 999_999_999, template: "https://t.example/p" };
  expect((await bench.ask(money.savePostback, nobody)).body.error).toBe(
    "backoffice.affiliate_not_found",
  );
});

test("a key of an affiliate reads its own figures and nothing else", async () => {
  const other = await bench.data(saveAffiliate, wish);
  const keyOf = async (id: number) => {
    const key = { name: "Tracker", scopes: ["affiliates.read" as const], days: 30, reason };
    return (await bench.data(createApiKey, { ...key, affiliate_id: id })).key;
  };
  const [own, others] = [await keyOf(affiliate_id), await keyOf(other.affiliate_id)];
  const day = dayOf(server.clock.now());
  const days = { from: addDays(day, -2), to: day };
  const mine = await server.call(listOwnDays, days, { token: own });
  const { list } = mine.body.data as { list: { registrations: number; deposits: string }[] };
  expect(list.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(9);
  expect(list.map(({ deposits }) => deposits)).toContain("100.00");
  const theirs = await server.call(listOwnDays, days, { token: others });
  expect(theirs.body.data).toEqual({ list: [] });
  expect((await server.call(listOwnStatements, {}, { token: own })).status).toBe(200);
  expect((await server.call(listEvents, {}, { token: own })).status).toBe(403);
  expect((await server.call(listOwnDays, days)).status).toBe(401);
});

test("such a key has an affiliate and no other scope, and other keys have none", async () => {
  const key = { name: "Tracker", days: 30, reason };
  const refused = async (more: object) =>
    (await bench.ask(createApiKey, { ...key, ...more } as never)).body.error;
  expect(await refused({ scopes: ["affiliates.read"] })).toBe("backoffice.key_affiliate");
  expect(await refused({ scopes: ["events.read"], affiliate_id })).toBe("backoffice.key_affiliate");
  const both = { scopes: ["affiliates.read", "events.read"], affiliate_id };
  expect(await refused(both)).toBe("backoffice.key_affiliate");
  const { key: tool } = await bench.data(createApiKey, { ...key, scopes: ["events.read"] });
  for (const [call, input] of [
    [listOwnDays, { from: "2026-11-01", to: "2026-11-02" }],
    [listOwnStatements, {}],
  ] as const) {
    expect((await server.send(call, input, { token: tool })).status).toBe(403);
  }
});
