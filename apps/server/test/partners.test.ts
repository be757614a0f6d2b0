// Protects: nothing that a partner lists is published by itself and nothing that it drops is lost;
// each bet and win that only one side has, or has otherwise, is found and stays until somebody
// says how it was settled; a grant is one reward, whatever becomes of the answer.
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as audit from "@tucano/contract/backoffice/access/audit.ts";
import * as days from "@tucano/contract/backoffice/games/partner-days.ts";
import { sendTile } from "@tucano/contract/backoffice/games/games.ts";
import * as listed from "@tucano/contract/backoffice/games/partner-games.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { newest } from "@tucano/contract/player/games/catalog.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { pictureSize } from "../src/platform/pictures/pictures.ts";
import { openPartnerBench, PARTNER, type PartnerBench } from "./partner-bench.ts";
import { hire, type Hired } from "../src/backoffice/test/staff-bench.ts";
import { MATCH_JOB, PICTURES_JOB, PULL_JOB } from "../src/aggregators/index.ts";

let bench: PartnerBench;
let desk: Hired;
beforeAll(async () => {
  bench = await openPartnerBench();
  desk = await hire(bench.server, { role: "administrator" });
});
afterAll(() => bench.close());

const STAKE = 100_000;
const reason = "As agreed with the partner";
const options = () => ({ headers: desk.headers });

async function games(): Promise<DataOf<typeof listed.listPartnerGames>["list"]> {
  const { body } = await bench.server.call(listed.listPartnerGames, {}, options());
  return (body.data as DataOf<typeof listed.listPartnerGames>).list;
}
const states = async () => (await games()).map(({ code, state, status }) => [code, state, status]);
const pull = async (isGoneMeant = false) => {
  const input = { partner: PARTNER, is_gone_meant: isGoneMeant, reason };
  return bench.server.call(listed.pullPartnerGames, input, options());
};
async function game(code: string) {
  const { catalog } = bench.server.rooms;
  catalog.invalidate();
  const found = await catalog.findGameByCode(PARTNER, code);
  if (found === null) throw new Error(`There is no ${code}.`);
  return found;
}
const take = (code: string, changes: object = {}) =>
  bench.server.call(
    listed.takeOverGame,
    {
      partner: PARTNER,
      code,
      game_type: "slots",
      volatility: "medium",
      rtp_percent: "96.5",
      min_bet: "0.20",
      max_bet: "500.00",
      has_demo: true,
      reason,
      ...changes,
    },
    options(),
  );

