// Protects: only somebody who knows the password can change it, which ends all other sessions.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { login, me } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/account/security.ts";
import { codeSentTo, messagesTo } from "../../testing/messages.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const PHONE_BROWSER =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const CODE = "000000";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function ticketFor(
  { token, password }: Pick<TestMember, "token" | "password">,
  purpose: contract.TicketPurpose,
): Promise<string> {
  const answer = await server.call(contract.verifyPassword, { password, purpose }, { token });
  expect(answer.status).toBe(200);
  return answer.body.data.ticket as string;
}

async function signIn({ account, password }: Pick<TestMember, "account" | "password">) {
  const headers = { "user-agent": PHONE_BROWSER };
  const answer = await server.call(login, { account, password }, { headers });
  expect(answer.status).toBe(200);
  return answer.body.data.access_token as string;
}

const renew = (password: string, confirm_password = password) => ({ password, confirm_password });

describe("The login password", () => {
  test("is changed in two steps, and every other session ends", async () => {
    const member = await registerTestMember(server);
    const { token, account } = member;
    const elsewhere = await signIn(member);
    const ticket = await ticketFor(member, "change_password");
    const same = await server.call(
      contract.changePassword,
      { ticket, ...renew(member.password) },
      { token },
    );
    expect([same.status, same.body.error, same.body.message]).toEqual([
      422,
      "members.password_unchanged",
      "The new password cannot match the old one",
    ]);
    const input = { ticket, ...renew("uma senha melhor") };
    const changed = await server.call(contract.changePassword, input, { token });
    expect(changed.body).toMatchObject({
      message: "Your password has been changed",
      data: { sessions_ended: 1 },
    });
    expect((await server.call(me, {}, { token })).status).toBe(200);
    const out = await server.call(me, {}, { token: elsewhere });
    expect([out.status, out.body.force_offline]).toEqual([401, true]);
    const old = await server.call(login, { account, password: member.password });
    expect(old.body.error).toBe("members.wrong_credentials");
    await signIn({ account, password: "uma senha melhor" });
    const again = await server.call(contract.changePassword, input, { token });
    expect([again.status, again.body.error]).toEqual([403, "members.ticket_invalid"]);
  });

  test("is refused with all that is wrong with the form", async () => {
    const member = await registerTestMember(server);
    const ticket = await ticketFor(member, "change_password");
    const input = { ticket, ...renew("curta", "outra") };
    const { token } = member;
    const answer = await server.call(contract.changePassword, input, { token });
    expect(answer.body.fields).toEqual({
      password: "Password at least 6 characters",
      confirm_password: "The two passwords entered do not match!",
    });
  });

  test("takes a ticket of this session and purpose, that is not too old, once", async () => {
    const member = await registerTestMember(server);
    const { token } = member;
    const elsewhere = await signIn(member);
    const stranger = await registerTestMember(server);
    const change = async (ticket: string, by: string) =>
      (
        await server.call(
          contract.changePassword,
          { ticket, ...renew("nova senha") },
          { token: by },
        )
      ).body.error;
    const refused = "members.ticket_invalid";
    expect(await change("made up", token)).toBe(refused);
    expect(await change(await ticketFor(member, "bind_email"), token)).toBe(refused);
    const ticket = await ticketFor(member, "change_password");
    expect(await change(ticket, elsewhere)).toBe(refused);
    expect(await change(ticket, stranger.token)).toBe(refused);
    server.clock.advance(5 * 60_000 + 1);
    expect(await change(ticket, token)).toBe(refused);
    const fresh = await ticketFor(member, "change_password");
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(fresh, token)));
    expect(answers.filter((error) => error === undefined)).toHaveLength(1);
    const again = { token, password: "nova senha" };
    const several = [];
    for (let count = 0; count < 4; count += 1) {
      several.push(await ticketFor(again, "change_password"));
    }
    const errors = await Promise.all(
      several.map(async (one, index) => {
        const input = { ticket: one, ...renew(`outra senha ${index}`) };
        return (await server.call(contract.changePassword, input, { token })).body.error;
      }),
    );
    expect(errors.filter((error) => error === undefined)).toHaveLength(1);
    expect(errors.filter((error) => error === refused)).toHaveLength(3);
  });

  test("cannot be guessed at by who only has the session", async () => {
    const { token, password } = await registerTestMember(server);
    const ask = (guess: string) =>
      server.call(
        contract.verifyPassword,
        { password: guess, purpose: "change_password" },
        { token },
      );
    const guesses = await Promise.all(Array.from({ length: 20 }, () => ask("not the password")));
    const errors = guesses.map((one) => one.body.error);
    expect(errors.filter((error) => error === "members.password_wrong")).toHaveLength(5);
    expect(errors.filter((error) => error === "members.too_many_attempts")).toHaveLength(15);
    server.clock.advance(31_000);
    expect((await ask(password)).status).toBe(200);
  });

  test("that was never set sends its owner to customer service", async () => {
    const { token, memberId } = await registerTestMember(server);
    await sql`UPDATE members.member SET password_hash = NULL
      WHERE member_id = ${memberId}`.execute(server.db);
    const input = { password: "anything", purpose: "change_password" } as const;
    const answer = await server.call(contract.verifyPassword, input, { token });
    expect([answer.status, answer.body.error]).toEqual([409, "members.password_not_set"]);
    const overview = await server.call(contract.securityOverview, {}, { token });
    expect(overview.body.data).toMatchObject({ has_password: false, has_qk_pwd: true });
  });
});

