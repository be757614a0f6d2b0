/**
 * Makes the folder of a new slot, which plays at once, after one that there is.
 *
 *   npm run new:slot -- sol-do-agreste
 *   npm run new:slot -- sol-do-agreste cascata-do-ouro "Sol do Agreste"
 */
import { cpSync } from "node:fs";
import { join, relative } from "node:path";
import { offeredGames } from "../../apps/server/src/catalog/defaults.ts";
import { slots } from "@tucano/game-math/grid-slots/index.ts";
import { root } from "../lib/root.ts";
import { runBin } from "../lib/run.ts";
import { writeRegistry } from "./registry.ts";
import { nameOf, writeSlot } from "./write-slot.ts";

const [code, like = "boto-encantado", name] = process.argv.slice(2);
if (code === undefined) throw new Error("npm run new:slot -- <code> [<like> [<name>]]");

const taken = [...offeredGames(), ...slots].map(({ id }) => id);
const id = Math.max(...taken) + 1;
const folder = await writeSlot({ code, like, id, name: name ?? nameOf(code) });
writeRegistry();
// What lists and links show of it, until `tools/art` has drawn its own.
const art = join(root, "apps/player/public/art");
cpSync(join(art, "games", like), join(art, "games", code), { recursive: true });
cpSync(join(art, "banners", `${like}.avif`), join(art, "banners", `${code}.avif`));
await runBin(`${root}/node_modules/oxfmt/bin/oxfmt`, [folder]);
console.log(`${relative(root, folder)} plays like ${like}. Make it a game of its own there, then
  npm run maths -- slots ${code}   reckons its figures: from then on it is offered
  npm run vectors                 publishes how it is played
  npm run texts                   takes its words into the catalogues, to be translated`);
