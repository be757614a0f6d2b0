// Protects: a session can be kept, and ended: at once, everywhere, and when its token was stolen.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  chooseProfilePicture,
  listProfilePictures,
  login,
  logout,
  me,
  readProfilePicture,
  refresh,
} from "@tucano/contract/player/account/members.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { type Answer, startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refreshTokenOf = (answer: Answer) =>
  answer.cookies.find((one) => one.name === "tucano_refresh")?.value ?? "";

const exchange = (token: string) =>
  server.call(refresh, {}, { headers: { cookie: `tucano_refresh=${token}` } });

test("a refresh token is exchanged for a new one and a new access token", async () => {
  const { answer } = await registerTestMember(server);
  const first = refreshTokenOf(answer);
  const exchanged = await exchange(first);
  expect(exchanged.status).toBe(200);
  expect(refreshTokenOf(exchanged)).not.toBe(first);
  const token = exchanged.body.data.access_token;
  expect((await server.call(me, {}, { token })).status).toBe(200);
  expect((await exchange(refreshTokenOf(exchanged))).status).toBe(200);
});

test("tabs that exchange the same token at once all stay signed in", async () => {
  const { answer } = await registerTestMember(server);
  const first = refreshTokenOf(answer);
  const tabs = await Promise.all(Array.from({ length: 5 }, () => exchange(first)));
  expect(tabs.map((one) => one.status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(tabs.map(refreshTokenOf)).size).toBe(1);
  server.clock.advance(5_000);
  expect((await exchange(first)).status).toBe(200);
});

test("a refresh token shown again later ends the session for whoever holds it", async () => {
  const { answer, token } = await registerTestMember(server);
  const first = refreshTokenOf(answer);
  const second = refreshTokenOf(await exchange(first));
  server.clock.advance(11_000);
  for (const stolen of [first, second]) {
    const refused = await exchange(stolen);
    expect([refused.status, refused.body.force_offline]).toEqual([401, true]);
  }
  const answerAfter = await server.call(me, {}, { token });
  expect(answerAfter.status).toBe(401);
  expect(answerAfter.body).toMatchObject({ message: "Unauthenticated.", force_offline: true });
});

test("signing out ends the session at once, of the token or of the cookie", async () => {
  const one = await registerTestMember(server);
  expect((await server.call(me, {}, { token: one.token })).status).toBe(200);
  expect((await server.call(logout, {}, { token: one.token })).status).toBe(200);
  const after = await server.call(me, {}, { token: one.token });
  expect([after.status, after.body.force_offline]).toEqual([401, true]);
  const refused = await exchange(refreshTokenOf(one.answer));
  expect([refused.status, refused.body.force_offline]).toEqual([401, true]);
  const again = await server.call(logout, {}, { token: one.token });
  expect([again.status, again.body.force_offline]).toEqual([401, true]);

  const other = await registerTestMember(server);
  const headers = { cookie: `tucano_refresh=${refreshTokenOf(other.answer)}` };
  expect((await server.call(logout, {}, { headers })).status).toBe(200);
  expect((await server.call(me, {}, { token: other.token })).status).toBe(401);
  expect((await server.call(logout, {})).status).toBe(401);
});

test("freezing a player ends every session with force_offline", async () => {
  const members = server.rooms.members;
  const { memberId, token, account, password } = await registerTestMember(server);
  const second = await server.call(login, { account, password });
  const tokens = [token, second.body.data.access_token as string];
  for (const one of tokens) expect((await server.call(me, {}, { token: one })).status).toBe(200);
  await members.freeze(memberId, "case 2");
  for (const one of tokens) {
    const answer = await server.call(me, {}, { token: one });
    expect([answer.status, answer.body.force_offline]).toEqual([401, true]);
  }
});

test("a session ended by whatever statement is dead here within a second", async () => {
  const { token, memberId } = await registerTestMember(server);
  expect((await server.call(me, {}, { token })).status).toBe(200);
  await sql`UPDATE members.session SET revoked_at = now(), revoke_reason = 'elsewhere'
    WHERE member_id = ${memberId}`.execute(server.db);
  const statusNow = async () => {
    const answer = await server.call(me, {}, { token });
    return [answer.status, answer.body.force_offline];
  };
  await expect.poll(statusNow, { timeout: 1_000, interval: 10 }).toEqual([401, true]);
});

test("when a player was last seen is written, and counted before it is", async () => {
  const one = await registerTestMember(server);
  server.clock.advance(10 * 60_000);
  expect((await server.call(me, {}, { token: one.token })).status).toBe(200);
  // 31 minutes after the registration, 21 after the last call.
  server.clock.advance(21 * 60_000);
  expect((await exchange(refreshTokenOf(one.answer))).status).toBe(200);
  const other = await registerTestMember(server);
  server.clock.advance(61_000);
  await server.call(me, {}, { token: other.token });
  const seenAt = server.clock.now();
  await server.rooms.members.close();
  expect(await server.rooms.members.findLastSeen(other.memberId)).toEqual(seenAt);
});

test("an access token lives fifteen minutes; an idle session half an hour", async () => {
  const { token, answer } = await registerTestMember(server);
  server.clock.advance(14 * 60_000);
  expect((await server.call(me, {}, { token })).status).toBe(200);
  server.clock.advance(2 * 60_000);
  const late = await server.call(me, {}, { token });
  expect([late.status, late.body.force_offline]).toEqual([401, undefined]);
  server.clock.advance(27 * 60_000);
  const exchanged = await exchange(refreshTokenOf(answer));
  expect(exchanged.status).toBe(200);
  server.clock.advance(31 * 60_000);
  const tooLate = await exchange(refreshTokenOf(exchanged));
  expect([tooLate.status, tooLate.body.force_offline]).toEqual([401, undefined]);
});

test.each([[""], ["garbage"], ["a".repeat(4_000)], ["%00"]])(
  "the refresh token %j is refused without a fault",
  async (token) => {
    expect((await exchange(token)).status).toBe(401);
  },
);

test("a profile photo is one of the list; somebody else's id is refused", async () => {
  const one = await registerTestMember(server);
  const other = await registerTestMember(server);
  const list = await server.call(listProfilePictures, {});
  expect(list.body.data.male).toHaveLength(8);
  const profileurl = list.body.data.female[2];
  const input = { member_id: one.memberId, profileurl };
  expect((await server.call(chooseProfilePicture, input, { token: one.token })).status).toBe(200);
  const mine = await server.call(readProfilePicture, {}, { token: one.token });
  expect(mine.body.data).toEqual({ profileurl });
  const foreign = await server.call(chooseProfilePicture, input, { token: other.token });
  expect(foreign.status).toBe(403);
  for (const wrong of ["", "https://evil.example/x.svg", "/avatars/m-9.svg", "javascript:1"]) {
    const answer = await server.call(
      chooseProfilePicture,
      { profileurl: wrong },
      { token: one.token },
    );
    expect([answer.status, answer.body.error]).toEqual([422, "members.picture_unknown"]);
  }
});
