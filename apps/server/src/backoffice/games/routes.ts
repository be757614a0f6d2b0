import type { Area } from "../core/area.ts";
import type { Parts } from "../core/context.ts";

export function gamesArea(_parts: Parts): Area {
  return { routes: [] };
}
