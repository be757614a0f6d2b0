// Protects: who set up an authenticator is not signed in without it, and can get rid of it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { login } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/account/security.ts";
import { codeOf } from "../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const STEP_MS = 30_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = ({ account, password }: TestMember, totp_code = "") =>
  server.call(login, { account, password, totp_code });

const verify = ({ token, password }: TestMember, code = "") =>
  server.call(contract.verifyPassword, { password, code, purpose: "second_factor" }, { token });

async function begin(member: TestMember) {
  const ticket = (await verify(member)).body.data.ticket as string;
  return server.call(contract.beginTotp, { ticket }, { token: member.token });
}

async function enrol() {
  const member = await registerTestMember(server);
  const secret = (await begin(member)).body.data.secret as string;
  const code = await codeOf(server, secret);
  const confirmed = await server.call(contract.confirmTotp, { code }, { token: member.token });
  expect(confirmed.status).toBe(200);
  const codes = confirmed.body.data.recovery_codes as string[];
  return { member, secret, code, recoveryCodes: codes };
}

test("an authenticator counts from its first code on, and each code once", async () => {
  const member = await registerTestMember(server);
  const { token } = member;
  const begun = await begin(member);
  expect(begun.body.data.otpauth_uri).toContain(`secret=${begun.body.data.secret}`);
  expect(begun.body.data.qr).toMatch(/^data:image\/svg\+xml,/);
  // Not shown yet that the app has it: nobody is locked out.
  expect((await signIn(member)).status).toBe(200);
  const wrong = await server.call(contract.confirmTotp, { code: "12345" }, { token });
  expect([wrong.status, wrong.body.error]).toEqual([422, "members.totp_wrong"]);
  const code = await codeOf(server, begun.body.data.secret);
  expect((await server.call(contract.confirmTotp, { code }, { token })).status).toBe(200);
  const missing = await signIn(member);
  expect([missing.status, missing.body.error]).toEqual([428, "members.totp_required"]);
  const used = await signIn(member, code);
  expect([used.status, used.body.error]).toEqual([422, "members.totp_wrong"]);
  server.clock.advance(STEP_MS);
  const next = await codeOf(server, begun.body.data.secret);
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(member, next)));
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
  const twice = await server.call(contract.confirmTotp, { code: next }, { token });
  expect([twice.status, twice.body.error]).toEqual([409, "members.totp_not_begun"]);
});

test("a wrong password says nothing of an authenticator", async () => {
  const { member } = await enrol();
  const answer = await signIn({ ...member, password: "not the password" });
  expect(answer.body.error).toBe("members.wrong_credentials");
});

test("each recovery code takes its place once, however it is typed", async () => {
  const { member, recoveryCodes } = await enrol();
  expect(new Set(recoveryCodes).size).toBe(8);
  const typed = ` ${String(recoveryCodes[3]).toLowerCase().replace("-", " ")} `;
  expect((await signIn(member, typed)).status).toBe(200);
  expect((await signIn(member, typed)).body.error).toBe("members.totp_wrong");
  const overview = await server.call(contract.securityOverview, {}, { token: member.token });
  expect(overview.body.data).toMatchObject({ totp_on: true, recovery_codes_left: 7 });
});

test("guessing at codes gets slow, and the right one ends that", async () => {
  const { member, secret } = await enrol();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => signIn(member, String(100_000 + index))),
  );
  const errors = guesses.map((one) => one.body.error);
  expect(errors.filter((error) => error === "members.totp_wrong")).toHaveLength(5);
  expect(errors.filter((error) => error === "members.too_many_attempts")).toHaveLength(7);
  server.clock.advance(31_000);
  expect((await signIn(member, await codeOf(server, secret))).status).toBe(200);
});

test("it is asked for before a ticket, and turned off with one", async () => {
  const { member, secret } = await enrol();
  const { token } = member;
  const missing = await verify(member);
  expect([missing.status, missing.body.error]).toEqual([428, "members.totp_required"]);
  server.clock.advance(STEP_MS);
  const first = (await verify(member, await codeOf(server, secret))).body.data.ticket as string;
  const second = await server.call(contract.beginTotp, { ticket: first }, { token });
  expect([second.status, second.body.error]).toEqual([409, "members.totp_on"]);
  // Refused, the ticket was not used up.
  const off = await server.call(contract.disableTotp, { ticket: first }, { token });
  expect(off.status).toBe(200);
  expect((await signIn(member)).status).toBe(200);
  const overview = await server.call(contract.securityOverview, {}, { token });
  expect(overview.body.data).toMatchObject({ totp_on: false, recovery_codes_left: 0 });
});

test("who waits too long with the first code begins again", async () => {
  const member = await registerTestMember(server);
  const { token } = member;
  const never = await server.call(contract.confirmTotp, { code: "123456" }, { token });
  expect(never.body.error).toBe("members.totp_not_begun");
  const { secret } = (await begin(member)).body.data;
  server.clock.advance(14 * 60_000);
  // Sessions last longer than that; access tokens do not, so the code is shown by a new one.
  const fresh = { token: (await signIn(member)).body.data.access_token as string };
  server.clock.advance(2 * 60_000);
  const code = await codeOf(server, secret);
  const late = await server.call(contract.confirmTotp, { code }, fresh);
  expect(late.body.error).toBe("members.totp_not_begun");
});
