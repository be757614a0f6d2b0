/** A player at the flight, which is one round for everybody: one bet in each that takes bets. */
import { setTimeout as pause } from "node:timers/promises";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import type { Note, Player, PlayersOptions } from "./cast.ts";
import { ask } from "./client.ts";
import { betOnce, FLIGHT } from "./interrupted-bets.ts";
import { Device } from "./interrupted-player.ts";
import { nowMs } from "./player-log.ts";

const REFUSED_MS = 250;

export async function createBettor(
  { member, token: login }: Player,
  { urls }: PlayersOptions,
  note: Note,
): Promise<() => Promise<void>> {
  const [server = ""] = urls;
  const games = (await ask(server, listGames, { limit: 100 })).data?.list ?? [];
  const flight = games.find((game) => game.code === FLIGHT);
  if (flight === undefined) throw new Error("There is no flight.");
  const launched = await ask(
    server,
    launch,
    { game_id: flight.id, mode: "real" },
    { token: login },
  );
  const fragment = new URL(launched.data?.url ?? "", server).hash.slice(1);
  const token = new URLSearchParams(fragment).get("token") ?? "";
  const device = new Device({ url: server, token, isServerAway: () => false });
  return async () => {
    const sentAtMs = nowMs();
    const line = () => ({
      wish: "bet" as const,
      member,
      server,
      sentAtMs,
      tookMs: nowMs() - sentAtMs,
    });
    let id = "";
    const told = await betOnce(device, ({ key, name }) => {
      id = key;
      note({ ...line(), event: "taken", id, name });
    });
    if (told === null) return pause(REFUSED_MS);
    const { name, staked: stake, win } = told;
    note({ ...line(), event: "acknowledged", id, name, stake, win, amount: "" });
  };
}
