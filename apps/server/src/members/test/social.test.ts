// Protects: an account elsewhere lets in whom it belongs to, once for each time it was asked, in
// the browser that asked; and nobody becomes somebody else by it.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT, newKey, openLyingPlatform } from "@tucano/workshop/lying-platform.ts";
import { startSocialPlatform } from "@tucano/workshop/social-platform.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { login, me, register } from "@tucano/contract/player/account/members.ts";
import * as centre from "@tucano/contract/player/account/security.ts";
import * as contract from "@tucano/contract/player/account/social.ts";
import { codeOf } from "../../testing/people/operator.ts";
import {
  registerTestMember,
  registrationForm,
  type TestMember,
} from "../../testing/people/people.ts";
import { type Answer, startTestServer, type TestServer } from "../../testing/server.ts";

let platform: Awaited<ReturnType<typeof startSocialPlatform>>;
let server: TestServer;
let without: TestServer;
beforeAll(async () => {
  platform = await startSocialPlatform();
  [server, without] = await Promise.all([
    startTestServer({ env: platform.env }),
    startTestServer(),
  ]);
});
afterAll(() => Promise.all([server.close(), without.close(), platform.close()]));

/** What the browser sends along after this answer. */
function carried(answer: Answer): { readonly cookie: string } {
  const value = answer.cookies.find(({ name }) => name === "tucano_social")?.value ?? "";
  return { cookie: `tucano_social=${value}` };
}

function visit(url: unknown, account: string | null) {
  platform.visitor = account;
  return platform.visit(String(url));
}

async function comeBack(account: string | null) {
  const begun = await server.call(contract.beginSocialLogin, {});
  const returned = await visit(begun.body.data.url, account);
  return { returned, headers: carried(begun) };
}

async function enter(account: string): Promise<Answer> {
  const { returned, headers } = await comeBack(account);
  return server.call(contract.finishSocialLogin, returned, { headers });
}

async function registerBy(account: string, changes: Parameters<typeof registrationForm>[0] = {}) {
  const headers = carried(await enter(account));
  const form = registrationForm({ password: "", social: true, ...changes });
  return server.call(register, form, { headers });
}

async function ticketOf({ token, password }: TestMember): Promise<string> {
  const input = { password, purpose: "social" } as const;
  return (await server.call(centre.verifyPassword, input, { token })).body.data.ticket as string;
}

async function link(member: TestMember, account: string): Promise<Answer> {
  const { token } = member;
  const input = { ticket: await ticketOf(member) };
  const begun = await server.call(contract.beginSocialLink, input, { token });
  const returned = await visit(begun.body.data.url, account);
  return server.call(contract.finishSocialLink, returned, { token, headers: carried(begun) });
}

test("a newcomer registers without a password, and the account there lets them in", async () => {
  const first = await enter("nina");
  expect(first.body.data).toEqual({ session: null, realname: "nina da Praça" });
  const form = registrationForm({ password: "", social: true });
  const registered = await server.call(register, form, { headers: carried(first) });
  expect(registered.status).toBe(200);
  const { id } = registered.body.data.user as { id: number };
  expect(registered.body.data.user.is_ms_reg).toBe(true);
  const again = await enter("nina");
  expect(again.body.data.session.user.id).toBe(id);
  const token = again.body.data.session.access_token as string;
  expect((await server.call(me, {}, { token })).body.data.id).toBe(id);
  // There is no password to guess: an empty one is none.
  const guess = { account: form.account ?? "", password: "" };
  expect((await server.call(login, guess)).body.error).toBe("members.wrong_credentials");
  const ask = { password: "", purpose: "social" } as const;
  const ticket = await server.call(centre.verifyPassword, ask, { token });
  expect(ticket.body.error).toBe("members.password_not_set");
});

test("who has a password links the platform with it, and can part from it again", async () => {
  const member = await registerTestMember(server);
  const { token } = member;
  const linked = await link(member, "otto");
  expect(linked.body.data.list).toEqual([{ name: "Praça", linked_at: expect.any(String) }]);
  expect((await enter("otto")).body.data.session.user.id).toBe(member.memberId);
  const unlink = { ticket: await ticketOf(member) };
  const parted = await server.call(contract.unlinkSocial, unlink, { token });
  expect(parted.body.data.list).toEqual([{ name: "Praça", linked_at: null }]);
  expect((await enter("otto")).body.data.session).toBeNull();
  const twice = { ticket: await ticketOf(member) };
  const gone = await server.call(contract.unlinkSocial, twice, { token });
  expect([gone.status, gone.body.error]).toEqual([404, "members.social_unknown"]);
  const forged = await server.call(contract.unlinkSocial, { ticket: "forged" }, { token });
  expect(forged.body.error).toBe("members.ticket_invalid");
  const begun = await server.call(contract.beginSocialLink, { ticket: "forged" }, { token });
  expect(begun.body.error).toBe("members.ticket_invalid");
});

