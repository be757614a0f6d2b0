// Protects: nobody is told who has not asked; who asked is told each week once, honestly, and never
// while they are excluded; and the page shows the same figures. The mail is ended by one press.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { chooseRecap, readRecap } from "@tucano/contract/player/account/recap.ts";
import { listNotifications } from "@tucano/contract/player/site/messages.ts";
import { mondayOf, addDays, dayOf, startOfDay } from "../src/platform/days.ts";
import { sql } from "kysely";
import { connect } from "../src/platform/database/connect.ts";
import { readJournal } from "../src/testing/journal.ts";
import { messagesTo } from "../src/testing/messages.ts";
import { registerTestMember, type TestMember } from "../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";
import { payInCentavos, playRounds } from "../src/wheels/test/deeds.ts";

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  goTo(0, 12);
});
afterAll(() => server.close());

/** A day of the week that begins with the next Monday, at an hour. */
let monday = "";
function goTo(days: number, hour: number): void {
  if (monday === "") monday = addDays(mondayOf(dayOf(server.clock.now())), 7);
  server.clock.set(new Date(startOfDay(addDays(monday, days)).getTime() + hour * HOUR_MS));
}

/** An access token is over after a quarter of an hour. */
async function fresh({ account, password }: TestMember): Promise<{ readonly token: string }> {
  const { body } = await server.call(login, { account, password });
  return { token: (body.data as DataOf<typeof login>).access_token };
}
const inboxOf = async (member: TestMember) => {
  const { body } = await server.call(listNotifications, {}, await fresh(member));
  return (body.data as DataOf<typeof listNotifications>).list.filter(
    ({ code }) => code === "weekly_recap",
  );
};
const choose = async (member: TestMember, inbox: boolean, mail = false) =>
  server.call(chooseRecap, { inbox, mail }, await fresh(member));
const tell = async () => {
  await readJournal(server.house.journal);
  await server.jobs.runNow("recap.tell");
};

test("A week is told on Monday, once, to those who asked, as the page shows it", async () => {
  const [asked, silent, gone] = [
    await registerTestMember(server),
    await registerTestMember(server),
    await registerTestMember(server),
  ];
  for (const member of [asked, silent, gone]) {
    await payInCentavos(server, member, 10_000);
    await playRounds(server, member, ["1.00", "2.00"]);
  }
  expect((await choose(asked, true, true)).body.data).toEqual({ inbox: true, mail: true });
  await choose(gone, true);
  await tell();
  expect(await inboxOf(asked)).toEqual([]);
  goTo(7, 10);
  await server.rooms.compliance.exclude(gone.memberId, { months: 1, reason: "enough" });
  await tell();
  await Promise.all([server.jobs.runNow("recap.tell"), server.jobs.runNow("recap.tell")]);
  const [told, ...more] = await inboxOf(asked);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ title: "Your week", link: "/responsible-gaming/week" });
  const { body } = await server.call(readRecap, {}, await fresh(asked));
  const week = body.data as DataOf<typeof readRecap>;
  expect(week).toMatchObject({
    figures: { from: monday, to: addDays(monday, 6), plays: 2, stake: "3.00" },
    wishes: { inbox: true, mail: true },
    has_mail: false,
  });
  expect(told?.text).toMatch(/Bet R\$\s3,00, returned/);
  expect(await inboxOf(silent)).toEqual([]);
  goTo(14, 10);
  await choose(asked, false);
  await tell();
  expect(await inboxOf(asked)).toHaveLength(1);
  const before = await server.call(readRecap, { day: monday }, await fresh(asked));
  expect((before.body.data as DataOf<typeof readRecap>).figures.plays).toBe(2);
});

async function withMail({ memberId }: TestMember, email: string): Promise<void> {
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  await sql`UPDATE members.member SET email = ${email}, lang = 'pt'
    WHERE member_id = ${memberId}`.execute(owner.db);
  await owner.close();
}

test("The mail says what the week came to, also that nothing was played, and ends by one press", async () => {
  goTo(14, 12);
  const [player, idle] = [await registerTestMember(server), await registerTestMember(server)];
  await choose(player, false, true);
  await choose(idle, false, true);
  await withMail(player, "player@example.com");
  await withMail(idle, "idle@example.com");
  await payInCentavos(server, player, 10_000);
  await playRounds(server, player, ["1.00", "2.00"]);
  goTo(21, 10);
  await tell();
  const [mail] = await messagesTo(server, "player@example.com");
  expect(mail?.body).toMatch(/1 minuto de jogo[^]*R\$\s3,00[^]*\/responsible-gaming\/week/);
  const [quiet] = await messagesTo(server, "idle@example.com");
  expect(quiet?.body).toContain("Você não jogou.");
  expect(quiet?.body).not.toMatch(/0 minuto|multiplicador|[{}]/);
  const path = /\/unsubscribe\/week\/[\w-]+/.exec(mail?.body ?? "")?.[0] ?? "";
  const wishes = async () => {
    const { body } = await server.call(readRecap, {}, await fresh(player));
    return (body.data as DataOf<typeof readRecap>).wishes;
  };
  const looked = await server.app.inject({ url: path });
  expect([looked.statusCode, await wishes()]).toEqual([200, { inbox: false, mail: true }]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const payload = "List-Unsubscribe=One-Click";
  const pressed = await server.app.inject({ method: "POST", url: path, headers, payload });
  expect([pressed.statusCode, await wishes()]).toEqual([200, { inbox: false, mail: false }]);
});
