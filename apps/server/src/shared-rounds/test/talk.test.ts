// Protects: what is said at a live table is told to everybody there exactly once, also to those who
// are connected to another process; and what a moderator takes out goes from all of them.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { connectToTables } from "./table-client.ts";

const GAME = "roleta-ao-vivo";

let first: TestServer;
let second: TestProcess;
beforeAll(async () => {
  first = await startTestServer();
  const { databaseUrl, secretsFolder, clock } = first;
  second = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
  await first.rooms.sharedRounds.advance(GAME);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

async function sitDown(url: string) {
  const { token } = await registerTestMember(first);
  const game = await first.rooms.catalog.findGameByCode(HOUSE_STUDIO, GAME);
  const answer = await first.call(launch, { game_id: game?.id ?? 0 }, { token });
  const launched = answer.body.data as DataOf<typeof launch>;
  const playToken = new URLSearchParams(launched.url.split("#")[1]).get("token") ?? "";
  const line = await connectToTables(url);
  line.say({ type: "hello", token: playToken, game: GAME, lang: "en" });
  await line.hear("welcome");
  return line;
}

test("a line reaches the players of both processes once, and leaves both", async () => {
  const here = await sitDown(first.url);
  const beside = await sitDown(first.url);
  const there = await sitDown(second.url);
  here.say({ type: "chat", text: "Boa sorte a todos" });
  const [own, near, far] = await Promise.all(
    [here, beside, there].map((line) => line.hear("chat")),
  );
  expect(own?.line).toMatchObject({ text: "Boa sorte a todos", is_own: true });
  expect(near?.line).toMatchObject({ id: own?.line.id, is_own: false });
  expect(far?.line).toMatchObject({ id: own?.line.id, is_own: false });
  there.say({ type: "chat", text: "Para vocês também" });
  await Promise.all([here, beside, there].map((line) => line.hear("chat", 2)));
  const id = own?.line.id ?? 0;
  expect(await second.house.rooms.sharedRounds.removeChat(id, 1)).toBe(true);
  for (const line of [here, beside, there]) {
    expect(await line.hear("chat_removed")).toMatchObject({ line: id });
  }
  // A notice of the first line has come to both by now: nobody was told of it again.
  for (const line of [here, beside, there]) {
    expect(line.all("chat")).toHaveLength(2);
    expect(line.all("chat_removed")).toHaveLength(1);
    line.socket.close();
  }
});
