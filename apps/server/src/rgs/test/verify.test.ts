// Protects: what is stored of an imported game is held against what was imported, part by part; a
// game of which any part is not is not played, published or shown with figures, until it is whole.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookGames } from "@tucano/contract/player/games/book-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { connect, type Connection } from "../../platform/database/connect.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { createLogger } from "../../platform/logger.ts";
import { fairMode, sureMode } from "../../testing/books/publications.ts";
import { findPublication, offerPublication, verifyHere } from "../index.ts";
import { bookIn, lineOf, packBlock, splitBook } from "../publications/block.ts";
import { verifyPublication } from "../publications/verify-publication.ts";
import { bookDifferences, offerGame, seatPlayer } from "./table.ts";

const logger = createLogger("silent");
let server: TestServer;
let owner: Connection;
beforeAll(async () => {
  server = await startTestServer();
  owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** By every publication there is, as every night. */
async function verifyByNight(): Promise<void> {
  await server.jobs.runNow("rgs.verify");
  await server.jobs.drain("rgs.verify-one");
}

async function read(game: string) {
  const found = await findPublication(server.db, { game, version: 1 });
  if (found === null) throw new Error("It is gone.");
  return found;
}

const bookOf = (payout: number, events: string) => {
  const line = `{"id":0,"payoutMultiplier":${payout},"events":${events}}`;
  const book = splitBook(Buffer.from(line));
  if (book === null) throw new Error("It is no book.");
  return book;
};

test("an altered game is not played until what is stored of it is whole again", async () => {
  const { gameId } = await offerGame(server, "altered-game", [sureMode("base", 96)]);
  const player = await seatPlayer(server, { gameId, amount: 10_000 });
  const wager = { amount: 1_000_000, mode: "base" };
  await verifyHere({ ...server, logger }, await read("altered-game"));
  expect(await read("altered-game")).toMatchObject({ altered: [], verifiedAt: server.clock.now() });
  expect((await player.post("/wallet/play", wager)).status).toBe(200);

  const { id } = await read("altered-game");
  const { rows } = await sql<{ body: Buffer }>`
    SELECT body FROM rgs.book_block WHERE publication_id = ${id}`.execute(owner.db);
  const write = (body: Buffer | undefined) =>
    sql`UPDATE rgs.book_block SET body = ${body} WHERE publication_id = ${id}`.execute(owner.db);
  await write(packBlock([bookOf(96, '[{"index":0,"type":"finalWin","amount":9600}]')]));
  await verifyByNight();
  expect((await read("altered-game")).altered).toEqual([{ part: "books", mode: "base" }]);
  // What was drawn is paid; nothing else is staked, opened or published.
  expect((await player.post("/wallet/end-round")).status).toBe(200);
  const refused = { status: 500, body: { error: "ERR_MAINTENANCE" } };
  expect(await player.post("/wallet/play", wager)).toMatchObject(refused);
  const wish = { game_id: gameId, mode: "real" } as const;
  const opened = await server.call(launch, wish, { token: player.token });
  expect(opened.body.error).toBe("rounds.game_unavailable");
  const offer = { name: "x", brand: "x", gameType: "slots", at: server.clock.now() } as const;
  const publication = await read("altered-game");
  await expect(
    inTransaction(server.db, (tx) =>
      offerPublication(tx, server.rooms.catalog, { publication, offer }),
    ),
  ).rejects.toThrow("not what was imported");
  expect(JSON.stringify((await server.call(bookGames, {})).body)).not.toContain("altered-game");
  expect(await bookDifferences(server)).toEqual([
    {
      subject: "altered-game, version 1",
      expected: "as imported",
      found: "books of base altered",
    },
  ]);

  await write(rows[0]?.body);
  await verifyHere({ ...server, logger }, await read("altered-game"));
  expect((await player.post("/wallet/play", wager)).status).toBe(200);
  expect(await bookDifferences(server)).toEqual([]);
});

const inMode = (change: string) => `UPDATE rgs.mode SET ${change} WHERE name = 'base'`;
const inWhole = (change: string) => `UPDATE rgs.publication SET ${change}`;
const inBlocks = (change: string) => `${change} WHERE number = 1 AND mode = 'base'`;
const hexOf = (bytes: Buffer) => `'\\x${bytes.toString("hex")}'`;
const none = `'${"0".repeat(64)}'`;
const other = hexOf(zstdCompressSync("0,1,96\n"));
const nothing = hexOf(zstdCompressSync(Buffer.alloc(320)));

/** What is found of a change of the publication, which is undone afterwards. */
async function foundBy(game: string, change: string): Promise<string> {
  const publication = await read(game);
  let found = "";
  const undone = new Error("undone");
  const work = owner.db.transaction().execute(async (tx) => {
    await sql.raw(change).execute(tx);
    const stored = (await findPublication(tx, { game, version: 1 })) ?? publication;
    const altered = await verifyPublication(tx, stored);
    found = altered.map(({ part, mode }) => (mode === null ? part : `${part}/${mode}`)).join(" ");
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  return found;
}

test("every part that was altered is named", async () => {
  const front = mkdtempSync(path.join(tmpdir(), "tucano-front-"));
  writeFileSync(path.join(front, "index.html"), "<!doctype html>");
  await offerGame(server, "every-part", [fairMode("base"), fairMode("bonus")], front);
  const changes = [
    ["", "SELECT"],
    ["index", inMode("cost_micros = 2000000")],
    ["hash index", inMode("position = 7")],
    ["hash weights/base", inMode(`weights_hash = ${none}`)],
    ["hash books/base", inMode(`books_root = ${none}`)],
    ["hash index figures", inWhole("index_json = '{}'")],
    ["hash", inWhole(`hash = ${none}`)],
    ["figures", inWhole(`report = jsonb_set(report, '{modes,0,rtp}', '"1/1"')`)],
    ["draws/base", inMode(`payouts = ${nothing}`)],
    ["draws/base", inMode("sums = substr(sums, 2)")],
    ["draws/base", inMode("first_id = 1")],
    ["weights/base draws/base figures", inMode(`weights = ${other}`)],
    ["weights/base draws/base figures", inMode("weights = ''")],
    ["books/base", inMode("block_roots = overlay(block_roots PLACING 'xyz' FROM 40)")],
    ["books/base", inMode("block_roots = substr(block_roots, 33)")],
    ["books/base", inBlocks("DELETE FROM rgs.book_block")],
    ["books/base", inBlocks("UPDATE rgs.book_block SET body = substr(body, 9)")],
    ["front", "UPDATE rgs.front_file SET body = body || 'x'"],
    ["front", "UPDATE rgs.front_file SET type = 'text/plain'"],
    ["front", "DELETE FROM rgs.front_file"],
  ] as const;
  for (const [found, change] of changes) {
    expect([change, await foundBy("every-part", change)]).toEqual([change, found]);
  }
});

test("a book that is cut elsewhere than at its events is not whole", async () => {
  const { publication } = await offerGame(server, "cut-anew", [sureMode("base", 96)]);
  const { rows } = await sql<{ body: Buffer }>`
    SELECT body FROM rgs.book_block WHERE publication_id = ${publication.id}`.execute(owner.db);
  const book = bookIn(rows[0]?.body ?? Buffer.alloc(0), 0);
  const body = packBlock([
    {
      ...book,
      before: Buffer.alloc(0),
      events: lineOf(book).subarray(0, -1),
      after: Buffer.from("}"),
    },
  ]);
  const change = `UPDATE rgs.book_block SET body = ${hexOf(body)}
    WHERE publication_id = '${publication.id}'`;
  expect(await foundBy("cut-anew", change)).toBe("books/base");
});
