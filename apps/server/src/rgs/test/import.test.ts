// Protects: a publication is taken as a whole or not at all, with every reason; what was taken is
// what was published, row by row, and can be proved by one line.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { climb, leafOf } from "@tucano/game-math/books/merkle.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { pictureSize } from "../../platform/pictures/pictures.ts";
import { systemRandom } from "../../platform/random.ts";
import { RGS_STUDIO } from "../index.ts";
import { importPublication } from "../publications/import-publication.ts";
import { lineOf } from "../publications/block.ts";
import { sha256 } from "../publications/read-books.ts";
import { listRefusals } from "../publications/publication-repository.ts";
import { createModeCache } from "../publications/mode-cache.ts";
import { offerFolder } from "./table.ts";
import { fairMode, type Files, filesOf, writeFiles } from "../../testing/books/publications.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const take = (folder: string, game = "a-game") =>
  importPublication({ db: server.db, clock: server.clock, random: systemRandom }, { folder, game });

test("a publication is stored with its figures, and each row is found as it was published", async () => {
  const files = filesOf([fairMode("base"), fairMode("bonus", 100)]);
  const publication = await take(writeFiles(files), "whole");
  expect(publication).toMatchObject({ game: "whole", version: 1, status: "imported" });
  expect(publication.report.modes.map(({ rtp }) => rtp)).toEqual(["24/25", "24/25"]);
  const modeCache = createModeCache(server.db);
  const [base, bonus] = await modeCache.modes(publication.id);
  if (base === undefined || bonus === undefined) throw new Error("A mode is missing.");
  expect([base.name, bonus.costMicros, base.bookCount]).toEqual(["base", 100_000_000, 80]);
  const published = files.books["base"]?.trim().split("\n") ?? [];
  const root = Buffer.from(base.booksRoot, "hex");
  for (const [index, text] of published.entries()) {
    const line = lineOf(await modeCache.book(base, index));
    expect(line.toString()).toBe(text);
    const leaf = leafOf(line, sha256);
    const claim = { leaf, index, count: base.bookCount, path: await modeCache.path(base, index) };
    expect(Buffer.from(climb(claim, sha256))).toEqual(root);
  }
});

test("the same publication is not taken twice, another is the next version", async () => {
  const [first, second] = [fairMode("base"), fairMode("Base")];
  const folder = writeFiles(filesOf([first]));
  await take(folder, "again");
  await expect(take(folder, "again")).rejects.toThrow("This is version 1 of again");
  expect((await take(writeFiles(filesOf([second])), "again")).version).toBe(2);
});

test("ids may begin with 1, and a file may consist of several frames", async () => {
  const files = filesOf([fairMode("base")], 1);
  const folder = writeFiles(files);
  const lines = files.books["base"] ?? "";
  const frames = [lines.slice(0, 1_000), lines.slice(1_000)].map((part) => zstdCompressSync(part));
  writeFileSync(path.join(folder, "books_base.jsonl.zst"), Buffer.concat(frames));
  const { id } = await take(folder, "frames");
  const modeCache = createModeCache(server.db);
  const [mode] = await modeCache.modes(id);
  expect(mode).toMatchObject({ firstId: 1, bookCount: 80 });
});

const base = filesOf([fairMode("base")]);
const weightsOf = (change: (text: string) => string): Files => ({
  ...base,
  weights: { base: change(base.weights["base"] ?? "") },
});
const booksOf = (change: (text: string) => string): Files => ({
  ...base,
  books: { base: change(base.books["base"] ?? "") },
});
const indexOf = (index: string): Files => ({ ...base, index });

