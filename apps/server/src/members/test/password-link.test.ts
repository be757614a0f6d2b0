// Protects: a login password is set by who reads the bound mailbox and by nobody else: not by who
// sends the link, not twice, not late, and not by who has just bound an address of their own.
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { closeMember, sendPasswordLink } from "@tucano/contract/backoffice/members/member-acts.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import { issueCaptcha, login, me } from "@tucano/contract/player/account/members.ts";
import {
  forgotPassword,
  readPasswordLink,
  setPassword,
} from "@tucano/contract/player/account/password-link.ts";
import { confirmEmail, sendEmailCode } from "@tucano/contract/player/account/security.ts";
import { codeSentTo, messagesTo } from "../../testing/messages.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startOnDatabase } from "../../testing/start-on-database.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { statementsOf } from "../../testing/statements.ts";

const HOUR_MS = 3_600_000;
const fresh = { password: "outra senha boa", confirm_password: "outra senha boa" };
const reason = "Asked by phone, knew the CPF";

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signInOperator(server);
});
afterAll(() => server.close());

let bound = 0;

async function newMember(): Promise<TestMember & { readonly email: string }> {
  const member = await registerTestMember(server);
  bound += 1;
  const email = `reader${bound}@example.com`;
  await server.call(sendEmailCode, { email }, { token: member.token });
  const code = await codeSentTo(server, email);
  await server.call(confirmEmail, { email, code }, { token: member.token });
  return { ...member, email };
}

/** For a day, the operators' sessions end. */
async function aDayLater(): Promise<void> {
  server.clock.advance(25 * HOUR_MS);
  operator = await signInOperator(server, operator.secret);
}

