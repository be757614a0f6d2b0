// Protects: a partner that speaks Hub88 over HTTP and the house understand each other both ways,
// and however the partner misbehaves, the player has what the rounds say, and the books are clean.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { Hub88Refused, Hub88Unavailable, Hub88Unreadable } from "../src/hub88/index.ts";
import { userOf } from "../src/rounds/index.ts";
import { createTill, orderNoOf } from "../src/testing/people/till.ts";
import { createClient, openPartnerBench, PARTNER, type PartnerBench } from "./partner-bench.ts";

let bench: PartnerBench;
beforeAll(async () => {
  bench = await openPartnerBench();
});
afterAll(async () => {
  expect(await bench.bookDifferences()).toEqual([]);
  await bench.close();
});

const STAKE = 100_000;
const DAY_MS = 86_400_000;
const day = () => {
  const now = bench.server.clock.now().getTime();
  return { from: new Date(now - DAY_MS), until: new Date(now + DAY_MS) };
};

describe("what the operator asks", () => {
  test("games with fields that are null or that nobody has heard of", async () => {
    const { rows, unreadable } = await bench.client.listGames();
    expect(unreadable).toBe(0);
    expect(rows.map(({ code }) => code)).toEqual(["sbx_coin", "sbx_wheel", "sbx_jackpot"]);
    expect(rows[0]).toEqual({
      code: "sbx_coin",
      name: "Sandbox Coin",
      product: "Sandbox Studio",
      category: "Crash Games",
      isEnabled: true,
      hasFreeBets: true,
      rtpBasisPoints: 9_700,
      volatility: "1",
      platforms: ["GPL_DESKTOP", "GPL_MOBILE"],
      languages: [],
      blockedCountries: ["US", "EE"],
      restrictedCountries: [],
      certifications: ["MGA", "BRAZIL"],
      releasedOn: "2026-03-01",
      pictureUrl: expect.stringMatching(/^http:.*\/pictures\/sbx_coin\.png$/) as string,
    });
    expect((await bench.client.listProducts()).rows).toEqual([
      { code: "Sandbox Studio", currencies: ["BRL", "XXX"] },
    ]);
  });

  test("a game's address, for real and as a demo, which makes no wallet calls", async () => {
    const place = {
      gameCode: "sbx_wheel",
      lang: "pt",
      platform: "GPL_DESKTOP" as const,
      lobbyUrl: "https://tucano.example/",
      depositUrl: "https://tucano.example/deposit",
      subPartnerId: "tucano",
      meta: { theme: "dark" },
    };
    const seat = { user: "p_100000001", token: "a-token-of-a-player" };
    const real = await bench.client.gameUrl({ ...place, seat });
    expect(new URL(real).pathname).toBe("/play");
    const demo = new URL(await bench.client.gameUrl({ ...place, seat: null }));
    expect(await bench.studio.play(demo.searchParams.get("session") ?? "", STAKE)).toMatchObject({
      status: "RS_OK",
    });
    expect((await fetch(demo)).headers.get("content-security-policy")).toContain("frame-ancestors");
    const unknown = bench.client.gameUrl({ ...place, seat, gameCode: "none" });
    await expect(unknown).rejects.toMatchObject({ status: 404, reason: "no such game" });
  });

  test("what a stranger signs, and another operator's number, are refused", async () => {
    const { end } = bench;
    const unsigned = createClient({ ...end, sign: () => ({}) });
    await expect(unsigned.listGames()).rejects.toMatchObject({ status: 401 });
    const other = createClient({ ...end, operatorId: 1 });
    await expect(other.listGames()).rejects.toMatchObject({ status: 403 });
    // There, this machine is no partner.
    const inProduction = createClient(end, { isProduction: true });
    await expect(inProduction.listGames()).rejects.toBeInstanceOf(Hub88Unavailable);
  });

  test("half an answer, none, and a fault are told apart from a refusal", async () => {
    const { studio } = bench;
    const client = createClient(bench.end, { timeoutMs: 200 });
    studio.misbehave("half-answers", true);
    await expect(client.listGames()).rejects.toBeInstanceOf(Hub88Unreadable);
    studio.misbehave("half-answers", false);
    studio.misbehave("errors", true);
    await expect(client.listGames()).rejects.toBeInstanceOf(Hub88Unavailable);
    studio.misbehave("errors", false);
    studio.misbehave("silence", true);
    await expect(client.cancelReward("x")).rejects.toBeInstanceOf(Hub88Unavailable);
    studio.misbehave("silence", false);
    await expect(client.cancelReward("x")).rejects.toBeInstanceOf(Hub88Refused);
  });
});