test("the withdrawal password is six other digits, and each ticket is one try", async () => {
  const member = await registerTestMember(server);
  const { token, memberId } = member;
  const change = async (ticket: string, qk_pwd: string, confirm_qk_pwd = qk_pwd) =>
    server.call(contract.changeWithdrawalPassword, { ticket, qk_pwd, confirm_qk_pwd }, { token });
  const first = await ticketFor(member, "change_withdrawal_password");
  const short = await change(first, "1234", "12345");
  expect(short.body.fields).toEqual({
    qk_pwd: "The withdrawal password is 6 digits",
    confirm_qk_pwd: "The two passwords entered do not match!",
  });
  const same = await change(first, "135790");
  expect([same.status, same.body.error]).toEqual([422, "members.password_unchanged"]);
  expect((await change(first, "246801")).body.error).toBe("members.ticket_invalid");
  // Forgotten, guessed at until it is locked, and set anew.
  const verify = (digits: string) =>
    server.rooms.members.verifyWithdrawalPassword(memberId, digits);
  for (let guess = 0; guess < 6; guess += 1) await verify("999999");
  expect(await verify("135790")).toBe("locked");
  const second = await ticketFor(member, "change_withdrawal_password");
  expect((await change(second, "246801")).status).toBe(200);
  expect(await verify("246801")).toBe("ok");
  expect(await verify("135790")).toBe("wrong");
});

