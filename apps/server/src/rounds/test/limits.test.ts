// Protects: no order of bets, wins and changes, on however many servers, goes beyond a limit.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { login } from "@tucano/contract/player/account/members.ts";
import type { StudioWallet } from "@tucano/contract/studios/studio-wallet.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import {
  type Bench,
  betUntilAnswered,
  openBench,
  type Player,
  transaction,
  units,
} from "./bench.ts";
import { startOnDatabase, type TestProcess } from "../../testing/start-on-database.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let bench: Bench;
let elsewhere: TestProcess;
let wallets: readonly [StudioWallet, StudioWallet];
beforeAll(async () => {
  bench = await openBench();
  const { databaseUrl, secretsFolder, clock } = bench.server;
  // Mid-day, so that no test runs over midnight by chance.
  clock.set(new Date(startOfDay(addDays(dayOf(clock.now()), 1)).getTime() + DAY_MS / 2));
  elsewhere = await startOnDatabase({ url: databaseUrl, secretsFolder, clock });
  wallets = [bench.inProcess, elsewhere.house.rooms.rounds.studioWallet("house")];
});
afterAll(async () => {
  await elsewhere.close();
  await bench.close();
});

const compliance = () => bench.server.rooms.compliance;
const stakeLimit = { measure: "stake", period: "day" } as const;
const lossLimit = { measure: "loss", period: "day" } as const;

const betOf = (player: Player, amount = 100, changes: object = {}) =>
  transaction(player, { amount: units(amount), ...changes });
const closing = (player: Player, bet: ReturnType<typeof betOf>, changes: object = {}) =>
  transaction(player, {
    round: bet.round,
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    ...changes,
  });
async function bet(player: Player, amount = 100): Promise<string> {
  return (await bench.inProcess.bet(betOf(player, amount))).status;
}
const cashOf = async ({ memberId }: Player) =>
  (await bench.server.rooms.ledger.readWallet(memberId)).cash;
const usedOf = async ({ memberId }: Player) =>
  (await compliance().listLimits(memberId)).map((limit) => limit.used);

/** The status of each of many bets, spread over both servers at once. */
function betAtOnce(player: Player, count: number, amount = 100): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      betUntilAnswered(wallets[index % 2 === 0 ? 0 : 1], betOf(player, amount)),
    ),
  );
}
const accepted = (statuses: readonly string[]) =>
  statuses.filter((status) => status === "RS_OK").length;

describe("A stake limit", () => {
  test("stops 200 bets at once, on two servers, exactly at the limit", async () => {
    const player = await bench.newPlayer({ cash: 1_000_000 });
    await compliance().setLimit(player.memberId, { ...stakeLimit, amount: 7_350 });
    const statuses = await betAtOnce(player, 200);
    expect(accepted(statuses)).toBe(73);
    expect(new Set(statuses)).toEqual(new Set(["RS_OK", "RS_ERROR_LIMIT_REACHED"]));
    expect(await cashOf(player)).toBe(1_000_000 - 7_300);
    expect(await usedOf(player)).toEqual([7_300]);
    expect(await bet(player, 50)).toBe("RS_OK");
    expect(await bet(player, 1)).toBe("RS_ERROR_LIMIT_REACHED");
  });

  test("begins anew with its window", async () => {
    const player = await bench.newPlayer();
    await compliance().setLimit(player.memberId, { ...stakeLimit, amount: 200 });
    await compliance().setLimit(player.memberId, {
      measure: "stake",
      period: "month",
      amount: 100_000,
    });
    expect([await bet(player, 200), await bet(player)]).toEqual([
      "RS_OK",
      "RS_ERROR_LIMIT_REACHED",
    ]);
    bench.server.clock.advance(DAY_MS);
    const again = { ...player, playToken: await launchAgain(player) };
    expect([await bet(again, 200), await bet(again)]).toEqual(["RS_OK", "RS_ERROR_LIMIT_REACHED"]);
  });

  test("gives back what is rolled back, once", async () => {
    const player = await bench.newPlayer();
    await compliance().setLimit(player.memberId, { ...stakeLimit, amount: 200 });
    await compliance().setLimit(player.memberId, { ...lossLimit, amount: 200 });
    const first = betOf(player, 200);
    await bench.inProcess.bet(first);
    expect(await bet(player)).toBe("RS_ERROR_LIMIT_REACHED");
    await bench.inProcess.rollback(closing(player, first));
    await bench.inProcess.rollback(closing(player, first));
    expect(await usedOf(player)).toEqual([0, 0]);
    expect([await bet(player, 200), await bet(player)]).toEqual([
      "RS_OK",
      "RS_ERROR_LIMIT_REACHED",
    ]);
  });

  test("answers a repeated bet as it was answered", async () => {
    const player = await bench.newPlayer();
    await compliance().setLimit(player.memberId, { ...stakeLimit, amount: 100 });
    const [first, second] = [betOf(player), betOf(player)];
    const once = [await bench.inProcess.bet(first), await bench.inProcess.bet(second)];
    await compliance().setLimit(player.memberId, { ...lossLimit, amount: 100_000 });
    const twice = [await bench.inProcess.bet(first), await bench.inProcess.bet(second)];
    expect(twice.map(({ status }) => status)).toEqual(["RS_OK", "RS_ERROR_LIMIT_REACHED"]);
    expect(twice).toEqual(once);
  });
});

