// Protects: only who knows the password comes in; nobody learns who has an account.
import { hash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { issueCaptcha, login, me, register } from "@tucano/contract/player/account/members.ts";
import { registerTestMember, registrationForm } from "../../testing/people/people.ts";
import { createAttempts } from "../guards/attempts.ts";
import { needsCaptcha } from "../policy.ts";
import { createKeyedHash } from "../../platform/secrets/keyed-hash.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  guarded = await startTestServer({ env: { CAPTCHA: "image" } });
});
afterAll(async () => {
  await server.close();
  await guarded.close();
});

function solve(challenge: string, bits: number): string {
  for (let nonce = 0; ; nonce += 1) {
    const digest = hash("sha256", `${challenge}:${nonce}`);
    if (Number(`0x${digest.slice(0, 8)}`) >>> (32 - bits) === 0) return `pow:${nonce}`;
  }
}

async function solvedCaptcha(purpose: "register" | "login") {
  const answer = await guarded.call(issueCaptcha, { purpose });
  const { captcha_id, proof_of_work } = answer.body.data;
  return { captcha_id, captcha_code: solve(proof_of_work.challenge, proof_of_work.bits) };
}

test("account name, in any case, and phone, in any spelling, sign in", async () => {
  const { account, password, form, memberId } = await registerTestMember(server);
  const phone = String(form.phone);
  for (const name of [account, account.toUpperCase(), ` ${account} `, phone, `+55 ${phone}`]) {
    const answer = await server.call(login, { account: name, password });
    expect(answer.status).toBe(200);
    expect(answer.body.data.user.id).toBe(memberId);
    const mine = await server.call(me, {}, { token: answer.body.data.access_token });
    expect(mine.status).toBe(200);
  }
});

test("the house writes to a member in the language of the last sign-in", async () => {
  const { account, password, memberId } = await registerTestMember(server);
  const writtenIn = async () => {
    const { rows } = await sql<{ lang: string }>`
      SELECT lang FROM members.member WHERE member_id = ${memberId}`.execute(server.db);
    return rows[0]?.lang;
  };
  expect(await writtenIn()).toBe("en");
  await server.call(login, { account, password: "wrong" }, { lang: "vi" });
  expect(await writtenIn()).toBe("en");
  await server.call(login, { account, password }, { lang: "vi" });
  expect(await writtenIn()).toBe("vi");
});

test("the member's number signs in, alone or beside the name, and only its own", async () => {
  const { account, password, memberId } = await registerTestMember(server);
  const other = await registerTestMember(server, {
    password: "another password",
    confirm_password: "another password",
  });
  const statusOf = async (form: { account?: string; member_id?: MemberId | string }) =>
    (await server.call(login, { password, ...form })).status;
  expect(await statusOf({ member_id: memberId })).toBe(200);
  expect(await statusOf({ member_id: ` ${memberId} ` })).toBe(200);
  expect(await statusOf({ account, member_id: String(memberId) })).toBe(200);
  expect(await statusOf({ account, member_id: other.memberId })).toBe(422);
  expect(await statusOf({ member_id: other.memberId })).toBe(422);
  expect(await statusOf({ member_id: "1 OR 1=1" })).toBe(422);
});