test("an account there belongs to one member, and a member has one there", async () => {
  const owner = await registerTestMember(server);
  await link(owner, "paula");
  const other = await registerTestMember(server);
  expect((await link(other, "paula")).body.error).toBe("members.social_taken");
  expect((await link(owner, "paula-two")).body.error).toBe("members.social_taken");
  const registered = await registerBy("paula");
  expect([registered.status, registered.body.error]).toEqual([409, "members.social_taken"]);
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT member_id FROM members.social_identity WHERE subject LIKE 'paula%'`.execute(server.db);
  expect(rows).toEqual([{ member_id: owner.memberId }]);
});

test("an answer is good once, for the browser that asked, and not for long", async () => {
  const { returned, headers } = await comeBack("rita");
  const finish = (input: typeof returned, sent: Readonly<Record<string, string>>) =>
    server.call(contract.finishSocialLogin, input, { headers: sent });
  const stranger = carried(await server.call(contract.beginSocialLogin, {}));
  const refused = [
    await finish(returned, {}),
    await finish(returned, { cookie: "tucano_social=forged" }),
    await finish(returned, stranger),
    await finish({ ...returned, state: "another" }, headers),
    await finish({ ...returned, iss: "https://evil.example" }, headers),
    await finish({ ...returned, code: "forged" }, headers),
    await finish({ ...returned, code: "" }, headers),
  ];
  for (const { body } of refused) expect(body.error).toBe("members.social_failed");
  expect((await finish(returned, headers)).status).toBe(200);
  expect((await finish(returned, headers)).body.error).toBe("members.social_failed");
  const late = await comeBack("rita");
  server.clock.advance(15 * 60_000);
  expect((await finish(late.returned, late.headers)).status).toBe(422);
});

test("what the platform says is signed by the platform, and says who it is for", async () => {
  const liar = await openLyingPlatform();
  const env = { OIDC_ISSUER: liar.issuer, OIDC_CLIENT_ID: CLIENT.id };
  const house = await startTestServer({ env: { ...env, OIDC_CLIENT_SECRET: CLIENT.secret } });
  const enterAs = async (twist: typeof liar.twist) => {
    const begun = await house.call(contract.beginSocialLogin, {});
    liar.twist = twist;
    const returned = liar.visit(String(begun.body.data.url), "zoe");
    const answer = await house.call(contract.finishSocialLogin, returned, {
      headers: carried(begun),
    });
    return answer.body.error ?? answer.status;
  };
  expect(await enterAs(null)).toBe(200);
  const refused = "members.social_failed";
  expect(await enterAs(() => ({ key: newKey() }))).toBe(refused);
  expect(await enterAs(() => ({ header: { alg: "none" }, key: null }))).toBe(refused);
  for (const claim of ["nonce", "iss", "aud", "exp", "sub"]) {
    const without = await enterAs(({ claims }) => ({ claims: { ...claims, [claim]: undefined } }));
    expect([claim, without]).toEqual([claim, refused]);
  }
  await house.close();
});

test("somebody who refuses there comes in nowhere", async () => {
  const { returned, headers } = await comeBack(null);
  expect(returned.code).toBe("");
  const answer = await server.call(contract.finishSocialLogin, returned, { headers });
  expect([answer.status, answer.body.error]).toEqual([422, "members.social_failed"]);
});

test("what was asked to sign in links nobody, and what was asked to link lets nobody in", async () => {
  const member = await registerTestMember(server);
  const { token } = member;
  const { returned, headers } = await comeBack("sonia");
  const linked = await server.call(contract.finishSocialLink, returned, { token, headers });
  expect(linked.body.error).toBe("members.social_failed");
  const input = { ticket: await ticketOf(member) };
  const begun = await server.call(contract.beginSocialLink, input, { token });
  const back = await visit(begun.body.data.url, "sonia");
  const sent = { headers: carried(begun) };
  expect((await server.call(contract.finishSocialLogin, back, sent)).status).toBe(422);
  const { token: foreign } = await registerTestMember(server);
  const stolen = await server.call(contract.finishSocialLink, back, { ...sent, token: foreign });
  expect(stolen.body.error).toBe("members.social_failed");
});

test("without a proof nobody registers without a password", async () => {
  const form = registrationForm({ password: "", social: true });
  const forged = await server.call(register, form);
  expect([forged.status, Object.keys(forged.body.fields ?? {})]).toEqual([422, ["social"]]);
  const plain = await server.call(register, registrationForm({ password: "" }));
  expect(Object.keys(plain.body.fields ?? {})).toContain("password");
  const short = await registerBy("tiago", { password: "12345" });
  expect(Object.keys(short.body.fields ?? {})).toContain("password");
});

test("the second factor is asked, and sent alone", async () => {
  const member = await registerTestMember(server);
  const { token } = member;
  await link(member, "ugo");
  const ask = { password: member.password, purpose: "second_factor" } as const;
  const { ticket } = (await server.call(centre.verifyPassword, ask, { token })).body.data;
  const { secret } = (await server.call(centre.beginTotp, { ticket }, { token })).body.data;
  const code = await codeOf(server, secret as string);
  await server.call(centre.confirmTotp, { code }, { token });
  const first = await enter("ugo");
  expect([first.status, first.body.error]).toEqual([428, "members.totp_required"]);
  const headers = carried(first);
  const wrong = await server.call(contract.finishSocialLogin, { totp_code: "000000" }, { headers });
  expect(wrong.body.error).toBe("members.totp_wrong");
  server.clock.advance(30_000);
  const next = await codeOf(server, secret as string);
  const right = await server.call(contract.finishSocialLogin, { totp_code: next }, { headers });
  expect(right.body.data.session.user.id).toBe(member.memberId);
});

test("who is frozen or has left stays out", async () => {
  const member = await registerTestMember(server);
  await link(member, "vera");
  await server.rooms.members.freeze(member.memberId, "a test");
  expect((await enter("vera")).body.error).toBe("members.account_frozen");
  await sql`UPDATE members.member SET status = 'closed'
    WHERE member_id = ${member.memberId}`.execute(server.db);
  expect((await enter("vera")).body.error).toBe("members.account_closed");
});

test("guesses run out", async () => {
  const guess = () => server.call(contract.finishSocialLogin, { code: "forged" });
  const errors = new Set<string | undefined>();
  for (let turn = 0; turn < 102; turn += 1) errors.add((await guess()).body.error);
  expect([...errors]).toEqual(["members.social_failed", "members.too_many_attempts"]);
  const begun = await server.call(contract.beginSocialLogin, {});
  expect(begun.body.error).toBe("members.too_many_attempts");
});

test("where none is set up there is none", async () => {
  const { token } = await registerTestMember(without);
  expect((await without.call(contract.listSocialPlatforms, {})).body.data.list).toEqual([]);
  const answers = [
    await without.call(contract.beginSocialLogin, {}),
    await without.call(contract.finishSocialLogin, { code: "any", state: "any" }),
    await without.call(contract.beginSocialLink, { ticket: "any" }, { token }),
    await without.call(contract.finishSocialLink, { code: "any", state: "any" }, { token }),
    await without.call(contract.unlinkSocial, { ticket: "any" }, { token }),
  ];
  for (const { body } of answers) expect(body.error).toBe("members.social_off");
});

test("a platform that does not answer is said to be silent, and asked again", async () => {
  const { env, issuer, ...silent } = await startSocialPlatform();
  const port = Number(new URL(issuer).port);
  await silent.close();
  const other = await startTestServer({ env });
  const unavailable = { status: 503, body: { error: "members.social_unavailable" } };
  const { token, password } = await registerTestMember(other);
  const begin = () => other.call(contract.beginSocialLogin, {});
  const beginLink = async () => {
    const ask = { password, purpose: "social" } as const;
    const { ticket } = (await other.call(centre.verifyPassword, ask, { token })).body.data;
    return other.call(contract.beginSocialLink, { ticket: String(ticket) }, { token });
  };
  expect(await begin()).toMatchObject(unavailable);
  expect(await beginLink()).toMatchObject(unavailable);

  const again = await startSocialPlatform({ port });
  const [login, link] = [await begin(), await beginLink()];
  expect([login.status, link.status]).toEqual([200, 200]);
  await again.close();
  const back = (url: string) => ({
    code: "any",
    state: new URL(url).searchParams.get("state") ?? "",
    iss: issuer,
  });
  const late = { headers: carried(login) };
  expect(
    await other.call(contract.finishSocialLogin, back(login.body.data.url), late),
  ).toMatchObject(unavailable);
  const linked = { token, headers: carried(link) };
  expect(
    await other.call(contract.finishSocialLink, back(link.body.data.url), linked),
  ).toMatchObject(unavailable);
  await other.close();
});