describe("An e-mail address", () => {
  const send = (token: string, email: string, ticket?: string) =>
    server.call(contract.sendEmailCode, { email, ...(ticket && { ticket }) }, { token });
  const confirm = (token: string, email: string, code: string) =>
    server.call(contract.confirmEmail, { email, code }, { token });

  test("is bound by the code that was sent there, and signs in", async () => {
    const { token, password } = await registerTestMember(server);
    const email = `ana.${randomUUID()}@exemplo.com.br`;
    const sent = await send(token, ` ${email.toUpperCase()} `);
    expect(sent.body.data.resend_after_seconds).toBe(60);
    const [mail] = await messagesTo(server, email);
    const code = await codeSentTo(server, email);
    expect(mail).toMatchObject({ state: "kept", subject: `${code} is your Tucano code` });
    expect(mail?.body).toContain("It is valid for 10 minutes.");
    const soon = await send(token, email);
    expect([soon.status, soon.headers["retry-after"]]).toEqual([429, "60"]);
    const wrong = await confirm(token, `other.${email}`, code);
    expect([wrong.status, wrong.body.error]).toEqual([422, "members.code_wrong"]);
    const bound = await confirm(token, email, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(bound.body.data).toEqual({ email });
    expect((await confirm(token, email, code)).body.error).toBe("members.code_wrong");
    expect((await server.call(login, { account: email, password })).status).toBe(200);
    const invalid = await send(token, "ana@exemplo");
    expect([invalid.status, invalid.body.error]).toEqual([422, "members.email_invalid"]);
  });

  test("cannot be guessed into, and a code grows old", async () => {
    const { token } = await registerTestMember(server);
    const email = `bia.${randomUUID()}@exemplo.com.br`;
    await send(token, email);
    const code = await codeSentTo(server, email);
    const other = code === CODE ? "111111" : CODE;
    const guesses = await Promise.all(
      Array.from({ length: 6 }, () => confirm(token, email, other)),
    );
    expect(new Set(guesses.map((one) => one.body.error))).toEqual(new Set(["members.code_wrong"]));
    expect((await confirm(token, email, code)).status).toBe(422);
    server.clock.advance(61_000);
    await send(token, email);
    const next = await codeSentTo(server, email);
    server.clock.advance(10 * 60_000);
    expect((await confirm(token, email, next)).status).toBe(422);
  });

  test("of somebody else is told only to who reads its mail", async () => {
    const owner = await registerTestMember(server);
    const other = await registerTestMember(server);
    const email = `caio.${randomUUID()}@exemplo.com.br`;
    await send(owner.token, email);
    expect((await confirm(owner.token, email, await codeSentTo(server, email))).status).toBe(200);
    server.clock.advance(1_000);
    expect((await send(other.token, email)).status).toBe(200);
    const taken = await confirm(other.token, email, await codeSentTo(server, email));
    expect([taken.status, taken.body.error]).toEqual([409, "members.email_taken"]);
  });

  test("is replaced with a ticket only, and the one before hears of it", async () => {
    const member = await registerTestMember(server);
    const { token } = member;
    const [before, after] = [randomUUID(), randomUUID()].map((one) => `${one}@exemplo.com.br`);
    await send(token, String(before));
    await confirm(token, String(before), await codeSentTo(server, String(before)));
    const refused = await send(token, String(after));
    expect([refused.status, refused.body.error]).toEqual([403, "members.ticket_invalid"]);
    expect(await messagesTo(server, String(after))).toEqual([]);
    const ticket = await ticketFor(member, "bind_email");
    expect((await send(token, String(after), ticket)).status).toBe(200);
    server.clock.advance(1_000);
    await confirm(token, String(after), await codeSentTo(server, String(after)));
    const told = (await messagesTo(server, String(before))).at(-1);
    expect(told?.about).toBe("mail.security");
    // Written in the member's own language.
    expect(told?.body).toContain(member.account);
  });

  test("gets few codes, whoever asks for them", async () => {
    const email = `dora.${randomUUID()}@exemplo.com.br`;
    const statuses = [];
    for (let index = 0; index < 7; index += 1) {
      const { token } = await registerTestMember(server);
      statuses.push((await send(token, email)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("Sessions", () => {
  test("are listed with their devices, and ended from elsewhere", async () => {
    const member = await registerTestMember(server);
    const { token } = member;
    server.clock.advance(1_000);
    const phone = await signIn(member);
    server.clock.advance(1_000);
    const third = await signIn(member);
    server.clock.advance(1_000);
    const list = await server.call(contract.listSessions, {}, { token });
    const sessions = list.body.data.list as { session_id: string; current: boolean }[];
    expect(sessions).toMatchObject([
      { device: "Unknown device", current: true },
      { device: "Chrome on Android", current: false, place: "127.0.0.1" },
      { device: "Chrome on Android", current: false },
    ]);
    const stranger = await registerTestMember(server);
    const phoneSession = { session_id: sessions[2]?.session_id ?? "" };
    const foreign = await server.call(contract.revokeSession, phoneSession, {
      token: stranger.token,
    });
    expect([foreign.status, foreign.body.error]).toEqual([404, "members.session_unknown"]);
    const ended = await server.call(contract.revokeSession, phoneSession, { token });
    expect(ended.body.data).toEqual({ sessions_ended: 1 });
    expect((await server.call(me, {}, { token: phone })).status).toBe(401);
    expect((await server.call(me, {}, { token: third })).status).toBe(200);
    const rest = await server.call(contract.revokeSession, { others: true }, { token });
    expect(rest.body.data).toEqual({ sessions_ended: 1 });
    expect((await server.call(me, {}, { token: third })).status).toBe(401);
    expect((await server.call(me, {}, { token })).status).toBe(200);
  });
});

test("the tables hold no code, no ticket and no authenticator's secret as they are", async () => {
  const member = await registerTestMember(server);
  const { token } = member;
  const email = `eva.${randomUUID()}@exemplo.com.br`;
  await server.call(contract.sendEmailCode, { email }, { token });
  const code = await codeSentTo(server, email);
  const ticket = await ticketFor(member, "second_factor");
  const begun = await server.call(contract.beginTotp, { ticket }, { token });
  const other = await ticketFor(member, "bind_email");
  const { rows } = await sql<{ text: string }>`
    SELECT c::text FROM members.code c UNION ALL SELECT t::text FROM members.ticket t
    UNION ALL SELECT f::text FROM members.second_factor f`.execute(server.db);
  const stored = JSON.stringify(rows);
  for (const secret of [other, ticket, begun.body.data.secret, email, `,${code},`]) {
    expect(stored).not.toContain(secret);
  }
});