describe("a partner's list of games", () => {
  test("is new at first and publishes nothing, whoever pulls it", async () => {
    await bench.server.jobs.runNow(PULL_JOB);
    expect(await states()).toEqual([
      // The bench has enlisted this one by hand.
      ["sbx_coin", "new", "live"],
      ["sbx_jackpot", "new", null],
      ["sbx_wheel", "new", null],
    ]);
    const { body } = await bench.server.call(listed.listPartnerCatalogues, {}, options());
    expect(body.data.list).toMatchObject([{ partner: PARTNER, listed: 3, problem: null }]);
  });

  test("is taken over by choice, hidden, with figures that somebody stands for", async () => {
    const taken = await take("sbx_jackpot");
    expect(taken.status).toBe(200);
    expect((await take("sbx_coin")).status).toBe(200);
    expect((await take("sbx_none")).body.error).toBe("catalog.game_not_found");
    const upsideDown = await take("sbx_wheel", { min_bet: "2.00", max_bet: "1.00" });
    expect(upsideDown.body.error).toBe("catalog.limits_outside");
    const found = (await games()).find(({ code }) => code === "sbx_jackpot");
    expect(found).toMatchObject({ state: "same", status: "hidden", rtp_percent: "95.00" });
    const game = await bench.server.rooms.catalog.findGame(found?.game_id ?? 0);
    expect(game).toMatchObject({
      brand: "Sandbox Studio",
      rtpBasisPoints: 9_650,
      volatility: "medium",
    });
  });

  test("that names a code of another studio's game is not taken over", async () => {
    const { catalog } = bench.server.rooms;
    await bench.server.db.transaction().execute((tx) =>
      catalog.enlist(tx as Parameters<typeof catalog.enlist>[0], {
        code: "sbx_wheel",
        studio: "rgs",
        name: "Another",
        brand: { code: "another", name: "Another" },
        gameType: "slots",
        rtpBasisPoints: 9_500,
        volatility: "low",
        minBetCentavos: 10,
        maxBetCentavos: 100,
        releasedOn: "2026-01-01",
      }),
    );
    expect((await take("sbx_wheel")).body.error).toBe("backoffice.game_code_taken");
  });

  test("brings a picture, which is drawn anew here and served from here", async () => {
    await bench.server.jobs.runNow(PICTURES_JOB);
    const coin = await game("sbx_coin");
    expect(coin.image).toMatch(/^\/media\/games\/[0-9a-f]{64}\.webp$/);
    expect(coin.imageSmall).not.toBe(coin.image);
    expect((await game("sbx_jackpot")).image).toBe("/art/games/sbx_jackpot/tile-480.avif");
    const served = await bench.server.app.inject({ url: coin.image });
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(pictureSize(served.rawPayload)).toEqual({ width: 480, height: 640 });
    const small = await bench.server.app.inject({ url: coin.imageSmall });
    expect(pictureSize(small.rawPayload)).toEqual({ width: 240, height: 320 });
    const { body } = await bench.server.call(newest, { limit: 20 });
    const { list } = body.data as DataOf<typeof newest>;
    expect(list.find(({ code }) => code === "sbx_coin")).toMatchObject({ image: coin.image });
    for (const name of ["none", `${"0".repeat(64)}.webp`, `..%2f${"0".repeat(64)}.webp`]) {
      expect((await bench.server.app.inject({ url: `/media/games/${name}` })).statusCode).toBe(404);
    }
  });

  test("a picture is sent from the desk, for games of others alone", async () => {
    const before = await game("sbx_jackpot");
    const send = (gameId: number, bytes: Buffer) =>
      bench.server.call(
        sendTile,
        { game_id: gameId },
        { ...options(), file: { bytes, type: "image/png" } },
      );
    const picture = await createCanvas(300, 200).encode("png");
    const sent = await send(before.id, picture);
    expect(sent.status).toBe(200);
    expect((await game("sbx_jackpot")).image).toBe(sent.body.data.image);
    const [ours] = (await bench.server.rooms.catalog.allGames()).filter(
      ({ studio }) => studio === "house",
    );
    const house = await send(ours?.id ?? 0, picture);
    expect(house.body.error).toBe("catalog.game_not_found");
    const bomb = Buffer.from(picture);
    bomb.writeUInt32BE(100_000, 16);
    const refused = await send(before.id, bomb);
    expect(refused.body.error).toBe("backoffice.picture_unreadable");
    const subject = `game:${before.id}`;
    const log = await bench.server.call(audit.listAudit, { subject }, options());
    expect(log.body.data.list[0]).toMatchObject({
      action: "game.tile",
      before: { image: before.image },
      after: { image: sent.body.data.image },
    });
  });

  test("shows what has changed, and keeps every return it was ever listed with", async () => {
    const before = await game("sbx_coin");
    bench.studio.misbehave("changed", true);
    await pull();
    // Its picture is said to be inside the network now: nobody asks there.
    await bench.server.jobs.runNow(PICTURES_JOB);
    expect(await game("sbx_coin")).toMatchObject({ image: before.image });
    bench.studio.misbehave("changed", false);
    const changed = (await games()).find(({ code }) => code === "sbx_coin");
    expect(changed).toMatchObject({
      state: "changed",
      version: 2,
      before: { rtp_percent: "97.00" },
      after: { rtp_percent: "94.00" },
      status: "live",
    });
    const of = { partner: PARTNER, code: "sbx_coin" };
    const versions = await bench.server.call(listed.listGameVersions, of, options());
    const list = versions.body.data.list as DataOf<typeof listed.listGameVersions>["list"];
    expect(list.map(({ version, facts }) => [version, facts["rtp_percent"]])).toEqual([
      [2, "94.00"],
      [1, "97.00"],
    ]);
    expect(list[0]?.facts["certifications"]).toBe("BRAZIL, MGA");
  });

  test("hides what is missing, deletes nothing, and shows nothing again by itself", async () => {
    const game = (await games()).find(({ code }) => code === "sbx_jackpot");
    const { catalog } = bench.server.rooms;
    await bench.server.db
      .transaction()
      .execute((tx) =>
        catalog.setGameStatus(
          tx as Parameters<typeof catalog.setGameStatus>[0],
          game?.game_id ?? 0,
          "live",
        ),
      );
    catalog.invalidate();
    bench.studio.misbehave("gone", true);
    await pull();
    expect(await states()).toContainEqual(["sbx_jackpot", "gone", "hidden"]);
    expect((await take("sbx_jackpot")).body.error).toBe("catalog.game_not_found");
    bench.studio.misbehave("gone", false);
    await pull();
    expect(await states()).toContainEqual(["sbx_jackpot", "same", "hidden"]);
  });

  test("that comes in half, or not at all, changes nothing and is said", async () => {
    const before = await games();
    bench.studio.misbehave("half-answers", true);
    expect((await pull()).body.data.problem).toContain("no JSON");
    await expect(bench.server.jobs.runNow(PULL_JOB)).rejects.toThrow(PARTNER);
    bench.studio.misbehave("half-answers", false);
    expect(await games()).toEqual(before);
    const nobody = { partner: "nobody", is_gone_meant: false, reason };
    const unknown = await bench.server.call(listed.pullPartnerGames, nobody, options());
    expect(unknown.body.error).toBe("common.not_found");
  });
});

