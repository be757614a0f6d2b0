// Protects: an imported front end is served from an origin of its own, with nothing of the house
// beside it; it may load itself and speak to the house, and only pages of the house may frame it.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemRandom } from "../../platform/random.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { importPublication } from "../index.ts";
import { fairMode, filesOf, writeFiles } from "../../testing/books/publications.ts";
import { offerGame, seatPlayer } from "./table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = '<!doctype html><script>window.a = 1;</script><script src="a.js"></script>';

function writeFront(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tucano-front-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test("the launch address shows the page, with a policy of its own and its files beside it", async () => {
  const front = writeFront({ "index.html": page, "assets/a b.js": "1;" });
  const { gameId } = await offerGame(server, "shown-game", [fairMode("base")], front);
  const { url } = await seatPlayer(server, { gameId, amount: 0 });
  expect(url.origin).toBe(server.rooms.rgs.frontOrigin());
  const shown = await fetch(url);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toBe(page);
  const policy = shown.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='; /);
  expect(policy).toContain("frame-ancestors http://localhost:* http://127.0.0.1:*");
  expect(policy).toContain("default-src 'none'");
  const script = await fetch(new URL("assets/a%20b.js", url));
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(script.headers.get("cache-control")).toContain("immutable");
});

test("nothing else is there: no folder, no other version, no way out, none of the house", async () => {
  const origin = server.rooms.rgs.frontOrigin();
  const paths = [
    "/",
    "/shown-game/1/",
    "/shown-game/2/index.html",
    "/shown-game/1/..%2f..%2fpackage.json",
    "/shown-game/1/%",
    "/api/games/types",
    "/rgs/wallet/balance",
  ];
  for (const name of paths) expect((await fetch(`${origin}${name}`)).status).toBe(404);
  const posted = await fetch(`${origin}/shown-game/1/index.html`, { method: "POST" });
  expect(posted.status).toBe(404);
});

const take = (front: string) =>
  importPublication(
    { db: server.db, clock: server.clock, random: systemRandom },
    { folder: writeFiles(filesOf([fairMode("base")])), game: "unshown", front },
  );

test.each([
  ["has no index.html", { "page.html": "" }],
  ["of a type that is not served", { "index.html": "", "server.php": "" }],
  ["a name that is not served", { "index.html": "", ".env.json": "" }],
])("refused: a front end that %s", async (reason, files) => {
  await expect(take(writeFront(files))).rejects.toThrow(reason);
});

test("refused: a link that leads elsewhere", async () => {
  const front = writeFront({ "index.html": "" });
  symlinkSync("/etc/hostname", path.join(front, "host.txt"));
  await expect(take(front)).rejects.toThrow("something that is no file");
});
