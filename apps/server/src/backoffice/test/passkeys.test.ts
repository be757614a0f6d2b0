// Protects: an operator's passkey lets its owner in on its own site, as both factors, and no copy
// of an answer lets in anybody; adding one takes a fresh code.
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession } from "@tucano/contract/backoffice/access/access.ts";
import * as contract from "@tucano/contract/backoffice/access/passkeys.ts";
import { disableOperator } from "@tucano/contract/backoffice/access/staff.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { codeOf, signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { createDevice, PRESENT, SITE } from "../../testing/people/passkey-device.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
});
afterAll(() => server.close());

const host = `${SITE}:3000`;

async function begin(owner: Hired) {
  server.clock.advance(31_000);
  const code = await codeOf(server, owner.secret);
  const headers = { ...owner.headers, host };
  return server.call(contract.beginPasskey, { code }, { headers });
}

async function addPasskey(owner: Hired) {
  const device = createDevice();
  const { challenge } = (await begin(owner)).body.data as DataOf<typeof contract.beginPasskey>;
  const response = device.make({ challenge });
  const headers = { ...owner.headers, host };
  const kept = await server.call(contract.registerPasskey, { response }, { headers });
  expect(kept.body).toMatchObject({ status: "success" });
  return device;
}

async function challengeToEnter(): Promise<string> {
  const asked = await server.call(contract.beginPasskeySignIn, {}, { headers: { host } });
  return (asked.body.data as DataOf<typeof contract.beginPasskeySignIn>).challenge;
}

const enter = (response: object) =>
  server.send(contract.signInByPasskey, { response }, { headers: { host } });

test("a passkey is added with a fresh code, lets its owner in, and is taken away", async () => {
  const owner = await hire(server, { role: "support" });
  const headers = { ...owner.headers, host };
  const guessed = await server.call(contract.beginPasskey, { code: "000000" }, { headers });
  expect([guessed.status, guessed.body.error]).toEqual([422, "backoffice.wrong_code"]);
  const device = await addPasskey(owner);
  const entered = await enter(device.answer({ challenge: await challengeToEnter() }));
  expect(entered.body.data).toMatchObject({ email: owner.email, role: "support" });
  const cookie = entered.cookies.find(({ name }) => name === "tucano_operator");
  const session = { headers: { cookie: `tucano_operator=${cookie?.value}` } };
  expect((await server.call(readSession, {}, session)).body.data.email).toBe(owner.email);
  const own = await server.call(contract.listPasskeys, {}, owner);
  const { list } = own.body.data as DataOf<typeof contract.listPasskeys>;
  expect(list).toMatchObject([{ id: device.id, last_used_at: expect.any(String) }]);
  // Somebody else's is none of theirs.
  const stolen = await server.call(contract.removePasskey, { id: device.id }, administrator);
  expect([stolen.status, stolen.body.error]).toEqual([422, "backoffice.passkey_wrong"]);
  const removed = await server.call(contract.removePasskey, { id: device.id }, owner);
  expect(removed.body.data).toEqual({ list: [] });
  const late = await enter(device.answer({ challenge: await challengeToEnter() }));
  expect([late.status, late.body.error]).toEqual([422, "backoffice.passkey_wrong"]);
});

test("an answer is good once, for this site, by a device that has verified its owner", async () => {
  const owner = await hire(server, { role: "support" });
  const device = await addPasskey(owner);
  const challenge = await challengeToEnter();
  const wrong = [
    { challenge, flags: PRESENT },
    { challenge: await challengeToEnter(), origin: "https://evil.example" },
    { challenge: await challengeToEnter(), site: "evil.example" },
    { challenge: randomBytes(32).toString("base64url") },
  ];
  for (const asked of wrong) {
    const answer = await enter(device.answer(asked));
    expect([answer.status, answer.body.error]).toEqual([422, "backoffice.passkey_wrong"]);
  }
  const good = device.answer({ challenge: await challengeToEnter() });
  expect((await enter(good)).status).toBe(200);
  expect((await enter(good)).body.error).toBe("backoffice.passkey_wrong");
  const late = await challengeToEnter();
  server.clock.advance(301_000);
  const tooLate = await enter(device.answer({ challenge: late }));
  expect(tooLate.body.error).toBe("backoffice.passkey_wrong");
});

test("a challenge of one operator makes no passkey for another", async () => {
  const one = await hire(server, { role: "support" });
  const other = await hire(server, { role: "support" });
  const { challenge } = (await begin(one)).body.data as DataOf<typeof contract.beginPasskey>;
  const response = createDevice().make({ challenge });
  const headers = { ...other.headers, host };
  const answer = await server.call(contract.registerPasskey, { response }, { headers });
  expect([answer.status, answer.body.error]).toEqual([422, "backoffice.passkey_wrong"]);
});

test("who is closed out does not come back by a passkey", async () => {
  const owner = await hire(server, { role: "support" });
  const device = await addPasskey(owner);
  const input = { operator_id: owner.operatorId, reason: "Left" };
  expect((await server.call(disableOperator, input, administrator)).status).toBe(200);
  const answer = await enter(device.answer({ challenge: await challengeToEnter() }));
  expect([answer.status, answer.body.error]).toEqual([422, "backoffice.passkey_wrong"]);
});

test("tries are bounded, of codes and of answers", async () => {
  const owner = await hire(server, { role: "support" });
  const headers = { ...owner.headers, host };
  const guess = () => server.call(contract.beginPasskey, { code: "000000" }, { headers });
  for (let tries = 0; tries < 10; tries += 1) await guess();
  const bounded = await guess();
  expect([bounded.status, bounded.body.error]).toEqual([429, "backoffice.too_many_attempts"]);
  const device = createDevice();
  for (let tries = 0; tries < 61; tries += 1) {
    await server.call(contract.beginPasskeySignIn, {}, { headers: { host } });
  }
  const asked = await server.call(contract.beginPasskeySignIn, {}, { headers: { host } });
  expect([asked.status, asked.body.error]).toEqual([429, "backoffice.too_many_attempts"]);
  const answered = await enter(device.answer({ challenge: "AAAA" }));
  expect([answered.status, answered.body.error]).toEqual([429, "backoffice.too_many_attempts"]);
});
