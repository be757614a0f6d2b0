// Protects: a message to a segment is tried first and agreed to by two, leaves by day only, reaches
// each player once by the ways they have opened and never more often than the week's cap; a name
// that somebody gave themselves stays a name; one press ends it; a step cut off has done nothing.
import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import { saveSegment } from "@tucano/contract/backoffice/members/segments.ts";
import * as contract from "@tucano/contract/backoffice/site/mailings.ts";
import { stopCampaign } from "@tucano/contract/backoffice/site/content-messages.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import {
  chooseMessages,
  readMessageChoices,
} from "@tucano/contract/player/site/message-choices.ts";
import { listNotifications } from "@tucano/contract/player/site/messages.ts";
import { type Hired, hire } from "./staff-bench.ts";
import { connect } from "../../platform/database/connect.ts";
import { messagesTo } from "../../testing/messages.ts";
import { signInOperator } from "../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { SEND_MAILINGS_JOB } from "../../messages/index.ts";

let server: TestServer;
let marketing: Hired;
let compliance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  await signInOperator(server);
  await toHour(12);
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of the next São Paulo day; sessions of operators have ended by then. */
async function toHour(hour: number): Promise<void> {
  const now = server.clock.now().getTime();
  const midnight = Math.ceil((now - 3 * HOUR_MS) / DAY_MS) * DAY_MS + 3 * HOUR_MS;
  server.clock.advance(midnight + hour * HOUR_MS - now);
  await newStaff();
}

async function newStaff(): Promise<void> {
  marketing = await hire(server, { role: "marketing" });
  compliance = await hire(server, { role: "compliance" });
}

const run = () => server.jobs.runNow(SEND_MAILINGS_JOB);
const reason = "A new game";

/** Those on the level alone; every test has a level of its own. */
async function segmentOf(people: readonly TestMember[], level: number): Promise<number> {
  const memberIds = people.map(({ memberId }) => memberId);
  await owner(
    sql`UPDATE members.member SET level = ${level} WHERE member_id = ANY(${memberIds}::bigint[])`,
  );
  const wish: RequestOf<typeof saveSegment> = {
    segment_id: null,
    name: `Level ${level} ${randomUUID()}`,
    purpose: "marketing",
    rules: { period_days: 30, level_from: level, level_to: level },
    reason,
  };
  const { body } = await server.call(saveSegment, wish, marketing);
  return (body.data as DataOf<typeof saveSegment>).segment_id;
}

/** What no call of the product does, by the owner of the database. */
async function owner(statement: RawBuilder<unknown>): Promise<void> {
  const connection = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  await statement.execute(connection.db);
  await connection.close();
}

type Wish = RequestOf<typeof contract.askMailing>;

const wishFor = (segmentId: number, changes: Partial<Wish> = {}): Wish => ({
  texts: { pt: { title: "Olá, {name}", text: "Conta {account}. Novo: Luar" } },
  link: "/game",
  segment_id: segmentId,
  channels: ["inbox", "mail", "sms"],
  starts_at: null,
  reason,
  ...changes,
});

const openAll = async (...members: readonly Pick<TestMember, "token">[]): Promise<void> => {
  const channels = { inbox: true, mail: true, sms: true };
  for (const { token } of members) await server.call(chooseMessages, { channels }, { token });
};

async function send(wish: Wish, isAgreed = true): Promise<number> {
  const words = { texts: wish.texts, language: "pt" } as const;
  const tried = await server.call(contract.tryMailing, words, marketing);
  expect(tried.body.data).toEqual({ to: marketing.email });
  const { body } = await server.call(contract.askMailing, wish, marketing);
  expect(body, JSON.stringify(body)).toMatchObject({ status: "success" });
  const { id, approval } = body.data as DataOf<typeof contract.askMailing>;
  if (!isAgreed) return id;
  const { approval_id } = approval;
  const agreed = await server.call(approve, { approval_id }, compliance);
  expect(agreed.body.data).toMatchObject({ state: "executed" });
  return id;
}

async function find(id: number) {
  const { body } = await server.call(contract.listMailings, {}, marketing);
  return (body.data as DataOf<typeof contract.listMailings>).list.find((one) => one.id === id);
}

/** Signed in anew: days may have gone by. */
async function inboxOf({ account, password }: TestMember) {
  const signedIn = await server.call(login, { account, password }, { lang: "pt" });
  const { access_token: token } = signedIn.body.data as DataOf<typeof login>;
  const { body } = await server.call(listNotifications, {}, { token });
  const { list } = body.data as DataOf<typeof listNotifications>;
  return list.filter(({ code }) => code === "house_message");
}

const withMail = async (member: TestMember, email: string) =>
  owner(sql`UPDATE members.member SET email = ${email}, lang = 'pt'
      WHERE member_id = ${member.memberId}`);

