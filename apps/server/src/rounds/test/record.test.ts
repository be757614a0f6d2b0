import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  deleteFavourite,
  favourites,
  popular,
  ranking,
  setFavourite,
} from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { record } from "@tucano/contract/player/games/rounds.ts";
import { readJournal } from "../../testing/journal.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { type Bench, openBench, type Player, transaction, units } from "./bench.ts";

let bench: Bench;
let player: Player;
beforeAll(async () => {
  bench = await openBench();
  player = await bench.newPlayer({ cash: 100_000 });
});
afterAll(() => bench.close());

async function play(stake: number, win: number | null, game = "onca-dourada"): Promise<string> {
  const { catalog } = bench.server.rooms;
  const gameId = (await catalog.findGameByCode("house", game))?.id ?? 0;
  const token = await bench.launchFor(player, gameId);
  const common = { token, game_code: game };
  const bet = transaction(player, { ...common, amount: units(stake) });
  await bench.inProcess.bet(bet);
  if (win !== null) {
    await bench.inProcess.win(
      transaction(player, {
        ...common,
        round: bet.round,
        reference_transaction_uuid: bet.transaction_uuid,
        amount: units(win),
        round_closed: true,
      }),
    );
  }
  return bet.round;
}

const ask = (input: object = {}) => bench.server.send(record, input, { token: player.token });
const read = async (input: object = {}) => (await ask(input)).body.data as DataOf<typeof record>;

describe("a member reads what they played", () => {
  test("rounds, the latest first, with totals over all pages", async () => {
    await play(100, 250);
    bench.server.clock.advance(1_000);
    await play(200, 0, "mare-alta");
    bench.server.clock.advance(1_000);
    const open = await play(50, null);
    const first = await read({ limit: 2 });
    expect(first).toMatchObject({
      total: 3,
      page: 1,
      limit: 2,
      total_bet_amount: "3.50",
      total_win_amount: "2.50",
      total_win_loss_amount: "-1.00",
    });
    expect(first.list).toHaveLength(2);
    expect(first.list[0]).toMatchObject({
      round_id: open,
      brand: "Onça",
      name: "Onça Dourada",
      bet_amount: "0.50",
      win_loss_amount: "-0.50",
      status: "open",
      settled_at: null,
    });
    expect(first.list[1]).toMatchObject({ brand: "Maré", status: "settled" });
    const last = (await read({ limit: 2, page: 2 })).list;
    expect(last).toMatchObject([
      { bet_amount: "1.00", win_amount: "2.50", win_loss_amount: "1.50" },
    ]);
  });

  test("filters: brand by name or code, game type, days", async () => {
    const totals = async (input: object) => (await read(input)).total;
    expect(await totals({ brand: "Maré" })).toBe(1);
    expect(await totals({ brand: "onca" })).toBe(2);
    expect(await totals({ brand: "nobody" })).toBe(0);
    expect(await totals({ game_type: "slots" })).toBe(3);
    expect(await totals({ game_type: "crash" })).toBe(0);
    expect(await totals({ range: "today" })).toBe(3);
    expect(await totals({ from: "2020-01-01", to: "2020-01-31" })).toBe(0);
  });

  test("a rolled back round is void and weighs nothing", async () => {
    const other = await bench.newPlayer({ cash: 1_000 });
    const bet = transaction(other, { amount: units(300) });
    await bench.inProcess.bet(bet);
    await bench.inProcess.rollback(
      transaction(other, {
        round: bet.round,
        reference_transaction_uuid: bet.transaction_uuid,
      }),
    );
    const { body } = await bench.server.call(record, {}, { token: other.token });
    expect(body.data.list).toMatchObject([{ status: "void", bet_amount: "0.00" }]);
    expect(body.data.total_win_loss_amount).toBe("0.00");
  });

  test("nobody reads another member's rounds", async () => {
    const stranger = await registerTestMember(bench.server);
    const own = await bench.server.call(record, {}, { token: stranger.token });
    expect(own.body.data.list).toEqual([]);
    const foreign = await bench.server.send(
      record,
      { member_id: player.memberId },
      { token: stranger.token },
    );
    expect(foreign.status).toBe(403);
    expect(JSON.stringify(foreign.body)).not.toContain("Onça");
    expect((await bench.server.call(record, {})).status).toBe(401);
  });

  test.each([
    { range: "always" },
    { from: "20-11-2026" },
    { from: "2026-02-30" },
    { page: -1 },
    { game_type: "roulette" },
    { limit: "all" },
    { from: "2000-01-01", to: "2026-01-01" },
  ])("%o is refused with a reason", async (input) => {
    expect((await ask(input)).status).toBe(422);
  });
});

describe("charts come from rounds really played", () => {
  test("most played first, with the true numbers", async () => {
    await readJournal(bench.server.house.journal);
    bench.server.clock.advance(60_000);
    bench.server.rooms.catalog.invalidate();
    const places = (await bench.server.call(ranking, {})).body.data as DataOf<typeof ranking>;
    expect(places.basis).toBe("play");
    const rows = places.list.map((row) => [row.place, row.game.code, row.rounds]);
    expect(rows.slice(0, 2)).toEqual([
      [1, "onca-dourada", 2],
      [2, "mare-alta", 1],
    ]);
    expect(rows.slice(2).every(([, , rounds]) => rounds === 0)).toBe(true);
    expect((await bench.server.call(popular, { limit: 1 })).body.data.list).toMatchObject([
      { code: "onca-dourada" },
    ]);
  });
});

describe("favourites are one's own", () => {
  test("set and deleted, each answering the list as it is now; twice is once", async () => {
    const own = { member_id: player.memberId };
    const call = (endpoint: typeof setFavourite | typeof deleteFavourite, game_id: number) =>
      bench.server.send(endpoint, { game_id, ...own }, { token: player.token });
    await call(setFavourite, 1);
    bench.server.clock.advance(1_000);
    await call(setFavourite, 2);
    expect((await call(setFavourite, 2)).body.data).toMatchObject({
      total: 2,
      list: [
        { id: 2, is_favourite: true },
        { id: 1, is_favourite: true },
      ],
    });
    expect((await call(deleteFavourite, 2)).body.data).toMatchObject({
      total: 1,
      list: [{ id: 1 }],
    });
    expect((await call(deleteFavourite, 2)).body.data.total).toBe(1);
    expect((await call(setFavourite, 4711)).body.error).toBe("catalog.game_not_found");
  });

  test("the list takes its parameters from the query, as the client sends them", async () => {
    const response = await bench.server.app.inject({
      method: "POST",
      url: `${favourites.path}?member_id=${player.memberId}&name=${player.account}`,
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json().data.total).toBe(1);
  });

  test("another member's list is 403 and stays as it was", async () => {
    const stranger = await registerTestMember(bench.server);
    for (const endpoint of [favourites, setFavourite, deleteFavourite]) {
      const answer = await bench.server.send(
        endpoint,
        { game_id: 1, member_id: player.memberId },
        { token: stranger.token },
      );
      expect(answer.status).toBe(403);
    }
    const own = await bench.server.call(favourites, {}, { token: player.token });
    expect(own.body.data.total).toBe(1);
  });
});
