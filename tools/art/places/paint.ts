/** Paints the places behind the arcade's boards, two layers each, into the folders of the games.
 */
import { fileURLToPath } from "node:url";
import { diceFor, lights, picture, restartScopes, type Size } from "../svg.ts";
import { clearing } from "./clearing.ts";
import { gallery } from "./gallery.ts";
import { garden } from "./garden.ts";
import { highlands } from "./highlands.ts";
import type { Place } from "./kit.ts";
import { moonlight } from "./moonlight.ts";
import { promenade } from "./promenade.ts";

export const places: Readonly<Record<string, Place>> = {
  dados: clearing,
  "estrela-cadente": highlands,
  "roda-da-praia": promenade,
  "plinko-tropical": garden,
  garimpo: gallery,
  "torre-do-saci": moonlight,
};

const BACK: Size = { width: 1280, height: 960 };
const NEAR: Size = { width: 1280, height: 520 };

export const gamesFolder = fileURLToPath(
  new URL("../../../apps/games/src/games/", import.meta.url),
);

interface Painter {
  readonly paint: (svg: string, width: number, quality: number) => Promise<Buffer>;
  readonly save: (path: string, data: Buffer) => Promise<void>;
}

/** `wanted` is one game's code; without it, all of them. */
export async function drawPlaces({ paint, save }: Painter, wanted?: string): Promise<void> {
  for (const [code, place] of Object.entries(places)) {
    if (wanted !== undefined && wanted !== code) continue;
    restartScopes();
    const dice = diceFor(code);
    const back = picture(BACK, lights("#ffe9b0") + place.back(dice, BACK));
    const near = picture(NEAR, lights("#ffe9b0") + place.near(dice, NEAR));
    await save(`${gamesFolder}${code}/place/back.avif`, await paint(back, BACK.width, 46));
    await save(`${gamesFolder}${code}/place/near.avif`, await paint(near, NEAR.width, 50));
  }
}
