// Protects: a stream is made only while somebody watches and shows the table as it is; without
// ffmpeg none is promised; pages may load from the hosts that operators entered, and from no other.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { videoList, type VideoChannel } from "@tucano/contract/player/games/videos.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { hasFfmpeg } from "../channels/encoder.ts";
import { deleteChannel, listChannels, writeChannel } from "../repository.ts";
import { UNWATCHED_MS } from "../channels/stream.ts";

const TABLE = "roleta-ao-vivo";
const STREAM = `/streams/${TABLE}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (file: string) => fetch(`${server.url}${file}`, { headers: { accept: "text/html" } });

async function watchable(): Promise<{ list: VideoChannel[]; hasStudio: boolean }> {
  const { data } = (await server.call(videoList, {})).body;
  return { list: data.list as VideoChannel[], hasStudio: data.has_studio as boolean };
}

const canFilm = await hasFfmpeg();

describe("the studio", () => {
  test("what is listed can be watched, and nothing is promised that cannot", async () => {
    const { list, hasStudio } = await watchable();
    expect(hasStudio).toBe(canFilm);
    const own = list.filter(({ kind }) => kind === "studio");
    expect(own.length > 0).toBe(hasStudio);
    await server.rooms.sharedRounds.advance(TABLE);
    const playlist = await get(`${STREAM}/index.m3u8`);
    expect(playlist.status).toBe(hasStudio ? 200 : 404);
    if (!hasStudio) return;
    expect(playlist.headers.get("content-type")).toContain("mpegurl");
    const segment = /^\d+-\d{6}\.ts$/m.exec(await playlist.text())?.[0] ?? "";
    const bytes = new Uint8Array(await (await get(`${STREAM}/${segment}`)).arrayBuffer());
    // Every packet of a transport stream begins with this byte.
    expect([bytes[0], bytes[188]]).toEqual([0x47, 0x47]);
  });

  test("a stream that nobody watches ends and leaves nothing behind", async () => {
    const isShown = (await get(`${STREAM}/index.m3u8`)).status === 200;
    expect(server.rooms.studio.running()).toEqual(isShown ? [TABLE] : []);
    server.clock.advance(UNWATCHED_MS + 1_000);
    await vi.waitFor(() => expect(server.rooms.studio.running()).toEqual([]), { timeout: 15_000 });
  }, 30_000);
});

test("nothing but a stream's own files is given out", async () => {
  for (const file of ["..%2f..%2fsecrets%2fkey", "0-1.ts", "index.m3u8.tmp", "%00"]) {
    expect((await get(`${STREAM}/${file}`)).status).toBe(404);
  }
  expect((await get("/streams/nobodys/index.m3u8")).status).toBe(404);
});

test("a channel of somebody else's is listed while it is shown, and gone with its host", async () => {
  const set = { by: "operator:1", at: server.clock.now() };
  const wish = { title: "TV", streamUrl: "https://live.example/a.m3u8", position: 0 };
  const id = await inTransaction(server.db, (tx) =>
    writeChannel(tx, null, { ...wish, isShown: true }, set),
  );
  const titles = async () => (await watchable()).list.map(({ title }) => title);
  expect(await titles()).toContain("TV");
  expect(await listChannels(server.db)).toMatchObject([{ id, ...wish }]);
  await inTransaction(server.db, (tx) => writeChannel(tx, id, { ...wish, isShown: false }, set));
  expect(await titles()).not.toContain("TV");
  expect(await inTransaction(server.db, (tx) => deleteChannel(tx, id ?? 0))).toBe(true);
  expect(await inTransaction(server.db, (tx) => deleteChannel(tx, id ?? 0))).toBe(false);
});