test("each gets it once, by every way, with a name that stays a name", async () => {
  const eve = await registerTestMember(server);
  const ana = await registerTestMember(server, { realname: "Ana Souza" });
  await withMail(ana, "ana.m@example.com");
  await openAll(ana, eve);
  await owner(sql`UPDATE members.member SET realname = '{account}<b>x</b> Silva'
      WHERE member_id = ${eve.memberId}`);
  const id = await send(wishFor(await segmentOf([ana, eve], 3)), false);
  await run();
  expect((await find(id))?.state).toBe("waiting");
  expect(await inboxOf(ana)).toEqual([]);
  const second = await send(wishFor(await segmentOf([ana, eve], 3)));
  await run();
  await run();
  expect(await inboxOf(ana)).toMatchObject([
    { title: "Olá, Ana", text: `Conta ${ana.account}. Novo: Luar`, link: "/game" },
  ]);
  expect(await inboxOf(eve)).toMatchObject([{ title: "Olá,  account b x /b " }]);
  const [mail, ...more] = await messagesTo(server, "ana.m@example.com");
  expect([mail?.subject, more]).toEqual(["Olá, Ana", []]);
  expect(mail?.body).toMatch(
    /Conta \w+\. Novo: Luar[^]*dependência[^]*\/unsubscribe\/mail\/[\w-]+/,
  );
  const row = await find(second);
  expect(row).toMatchObject({ state: "sent", told: 2, link: "/game" });
  const detail = await server.call(contract.readMailing, { id: second }, marketing);
  const { counts: seen } = detail.body.data as DataOf<typeof contract.readMailing>;
  const counts = seen.map((one) => [one.channel, one.outcome, one.members, one.opened]);
  expect(row?.counts.map(({ members }) => members)).toEqual(seen.map(({ members }) => members));
  expect(seen.map((one) => [one.handed_over, one.failed])).toContainEqual([1, 0]);
  expect(counts).toEqual([
    ["inbox", "sent", 2, 0],
    ["mail", "sent", 1, null],
    ["mail", "unreachable", 1, null],
    ["sms", "sent", 2, null],
  ]);
});

test("nobody is written to at night, and a message may be stopped", async () => {
  const ana = await registerTestMember(server);
  await openAll(ana);
  const segment = await segmentOf([ana], 4);
  await toHour(20);
  const late = await send(wishFor(segment, { channels: ["inbox"] }));
  await run();
  await toHour(9);
  await run();
  expect([(await find(late))?.state, await inboxOf(ana)]).toEqual(["scheduled", []]);
  const ended = await server.call(stopCampaign, { id: late, reason }, marketing);
  expect(ended.body.data).toEqual({ id: late });
  await toHour(10);
  await run();
  expect([(await find(late))?.state, await inboxOf(ana)]).toEqual(["stopped", []]);
});

test("a week has a cap over all ways, and no way is used that nobody has opened", async () => {
  await toHour(12);
  const ana = await registerTestMember(server);
  const segment = await segmentOf([ana], 5);
  const { token } = ana;
  const all = { inbox: true, mail: true, sms: true };
  const none = { inbox: false, mail: false, sms: false };
  const read = await server.call(readMessageChoices, {}, { token });
  expect(read.body.data).toEqual({ channels: none });
  const chosen = await server.call(chooseMessages, { channels: { ...all, sms: false } }, { token });
  expect(chosen.body.data).toEqual({ channels: { ...all, sms: false } });
  const outcomes = async (wish: Partial<Wish>) => {
    const id = await send(wishFor(segment, wish));
    await run();
    return (await find(id))?.counts.map((one) => `${one.channel} ${one.outcome}`);
  };
  expect(await outcomes({ channels: ["inbox", "sms"] })).toEqual(["inbox sent", "sms opted_out"]);
  expect(await outcomes({ channels: ["mail"] })).toEqual(["mail unreachable"]);
  expect(await outcomes({ channels: ["inbox"] })).toEqual(["inbox sent"]);
  expect(await outcomes({ channels: ["inbox"] })).toEqual(["inbox sent"]);
  expect(await outcomes({ channels: ["inbox"] })).toEqual(["inbox capped"]);
  server.clock.advance(7 * DAY_MS);
  await newStaff();
  expect(await outcomes({ channels: ["inbox"] })).toEqual(["inbox sent"]);
});

test("who never chose is told nothing; who closed a way of old keeps the others", async () => {
  await toHour(12);
  const [silent, old] = [await registerTestMember(server), await registerTestMember(server)];
  await owner(sql`INSERT INTO messages.reach (member_id, token, opted_in, opted_out)
      VALUES (${old.memberId}, ${randomUUID()}, NULL, '{mail}')`);
  await send(wishFor(await segmentOf([silent, old], 2), { channels: ["inbox"] }));
  await run();
  expect([await inboxOf(silent), (await inboxOf(old)).length]).toEqual([[], 1]);
});

