/**
 * Every address of the player site, read from the files that declare them: a page that is added
 * later is looked at without anybody thinking of it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../apps/player/src/addresses");

/** They need something in their address, or are a modal over another page. */
const LEFT_OUT = new Set(["/gameInfo", "/recharge-payment", "/login", "$"]);

export const addresses: readonly string[] = readdirSync(folder)
  .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/path: "([^"]+)"/g)])
  .map(([, path = ""]) => path)
  .filter((path) => path !== "" && !LEFT_OUT.has(path))
  .toSorted();

/** Fewer than this: the addresses are not where they were, and nothing would be proved. */
const LEAST = 50;
if (addresses.length < LEAST) throw new Error(`Only ${addresses.length} addresses were found.`);