describe("A loss limit", () => {
  test("lets wins be played back, and stops where stakes less wins would pass it", async () => {
    const player = await bench.newPlayer();
    await compliance().setLimit(player.memberId, { ...lossLimit, amount: 500 });
    const first = betOf(player, 500);
    await bench.inProcess.bet(first);
    expect(await bet(player)).toBe("RS_ERROR_LIMIT_REACHED");
    await bench.inProcess.win(closing(player, first, { amount: units(800) }));
    expect(await bet(player, 801)).toBe("RS_ERROR_LIMIT_REACHED");
    expect(await bet(player, 800)).toBe("RS_OK");
    expect(await bet(player, 1)).toBe("RS_ERROR_LIMIT_REACHED");
    expect(await usedOf(player)).toEqual([500]);
  });

  test("counts a win that is taken back as lost", async () => {
    const player = await bench.newPlayer();
    await compliance().setLimit(player.memberId, { ...lossLimit, amount: 500 });
    const first = betOf(player, 300);
    await bench.inProcess.bet(first);
    const won = closing(player, first, { amount: units(300) });
    await bench.inProcess.win(won);
    expect(await usedOf(player)).toEqual([0]);
    await bench.inProcess.rollback(
      transaction(player, {
        round: won.round,
        reference_transaction_uuid: won.transaction_uuid,
        round_closed: true,
      }),
    );
    expect(await usedOf(player)).toEqual([300]);
    expect([await bet(player, 201), await bet(player, 200)]).toEqual([
      "RS_ERROR_LIMIT_REACHED",
      "RS_OK",
    ]);
  });

  test("with wins in between is never passed, on two servers at once", async () => {
    const player = await bench.newPlayer({ cash: 1_000_000 });
    await compliance().setLimit(player.memberId, { ...lossLimit, amount: 3_000 });
    const play = async (wallet: StudioWallet, seed: number) => {
      for (let index = 0; index < 20; index += 1) {
        const staked = betOf(player);
        const status = await betUntilAnswered(wallet, staked);
        if (status !== "RS_OK" || (index + seed) % 3 > 0) continue;
        await wallet.win(closing(player, staked, { amount: units(150) }));
      }
    };
    await Promise.all(wallets.flatMap((wallet, seed) => [play(wallet, seed), play(wallet, seed)]));
    const lost = 1_000_000 - (await cashOf(player));
    expect(lost).toBeLessThanOrEqual(3_000);
    expect(await usedOf(player)).toEqual([lost]);
    await betAtOnce(player, 60);
    expect(1_000_000 - (await cashOf(player))).toBeGreaterThan(2_900);
    expect(await usedOf(player)).toEqual([1_000_000 - (await cashOf(player))]);
  });
});

describe("A time limit", () => {
  test("counts from bet to bet and no breaks", async () => {
    const player = await bench.newPlayer();
    const limit = { measure: "time", period: "day", amount: 10 } as const;
    await compliance().setLimit(player.memberId, limit);
    const statuses = [];
    for (const minutes of [0, 4, 5, 1, 6, 0.5, 0.5]) {
      bench.server.clock.advance(minutes * MINUTE_MS);
      statuses.push(await bet(player));
    }
    const [ok, full] = ["RS_OK", "RS_ERROR_LIMIT_REACHED"];
    // At the fourth bet ten minutes are full; after a break one of them is left.
    expect(statuses).toEqual([ok, ok, ok, full, ok, ok, full]);
    expect(await usedOf(player)).toEqual([9]);
  });
});

