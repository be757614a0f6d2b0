// Protects: a round reads its book from memory once its mode is loaded, and gets the same book from
// the database where it is not, or not yet.
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemRandom } from "../../platform/random.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { importPublication } from "../publications/import-publication.ts";
import { readBlocks } from "../publications/publication-repository.ts";
import { createBlockCache, type CachedMode } from "../publications/block-cache.ts";
import { fairMode, filesOf, writeFiles } from "../../testing/books/publications.ts";

let server: TestServer;
let modes: CachedMode[];
beforeAll(async () => {
  server = await startTestServer();
  const folder = writeFiles(filesOf([fairMode("base"), fairMode("bonus", 100)]));
  const { db, clock } = server;
  const deps = { db, clock, random: systemRandom };
  const { id: publicationId } = await importPublication(deps, { folder, game: "cached" });
  modes = ["base", "bonus"].map((name) => ({ publicationId, name, bookCount: 80 }));
});
afterAll(() => server.close());

const modeOf = (index: number) => modes[index] ?? expect.fail("There is no such mode.");
const bytesOf = async ({ publicationId, name: mode }: CachedMode) => {
  const blocks = await readBlocks(server.db, { publicationId, mode, from: 0, count: 9 });
  expect(blocks).toHaveLength(3);
  return blocks.reduce((sum, { length }) => sum + length, 0);
};

test("a mode is loaded whole beside the first book, and the oldest makes room", async () => {
  const [base, bonus] = [modeOf(0), modeOf(1)];
  const [baseBytes, bonusBytes] = [await bytesOf(base), await bytesOf(bonus)];
  const blockCache = createBlockCache(server.db, Math.max(baseBytes, bonusBytes));
  const first = await blockCache.block(base, 2);
  await expect.poll(() => blockCache.heldBytes()).toBe(baseBytes);
  expect(await blockCache.block(base, 2)).toEqual(first);
  await blockCache.block(bonus, 0);
  await expect.poll(() => blockCache.heldBytes()).toBe(bonusBytes);
  expect(await blockCache.block(base, 2)).toEqual(first);
});

test("a mode that is larger than all room is read block by block", async () => {
  const blockCache = createBlockCache(server.db, 100);
  const read = [await blockCache.block(modeOf(0), 0), await blockCache.block(modeOf(0), 0)];
  expect(read[0]).toEqual(read[1]);
  expect(blockCache.heldBytes()).toBe(0);
  await expect(blockCache.block(modeOf(0), 3)).rejects.toThrow("base has no block 3.");
});
