// Protects: chips are the table's only when the server has taken them, and none is counted twice.
import type { OwnBet } from "@tucano/contract/player/games/shared-tables.ts";
import { expect, test } from "vitest";
import { createLiveBets } from "./live-bets.ts";

const betOf = (key: string, chips: Record<string, number>, status: OwnBet["status"]): OwnBet => ({
  bet_key: key,
  bet_id: key,
  round_id: "r",
  unit: "0.50",
  stake: "0.50",
  choice: { chips },
  client_seed: null,
  status,
  cashed_hundredths: null,
  win: null,
  placed_at: "",
});

test("chips go from the player's hand to the table, and come back to be repeated", () => {
  const bets = createLiveBets({ stakeMax: 100, fromWire: (spot) => spot.replace("-", "") });
  bets.open.lay([["red", 3]]);
  expect([bets.taken.size, bets.all.get("red")]).toEqual([0, 3]);
  bets.take(betOf("a", { red: 3, "dozen-1": 2 }, "staked"));
  bets.settleOpen();
  bets.take(betOf("a", { red: 3, "dozen-1": 2 }, "settled"));
  expect(Object.fromEntries(bets.all)).toEqual({ red: 3, dozen1: 2 });
  bets.take(betOf("b", { red: 1 }, "staked"));
  bets.take(betOf("b", { red: 1 }, "void"));
  expect(bets.taken.get("red")).toBe(3);
  bets.startRound();
  expect([bets.all.size, bets.last.get("red")]).toEqual([0, 3]);
});