describe("rounds through the whole chain", () => {
  test("are paid for and paid out, listed by the partner, and have a page", async () => {
    const player = await bench.newPlayer();
    const played = await bench.studio.play(player.gameSession, STAKE);
    expect(played.status).toBe("RS_OK");
    expect(await bench.cash(player.memberId)).toBe(100_000 - 100 + played.winUnits / 1_000);
    const { rows } = await bench.client.listTransactions(day());
    const mine = rows.filter(({ user }) => user === player.studioUser);
    const bet = mine.find(({ kind }) => kind === "TK_BET");
    const win = mine.find(({ kind }) => kind === "TK_WIN");
    expect([mine.length, bet?.amountUnits, win?.amountUnits]).toEqual([2, STAKE, played.winUnits]);
    const url = await bench.client.roundUrl({
      user: player.studioUser,
      round: bet?.round ?? "",
      transactionUuid: bet?.transactionUuid ?? "",
    });
    expect(await (await fetch(url)).text()).toContain("TK_WIN");
  });

  test("are refused for want of money, and nothing is left to roll back", async () => {
    const player = await bench.newPlayer(50);
    const played = await bench.studio.play(player.gameSession, STAKE);
    expect(played.status).toBe("RS_ERROR_NOT_ENOUGH_MONEY");
    expect(await bench.cash(player.memberId)).toBe(50);
  });

  test.each(["repeats", "out-of-order", "wrong-signatures"] as const)(
    "end the same with %s",
    async (mischief) => {
      const player = await bench.newPlayer();
      bench.studio.misbehave(mischief, true);
      let expected = 100_000;
      for (let round = 0; round < 3; round += 1) {
        const played = await bench.studio.play(player.gameSession, STAKE);
        expect(played.status).toBe("RS_OK");
        expected += played.winUnits / 1_000 - 100;
      }
      bench.studio.misbehave(mischief, false);
      await expect.poll(() => bench.cash(player.memberId)).toBe(expected);
    },
  );

  test("a late win finds its player, even when the session is over", async () => {
    const player = await bench.newPlayer();
    bench.studio.misbehave("late", true);
    const played = await bench.studio.play(player.gameSession, STAKE);
    await bench.server.rooms.rounds.endGameSessions(player.memberId);
    bench.studio.misbehave("late", false);
    const expected = 100_000 - 100 + played.winUnits / 1_000;
    await expect.poll(() => bench.cash(player.memberId), { timeout: 5_000 }).toBe(expected);
    expect((await bench.studio.play(player.gameSession, STAKE)).status).not.toBe("RS_OK");
  });
});

