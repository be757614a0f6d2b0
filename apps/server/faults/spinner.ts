/** A player who spins, round after round, each under a key of its own. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import type { Note, Player, PlayersOptions } from "./cast.ts";
import { persist } from "./persist.ts";

const BROKE_MS = 250;

export function createSpinner(
  { number, member, playToken, stake }: Player,
  { urls, thinkMs = 0 }: PlayersOptions,
  note: Note,
): () => Promise<void> {
  let round = number;
  return async () => {
    round += 1;
    const id = randomUUID();
    const input = { stake, round_key: id };
    const call = { token: playToken };
    const told = await persist(
      { wish: "spin", id, member, urls, first: round, endpoint: spin, input, call },
      note,
    );
    if (told === null) return pause(BROKE_MS);
    const { round_id: name, stake: staked, win, balance: amount } = told.data;
    note({ ...told.line, event: "acknowledged", name, stake: staked, win, amount });
    if (thinkMs > 0) await pause(thinkMs);
  };
}