const linksTo = async (email: string): Promise<string[]> => {
  const sent = await messagesTo(server, email);
  return sent.flatMap(({ body }) => /\/set-password#([\w-]+)/.exec(body ?? "")?.[1] ?? []);
};

/** Messages of one moment of the test's clock have no order: what they are about tells them. */
const warningsTo = async (email: string) =>
  (await messagesTo(server, email)).filter(({ about }) => about === "mail.security");

const forget = (email: string) => server.call(forgotPassword, { email });
const use = (token: string, form = fresh) => server.call(setPassword, { token, ...form });
const enter = ({ account }: TestMember, password: string) =>
  server.call(login, { account, password });

test("who forgot the password sets another one, once, and everybody is signed out", async () => {
  const member = await newMember();
  await aDayLater();
  const signedIn = await enter(member, member.password);
  const token: string = signedIn.body.data.access_token;
  expect((await forget(member.email.toUpperCase())).status).toBe(200);
  const [link = ""] = await linksTo(member.email);
  const shown = await server.call(readPasswordLink, { token: link });
  expect(shown.body.data).toMatchObject({ account: member.account });
  const differ = await use(link, { ...fresh, confirm_password: "something else" });
  expect([differ.status, differ.body.error]).toEqual([422, "common.invalid_input"]);
  const warned = await warningsTo(member.email);
  const set = await use(link);
  expect(set.body.data.sessions_ended).toBeGreaterThan(0);
  expect((await server.call(me, {}, { token })).status).toBe(401);
  expect((await enter(member, member.password)).body.error).toBe("members.wrong_credentials");
  expect((await enter(member, fresh.password)).status).toBe(200);
  for (const again of [await use(link), await server.call(readPasswordLink, { token: link })]) {
    expect([again.status, again.body.error]).toEqual([410, "members.link_invalid"]);
  }
  expect(await warningsTo(member.email)).toHaveLength(warned.length + 1);
});

test("a newer link takes the place of the one before, and half an hour is all they have", async () => {
  const member = await newMember();
  await aDayLater();
  await forget(member.email);
  const [first = ""] = await linksTo(member.email);
  await forget(member.email);
  const second = (await linksTo(member.email)).find((link) => link !== first) ?? "";
  expect((await server.call(readPasswordLink, { token: second })).status).toBe(200);
  expect((await use(first)).status).toBe(410);
  server.clock.advance(HOUR_MS / 2);
  expect((await use(second)).status).toBe(410);
  expect((await enter(member, member.password)).status).toBe(200);
});

describe("nobody is told, and nothing is sent,", () => {
  test("of an address that nobody has", async () => {
    const answer = await forget("nobody@example.com");
    expect(answer.status).toBe(200);
    expect(await messagesTo(server, "nobody@example.com")).toEqual([]);
    const wrong = await forget("no address");
    expect([wrong.status, wrong.body.error]).toEqual([422, "members.email_invalid"]);
  });

  test("at the same cost: an address that somebody has is not told by the time", async () => {
    const { email } = await newMember();
    await aDayLater();
    const known = await statementsOf(() => forget(email));
    const unknown = await statementsOf(() => forget("nobody.else@example.com"));
    expect(await linksTo(email)).toHaveLength(1);
    expect(unknown).toEqual(known);
  });

  test("of an address that was bound a moment ago, by whoever sits there", async () => {
    const { email } = await newMember();
    expect((await forget(email)).status).toBe(200);
    expect(await linksTo(email)).toEqual([]);
  });

  test("too often", async () => {
    for (let time = 0; time < 5; time += 1) await forget("often@example.com");
    const answer = await forget("often@example.com");
    expect([answer.status, answer.body.error]).toEqual([429, "members.too_many_attempts"]);
  });
});

describe("an operator", () => {
  const send = ({ memberId: member_id }: TestMember) =>
    server.call(sendPasswordLink, { member_id, reason }, operator);

  test("sends a link and never sees it, and it is in the log", async () => {
    const member = await newMember();
    const sent = await send(member);
    expect(sent.status).toBe(200);
    const [link = ""] = await linksTo(member.email);
    expect(link).not.toBe("");
    expect(JSON.stringify(sent.body)).not.toContain(link);
    expect(sent.body.data.email_masked).not.toBe(member.email);
    const log = await server.call(listAudit, { subject: `member:${member.memberId}` }, operator);
    expect(log.body.data.list[0]).toMatchObject({ action: "member.send_password_link", reason });
    expect(JSON.stringify(log.body)).not.toContain(link);
    expect((await use(link)).status).toBe(200);
  });

  test("has nowhere to send it to without an address, and nothing to send to who is closed", async () => {
    const bare = await registerTestMember(server);
    const none = await send(bare);
    expect([none.status, none.body.error]).toEqual([409, "backoffice.no_email"]);
    const member = await newMember();
    await send(member);
    await server.call(closeMember, { member_id: member.memberId, reason }, operator);
    const closed = await send(member);
    expect([closed.status, closed.body.error]).toEqual([409, "backoffice.member_state_conflict"]);
    const [link = ""] = await linksTo(member.email);
    expect((await use(link)).status).toBe(410);
  });
});

test("links are sent to a person, not to a program", async () => {
  const guarded = await startTestServer({ env: { CAPTCHA: "image" } });
  const email = "ana@example.com";
  const answer = await guarded.call(forgotPassword, { email });
  expect([answer.status, answer.body.error]).toEqual([428, "members.captcha_required"]);
  const { captcha_id } = (await guarded.call(issueCaptcha, { purpose: "login" })).body.data;
  const wrong = await guarded.call(forgotPassword, { email, captcha_id, captcha_code: "wrong" });
  expect([wrong.status, wrong.body.error]).toEqual([422, "members.captcha_wrong"]);
  await guarded.close();
});

test("production promises no link that it cannot send", async () => {
  const { memberId: member_id, email } = await newMember();
  const { databaseUrl, secretsFolder, clock } = server;
  const production = await startOnDatabase({
    answersFolder: inject("answersFolder"),
    url: databaseUrl,
    secretsFolder,
    clock,
    env: {
      NODE_ENV: "production",
      ROLES: "api",
      CAPTCHA: "image",
      PASSWORD_COST: "standard",
      PSP: "http",
      PSP_BASE_URL: "http://127.0.0.1:9",
    },
  });
  const ask = async (url: string, payload: object) => {
    const answer = await production.app.inject({
      method: "POST",
      url,
      payload,
      headers: operator.headers,
    });
    return [answer.statusCode, answer.json<{ error: string }>().error];
  };
  const unavailable = [503, "members.mail_unavailable"];
  expect(await ask(forgotPassword.path, { email })).toEqual(unavailable);
  expect(await ask(sendPasswordLink.path, { member_id, reason })).toEqual(unavailable);
  await production.close();
});

// The last one here: nobody comes in from this address for a while.
test("links are not found by trying", async () => {
  const token = "a".repeat(43);
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 110 && codes.at(-1) !== "members.too_many_attempts"; time += 1) {
    codes.push((await server.call(readPasswordLink, { token })).body.error);
  }
  expect(codes.at(-1)).toBe("members.too_many_attempts");
  expect((await use(token)).body.error).toBe("members.too_many_attempts");
});