test("an aggregator that hangs holds up no win, no rollback and no withdrawal", async () => {
  const { cashier, rounds } = bench.server.rooms;
  const till = createTill(bench.server);
  const winner = await till.newMember({ funds: "100.00" });
  const gameSession = await bench.open(winner);
  const other = await bench.newPlayer();
  bench.studio.misbehave("silence", true);
  const open = () => bench.server.call(launch, { game_id: bench.gameId }, { token: other.token });
  const launches = Promise.all(Array.from({ length: 12 }, open));

  const playAndUndo = async () => {
    const before = await bench.cash(winner.memberId);
    const played = await bench.studio.play(gameSession, STAKE);
    expect(played.status).toBe("RS_OK");
    const own = await rounds.listMovements({ studio: PARTNER, ...day() });
    const bet = own.findLast(
      ({ memberId, kind }) => memberId === winner.memberId && kind === "bet",
    );
    const undone = await rounds.studioWallet(PARTNER).rollback({
      user: userOf(winner.memberId),
      token: "one-that-is-long-gone",
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet?.transactionUuid,
      game_code: "sbx_coin",
    });
    expect(undone.status).toBe("RS_OK");
    expect(await bench.cash(winner.memberId)).toBe(before + played.winUnits / 1_000);
  };
  const takeOut = async () => {
    const orderNo = orderNoOf(await till.withdraw(winner, "20.00"));
    const order = await cashier.findWithdrawal(orderNo);
    // The first waits for somebody; the rules approve the next.
    if (order?.status === "in_review") await cashier.approveWithdrawal(orderNo, till.operator);
    await till.payOut();
    expect(await cashier.findWithdrawal(orderNo)).toMatchObject({ status: "paid" });
  };
  await playAndUndo();
  await takeOut();
  // By now nobody asks it any more.
  const answers = await launches;
  expect(new Set(answers.map(({ body }) => body.error))).toEqual(
    new Set(["rounds.studio_unreachable"]),
  );
  await expect.poll(async () => (await rounds.readStudio(PARTNER)).circuit?.openUntil).toBeTruthy();
  await playAndUndo();
  await takeOut();
  bench.studio.misbehave("silence", false);
  bench.server.clock.advance(31_000);
  await expect.poll(async () => (await open()).status, { timeout: 10_000 }).toBe(200);
});

describe("free bets", () => {
  const order = (user: string, reference: string) => ({
    user,
    from: { prepaidUuid: "5e0c1b7a-0000-4000-8000-000000000002" },
    reference,
    betUnits: STAKE,
    betCount: 2,
    startsAt: day().from,
    endsAt: day().until,
  });

  test.each([false, true])("take nothing and pay their wins (nominal stake: %s)", async (isOn) => {
    const player = await bench.newPlayer();
    bench.studio.misbehave("nominal-free-bets", isOn);
    const made = await bench.client.createReward(order(player.studioUser, `grant-${isOn}`));
    expect(made).toMatchObject({ status: "FRS_NEW", user: player.studioUser });
    const first = await bench.studio.play(player.gameSession, STAKE);
    const second = await bench.studio.play(player.gameSession, STAKE);
    expect([first.freeBetsLeft, second.freeBetsLeft]).toEqual([1, 0]);
    const won = (first.winUnits + second.winUnits) / 1_000;
    expect(await bench.cash(player.memberId)).toBe(100_000 + won);
    const { rows } = await bench.client.listRewards({ reference: `grant-${isOn}` });
    expect(rows).toMatchObject([{ rewardUuid: made.rewardUuid, status: "FRS_FINISHED" }]);
    bench.studio.misbehave("nominal-free-bets", false);
  });

  test("can be made for many, by a campaign, and be taken back, twice if need be", async () => {
    const { client } = bench;
    const prepaids = await client.listPrepaids({ gameCode: "sbx_coin", currency: "BRL" });
    expect(prepaids.rows.map(({ betCount }) => betCount)).toEqual([10, null]);
    const many = await client.createRewards([order("p_900000001", "a"), order("p_900000002", "b")]);
    expect(many.rows.map(({ reference }) => reference)).toEqual(["a", "b"]);
    const { user: _user, from, ...terms } = order("", "spring");
    const campaign = await client.createCampaign({ name: "Spring", ...from, ...terms });
    expect((await client.listCampaigns({ reference: "spring" })).rows).toEqual([campaign]);
    expect(await client.readCampaign(campaign.campaignUuid)).toEqual(campaign);
    const made = await client.createReward({
      ...order("p_900000003", "of-campaign"),
      from: { campaignUuid: campaign.campaignUuid },
    });
    for (const _ of [1, 2]) {
      expect((await client.cancelReward(made.rewardUuid)).status).toBe("FRS_CANCELLED");
    }
    const tooMany = Array.from({ length: 101 }, () => order("p_900000004", "c"));
    await expect(client.createRewards(tooMany)).rejects.toBeInstanceOf(RangeError);
  });
});
