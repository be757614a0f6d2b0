// Protects: a passkey lets its owner in on its own site, and no copy of an answer lets in anybody.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginByPhone, me } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/account/passkeys.ts";
import { verifyPassword } from "@tucano/contract/player/account/security.ts";
import { createDevice, PRESENT, SITE } from "../../testing/people/passkey-device.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const headers = { host: `${SITE}:3000` };

async function ticketOf({ token, password }: TestMember): Promise<string> {
  const input = { password, purpose: "passkeys" } as const;
  return (await server.call(verifyPassword, input, { token })).body.data.ticket as string;
}

async function begin(member: TestMember) {
  const ticket = await ticketOf(member);
  return server.call(contract.beginPasskey, { ticket }, { token: member.token, headers });
}

async function enrol() {
  const member = await registerTestMember(server);
  const device = createDevice();
  const { challenge } = (await begin(member)).body.data;
  const response = device.make({ challenge });
  const input = { response, name: "Meu telefone" };
  const kept = await server.call(contract.registerPasskey, input, {
    token: member.token,
    headers,
  });
  expect(kept.body.data.list).toMatchObject([{ id: device.id, name: "Meu telefone" }]);
  return { member, device };
}

const ask = async () =>
  (await server.call(contract.beginPasskeyLogin, {}, { headers })).body.data.challenge as string;
const enter = (response: ReturnType<ReturnType<typeof createDevice>["answer"]>) =>
  server.call(contract.loginByPasskey, { response }, { headers });

test("a passkey signs its owner in, and each answer once", async () => {
  const { member, device } = await enrol();
  const answer = device.answer({ challenge: await ask() });
  const signedIn = await enter(answer);
  expect(signedIn.body.data.user.id).toBe(member.memberId);
  const { access_token: token } = signedIn.body.data;
  expect((await server.call(me, {}, { token })).status).toBe(200);
  const again = await enter(answer);
  expect([again.status, again.body.error]).toEqual([422, "members.passkey_wrong"]);
});

test("what was signed elsewhere, too late, or without its owner is refused", async () => {
  const { device } = await enrol();
  const stranger = createDevice();
  const wrong = [
    device.answer({ challenge: await ask(), origin: "https://evil.example" }),
    device.answer({ challenge: await ask(), origin: "http://localhost.evil.example" }),
    device.answer({ challenge: await ask(), site: "evil.example" }),
    device.answer({ challenge: await ask(), flags: PRESENT }),
    device.answer({ challenge: randomBytes(32).toString("base64url") }),
    stranger.answer({ challenge: await ask() }),
    { ...stranger.answer({ challenge: await ask() }), id: device.id, rawId: device.id },
    { ...device.answer({ challenge: await ask() }), response: { ...bad } },
  ];
  for (const answer of wrong) {
    expect((await enter(answer)).body.error).toBe("members.passkey_wrong");
  }
  const late = await ask();
  server.clock.advance(5 * 60_000 + 1);
  expect((await enter(device.answer({ challenge: late }))).status).toBe(422);
  expect((await enter(device.answer({ challenge: await ask() }))).status).toBe(200);
});

const bad = { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" };

test("nobody enrols a device for somebody else, or twice", async () => {
  const { member, device } = await enrol();
  const other = await registerTestMember(server);
  const options = await begin(member);
  expect(options.body.data.excludeCredentials).toEqual([{ type: "public-key", id: device.id }]);
  const { challenge } = options.body.data;
  const keep = (response: ReturnType<typeof device.make>, { token }: TestMember) =>
    server.call(contract.registerPasskey, { response }, { token, headers });
  expect((await keep(createDevice().make({ challenge }), other)).status).toBe(422);
  expect((await keep(device.make({ challenge }), member)).status).toBe(422);
});

test("a passkey that was removed lets nobody in", async () => {
  const { member, device } = await enrol();
  const { token } = member;
  const foreign = await registerTestMember(server);
  const theirs = { ticket: await ticketOf(foreign), id: device.id };
  const refused = await server.call(contract.removePasskey, theirs, { token: foreign.token });
  expect([refused.status, refused.body.error]).toEqual([404, "members.passkey_unknown"]);
  const own = { ticket: await ticketOf(member), id: device.id };
  const removed = await server.call(contract.removePasskey, own, { token });
  expect(removed.body.data.list).toEqual([]);
  expect((await server.call(contract.listPasskeys, {}, { token })).body.data.list).toEqual([]);
  expect((await enter(device.answer({ challenge: await ask() }))).status).toBe(422);
});

test("a passkey opens no account that is frozen or closed", async () => {
  const { member, device } = await enrol();
  const { memberId } = member;
  await server.rooms.members.freeze(memberId, "case 7");
  const frozen = await enter(device.answer({ challenge: await ask() }));
  expect([frozen.status, frozen.body.error]).toEqual([403, "members.account_frozen"]);
  await sql`UPDATE members.member SET status = 'closed'
    WHERE member_id = ${memberId}`.execute(server.db);
  const closed = await enter(device.answer({ challenge: await ask() }));
  expect([closed.status, closed.body.error]).toEqual([403, "members.account_closed"]);
});

/** The last, as nobody gets in from this address after it. */
test("who guesses on and on from one address has to wait, whichever way they try", async () => {
  const { device } = await enrol();
  const guess = { ...device.answer({ challenge: await ask() }), response: { ...bad } };
  const guesses = Array.from({ length: 101 }, () => enter(guess));
  await Promise.all(guesses);
  const ways = [
    await enter(guess),
    await server.call(contract.beginPasskeyLogin, {}, { headers }),
    await server.call(loginByPhone, { phone: "11987654321", code: "123456" }),
  ];
  for (const { status, body } of ways) {
    expect([status, body.error]).toEqual([429, "members.too_many_attempts"]);
  }
});
