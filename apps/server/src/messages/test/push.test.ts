// Protects: what is pushed can be read by the device that asked for it and by nobody between, has
// no amounts, goes to nobody who may not be told, to push services alone, and ends when ended.
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { login, logout } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/site/push.ts";
import { type Browser, openPushService, type PushService } from "@tucano/workshop/push-service.ts";
import { readJournal } from "../../testing/journal.ts";
import { depositOf, moveMoney } from "../../testing/move-money.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { SEND_PUSH_JOB } from "../index.ts";

let service: PushService;
let server: TestServer;
let key = "";

beforeAll(async () => {
  service = await openPushService();
  const env = {
    VAPID_KEY: randomBytes(32).toString("base64url"),
    WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
  };
  server = await startTestServer({ env });
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(() => {
  service.received.length = 0;
  service.answerWith(201);
});

type Wish = RequestOf<typeof contract.choosePush>;
type Devices = DataOf<typeof contract.choosePush>["devices"];

async function turnOn(
  member: Pick<TestMember, "token">,
  kinds: Wish["kinds"],
  browser?: Browser,
): Promise<{ readonly browser: Browser; readonly devices: Devices }> {
  const own = browser ?? (await service.subscribe());
  const read = await server.call(contract.readPush, {}, { token: member.token });
  ({ key } = read.body.data);
  const wish = { key, ...own, kinds };
  const { body } = await server.call(contract.choosePush, wish, { token: member.token });
  expect(body, JSON.stringify(body)).toMatchObject({ status: "success" });
  return { browser: own, devices: (body.data as { devices: Devices }).devices };
}

async function devicesOf({ token }: Pick<TestMember, "token">): Promise<Devices> {
  const { body } = await server.call(contract.readPush, {}, { token });
  return (body.data as DataOf<typeof contract.readPush>).devices;
}

const send = () => server.jobs.runNow(SEND_PUSH_JOB);

const identify = (member: Pick<TestMember, "memberId">, key = "k") =>
  server.rooms.messages.notify(null, {
    memberId: member.memberId,
    code: "identity_verified",
    link: "/security",
    key,
  });

const told = () => service.received.map(({ text }) => JSON.parse(text) as Record<string, unknown>);

test("a deposit is told of on the device that asked for it, encrypted and without its amount", async () => {
  const ana = await registerTestMember(server, {}, { lang: "pt" });
  const bia = await registerTestMember(server);
  const { browser, devices } = await turnOn(ana, ["money"]);
  await turnOn(bia, ["service"]);
  expect(devices).toMatchObject([{ kinds: ["money"] }]);
  for (const { memberId } of [ana, bia]) {
    await moveMoney(server.rooms.ledger, memberId, [depositOf(12_345)]);
  }
  await readJournal(server.house.journal);
  await send();
  await send();
  expect(told()).toMatchObject([
    { title: "Depósito recebido", link: "/rechargeRecord", lang: "pt", end: null },
  ]);
  const [one] = service.received;
  expect(one?.endpoint).toBe(browser.subscription.endpoint);
  expect(one?.text).not.toMatch(/123|R\$/);
  expect(one?.sealed.includes("Dep")).toBe(false);
  expect(one?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
  expect(Number(one?.headers["ttl"])).toBeGreaterThan(11 * 3_600);
  expect(one?.claims).toMatchObject({
    aud: new URL(browser.subscription.endpoint).origin,
    sub: "mailto:no-reply@tucano.local",
  });
});

test("nobody is told who is excluded, has signed out, or ended it by then", async () => {
  const people = [];
  for (let more = 0; more < 4; more += 1) people.push(await registerTestMember(server));
  const [excluded, paused, gone, ended] = people as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
  for (const member of people) {
    await turnOn(member, ["service"]);
    await identify(member);
  }
  await server.rooms.compliance.exclude(excluded.memberId, { months: 1, reason: "enough" });
  await server.rooms.compliance.startTimeOut(paused.memberId, { days: 1, reason: "enough" });
  await server.call(logout, {}, { token: gone.token });
  const [device] = await devicesOf(ended);
  const { token } = ended;
  const { device_id = "" } = device ?? {};
  const left = await server.call(contract.endPush, { device_id }, { token });
  expect(left.body.data).toEqual({ devices: [] });
  await send();
  expect(service.received).toEqual([]);
  const again = await server.call(login, { account: gone.account, password: gone.password });
  const signedIn = { token: (again.body.data as DataOf<typeof login>).access_token };
  expect(await devicesOf(signedIn)).toEqual([]);
});

test("a device that its service does not know is forgotten; one that is away is tried again", async () => {
  const member = await registerTestMember(server);
  await turnOn(member, ["service"]);
  service.answerWith(503);
  await identify(member);
  await send();
  await send();
  expect(service.received).toHaveLength(1);
  server.clock.advance(61_000);
  service.answerWith(201);
  await send();
  await send();
  expect(service.received).toHaveLength(2);
  service.answerWith(410);
  await identify(member, "again");
  await send();
  expect(await devicesOf(member)).toEqual([]);
});

test("only push services are sent to, with a key of ours and one on the curve", async () => {
  const member = await registerTestMember(server);
  const { browser } = await turnOn(member, ["service"]);
  const { endpoint, keys } = browser.subscription;
  const refused = async (changes: object, subscription: object = {}) => {
    const whole = { endpoint, keys, ...subscription };
    const wish = { key, subscription: whole, kinds: ["service"], ...changes };
    return (await server.send(contract.choosePush, wish, { token: member.token })).body.error;
  };
  const off = Buffer.alloc(65, 4).toString("base64url");
  expect([
    await refused({}, { endpoint: "https://elsewhere.example/push" }),
    await refused({}, { endpoint: "https://fcm.googleapis.com.elsewhere.example/push" }),
    await refused({}, { endpoint: "http://169.254.169.254/latest" }),
    await refused({}, { endpoint: "https://10.0.0.1/push" }),
    await refused({}, { keys: { ...keys, p256dh: off } }),
    await refused({ key: off }),
  ]).toEqual(Array.from({ length: 6 }, () => "messages.push_refused"));
  expect(
    await refused({}, { endpoint: "https://updates.push.services.mozilla.com/wpush/v2/a" }),
  ).toBeUndefined();
});

test("a device has one member, a member ten devices, and nobody ends another's", async () => {
  const [ana, bia] = [await registerTestMember(server), await registerTestMember(server)];
  const { browser, devices } = await turnOn(ana, ["service"]);
  const device_id = devices[0]?.device_id ?? "";
  await server.call(contract.endPush, { device_id }, { token: bia.token });
  expect(await devicesOf(ana)).toHaveLength(1);
  await turnOn(bia, ["money", "service"], browser);
  expect([await devicesOf(ana), await devicesOf(bia)]).toMatchObject([
    [],
    [{ device_id, kinds: ["money", "service"] }],
  ]);
  for (let more = 0; more < 10; more += 1) {
    server.clock.advance(1_000);
    await turnOn(bia, ["money"]);
  }
  const left = await devicesOf(bia);
  expect([left.length, left.some((one) => one.device_id === device_id)]).toEqual([10, false]);
});

test("one press on a message ends offers on all of a person's devices, without signing in", async () => {
  const member = await registerTestMember(server);
  const { devices } = await turnOn(member, ["money", "offers"]);
  server.clock.advance(1_000);
  await turnOn(member, ["offers"]);
  const device_id = devices[0]?.device_id ?? "";
  const pressed = await server.call(contract.endPushOffers, { device_id });
  const strange = { device_id: randomBytes(32).toString("base64url") };
  expect((await server.call(contract.endPushOffers, strange)).body).toEqual(pressed.body);
  expect(await devicesOf(member)).toMatchObject([{ kinds: ["money"] }]);
});

test("without a key nothing is offered and nothing is turned on", async () => {
  const silent = await startTestServer();
  try {
    const { token } = await registerTestMember(silent);
    const read = await silent.call(contract.readPush, {}, { token });
    expect(read.body.data).toEqual({ key: null, devices: [] });
    const wish = { key, ...(await service.subscribe()), kinds: ["money" as const] };
    const { body } = await silent.call(contract.choosePush, wish, { token });
    expect(body.error).toBe("messages.push_refused");
  } finally {
    await silent.close();
  }
});
