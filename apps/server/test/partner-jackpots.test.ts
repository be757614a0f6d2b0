// Protects: what a partner says of a jackpot is kept with the round and shown to its player and to
// staff; it moves no money, holds nothing up whatever it says, and goes with what is undone.
import { afterAll, beforeAll, expect, test } from "vitest";
import { readRound } from "@tucano/contract/backoffice/games/tables.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { record } from "@tucano/contract/player/games/rounds.ts";
import type { StudioWallet } from "@tucano/contract/studios/studio-wallet.ts";
import { hire, type Hired } from "../src/backoffice/test/staff-bench.ts";
import { type Player, transaction, units } from "../src/rounds/test/bench.ts";
import { openPartnerBench, PARTNER, type PartnerBench } from "./partner-bench.ts";

let bench: PartnerBench;
let desk: Hired;
let player: Player;
let wallet: StudioWallet;
beforeAll(async () => {
  bench = await openPartnerBench();
  desk = await hire(bench.server, { role: "administrator" });
  wallet = bench.server.rooms.rounds.studioWallet(PARTNER);
  const member = await bench.newPlayer(100_000);
  const token = await bench.studio.tokenOf(member.gameSession);
  player = { ...member, playToken: token ?? "" };
});
afterAll(async () => {
  expect(await bench.bookDifferences()).toEqual([]);
  await bench.close();
});

const bet = (changes: Record<string, unknown> = {}) => {
  bench.server.clock.advance(10_000);
  return transaction(player, { game_code: "sbx_coin", amount: units(100), ...changes });
};
type Bet = ReturnType<typeof bet>;
const about = (of: Bet, changes: Record<string, unknown> = {}) => ({
  ...bet({ round: of.round, ...changes }),
  reference_transaction_uuid: of.transaction_uuid,
});
const take = async (of: Bet) => expect((await wallet.bet(of)).status).toBe("RS_OK");
const shown = async ({ round }: Bet) => {
  const { body } = await bench.server.call(record, { limit: 100 }, player);
  const { list } = body.data as DataOf<typeof record>;
  const mine = list.find(({ round_id: id }) => id === round)?.jackpot;
  const of = { member_id: player.memberId, studio: PARTNER, round_id: round };
  const { body: detail } = await bench.server.call(readRound, of, { headers: desk.headers });
  const theirs = (detail.data as DataOf<typeof readRound>).jackpot;
  expect(theirs).toEqual(mine);
  return theirs;
};

test("both sides of it are with the round, to the unit, and move nothing", async () => {
  const before = await bench.cash(player.memberId);
  const first = bet({ jackpot_contribution: 250, jackpot_id: "Major" });
  await take(first);
  await take(bet({ round: first.round, jackpot_contribution: 1_000, jackpot_id: "Mini" }));
  expect(await bench.cash(player.memberId)).toBe(before - 200);
  const won = about(first, {
    amount: units(5_000),
    jackpot_win: units(4_000),
    jackpot_id: "Major",
  });
  expect((await wallet.win(won)).status).toBe("RS_OK");
  expect(await bench.cash(player.memberId)).toBe(before - 200 + 5_000);
  const whole = { contributed: "0.0125", won: "40.00", names: ["Major", "Mini"] };
  expect(await shown(first)).toEqual(whole);
  // Sent again, with other words: it is counted once, as it was first said.
  expect((await wallet.win({ ...won, jackpot_win: units(5_000) })).status).toBe("RS_OK");
  expect(await shown(first)).toEqual(whole);
});

test("of a round without one nothing is said, nor of what makes no sense", async () => {
  const plain = bet();
  await take(plain);
  expect(await shown(plain)).toBeNull();
  for (const said of [units(101), -1, 0.5, "100", null, { amount: 1 }]) {
    const odd = bet({ jackpot_contribution: said, jackpot_id: 7 });
    await take(odd);
    const won = about(odd, { amount: units(50), jackpot_win: said, jackpot_id: "x".repeat(900) });
    expect((await wallet.win(won)).status).toBe("RS_OK");
    expect(await shown(odd)).toBeNull();
  }
  // A jackpot that was said and not paid is none.
  const claimed = bet();
  await take(claimed);
  const won = about(claimed, { amount: 0, jackpot_win: units(1_000_000), jackpot_id: "Grand" });
  expect((await wallet.win(won)).status).toBe("RS_OK");
  expect(await shown(claimed)).toBeNull();
});

test("what is undone takes it along", async () => {
  const undone = bet({ jackpot_contribution: 500 });
  await take(undone);
  expect(await shown(undone)).toEqual({ contributed: "0.005", won: "0.00", names: [] });
  expect((await wallet.rollback(about(undone))).status).toBe("RS_OK");
  expect(await shown(undone)).toBeNull();
});
