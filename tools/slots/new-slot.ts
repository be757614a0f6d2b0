/**
 * Makes the folder of a new slot, which plays at once, after one that there is.
 *
 *   npm run new:slot -- sol-do-agreste
 *   npm run new:slot -- sol-do-agreste cascata-do-ouro "Sol do Agreste"
 */
import { cpSync } from "node:fs";
import { join, relative } from "node:path";
import { gamesByFolder, tablesByFolder } from "@tucano/game-math/games/index.ts";
import { slotsByFolder } from "@tucano/game-math/slots/index.ts";
import { root } from "../lib/root.ts";
import { runBin } from "../lib/run.ts";
import { writeRegistries } from "./registry.ts";
import { nameOf, writeSlot } from "./write-slot.ts";

const [code, like = "boto-encantado", name] = process.argv.slice(2);
if (code === undefined) throw new Error("npm run new:slot -- <code> [<like> [<name>]]");

const taken = [...slotsByFolder, ...gamesByFolder, ...tablesByFolder];
const id = Math.max(...taken.map(({ definition }) => definition.id)) + 1;
const folder = await writeSlot({ code, like, id, name: name ?? nameOf(code) });
writeRegistries();
// What lists and links show of it, until `tools/art` has drawn its own.
const art = join(root, "apps/player/public/art");
cpSync(join(art, "games", like), join(art, "games", code), { recursive: true });
cpSync(join(art, "banners", `${like}.avif`), join(art, "banners", `${code}.avif`));
await runBin(`${root}/node_modules/oxfmt/bin/oxfmt`, [folder]);
console.log(`${relative(root, folder)} plays like ${like}. Make it a game of its own there, then
  npm run maths -- slots ${code}   reckons its figures: from then on it is offered
  npm run vectors                 publishes how it is played
  npm run texts                   takes its words into the catalogues, to be translated`);
