// Protects: free rounds at a partner's game are one reward of the partner's, whatever fails while
// it is made or taken back; they are played through the partner for the house's money, as often as
// was given; and the partner plays no more of them, nor after their end, than the house says.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import type { FreeWish, GivenGrant } from "../src/free-rounds/index.ts";
import type { SandboxStudio } from "../src/sandbox-studio/index.ts";
import { openPartnerBench, PARTNER, type PartnerBench } from "./partner-bench.ts";

const STAKE = 100_000;
const DAY_MS = 86_400_000;
const PREPAID_ROUNDS = 10;

let bench: PartnerBench;
let gameId: number;
beforeAll(async () => {
  bench = await openPartnerBench();
  gameId = (await bench.server.rooms.catalog.findGameByCode(PARTNER, "sbx_coin"))?.id ?? 0;
});
afterAll(async () => {
  expect(await bench.bookDifferences()).toEqual([]);
  await bench.close();
});
beforeEach(() => freeRounds().tellPartners());

type Mischief = Parameters<SandboxStudio["misbehave"]>[0];
type Player = Awaited<ReturnType<PartnerBench["newPlayer"]>>;

const freeRounds = () => bench.server.rooms.freeRounds;
const give = ({ memberId }: Player, wish: Partial<FreeWish> = {}) =>
  freeRounds().give({
    memberId,
    gameIds: [gameId],
    stake: toCentavos(100),
    rounds: 2,
    endsAt: new Date(bench.server.clock.now().getTime() + DAY_MS),
    source: "desk",
    sourceRef: randomUUID(),
    ...wish,
  });
const read =
  ({ memberId }: GivenGrant) =>
  async (id: string) =>
    freeRounds().find(memberId, id);
const stateOf = async (grant: GivenGrant) => (await read(grant)(grant.id))?.partnerState;
const rewardsOf = async ({ id }: GivenGrant) =>
  (await bench.client.listRewards({ reference: id })).rows;
const play = ({ gameSession }: Player) => bench.studio.play(gameSession, STAKE);

async function during(mischief: Mischief, act: () => Promise<unknown>): Promise<void> {
  bench.studio.misbehave(mischief, true);
  try {
    await act();
  } finally {
    bench.studio.misbehave(mischief, false);
  }
}

describe("a reward is made", () => {
  test("and played for the house's money, as often as was given and no more", async () => {
    const player = await bench.newPlayer();
    const grant = await give(player);
    const mine = async (): Promise<unknown> =>
      (await bench.server.call(listFreeRounds, {}, { token: player.token })).body.data.list;
    expect(await mine()).toMatchObject([{ state: "waiting", left: 2 }]);
    await freeRounds().tellPartners();
    expect(await mine()).toMatchObject([{ state: "playable", left: 2 }]);
    const played = [await play(player), await play(player)];
    const won = played.reduce((sum, { winUnits }) => sum + winUnits / 1_000, 0);
    expect(await bench.cash(player.memberId)).toBe(100_000 + won);
    expect(await read(grant)(grant.id)).toMatchObject({ used: 2, won });
    expect(await mine()).toMatchObject([{ state: "played", left: 0 }]);
    // The next one is the player's own.
    const { winUnits } = await play(player);
    expect(await bench.cash(player.memberId)).toBe(100_000 + won - 100 + winUnits / 1_000);
  });

  test("of a prepaid of just this stake and number, where the partner has one", async () => {
    const player = await bench.newPlayer();
    await give(player, { rounds: PREPAID_ROUNDS });
    await freeRounds().tellPartners();
    expect((await play(player)).freeBetsLeft).toBe(PREPAID_ROUNDS - 1);
  });

  test("once, when the answer was lost", async () => {
    const grant = await give(await bench.newPlayer());
    await during("lost-rewards", () => freeRounds().tellPartners());
    await freeRounds().tellPartners();
    expect(await rewardsOf(grant)).toHaveLength(1);
    expect(await stateOf(grant)).toBe("created");
  });

  test.each(["errors", "half-answers"] as const)("later, after %s", async (mischief) => {
    const player = await bench.newPlayer();
    const grant = await give(player);
    await during(mischief, () => freeRounds().tellPartners());
    expect(await stateOf(grant)).toBe("wanted");
    expect(await rewardsOf(grant)).toEqual([]);
    await freeRounds().tellPartners();
    expect(await stateOf(grant)).toBe("created");
    expect((await play(player)).freeBetsLeft).toBe(1);
  });
});

describe("a reward is taken back", () => {
  test("when the grant is, however long the partner was away", async () => {
    const player = await bench.newPlayer();
    const grant = await give(player);
    await freeRounds().tellPartners();
    await play(player);
    const before = await bench.cash(player.memberId);
    await cancel(grant);
    await during("errors", () => freeRounds().tellPartners());
    expect(await stateOf(grant)).toBe("unwanted");
    // The partner has not heard of it: what it plays is refused.
    expect((await play(player)).status).toBe("RS_ERROR_LIMIT_REACHED");
    await freeRounds().tellPartners();
    expect(await stateOf(grant)).toBe("gone");
    expect(await rewardsOf(grant)).toMatchObject([{ status: "FRS_CANCELLED" }]);
    expect(await bench.cash(player.memberId)).toBe(before);
  });

  test("when it was made, its answer was lost, and it ended before anybody asked again", async () => {
    const player = await bench.newPlayer();
    const grant = await give(player);
    await during("lost-rewards", async () => {
      await during("errors", () => freeRounds().tellPartners());
      await lose(player, grant);
    });
    await cancel(grant);
    await freeRounds().tellPartners();
    expect(await stateOf(grant)).toBe("gone");
    expect(await rewardsOf(grant)).toMatchObject([{ status: "FRS_CANCELLED" }]);
  });

  test("at its end, and what the partner still plays then is refused", async () => {
    const player = await bench.newPlayer();
    const endsAt = new Date(bench.server.clock.now().getTime() + 60_000);
    const grant = await give(player, { endsAt });
    await freeRounds().tellPartners();
    await play(player);
    bench.server.clock.advance(60_000);
    expect(await freeRounds().expireDue()).toBe(1);
    await freeRounds().tellPartners();
    expect(await stateOf(grant)).toBe("gone");
    expect(await read(grant)(grant.id)).toMatchObject({ state: "expired", used: 1 });
  });

  test("with an exclusion, and none is given afterwards", async () => {
    const player = await bench.newPlayer();
    const grant = await give(player);
    await freeRounds().tellPartners();
    const { compliance } = bench.server.rooms;
    await compliance.exclude(player.memberId, { months: 1, reason: "enough" });
    expect((await play(player)).status).not.toBe("RS_OK");
    await freeRounds().tellPartners();
    expect(await rewardsOf(grant)).toMatchObject([{ status: "FRS_CANCELLED" }]);
    await expect(give(player)).rejects.toMatchObject({ code: "free_rounds.account_blocked" });
  });
});

/** Made there, while the house knows nothing of it. */
async function lose({ studioUser }: Player, grant: GivenGrant): Promise<void> {
  const made = bench.client.createReward({
    user: studioUser,
    from: { prepaidUuid: "5e0c1b7a-0000-4000-8000-000000000002" },
    reference: grant.id,
    betUnits: STAKE,
    betCount: grant.rounds,
    startsAt: grant.startsAt,
    endsAt: grant.endsAt,
  });
  await expect(made).rejects.toThrow();
}

function cancel({ memberId, id }: GivenGrant) {
  const { db, rooms } = bench.server;
  return db
    .transaction()
    .execute((tx) => rooms.freeRounds.cancel(tx, { memberId, id, reason: "a test" }));
}