test.each([
  ["index.json is not JSON", indexOf("{")],
  ["index.json", indexOf('{"modes":[]}')],
  ["index.json", indexOf(base.index.replace("books_base.jsonl.zst", "../books.zst"))],
  ["two modes have one name", filesOf([fairMode("base"), fairMode("BASE")])],
  [
    "There is no file other.csv",
    indexOf(base.index.replace("lookUpTable_base_0.csv", "other.csv")),
  ],
  ["more than six decimals", indexOf(base.index.replace('"cost":1', '"cost":1.0000001'))],
  ["the list of weights is empty", weightsOf(() => "")],
  ["row 1 of the weights is no whole row", weightsOf((text) => `id,weight,payout\n${text}`)],
  ["row 2 of the weights has the id 2", weightsOf((text) => text.replace("1,25", "2,25"))],
  ["ids begin with 0 or 1, not with 7", weightsOf((text) => text.replace("0,60", "7,60"))],
  ["more than 2^64 - 1", weightsOf((text) => text.replace("0,60", `0,${2n ** 64n - 1n}`))],
  ["all weights are zero", weightsOf((text) => text.replaceAll(/,\d+,/g, ",0,"))],
  ["pays more than can be told", weightsOf((text) => text.replace("60,0", "60,4294967296"))],
  ["line 2 of the books has the id 9", booksOf((text) => text.replace('"id":1,', '"id":9,'))],
  ["its row of weights 100", booksOf((text) => text.replace('plier":100', 'plier":110'))],
  ["has no list of events", booksOf((text) => text.replace('"events"', '"event"'))],
  ["is no object in JSON", booksOf((text) => text.replace('{"id":1,', '{"id":1'))],
  ["79 books for 80 rows", booksOf((text) => text.trim().split("\n").slice(0, -1).join("\n"))],
  ["more books than rows", booksOf((text) => `${text}{}\n`)],
  ["it returns 0.0000 %", filesOf([{ name: "base", cost: 1, rows: [{ weight: 1, payout: 0 }] }])],
])("refused: %s", async (reason, files) => {
  await expect(take(writeFiles(files))).rejects.toThrow(reason);
  await expect(take(writeFiles(files))).rejects.toThrow(reason);
});

test("a file that was cut off is refused, and one that is not compressed", async () => {
  const folder = writeFiles(base);
  const file = path.join(folder, "books_base.jsonl.zst");
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  await expect(take(folder)).rejects.toThrow("is not zstd, or not whole");
  writeFileSync(file, base.books["base"] ?? "");
  await expect(take(folder)).rejects.toThrow("is not zstd, or not whole");
  const modeCache = createModeCache(server.db);
  await expect(modeCache.modes("00000000-0000-0000-0000-000000000000")).resolves.toEqual([]);
});

test("why an import was refused is kept, of any length and with any character", async () => {
  const id = `"${"\\u0000".repeat(2_000)}"`;
  const folder = writeFiles(booksOf((text) => text.replace('"id":1,', `"id":${id},`)));
  await expect(take(folder, "kept-reasons")).rejects.toThrow("has the id");
  const [latest] = await listRefusals(server.db);
  expect(latest).toMatchObject({ game: "kept-reasons", folder: path.basename(folder) });
  expect(latest?.reasons).toEqual([expect.stringMatching(/^base: .* has the id \uFFFD+\.$/)]);
  const id1000 = expect.stringMatching(/^\uFFFD{1000}$/) as string;
  const params = { mode: "base", row: "2", id: id1000 };
  expect(latest?.findings).toEqual([{ code: "book_id", params }]);
});

test("a publication may bring its picture for the lobby, drawn anew as soon as it is offered", async () => {
  const folder = writeFiles(filesOf([fairMode("pictured")]));
  writeFileSync(path.join(folder, "tile.png"), await createCanvas(300, 200).encode("png"));
  const { publication } = await offerFolder(server, { folder, game: "with-a-picture" });
  expect(publication.report.warnings).toEqual(["pictured: 80 books, fewer than 100 000."]);
  const game = await server.rooms.catalog.findGameByCode(RGS_STUDIO, "with-a-picture");
  const served = await server.app.inject({ url: game?.image ?? "" });
  expect(pictureSize(served.rawPayload)).toEqual({ width: 480, height: 640 });

  const other = writeFiles(filesOf([fairMode("unfit")]));
  writeFileSync(path.join(other, "tile.jpg"), "no picture");
  const { report } = await take(other, "with-a-picture");
  expect(report.findings?.map(({ code }) => code)).toEqual(["books_few", "tile_unfit"]);
});

test("a game's code is a code", async () => {
  await expect(take(writeFiles(base), "../x")).rejects.toThrow("A game's code is small letters");
});