test("one press ends a way, looking does not, and nobody learns whose it was", async () => {
  await toHour(12);
  const ana = await registerTestMember(server);
  await withMail(ana, "ana.u@example.com");
  await openAll(ana);
  await send(wishFor(await segmentOf([ana], 6), { channels: ["mail"] }));
  await run();
  const [mail] = await messagesTo(server, "ana.u@example.com");
  const path = /\/unsubscribe\/mail\/[\w-]+/.exec(mail?.body ?? "")?.[0] ?? "";
  const choices = async () => {
    const { body } = await server.call(readMessageChoices, {}, { token: ana.token });
    return (body.data as DataOf<typeof readMessageChoices>).channels.mail;
  };
  const looked = await server.app.inject({ url: path, headers: { "accept-language": "pt-BR" } });
  expect([looked.statusCode, await choices()]).toEqual([200, true]);
  expect(looked.body).toMatch(/<form method="post">/);
  const press = (url: string) =>
    server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
  const strange = await press(`/unsubscribe/mail/${"x".repeat(24)}`);
  const done = await press(path);
  expect([done.statusCode, done.body]).toEqual([200, strange.body]);
  expect(await choices()).toBe(false);
  await press(path);
  expect(await choices()).toBe(false);
});

test("what was not tried in these words, names nothing known or is retired is refused", async () => {
  const ana = await registerTestMember(server);
  const segment = await segmentOf([ana], 7);
  const ask = async (wish: Wish) =>
    (await server.call(contract.askMailing, wish, marketing)).body.error;
  const untried = { pt: { title: "Nunca", text: "Testado" } };
  expect(await ask(wishFor(segment, { texts: untried }))).toBe("backoffice.message_untried");
  const odd = { pt: { title: "Olá, {cpf}", text: "x" } };
  expect(await ask(wishFor(segment, { texts: odd }))).toBe("backoffice.message_variable");
  const words = { texts: odd, language: "pt" } as const;
  const tried = await server.call(contract.tryMailing, words, marketing);
  expect(tried.body.error).toBe("backoffice.message_variable");
  expect(await ask(wishFor(99_999))).toBe("backoffice.segment_not_found");
});

test("what looks after people is shown to nobody who may not know of them", async () => {
  await toHour(12);
  const ana = await registerTestMember(server);
  await owner(sql`UPDATE members.member SET level = 9 WHERE member_id = ${ana.memberId}`);
  const chief = await hire(server, { role: "administrator" });
  const rules = { period_days: 30, level_from: 9, level_to: 9 };
  const wish = { segment_id: null, name: "Care", purpose: "protective" as const, rules, reason };
  const { body } = await server.call(saveSegment, wish, chief);
  const { segment_id } = body.data as DataOf<typeof saveSegment>;
  const message = wishFor(segment_id, { channels: ["inbox"] });
  await server.call(contract.tryMailing, { texts: message.texts, language: "pt" }, chief);
  const asked = await server.call(contract.askMailing, message, chief);
  const { id, approval } = asked.body.data as DataOf<typeof contract.askMailing>;
  await server.call(approve, { approval_id: approval.approval_id }, compliance);
  await run();
  const seen = async (by: Hired) => {
    const list = await server.call(contract.listMailings, {}, by);
    const detail = await server.call(contract.readMailing, { id }, by);
    const rows = (list.body.data as DataOf<typeof contract.listMailings>).list;
    const { counts } = detail.body.data as DataOf<typeof contract.readMailing>;
    return [rows.some((row) => row.id === id), counts.length];
  };
  expect([await seen(chief), await seen(marketing)]).toEqual([
    [true, 1],
    [false, 0],
  ]);
});

test("a step that is cut off has told nobody, and the next one tells everybody once", async () => {
  await toHour(12);
  const people = [];
  for (let more = 0; more < 4; more += 1) people.push(await registerTestMember(server));
  await openAll(...people);
  const id = await send(wishFor(await segmentOf(people, 8), { channels: ["inbox", "sms"] }));
  const last = people.at(-1)?.memberId ?? 0;
  await owner(sql`ALTER TABLE messages.delivery ADD CONSTRAINT poisoned
      CHECK (member_id <> ${sql.lit(last)}) NOT VALID`);
  await expect(run()).rejects.toThrow();
  expect(await Promise.all(people.map(inboxOf))).toEqual([[], [], [], []]);
  await owner(sql`ALTER TABLE messages.delivery DROP CONSTRAINT poisoned`);
  await Promise.all([run(), run()]);
  await run();
  const told = await Promise.all(people.map(inboxOf));
  expect(told.map((list) => list.length)).toEqual([1, 1, 1, 1]);
  const texts = await messagesTo(server, `+55${people[0]?.form.phone ?? ""}`);
  expect(texts).toHaveLength(1);
  expect(await find(id)).toMatchObject({ state: "sent", told: 4 });
});