describe("A limit that is set while it is late", () => {
  test("counts what its window has seen", async () => {
    const player = await bench.newPlayer();
    const first = betOf(player, 400);
    await bench.inProcess.bet(first);
    bench.server.clock.advance(2 * MINUTE_MS);
    await bench.inProcess.win(closing(player, first, { amount: units(150) }));
    const undone = betOf(player, 5_000);
    await bench.inProcess.bet(undone);
    await bench.inProcess.rollback(closing(player, undone));
    const { memberId } = player;
    const states = [
      await compliance().setLimit(memberId, { ...stakeLimit, amount: 1_000 }),
      await compliance().setLimit(memberId, { ...lossLimit, amount: 300 }),
      await compliance().setLimit(memberId, { measure: "time", period: "week", amount: 60 }),
    ];
    expect(states.map(({ used }) => used)).toEqual([400, 250, 2]);
    expect([await bet(player, 51), await bet(player, 50)]).toEqual([
      "RS_ERROR_LIMIT_REACHED",
      "RS_OK",
    ]);
    const again = await bench.inProcess.rollback(closing(player, first));
    expect(again.status).toBe("RS_OK");
    expect(await usedOf(player)).toEqual([-100, 50, 2].map((used) => Math.max(used, 0)));
  });

  test("below what was already staked refuses at once", async () => {
    const player = await bench.newPlayer();
    await bet(player, 900);
    const { used, amount } = await compliance().setLimit(player.memberId, {
      ...stakeLimit,
      amount: 500,
    });
    expect([used, amount]).toEqual([900, 500]);
    expect(await bet(player, 1)).toBe("RS_ERROR_LIMIT_REACHED");
  });

  test("while bets run on two servers counts each of them, once", async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const player = await bench.newPlayer({ cash: 1_000_000 });
      const playing = betAtOnce(player, 80);
      await compliance().setLimit(player.memberId, { ...stakeLimit, amount: 4_000 });
      const count = accepted(await playing);
      const [used = 0] = await usedOf(player);
      expect(used).toBe(count * 100);
      expect(1_000_000 - (await cashOf(player))).toBe(used);
      // Nothing beyond the limit was taken, but for what was staked before it was set.
      const more = accepted(await betAtOnce(player, 60));
      expect(more * 100).toBe(Math.max(4_000 - used, 0));
    }
  });
});

describe("Changing a limit", () => {
  const raised = { ...stakeLimit, amount: 500 };

  test("lowers at once and raises when it is confirmed after a day", async () => {
    const player = await bench.newPlayer();
    const { memberId } = player;
    await compliance().setLimit(memberId, { ...stakeLimit, amount: 300 });
    const asked = await compliance().setLimit(memberId, raised);
    expect(asked.amount).toBe(300);
    expect(asked.next?.amount).toBe(500);
    expect(await bet(player, 400)).toBe("RS_ERROR_LIMIT_REACHED");
    await expect(compliance().confirmChange(memberId, stakeLimit)).rejects.toThrow(
      "compliance.change_waits",
    );
    bench.server.clock.advance(DAY_MS);
    const again = { ...player, playToken: await launchAgain(player) };
    // The cooling-off alone raises nothing.
    expect(await bet(again, 400)).toBe("RS_ERROR_LIMIT_REACHED");
    expect(await compliance().confirmChange(memberId, stakeLimit)).toMatchObject({
      amount: 500,
      next: null,
    });
    expect(await bet(again, 400)).toBe("RS_OK");
    await compliance().setLimit(memberId, { ...stakeLimit, amount: 400 });
    expect(await bet(again, 1)).toBe("RS_ERROR_LIMIT_REACHED");
  });

  test("removes it in the same way, and then nothing is counted", async () => {
    const player = await bench.newPlayer();
    const { memberId } = player;
    await compliance().setLimit(memberId, { ...stakeLimit, amount: 300 });
    const asked = await compliance().removeLimit(memberId, stakeLimit);
    expect(asked).toMatchObject({ amount: 300, next: { amount: null } });
    expect(await bet(player, 400)).toBe("RS_ERROR_LIMIT_REACHED");
    bench.server.clock.advance(DAY_MS);
    expect(await compliance().confirmChange(memberId, stakeLimit)).toBeNull();
    expect(await compliance().listLimits(memberId)).toEqual([]);
    const wallet = await bench.server.rooms.ledger.readWallet(memberId);
    expect(wallet.isLimited).toBe(false);
    const again = { ...player, playToken: await launchAgain(player) };
    expect(await bet(again, 400)).toBe("RS_OK");
  });
});

/** After hours the game is opened again; the login is still good. */
async function launchAgain(player: Player): Promise<string> {
  const { account, password } = player;
  const answer = await bench.server.call(login, { account, password });
  return bench.launchFor({ ...player, token: answer.body.data.access_token });
}

test("a limit of one member is nobody else's", async () => {
  const [limited, free] = [await bench.newPlayer(), await bench.newPlayer()];
  await compliance().setLimit(limited.memberId, { ...stakeLimit, amount: 100 });
  const statuses = await Promise.all([betAtOnce(limited, 10), betAtOnce(free, 10)]);
  expect(statuses.map(accepted)).toEqual([1, 10]);
});

test("after all of it the books are clean", async () => {
  expect(await bench.bookDifferences()).toEqual([]);
});
