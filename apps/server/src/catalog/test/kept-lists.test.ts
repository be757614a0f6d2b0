// Protects: public lists are given from memory as the very bytes they were; an edit is in the next
// answer; and nobody is ever shown a list that was made for somebody else.
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { favourites, list, setFavourite } from "@tucano/contract/player/games/catalog.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LISTS = [
  "/api/games/listsv2?lang=en",
  "/api/games/popular?lang=en",
  "/api/games/new?lang=en",
  "/api/games/ranking?lang=en",
  "/api/games/promotion?lang=en",
  "/api/games/apisv2?lang=en",
  "/api/language/getList?lang=en",
  "/api/dynamicwebs/getdata?lang=en",
];

test.each(LISTS)("%s has a name by which a client asks whether it has changed", async (url) => {
  const first = await server.app.inject({ url });
  const etag = String(first.headers.etag);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    "cache-control": "no-cache",
    vary: "accept-encoding, authorization",
  });
  const again = await server.app.inject({ url });
  expect([again.body, again.headers.etag]).toEqual([first.body, etag]);
  const same = await server.app.inject({ url, headers: { "if-none-match": etag } });
  expect([same.statusCode, same.body]).toEqual([304, ""]);
  const other = await server.app.inject({ url, headers: { "if-none-match": 'W/"another"' } });
  expect([other.statusCode, other.body]).toEqual([200, first.body]);
});

test("packed or not, it is the same answer", async () => {
  const [url = ""] = LISTS;
  const plain = await server.app.inject({ url });
  for (const [encoding, unpack] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const packed = await server.app.inject({ url, headers: { "accept-encoding": encoding } });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.etag).toBe(plain.headers.etag);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  }
});

test("an edit is in the next answer, which has another name", async () => {
  const { catalog } = server.rooms;
  const [url = ""] = LISTS;
  const before = await server.app.inject({ url });
  await inTransaction(server.db, (tx) => catalog.setGameStatus(tx, 2, "maintenance"));
  catalog.invalidate();
  const after = await server.app.inject({
    url,
    headers: { "if-none-match": String(before.headers.etag) },
  });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('"status":"maintenance"');
  await inTransaction(server.db, (tx) => catalog.setGameStatus(tx, 2, "live"));
  // What somebody else edits is seen within five seconds.
  server.clock.advance(5_000);
  expect((await server.app.inject({ url })).body).toBe(before.body);
});

test("members see their own favourites, whatever visitors and other members are shown", async () => {
  const [ana, bia] = [await registerTestMember(server), await registerTestMember(server)];
  await server.call(setFavourite, { game_id: 1 }, { token: ana.token });
  const marked = async (token?: string) => {
    const answer = await server.call(list, {}, token === undefined ? {} : { token });
    const games = answer.body.data.list as { id: number; is_favourite: boolean }[];
    return games.filter((game) => game.is_favourite).map(({ id }) => id);
  };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await marked()).toEqual([]);
    expect(await marked(ana.token)).toEqual([1]);
    expect(await marked(bia.token)).toEqual([]);
  }
  const own = await server.call(favourites, {}, { token: ana.token });
  expect([own.body.data.total, own.headers["cache-control"]]).toEqual([1, "no-store"]);
  const personal = await server.call(list, {}, { token: ana.token });
  expect(personal.headers["cache-control"]).toBe("no-store");
});

test("a member's id that is not theirs is refused, also where everybody gets the same", async () => {
  const { token } = await registerTestMember(server);
  const [, , , , , , url = ""] = LISTS;
  await server.app.inject({ url });
  const answer = await server.app.inject({
    url: `${url}&member_id=5`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(403);
});

test("each language and each question has an answer of its own", async () => {
  const bodyOf = async (url: string) => (await server.app.inject({ url })).body;
  const english = await bodyOf("/api/games/apisv2?lang=en");
  expect(await bodyOf("/api/games/apisv2?lang=pt")).not.toBe(english);
  expect(await bodyOf("/api/games/listsv2?lang=en&limit=1")).not.toBe(
    await bodyOf("/api/games/listsv2?lang=en&limit=2"),
  );
  const wrong = await server.app.inject({ url: "/api/games/listsv2?lang=en&sort=best" });
  expect(wrong.statusCode).toBe(422);
});
