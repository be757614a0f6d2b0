/** Pieces on a transparent ground, for the games' own stages: names and heroes. */
import { type GameCode, looks } from "./games.ts";
import { goldTitle } from "./lettering.ts";
import { drawing, emoji, lights, picture, place, restartScopes } from "./svg.ts";

/** The name alone, on one line and a transparent ground: stands above the reels. */
export function titlePicture(code: GameCode): string {
  restartScopes();
  const look = looks[code];
  const style = { x: 360, y: 98, width: 640, size: 100, edge: look.edge, inlay: look.inlay };
  const name = goldTitle([look.title.join(" ")], style);
  return picture({ width: 720, height: 140 }, lights(look.rim) + name);
}

/** The hero alone on a transparent ground: looks over the cabinet on tall screens. */
export function heroPicture(code: GameCode): string {
  restartScopes();
  const figures = {
    "onca-dourada": { what: drawing("jaguar"), width: 330, y: 210, tilt: 0 },
    "mare-alta": { what: emoji("dolphin"), width: 350, y: 205, tilt: -8 },
    "noite-do-saci": { what: drawing("saci"), width: 300, y: 215, tilt: -3 },
  } as const;
  const { what, ...at } = figures[code];
  const figure = place(what, { x: 210, ...at, filter: "hero" });
  return picture({ width: 420, height: 420 }, lights(looks[code].rim) + figure);
}
