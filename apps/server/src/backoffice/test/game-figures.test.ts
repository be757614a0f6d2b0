// Protects: what operators read of games is what the readers of the journal compare with the
// mathematics; and only streams that pages may load are entered.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/games/game-figures.ts";
import { listTables } from "@tucano/contract/backoffice/games/tables.ts";
import * as videos from "@tucano/contract/backoffice/games/video-channels.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { videoList } from "@tucano/contract/player/games/videos.ts";
import { userOf } from "../../rounds/index.ts";
import { newFundedMember } from "../../testing/people/callers.ts";
import { readJournal } from "../../testing/journal.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let administrator: TestOperator;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  member = await newFundedMember(server);
  const { body } = await server.call(launch, { game_id: 1 }, { token: member.token });
  const { url } = body.data as DataOf<typeof launch>;
  const wallet = server.rooms.rounds.studioWallet("house");
  const bet = {
    user: userOf(member.memberId),
    token: new URLSearchParams(url.split("#")[1]).get("token") ?? "",
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: `r-${randomUUID()}`,
    round_closed: false,
    game_code: "onca-dourada",
    currency: "BRL",
    amount: 400 * UNITS_PER_CENTAVO,
  };
  await wallet.bet(bet);
  await wallet.win({
    ...bet,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    amount: 5_000 * UNITS_PER_CENTAVO,
  });
  await readJournal(server.house.journal);
});
afterAll(() => server.close());

test("a game's parsheet, its returns with their band, and its days", async () => {
  const { body } = await server.call(contract.readGame, { game_id: 1 }, administrator);
  const game = body.data as DataOf<typeof contract.readGame>;
  expect(game.sheet).toMatchObject({ code: "onca-dourada", rtp_percent: "96.02" });
  expect(game.stakes.length).toBeGreaterThan(3);
  const [week] = game.returns;
  expect(week).toMatchObject({
    period: "week",
    plays: 1,
    stake: "4.00",
    win: "50.00",
    observed_percent: "1250.00",
    expected_percent: "96.02",
    from_percent: "0.00",
    is_alarming: false,
  });
  // 96.02 + 1.96 · 535.17
  expect(Number(week?.to_percent)).toBeCloseTo(1_144.95, 1);
  expect(game.days).toMatchObject([{ plays: 1, stake: "4.00", observed_percent: "1250.00" }]);
  const nowhere = await server.call(contract.readGame, { game_id: 99_999 }, administrator);
  expect(nowhere.body.error).toBe("catalog.game_not_found");
});

test("every game's return, and a table without a round", async () => {
  const { body } = await server.call(contract.listReturns, {}, administrator);
  const { list } = body.data as DataOf<typeof contract.listReturns>;
  expect(list[0]).toMatchObject({ code: "onca-dourada", is_alarming: false, alarm_since: null });
  expect(list.length).toBeGreaterThan(30);
  const tables = await server.call(listTables, {}, administrator);
  const shown = (tables.body.data as DataOf<typeof listTables>).list;
  expect(shown.find(({ code }) => code === "voo-do-tucano")).toMatchObject({
    round: null,
    led_by: null,
    open_bets: 0,
  });
});

test("the large wins by amount and multiplier, and games by what the house kept", async () => {
  for (const sort of ["amount", "multiplier", "latest"] as const) {
    const { body } = await server.call(contract.listBigWins, { sort }, administrator);
    expect(body.data.list).toMatchObject([
      { game: "Onça Dourada", stake: "4.00", win: "50.00", multiplier: "12.50" },
    ]);
  }
  const ranked = await server.call(contract.rankGames, { sort: "players" }, administrator);
  expect(ranked.body.data).toMatchObject({
    list: [{ place: 1, code: "house/onca-dourada", plays: 1, players: 1, ggr: "-46.00" }],
    next: null,
  });
  const backwards = { from: "2026-02-02", to: "2026-02-01" };
  const refused = await server.call(contract.rankGames, backwards, administrator);
  expect(refused.body.error).toBe("common.invalid_input");
});

test("streams of others: entered, changed, shown, taken off; other addresses refused", async () => {
  const stream = {
    title: "TV Tucano",
    stream_url: "https://live.tucano.example/tv/index.m3u8",
    position: 1,
    is_shown: true,
    reason: "A partner's channel",
  };
  const save = (changes: object) =>
    server.send(videos.saveChannel, { ...stream, ...changes }, administrator);
  for (const stream_url of ["http://live.example/a.m3u8", "https://10.0.0.1/a.m3u8", "x"]) {
    expect((await save({ stream_url })).body).toMatchObject({
      error: "studio.address_invalid",
      fields: { stream_url: expect.any(String) },
    });
  }
  const saved = (await save({})).body.data as DataOf<typeof videos.saveChannel>;
  const channel_id = saved.list[0]?.channel_id ?? 0;
  const titles = async () => {
    const { list } = (await server.call(videoList, {})).body.data as DataOf<typeof videoList>;
    return list.filter(({ kind }) => kind === "operator").map(({ title }) => title);
  };
  expect(await titles()).toEqual(["TV Tucano"]);
  await save({ channel_id, is_shown: false });
  expect(await titles()).toEqual([]);
  expect((await save({ channel_id: 99_999 })).body.error).toBe("backoffice.channel_not_found");
  const act = { channel_id, reason: "The contract ended" };
  const gone = await server.call(videos.deleteChannel, act, administrator);
  expect(gone.body.data.list).toEqual([]);
  const again = await server.call(videos.deleteChannel, act, administrator);
  expect(again.body.error).toBe("backoffice.channel_not_found");
  const { body } = await server.call(listAudit, { subject: `video:${channel_id}` }, administrator);
  expect((body.data as DataOf<typeof listAudit>).list.map(({ action }) => action)).toEqual([
    "video.delete",
    "video.save",
    "video.save",
  ]);
});