describe("a day", () => {
  const today = () => bench.server.clock.now().toISOString().slice(0, 10);
  const match = () =>
    bench.server.call(days.matchPartnerDay, { partner: PARTNER, day: today() }, options());
  const differences = async () => {
    const of = { partner: PARTNER, day: today() };
    const { body } = await bench.server.call(days.listPartnerDifferences, of, options());
    return (body.data as DataOf<typeof days.listPartnerDifferences>).list;
  };

  test("on which both have the same has no difference, and equal sums", async () => {
    const player = await bench.newPlayer();
    await bench.studio.play(player.gameSession, STAKE);
    await bench.studio.play(player.gameSession, 50_001);
    const { body } = await match();
    expect(body.data).toMatchObject({ open_count: 0, our_bets: "1.50001", their_bets: "1.50001" });
    expect(body.data.our_wins).toBe(body.data.their_wins);
    const of = { partner: PARTNER, day: today() };
    const sums = await bench.server.call(days.listPartnerSums, of, options());
    expect(sums.body.data.list).toMatchObject([
      { game: "sbx_coin", currency: "BRL", our_bet_count: 2, their_bet_count: 2 },
    ]);
  });

  test("shows what only one side has, and what differs, by player", async () => {
    const player = await bench.newPlayer();
    bench.studio.misbehave("lost-wins", true);
    await bench.studio.play(player.gameSession, STAKE);
    bench.studio.misbehave("lost-wins", false);
    bench.studio.misbehave("lost-bets", true);
    await bench.studio.play(player.gameSession, STAKE);
    bench.studio.misbehave("lost-bets", false);
    bench.studio.misbehave("other-amounts", true);
    await bench.studio.play(player.gameSession, STAKE);
    bench.studio.misbehave("other-amounts", false);
    expect((await match()).body.data.open_count).toBe(4);
    const found = await differences();
    expect(found.map(({ kind, movement }) => `${kind} ${movement}`).toSorted()).toEqual([
      "amount bet",
      "amount win",
      "only_ours bet",
      "only_theirs win",
    ]);
    expect(new Set(found.map(({ member }) => member?.member_id))).toEqual(
      new Set([player.memberId]),
    );
    const bet = found.find(({ kind, movement }) => kind === "amount" && movement === "bet");
    expect([bet?.ours, bet?.theirs]).toEqual(["1.00", "1.00001"]);
  });

  test("stays open until somebody says why, once, and what was settled stays so", async () => {
    const [first] = await differences();
    const one = {
      partner: PARTNER,
      day: today(),
      transaction_id: first?.transaction_id ?? "",
      reason,
    };
    const settled = await bench.server.call(days.settlePartnerDifference, one, options());
    expect(settled.body.data).toEqual({ settled: true });
    const again = await bench.server.call(days.settlePartnerDifference, one, options());
    expect(again.body.error).toBe("backoffice.difference_not_found");
    expect((await match()).body.data).toMatchObject({ open_count: 3, settled_count: 1 });
    expect((await differences())[0]).toMatchObject({ settled_by: desk.email, reason });
    const log = await bench.server.call(audit.listAudit, {}, options());
    expect(JSON.stringify(log.body.data)).toContain("partner.settle");
  });

  test("of a partner that does not answer keeps what was known", async () => {
    const before = await differences();
    bench.studio.misbehave("errors", true);
    expect((await match()).body.error).toBe("rounds.studio_unreachable");
    bench.studio.misbehave("errors", false);
    expect(await differences()).toEqual(before);
    const tomorrow = { partner: PARTNER, day: "2199-01-01" };
    const early = await bench.server.call(days.matchPartnerDay, tomorrow, options());
    expect(early.body.error).toBe("common.invalid_input");
  });

  test("is compared by itself when it is over, and is listed", async () => {
    bench.server.clock.advance(86_400_000);
    await bench.server.jobs.runNow(MATCH_JOB);
    bench.server.clock.advance(-86_400_000);
    const { body } = await bench.server.call(days.listPartnerDays, {}, options());
    expect(body.data.list).toMatchObject([{ partner: PARTNER, open_count: 3, settled_count: 1 }]);
    const page = await (await fetch(`${bench.server.url}/metrics`)).text();
    expect(page).toContain("tucano_partner_differences 3");
  });
});

