// Protects: who becomes a player: adults, once each, with every field right.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseTold, me, register } from "@tucano/contract/player/account/members.ts";
import { translate } from "../../platform/translate.ts";
import { systemRandom } from "../../platform/random.ts";
import { registerTestMember, registrationForm } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function countMembers(): Promise<number> {
  const found = await sql<{ count: number }>`SELECT count(*) FROM members.member`.execute(
    server.db,
  );
  return found.rows[0]?.count ?? 0;
}

test("a newcomer registers, is signed in, and has an empty wallet", async () => {
  const answer = await server.call(register, registrationForm({ realname: "  Ana   Souza " }));
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe("Your registration has been successfully completed");
  const { access_token: token, expires_in, user } = answer.body.data;
  expect(expires_in).toBeLessThanOrEqual(900);
  expect(user).toMatchObject({
    realname: "Ana Souza",
    money: "0.00",
    total_money: "0.00",
    ml_money: "0.00",
    level: 0,
    bridge_password: null,
    bridge_password_token: null,
    has_qk_pwd: true,
    status: "active",
    is_demo: false,
    level_name: "VIP 0",
  });
  expect(String(user.id)).toMatch(/^[1-9]\d{8}$/);
  expect(user.invite_code).toMatch(/^[A-Z3-9]{8}$/);
  expect(user.cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
  const mine = await server.call(me, {}, { token });
  expect(mine.body.data).toEqual(user);
});

test("the refresh token is in an HttpOnly, SameSite=Strict cookie and nowhere else", async () => {
  const { answer } = await registerTestMember(server);
  const header = [answer.headers["set-cookie"]]
    .flat()
    .find((one) => String(one).startsWith("tucano_refresh="));
  expect(header).toMatch(/Path=\/api\/auth; HttpOnly; SameSite=Strict/);
  const value = answer.cookies.find((one) => one.name === "tucano_refresh")?.value ?? "missing";
  expect(JSON.stringify(answer.body)).not.toContain(value);
});

test("no secret is stored in clear", async () => {
  const { form } = await registerTestMember(server, { password: "canary-password-77" });
  const rows = await sql<{ text: string }>`
    SELECT m::text AS text FROM members.member m
    UNION ALL SELECT t::text FROM members.refresh_token t`.execute(server.db);
  const all = rows.rows.map((row) => row.text).join("\n");
  expect(all).toContain("$argon2id$");
  expect(all).not.toContain("canary-password-77");
  expect(all).not.toContain(`,${form.qk_pwd},`);
});

describe("what is wrong is said", () => {
  test("for all fields at once, in the language asked for", async () => {
    const wrong = registrationForm({
      account: "1",
      password: "123",
      confirm_password: "1234",
      phone: "123",
      cpf: "1",
      qk_pwd: "12",
      birth_date: "2015-01-01",
      realname: "",
      is_adult: false,
    });
    const answer = await server.call(register, wrong);
    expect(answer.status).toBe(422);
    expect(answer.body.error).toBe("members.invalid_registration");
    expect(answer.body.message).toBe("Please fix the error in the form");
    expect(answer.body.fields).toMatchObject({
      password: "Password at least 6 characters",
      confirm_password: "Passwords do not match",
      phone: "Please enter the correct mobile phone number",
      birth_date: "You must be at least 18 years old",
    });
    expect(Object.keys(answer.body.fields ?? {})).toHaveLength(9);
    const portuguese = await server.call(register, wrong, { lang: "pt" });
    expect(portuguese.body.fields?.["password"]).toBe(
      "A senha precisa ter pelo menos 6 caracteres",
    );
  });

  test("for an account, a phone and a CPF that somebody has", async () => {
    const { form } = await registerTestMember(server);
    const again = { ...form, account: form.account?.toUpperCase() };
    const answer = await server.call(register, again);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      account: translate("en", "members.account_taken"),
      phone: translate("en", "members.phone_taken"),
      cpf: translate("en", "members.cpf_taken"),
    });
  });

  test("for an invitation code that nobody has; a right one makes the inviter", async () => {
    const inviter = await registerTestMember(server);
    const invite_code = inviter.user.invite_code.toLowerCase();
    const invited = await registerTestMember(server, { invite_code });
    expect(invited.user.top_id).toBe(inviter.memberId);
    const answer = await server.call(register, registrationForm({ invite_code: "XXXXXXXX" }));
    const invite_code_unknown = translate("en", "members.invite_code_unknown");
    expect(answer.body.fields).toEqual({ invite_code: invite_code_unknown });
  });
});

