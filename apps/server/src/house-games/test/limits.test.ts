// Protects: a spin is refused by limits and exclusions like any other bet, and counts like one.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberId } from "@tucano/contract/member-id.ts";
import * as contract from "@tucano/contract/player/games/house-games.ts";
import { add, fromWire, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { HOUSE_STUDIO } from "../../catalog/index.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { deposit, type WalletRefusal } from "../../wallet/index.ts";

let server: TestServer;
let elsewhere: TestProcess;
beforeAll(async () => {
  server = await startTestServer();
  const { databaseUrl, secretsFolder, clock } = server;
  elsewhere = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
});
afterAll(async () => {
  await elsewhere.close();
  await server.close();
});

const gift: CommandKind<{ amount: number }, null, null, object, WalletRefusal> = {
  name: "test.deposit",
  decide: (wallet, _facts, { amount }) => {
    const paid = deposit(wallet, {
      amount: toCentavos(amount),
      reference: "deposit:test",
      turnoverMultiple: 1,
    });
    return paid.outcome === "refused" ? paid : { ...paid, answer: {} };
  },
};

interface Player {
  readonly memberId: MemberId;
  readonly play: { readonly token: string };
}

async function newPlayer(amount = 100_000): Promise<Player> {
  const { memberId, token } = await registerTestMember(server);
  const { ledger, catalog } = server.rooms;
  const command = { memberId, source: "test", externalId: randomUUID(), input: { amount } };
  await ledger.execute(gift, command);
  const game = await catalog.findGameByCode(HOUSE_STUDIO, "onca-dourada");
  const answer = await server.call(launch, { game_id: game?.id ?? 0, mode: "real" }, { token });
  const url: string = answer.body.data.url;
  const play = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, "onca-dourada", play);
  return { memberId, play: { token: play } };
}

interface Spun {
  readonly error: string | null;
  readonly stake: string;
  readonly win: string;
}

/** Sends the same wish until it is answered, as the game does. */
async function spin({ play }: Player, { app } = server as Pick<TestProcess, "app">): Promise<Spun> {
  const payload = { stake: "1.00", round_key: randomUUID() };
  for (;;) {
    const response = await app.inject({
      method: "POST",
      url: contract.spin.path,
      headers: { authorization: `Bearer ${play.token}`, "content-type": "application/json" },
      payload: JSON.stringify(payload),
    });
    const body = response.json();
    if (body.error === "common.overloaded") continue;
    return { error: body.error ?? null, stake: body.data?.stake, win: body.data?.win };
  }
}

const taken = (spins: readonly Spun[]) => spins.filter(({ error }) => error === null);
const sumOf = (spins: readonly Spun[], what: "stake" | "win") =>
  taken(spins).reduce((sum, one) => add(sum, fromWire(one[what])), ZERO);
const usedOf = async ({ memberId }: Player) =>
  (await server.rooms.compliance.listLimits(memberId)).map(({ used }) => used);
const stakeLimit = { measure: "stake", period: "day" } as const;
const lossLimit = { measure: "loss", period: "day" } as const;

test("200 spins at once, on two servers, stop exactly at a stake limit", async () => {
  const player = await newPlayer();
  await server.rooms.compliance.setLimit(player.memberId, { ...stakeLimit, amount: 5_050 });
  const spins = await Promise.all(
    Array.from({ length: 200 }, (_, index) => spin(player, index % 2 === 0 ? server : elsewhere)),
  );
  expect(taken(spins)).toHaveLength(50);
  expect(new Set(spins.map(({ error }) => error))).toEqual(
    new Set([null, "house_games.limit_reached"]),
  );
  expect(await usedOf(player)).toEqual([5_000]);
});

test("spins and their wins count in a loss limit, also those from before it was set", async () => {
  const player = await newPlayer();
  const before = [];
  for (let index = 0; index < 20; index += 1) before.push(await spin(player));
  const { compliance, ledger } = server.rooms;
  const atStart = (await ledger.readWallet(player.memberId)).cash;
  const lostBefore = 100_000 - atStart;
  expect(sumOf(before, "stake") - sumOf(before, "win")).toBe(lostBefore);
  const amount = Math.max(lostBefore, 0) + 300;
  const { used } = await compliance.setLimit(player.memberId, { ...lossLimit, amount });
  expect(used).toBe(Math.max(lostBefore, 0));
  let lost = lostBefore;
  for (let index = 0; index < 150; index += 1) {
    const spun = await spin(player);
    // Chance decides how often each is the case; a stake of 1.00 may be lost whole.
    expect(spun.error).toBe(lost + 100 > amount ? "house_games.limit_reached" : null);
    lost += sumOf([spun], "stake") - sumOf([spun], "win");
  }
  expect(lost).toBe(100_000 - (await ledger.readWallet(player.memberId)).cash);
  expect(await usedOf(player)).toEqual([Math.max(lost, 0)]);
});

test("a limit that is set while spins run counts each of them, once", async () => {
  const player = await newPlayer();
  const spinning = Promise.all(
    Array.from({ length: 80 }, (_, index) => spin(player, index % 2 === 0 ? server : elsewhere)),
  );
  await server.rooms.compliance.setLimit(player.memberId, { ...stakeLimit, amount: 3_000 });
  const first = taken(await spinning).length;
  expect(await usedOf(player)).toEqual([first * 100]);
  const more = await Promise.all(Array.from({ length: 50 }, () => spin(player)));
  expect(taken(more)).toHaveLength(Math.max(30 - first, 0));
});

test("who takes a time-out spins no more, and is told why", async () => {
  const player = await newPlayer();
  expect((await spin(player)).error).toBeNull();
  let isOver = false;
  const late: Spun[] = [];
  const play = async (process: Pick<TestProcess, "app">) => {
    for (let index = 0; index < 25; index += 1) {
      const wasOver = isOver;
      const spun = await spin(player, process);
      if (wasOver) late.push(spun);
    }
  };
  const playing = [play(server), play(elsewhere), play(server), play(elsewhere)];
  const wish = { days: 1, reason: "I want a break" };
  await server.rooms.compliance.startTimeOut(player.memberId, wish);
  isOver = true;
  await Promise.all(playing);
  expect(late.length).toBeGreaterThan(0);
  expect(new Set(late.map(({ error }) => error))).toEqual(new Set(["house_games.player_blocked"]));
});
