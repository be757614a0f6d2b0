// Protects: a tool that goes on from its cursor is told everything once and in order, also what was
// committed late; exclusions come first, nobody advertises to the excluded, and a key opens what it
// was made for and nothing after it was revoked.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from "@tucano/contract/backoffice/access/integrations.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { type KeyScope, keyScopes, listEvents } from "@tucano/contract/integrations/events.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { Db } from "../../platform/database/types.ts";
import { newFundedMember } from "../../testing/people/callers.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { signInOperator } from "../../testing/people/operator.ts";
import { readJournal } from "../../testing/journal.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let headers: { readonly cookie: string };
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ headers } = await signInOperator(server));
  key = (await makeKey(keyScopes.filter((scope) => scope.startsWith("events.")))).key;
});
afterAll(() => server.close());

async function makeKey(scopes: KeyScope[], days: number | null = null) {
  const asked = { name: "CRM", scopes, days, reason: "A new tool" };
  const { body } = await server.call(createApiKey, asked, { headers });
  return body.data as DataOf<typeof createApiKey>;
}

async function read(input: RequestOf<typeof listEvents> = {}, token = key) {
  await server.rooms.integrations.workNow();
  return server.call(listEvents, input, { token });
}

async function events(input: RequestOf<typeof listEvents> = {}) {
  return (await read(input)).body.data as DataOf<typeof listEvents>;
}

async function spinOnce(): Promise<number> {
  const { token, memberId } = await newFundedMember(server);
  const game = await server.rooms.catalog.findGameByCode(HOUSE_STUDIO, "onca-dourada");
  const launched = await server.call(launch, { game_id: game?.id ?? 0, mode: "real" }, { token });
  const address: string = launched.body.data.url;
  const play = new URLSearchParams(address.split("#")[1]).get("token") ?? "";
  await openSeated(server, "onca-dourada", play);
  const wish = { stake: "1.00", round_key: randomUUID() };
  expect((await server.call(spin, wish, { token: play })).status).toBe(200);
  return memberId;
}

const typesOf = ({ list }: DataOf<typeof listEvents>) => list.map(({ type }) => type);

test("a member's registration and payment are told in their order, with no name or document", async () => {
  const { next: after } = await events({ limit: 500 });
  const member = await newFundedMember(server);
  const page = await events({ after });
  const types = typesOf(page);
  expect(types.slice(0, 2)).toEqual(["member.registered.v1", "member.login.v1"]);
  const paid = page.list.filter(({ type }) => type === "deposit.status.v1").at(-1);
  expect(paid).toMatchObject({
    specversion: "1.0",
    subject: `member/${member.memberId}`,
    data: { member_id: member.memberId, status: "credited", paid_centavos: 50_000 },
  });
  const sequences = page.list.map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted());
  const text = JSON.stringify(page);
  for (const personal of ["cpf", "realname", "email", "phone", "birth", "key"]) {
    expect(text).not.toContain(`"${personal}`);
  }
  const half = await events({ after, limit: 2 });
  expect(half.has_more).toBe(true);
  const rest = await events({ after: half.next, limit: 500 });
  expect([...half.list, ...rest.list]).toEqual(page.list);
  expect(await events({ after: page.next })).toEqual({
    list: [],
    next: page.next,
    has_more: false,
  });
});

test("what is committed late is told late, and skipped by nobody", async () => {
  const { memberId } = await registerTestMember(server);
  const { next: after } = await events({ limit: 500 });
  const tell = (db: Db, status: string) =>
    sql`INSERT INTO platform.fact (type, member_id, data)
      VALUES ('member.updated.v1', ${memberId}, ${JSON.stringify({ status })})`.execute(db);
  const slow = await server.db.startTransaction().execute();
  await tell(slow, "slow");
  await tell(server.db, "quick");
  const between = await events({ after });
  expect(between.list.map(({ data }) => data["status"])).toEqual(["quick"]);
  await slow.commit().execute();
  const page = await events({ after: between.next });
  expect(page.list.map(({ data }) => data["status"])).toEqual(["slow"]);
});

test("an exclusion is told before all else, and the excluded are not told of to advertisers", async () => {
  const { memberId } = await registerTestMember(server);
  const { next: after } = await events({ limit: 500 });
  await sql`INSERT INTO platform.fact (type, member_id, data)
    VALUES ('bonus.granted.v1', ${memberId}, '{}')`.execute(server.db);
  await server.rooms.compliance.exclude(memberId, { months: null, reason: "enough" });
  const page = await events({ after });
  expect(typesOf(page)[0]).toBe("exclusion.started.v1");
  expect(typesOf(page)).toContain("member.updated.v1");
  expect(typesOf(page)).not.toContain("bonus.granted.v1");
});

test("a key reads what it was made for, until it ends or is revoked", async () => {
  const made = await makeKey(["events.read"], 1);
  expect(made.key).toMatch(/^tuc_/);
  expect(typesOf((await read({ limit: 500 }, made.key)).body.data)).not.toContain("play.hour.v1");
  const refused = await read({ types: "play.hour.v1" }, made.key);
  expect(refused.body.error).toBe("integrations.scope_missing");
  const { body } = await server.call(listApiKeys, {}, { headers });
  expect(JSON.stringify(body)).not.toContain(made.key);
  expect(body.data.list[0].last_used_at).not.toBeNull();

  const revoking = { key_id: made.details.key_id, reason: "Not used" };
  await server.call(revokeApiKey, revoking, { headers });
  expect((await read({}, made.key)).status).toBe(401);
  const again = await server.call(revokeApiKey, revoking, { headers });
  expect(again.body.error).toBe("backoffice.integration_not_found");
  expect((await read({}, "")).status).toBe(401);

  const short = await makeKey(["events.read"], 1);
  server.clock.advance(2 * 86_400_000);
  expect((await read({}, short.key)).status).toBe(401);
});

test("play is told by the hour when it is over, and each bet to whoever asks", async () => {
  const { next: after } = await events({ limit: 500 });
  const memberId = await spinOnce();
  await readJournal(server.house.journal);
  const now = await events({ after, types: "play.hour.v1,round.movement.v1" });
  expect(typesOf(now)).toContain("round.movement.v1");
  expect(typesOf(now)).not.toContain("play.hour.v1");
  server.clock.advance(2 * 3_600_000);
  const { list } = await events({ after, types: "play.hour.v1" });
  expect(list.map(({ data }) => data)).toMatchObject([
    { member_id: memberId, game: "house/onca-dourada", revision: 1, plays: 1 },
  ]);
});

test("who asks for what is not kept any more is told so", async () => {
  server.clock.advance(40 * 86_400_000);
  await server.jobs.runNow("integrations.forget-events");
  const { body } = await read({ after: "0" });
  expect(body.error).toBe("integrations.cursor_expired");
  expect((await events()).next).not.toBe("0");
});