test("a wrong password and an unknown account get the same answer, each time", async () => {
  const { account } = await registerTestMember(server);
  const answers = [];
  for (let round = 0; round < 3; round += 1) {
    for (const name of [account, `nobody${round}`]) {
      const answer = await server.call(login, { account: name, password: "not the password" });
      const { request_id: _id, ...body } = answer.body;
      answers.push(JSON.stringify({ status: answer.status, body, cookies: answer.cookies }));
    }
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain("members.wrong_credentials");
});

test("an account is slowed down after ten wrong guesses of an hour, known or unknown", async () => {
  const { account, password } = await registerTestMember(server);
  for (const name of [account, "nobody.at.all"]) {
    const guesses = Array.from({ length: 40 }, () =>
      server.call(login, { account: name, password: "not the password" }),
    );
    const statuses = (await Promise.all(guesses)).map((one) => one.status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  }
  const early = await server.call(login, { account, password });
  expect([early.status, early.body.error]).toEqual([429, "members.too_many_attempts"]);
  expect(Number(early.headers["retry-after"])).toBeGreaterThan(0);
  server.clock.advance(31_000);
  expect((await server.call(login, { account, password })).status).toBe(200);
});

test("guessing from elsewhere does not lock the owner's device out", async () => {
  const { account, password, answer } = await registerTestMember(server);
  const device = answer.cookies.find((one) => one.name === "tucano_device")?.value;
  for (let guess = 0; guess < 12; guess += 1) {
    await server.call(login, { account, password: "not the password" });
  }
  expect((await server.call(login, { account, password })).status).toBe(429);
  const headers = { cookie: `tucano_device=${device}` };
  expect((await server.call(login, { account, password }, { headers })).status).toBe(200);
  const stranger = await registerTestMember(server);
  const other = { account: stranger.account, password: "not the password" };
  for (let guess = 0; guess < 11; guess += 1) await server.call(login, other, { headers });
  expect((await server.call(login, other, { headers })).status).toBe(429);
});

test("guesses from the same address do not lock out a device that is known", async () => {
  const house = await startTestServer();
  const { account, password, answer } = await registerTestMember(house);
  const device = answer.cookies.find((one) => one.name === "tucano_device")?.value;
  const headers = { cookie: `tucano_device=${device}` };
  for (let guess = 0; guess < 110; guess += 1) {
    await house.call(login, { account: `nobody.${guess}`, password: "not the password" });
  }
  expect((await house.call(login, { account, password })).status).toBe(429);
  const own = () => house.call(login, { account, password }, { headers });
  expect((await own()).status).toBe(200);
  // It clears nothing of what was guessed beside it, and is no way round its own bound.
  expect((await house.call(login, { account, password })).status).toBe(429);
  const wrong = { account, password: "not the password" };
  for (let guess = 0; guess < 11; guess += 1) await house.call(login, wrong, { headers });
  expect((await own()).status).toBe(429);
  await house.close();
});

test("every spelling that is read as a name counts as that name", async () => {
  const account = `kiki.${randomUUID().slice(0, 8)}`;
  const { password } = await registerTestMember(server, { account });
  // A capital by itself: whether it is a K depends on the locale, if the database is asked.
  const odd = account.replace("k", "\u212a");
  expect((await server.call(login, { account: odd, password })).status).toBe(200);
  const wrong = (name: string) =>
    server.call(login, { account: name, password: "not the password" });
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await wrong(guess % 2 === 0 ? odd : account.toUpperCase())).status).toBe(422);
  }
  expect((await wrong(odd)).status).toBe(429);
  expect((await wrong(account)).status).toBe(429);
});

test("guesses by the phone are not felt at the account's name, nor the other way", async () => {
  const { account, password, form } = await registerTestMember(server);
  const phone = String(form.phone);
  const guess = async (name: string, secret = "not the password") =>
    (await server.call(login, { account: name, password: secret })).status;
  for (let time = 0; time < 10; time += 1) expect(await guess(phone)).toBe(422);
  expect(await guess(`+55 ${phone}`)).toBe(429);
  expect(await guess(account)).toBe(422);
  expect(await guess(account, password)).toBe(200);

  const known = { ...registrationForm(), ...(await solvedCaptcha("register")) };
  await guarded.call(register, known);
  const ask = async (name: unknown) => {
    const wrong = { account: String(name), password: "not the password" };
    return (await guarded.call(login, wrong)).body.error;
  };
  expect(await ask(known.phone)).toBe("members.wrong_credentials");
  expect(await ask(known.phone)).toBe("members.captcha_required");
  expect(await ask(known.account)).toBe("members.wrong_credentials");
});

test("one right sign-in clears nothing of what an address has guessed wrong", async () => {
  const house = await startTestServer();
  const { account, password } = await registerTestMember(house);
  const statusOf = async (name: string, secret = "not the password") =>
    (await house.call(login, { account: name, password: secret })).status;
  // A hundred tries of an address are free, whoever they are for.
  for (let time = 0; time < 90; time += 1) expect(await statusOf(`nobody.${time}`)).toBe(422);
  for (let time = 0; time < 9; time += 1) expect(await statusOf(account, password)).toBe(200);
  for (let time = 90; time < 100; time += 1) expect(await statusOf(`nobody.${time}`)).toBe(422);
  expect(await statusOf("nobody.any.more")).toBe(429);
  expect(await statusOf(account, password)).toBe(429);
  await house.close();
});

test("what an address has guessed wrong asks for a code at every name, after a right one too", async () => {
  const guard = createKeyedHash(() => ({ keys: ["a secret"], inUse: 1, accepted: 1 }));
  const attempts = createAttempts({ db: server.db, clock: server.clock, guard });
  const address = { scope: "address", key: "203.0.113.7" } as const;
  const device = { scope: "device", key: "a device" } as const;
  for (const target of [address, device]) {
    for (let time = 0; time < 20; time += 1) {
      expect(await attempts.take(target)).toBeNull();
      if (target === device) await attempts.recordRight(target);
      await attempts.recordWrong(target);
    }
    await attempts.recordRight(target);
  }
  expect(await attempts.countWrong(address)).toBe(20);
  expect(needsCaptcha("address", await attempts.countWrong(address))).toBe(true);
  expect(await attempts.countWrong(device)).toBe(0);
});