describe("free rounds at a partner's games", () => {
  const wish = (user: string, grantId: string, changes: object = {}) => ({
    grantId,
    user,
    studio: PARTNER,
    gameCode: "sbx_coin",
    stake: toCentavos(100),
    rounds: 3,
    from: new Date(bench.server.clock.now().getTime() - 60_000),
    until: new Date(bench.server.clock.now().getTime() + 86_400_000),
    ...changes,
  });

  test("are made once for a grant, also when the answer was lost", async () => {
    const { rewards } = bench.server.rooms.aggregators;
    const player = await bench.newPlayer();
    bench.studio.misbehave("lost-rewards", true);
    const made = await rewards.createReward(wish(player.studioUser, "grant-1"));
    bench.studio.misbehave("lost-rewards", false);
    expect(await rewards.createReward(wish(player.studioUser, "grant-1"))).toEqual(made);
    const { rows } = await bench.client.listRewards({ reference: "grant-1" });
    expect(rows).toHaveLength(1);
    const before = await bench.cash(player.memberId);
    const played = await bench.studio.play(player.gameSession, STAKE);
    expect(played).toMatchObject({ status: "RS_OK", freeBetsLeft: 2 });
    expect(await bench.cash(player.memberId)).toBe(before + played.winUnits / 1_000);
  });

  test("are refused in words, and taken back as often as somebody likes", async () => {
    const { rewards } = bench.server.rooms.aggregators;
    const other = wish("p_900000001", "grant-2", { gameCode: "sbx_wheel" });
    expect(await rewards.createReward(other)).toHaveProperty("refusal");
    expect(await rewards.mayGrant(PARTNER)).toBe(true);
    expect(await rewards.mayGrant("house")).toBe(false);
    const made = await rewards.createReward(wish("p_900000001", "grant-3"));
    const rewardUuid = "rewardUuid" in made ? made.rewardUuid : "";
    await rewards.cancelReward({ studio: PARTNER, grantId: "", rewardUuid });
    await rewards.cancelReward({ studio: PARTNER, grantId: "", rewardUuid });
    const { rows } = await bench.client.listRewards({ reference: "grant-3" });
    expect(rows).toMatchObject([{ status: "FRS_CANCELLED" }]);
  });
});

test("a round's page is asked for when somebody wants it", async () => {
  const player = await bench.newPlayer();
  await bench.studio.play(player.gameSession, STAKE);
  const now = bench.server.clock.now().getTime();
  const span = { from: new Date(now - 1_000), until: new Date(now + 1_000) };
  const own = await bench.server.rooms.rounds.listMovements({ studio: PARTNER, ...span });
  const bet = own.find(({ memberId, kind }) => memberId === player.memberId && kind === "bet");
  const link = await bench.server.rooms.aggregators.roundLink(PARTNER, {
    user: player.studioUser,
    roundRef: bet?.roundRef ?? "",
    transactionUuid: bet?.transactionUuid ?? "",
  });
  expect(await (await fetch(link)).text()).toContain("TK_BET");
});
