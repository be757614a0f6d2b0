/**
 * Every address of the player site, read from the files that declare them: a page that is added
 * later is looked at without anybody thinking of it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";

const folder = join(import.meta.dirname, "../../apps/player/src/addresses");

/** They are no pages by themselves: what stands in their address makes them one. */
const LEFT_OUT = new Set(["/gameInfo", "/replay", "/recharge-payment", "$"]);

export const addresses: readonly string[] = readdirSync(folder)
  .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/path: "([^"]+)"/g)])
  .map(([, path = ""]) => path)
  .filter((path) => path !== "" && !LEFT_OUT.has(path))
  .toSorted();

/** Those that search engines may find. */
export const publicPages: readonly string[] = [
  ...readFileSync(join(folder, "../writing/public-pages.ts"), "utf8").matchAll(/^ {2}"(\/.*)",$/gm),
].map(([, path = ""]) => path);
if (publicPages.length === 0) throw new Error("No public pages were found.");

/** Fewer than this: the addresses are not where they were, and nothing would be proved. */
const LEAST = 50;
if (addresses.length < LEAST) throw new Error(`Only ${addresses.length} addresses were found.`);

/** E2E_PAGES looks at some of them again, as in E2E_PAGES='^/(?:recharge|withdraw)'. */
const WANTED = new RegExp(process.env["E2E_PAGES"] ?? "");

/** Every address and what is behind a link with something in it: a slot, a table, nowhere. */
export async function everyAddress(baseUrl: string): Promise<readonly string[]> {
  const { list } = await createApiClient(baseUrl)(listGames, { limit: 100 });
  const games = ["slots", "crash", "live"].flatMap(
    (type) => list.find((game) => game.game_type === type) ?? [],
  );
  const links = games.map(({ id }) => `/gameInfo?id=${id}`);
  const all = [...addresses, ...links, "/gameInfo?id=999999", "/no-such-page"];
  return all.filter((path) => WANTED.test(path));
}
