/** The page of a game: /play/<code>/#token=...&lang=...&lobby=... */
import { bootGame, showBootFailure } from "./boot.ts";
import { tableDoor } from "./games/index.ts";
import { parseLaunch } from "./platform/launch.ts";
import { connectServer } from "./platform/server.ts";
import { createDemoMemory } from "./platform/settings.ts";
import { awaitRound } from "./replay/await-round.ts";
import { createRecordedServer } from "./replay/recorded-server.ts";
import { bootTable } from "./shared/boot-table.ts";

const TIMEOUT_MS = 8000;

const { pathname, hash, origin } = window.location;
const launch = parseLaunch({ pathname, hash, origin });

async function run(): Promise<void> {
  if (launch === null) throw new Error("This address names no game.");
  const table = tableDoor(launch.code);
  if (launch.isReplay) {
    const recorded = await awaitRound(launch);
    if (!("bet" in recorded)) {
      await bootGame({ launch, server: createRecordedServer(recorded), recorded });
    } else if (table !== undefined) await bootTable(launch, table, recorded);
    return;
  }
  if (table !== undefined) return bootTable(launch, table);
  const server = connectServer({
    fetch: window.fetch.bind(window),
    token: launch.token,
    language: launch.language,
    timeoutMs: TIMEOUT_MS,
    demo: createDemoMemory(window, launch.code),
  });
  await bootGame({ launch, server });
}

run().catch((error: unknown) => {
  console.error(error);
  showBootFailure(error, launch);
});