test("a verification code is asked after a failure, and each is good for one use", async () => {
  const form = { ...registrationForm(), ...(await solvedCaptcha("register")) };
  expect((await guarded.call(register, form)).status).toBe(200);
  const reused = { ...registrationForm(), captcha_id: form.captcha_id };
  const again = await guarded.call(register, { ...reused, captcha_code: form.captcha_code });
  expect(again.body.fields).toEqual({
    captcha_code: "Please obtain the verification code again",
  });
  const right = { account: form.account ?? "", password: form.password ?? "" };
  const wrong = { ...right, password: "not the password" };
  expect((await guarded.call(login, right)).status).toBe(200);
  expect((await guarded.call(login, wrong)).status).toBe(422);
  const asked = await guarded.call(login, right);
  expect([asked.status, asked.body.error]).toEqual([428, "members.captcha_required"]);
  const solved = await solvedCaptcha("login");
  const unsolved = { ...right, captcha_id: "unknown", captcha_code: "AAAAA" };
  const refused = await guarded.call(login, unsolved);
  expect([refused.status, refused.body.error]).toEqual([422, "members.captcha_wrong"]);
  expect((await guarded.call(login, { ...right, ...solved })).status).toBe(200);
  expect((await guarded.call(login, right)).status).toBe(200);
});

test("a code that is missing, wrong, late or for something else is refused", async () => {
  const refusals = [];
  refusals.push(await guarded.call(register, registrationForm()));
  const wrong = await solvedCaptcha("register");
  refusals.push(
    await guarded.call(register, { ...registrationForm(), ...wrong, captcha_code: "AAAAA" }),
  );
  refusals.push(await guarded.call(register, { ...registrationForm(), ...wrong }));
  const other = await solvedCaptcha("login");
  refusals.push(await guarded.call(register, { ...registrationForm(), ...other }));
  const late = await solvedCaptcha("register");
  guarded.clock.advance(121_000);
  refusals.push(await guarded.call(register, { ...registrationForm(), ...late }));
  for (const answer of refusals) {
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(["captcha_code"]);
  }
});

test("of many uses of one code at once, one counts", async () => {
  const solved = await solvedCaptcha("register");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => guarded.call(register, { ...registrationForm(), ...solved })),
  );
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
});

test("a frozen or closed player learns it only with the right password", async () => {
  const members = server.rooms.members;
  const { account, password, memberId } = await registerTestMember(server);
  expect(await members.freeze(memberId, "case 1")).toBe(true);
  expect(await members.freeze(memberId, "case 1")).toBe(false);
  const guess = await server.call(login, { account, password: "not the password" });
  expect(guess.body.error).toBe("members.wrong_credentials");
  const answer = await server.call(login, { account, password });
  expect([answer.status, answer.body.error]).toEqual([403, "members.account_frozen"]);
  expect(await members.unfreeze(memberId, "cleared")).toBe(true);
  expect((await server.call(login, { account, password })).status).toBe(200);
  await sql`UPDATE members.member SET status = 'closed'
    WHERE member_id = ${memberId}`.execute(server.db);
  const closed = await server.call(login, { account, password });
  expect([closed.status, closed.body.error]).toEqual([403, "members.account_closed"]);
});

test("the withdrawal password: five wrong guesses, then a pause, many at once or not", async () => {
  const members = server.rooms.members;
  const { memberId } = await registerTestMember(server, { qk_pwd: "246813" });
  expect(await members.verifyWithdrawalPassword(memberId, "246813")).toBe("ok");
  const guesses = Array.from({ length: 50 }, () =>
    members.verifyWithdrawalPassword(memberId, "000000"),
  );
  const results = await Promise.all(guesses);
  expect(results.filter((one) => one === "wrong")).toHaveLength(5);
  expect(results.filter((one) => one === "locked")).toHaveLength(45);
  expect(await members.verifyWithdrawalPassword(memberId, "246813")).toBe("locked");
  server.clock.advance(30 * 60_000 + 1_000);
  expect(await members.verifyWithdrawalPassword(memberId, "246813")).toBe("ok");
});

test("whatever is sent to sign in: a helpful 4xx, never a fault", async () => {
  const hostile = [null, 0, 1e30, [], {}, "", "\u0000", "' OR 1=1 --", "x".repeat(300), true];
  for (const field of ["account", "password", "captcha_id", "captcha_code"]) {
    for (const value of hostile) {
      const input = { account: "nobody.here", password: "not the password", [field]: value };
      const { status, body } = await server.send(login, input);
      const isRefusal = status >= 400 && status < 500;
      expect([field, value, status, isRefusal]).toEqual([field, value, status, true]);
      expect(body.message).not.toBe("");
    }
  }
});
