/** The games whose rounds the workbench plays: those of one player, slots first. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";

export function instantGames(): readonly string[] {
  const slots = readdirSync(join(root, "packages/game-math/src/slots"), { withFileTypes: true });
  const games = readdirSync(join(root, "apps/games/src/games"), { recursive: true }).map(String);
  return [
    ...slots.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    ...games.flatMap((path) => /^([^/]+)\/game\.ts$/.exec(path)?.[1] ?? []),
  ];
}