test("of many who register one CPF at once, exactly one becomes a player", async () => {
  const before = await countMembers();
  const { cpf } = registrationForm();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(register, registrationForm({ cpf: cpf ?? "" }))),
  );
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
  const refused = answers.filter((one) => one.status !== 200);
  expect(refused.every((one) => one.status === 422 && one.body.fields?.["cpf"])).toBe(true);
  expect(await countMembers()).toBe(before + 1);
});

test("a member chooses what is told on the screen, one by one, and for nobody else", async () => {
  const [member, other] = [await registerTestMember(server), await registerTestMember(server)];
  const told = async ({ token }: { token: string }) => {
    const { is_tips_on, is_in_on, is_trans_on } = (await server.call(me, {}, { token })).body.data;
    return { is_tips_on, is_in_on, is_trans_on };
  };
  const all = { is_tips_on: true, is_in_on: true, is_trans_on: true };
  expect(await told(member)).toEqual(all);
  const off = await server.call(chooseTold, { is_in_on: false }, { token: member.token });
  expect(off.body.data).toEqual({ ...all, is_in_on: false });
  const two = { is_tips_on: false, is_in_on: true };
  await server.call(chooseTold, two, { token: member.token });
  expect(await told(member)).toEqual({ ...all, is_tips_on: false });
  expect(await told(other)).toEqual(all);
});

test("from one address, a few in an hour are told what is taken", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  const { form } = await registerTestMember(server);
  const ask = (cpf: string) => server.call(register, registrationForm({ cpf }), { headers });
  for (let time = 0; time < 20; time += 1) {
    const answer = await ask(String(form.cpf));
    expect(answer.body.fields).toHaveProperty("cpf");
  }
  const fresh = String(registrationForm().cpf);
  const refused = await ask(fresh);
  expect([refused.status, refused.body.error]).toEqual([429, "members.too_many_attempts"]);
  // Somebody of this machine fills the house meanwhile.
  expect((await server.call(register, registrationForm({ cpf: fresh }))).status).toBe(200);
});

test("of one CPF a few in an hour are told, wherever they come from", async () => {
  const { form } = await registerTestMember(server);
  const again = () => server.call(register, registrationForm({ cpf: String(form.cpf) }));
  const statuses: number[] = [];
  for (let time = 0; time < 30; time += 1) statuses.push((await again()).status);
  expect(statuses).toEqual([...Array<number>(29).fill(422), 429]);
});

test("when no free id can be drawn, nobody is registered and it is said", async () => {
  const stuck = await startTestServer({ random: { ...systemRandom, integer: () => 7 } });
  await registerTestMember(stuck);
  const answer = await stuck.call(register, registrationForm());
  expect([answer.status, answer.body.error]).toEqual([409, "members.registration_failed"]);
  expect(answer.body.message).toBe("Registration Failed");
  await stuck.close();
});

test("fields the call does not know are ignored and never stored", async () => {
  const form = {
    ...registrationForm(),
    is_demo: true,
    level: 9,
    money: "1000000",
    status: "closed",
  };
  const answer = await server.send(register, form);
  expect(answer.body.data.user).toMatchObject({
    is_demo: false,
    level: 0,
    money: "0.00",
    status: "active",
  });
});

const hostile: readonly unknown[] = [
  null,
  0,
  -1,
  1e30,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  ["a"],
  {},
  { a: 1 },
  "",
  " ",
  "x".repeat(5_000),
  "\u0000",
  "' OR 1=1 --",
  "NaN",
  "\ud800",
];

test.each([
  "account",
  "password",
  "confirm_password",
  "realname",
  "phone",
  "qk_pwd",
  "cpf",
  "birth_date",
  "invite_code",
  "captcha_id",
  "captcha_code",
  "is_adult",
])("whatever is sent as %s: a helpful 4xx or a player, never a fault", async (field) => {
  for (const value of hostile) {
    const answer = await server.send(register, { ...registrationForm(), [field]: value });
    const isAnswer = answer.status === 200 || (answer.status >= 400 && answer.status < 500);
    expect([field, value, answer.status, isAnswer]).toEqual([field, value, answer.status, true]);
    expect(answer.body.code).toBe(answer.status);
    expect(answer.body.message).not.toBe("");
  }
});

test.each([
  ['{"account":NaN}'],
  ['{"account":"a","account":"b"}'],
  ['{"__proto__":{"account":"ana"}}'],
  ["[]"],
  ["null"],
  ['"text"'],
  ["{"],
  [`{"a":${"[".repeat(200)}${"]".repeat(200)}}`],
])("the body %s stores nothing", async (body) => {
  const before = await countMembers();
  const answer = await server.send(register, body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await countMembers()).toBe(before);
});
