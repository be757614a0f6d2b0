/**
 * The three heads of the court cards, from our own drawings: the jaguar for kings, the toucan for
 * queens, Saci for jacks. `node tools/art/card-courts.ts` writes them for the games' client.
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { root } from "../lib/root.ts";

const EDGE = 208;
const target = path.join(root, "apps/games/src/art/cards");
mkdirSync(target, { recursive: true });
for (const name of ["jaguar", "toucan", "saci"]) {
  const drawing = readFileSync(path.join(root, `tools/art/drawings/${name}.svg`));
  await sharp(drawing, { density: 300 })
    .resize(EDGE, EDGE, { fit: "contain", background: "#0000" })
    .webp({ quality: 84, alphaQuality: 90, effort: 6 })
    .toFile(path.join(target, `${name}.webp`));
}
