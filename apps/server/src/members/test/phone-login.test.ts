// Protects: a code sent to a phone lets its owner in, once, and tells nobody who has an account.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  issueCaptcha,
  loginByPhone,
  me,
  sendPhoneCode,
} from "@tucano/contract/player/account/members.ts";
import * as security from "@tucano/contract/player/account/security.ts";
import { codeSentTo, messagesTo } from "../../testing/messages.ts";
import { codeOf } from "../../testing/people/operator.ts";
import { registerTestMember, registrationForm } from "../../testing/people/people.ts";
import { startOnDatabase } from "../../testing/start-on-database.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { statementsOf } from "../../testing/statements.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (phone: string) => server.call(sendPhoneCode, { phone });
const enter = (phone: string, code: string, totp_code = "") =>
  server.call(loginByPhone, { phone, code, totp_code });
const stored = (phone: unknown) => `+55${String(phone)}`;

test("the code signs in, in any spelling of the number, once", async () => {
  const { form, memberId } = await registerTestMember(server);
  const phone = String(form.phone);
  expect((await send(phone)).body.data).toMatchObject({ resend_after_seconds: 60 });
  const [message] = await messagesTo(server, stored(phone));
  expect(message).toMatchObject({ channel: "sms", state: "kept" });
  const code = await codeSentTo(server, stored(phone));
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(`+55 ${phone}`, code)));
  const good = answers.filter((one) => one.status === 200);
  expect(good).toHaveLength(1);
  expect(good[0]?.body.data.user.id).toBe(memberId);
  const token = good[0]?.body.data.access_token as string;
  expect((await server.call(me, {}, { token })).status).toBe(200);
  expect(good[0]?.cookies.map((one) => one.name)).toContain("tucano_refresh");
});

test("a number that nobody has gets the same answers, and no message", async () => {
  const { form } = await registerTestMember(server);
  const [known, unknown] = [String(form.phone), String(registrationForm().phone)];
  const [first, second] = [await send(known), await send(unknown)];
  expect(Object.keys(second.body.data)).toEqual(Object.keys(first.body.data));
  expect([second.status, second.body.message]).toEqual([first.status, first.body.message]);
  expect(await messagesTo(server, stored(unknown))).toEqual([]);
  for (const phone of [known, unknown]) {
    expect((await send(phone)).status).toBe(429);
    const wrong = await enter(phone, "12345");
    expect([wrong.status, wrong.body.error]).toEqual([422, "members.code_wrong"]);
  }
  const invalid = await send("11 1234");
  expect([invalid.status, invalid.body.error]).toEqual([422, "members.phone_invalid"]);
});

test("a number that nobody has costs the same work", async () => {
  const { form } = await registerTestMember(server);
  const known = await statementsOf(() => send(String(form.phone)));
  const unknown = await statementsOf(() => send(String(registrationForm().phone)));
  expect(unknown).toEqual(known);
});

test("who has an authenticator shows both, and needs no second message for it", async () => {
  const { form, token, password } = await registerTestMember(server);
  const purpose = "second_factor";
  const verified = await server.call(security.verifyPassword, { password, purpose }, { token });
  const { ticket } = verified.body.data;
  const { secret } = (await server.call(security.beginTotp, { ticket }, { token })).body.data;
  const code = await codeOf(server, secret);
  await server.call(security.confirmTotp, { code }, { token });
  server.clock.advance(30_000);
  const phone = String(form.phone);
  await send(phone);
  const sms = await codeSentTo(server, stored(phone));
  const asked = await enter(phone, sms);
  expect([asked.status, asked.body.error]).toEqual([428, "members.totp_required"]);
  const wrong = await enter(phone, sms, "000000");
  expect([wrong.status, wrong.body.error]).toEqual([422, "members.totp_wrong"]);
  const again = { password, purpose, code: "000000" } as const;
  const refused = await server.call(security.verifyPassword, again, { token });
  expect([refused.status, refused.body.error]).toEqual([422, "members.totp_wrong"]);
  expect((await enter(phone, sms, await codeOf(server, secret))).status).toBe(200);
});

test("a closed account is told so only with the right code", async () => {
  const { form, memberId } = await registerTestMember(server);
  const phone = String(form.phone);
  await send(phone);
  await sql`UPDATE members.member SET status = 'closed'
    WHERE member_id = ${memberId}`.execute(server.db);
  const answer = await enter(phone, await codeSentTo(server, stored(phone)));
  expect([answer.status, answer.body.error]).toEqual([403, "members.account_closed"]);
});

test("a frozen account is told so only with the right code", async () => {
  const { form, memberId } = await registerTestMember(server);
  const phone = String(form.phone);
  await server.rooms.members.freeze(memberId, "case 7");
  await send(phone);
  expect((await enter(phone, "12345")).body.error).toBe("members.code_wrong");
  const answer = await enter(phone, await codeSentTo(server, stored(phone)));
  expect([answer.status, answer.body.error]).toEqual([403, "members.account_frozen"]);
});

test("codes are sent to a person, not to a program", async () => {
  const guarded = await startTestServer({ env: { CAPTCHA: "image" } });
  const answer = await guarded.call(sendPhoneCode, { phone: String(registrationForm().phone) });
  expect([answer.status, answer.body.error]).toEqual([428, "members.captcha_required"]);
  const { captcha_id } = (await guarded.call(issueCaptcha, { purpose: "login" })).body.data;
  const guess = { phone: String(registrationForm().phone), captcha_id, captcha_code: "wrong" };
  const wrong = await guarded.call(sendPhoneCode, guess);
  expect([wrong.status, wrong.body.error]).toEqual([422, "members.captcha_wrong"]);
  await guarded.close();
});

test("production promises no message that it cannot send", async () => {
  const { token } = await registerTestMember(server);
  const { databaseUrl, secretsFolder, clock } = server;
  const env = {
    NODE_ENV: "production",
    ROLES: "api",
    CAPTCHA: "image",
    PASSWORD_COST: "standard",
    PSP: "http",
    PSP_BASE_URL: "http://127.0.0.1:9",
  };
  const production = await startOnDatabase({
    answersFolder: inject("answersFolder"),
    url: databaseUrl,
    secretsFolder,
    clock,
    env,
  });
  const ask = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await production.app.inject({ method: "POST", url, payload, headers });
    return [answer.statusCode, answer.json<{ error: string }>().error];
  };
  expect(await ask(sendPhoneCode.path, { phone: String(registrationForm().phone) })).toEqual([
    503,
    "members.sms_unavailable",
  ]);
  expect(await ask(security.sendEmailCode.path, { email: "ana@exemplo.com.br" })).toEqual([
    503,
    "members.mail_unavailable",
  ]);
  await production.close();
});
