// Protects: free rounds that come with a reward are given once, when it is claimed, for as long as
// it says, out of the reward's own budget, and to nobody who is shut out by then; a code may give
// nothing else; and the books are clean.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { activityDetails } from "@tucano/contract/player/rewards/activities.ts";
import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import {
  checkFirstRecharge,
  claimFirstRecharge,
} from "@tucano/contract/player/rewards/promotions.ts";
import { claimGift, vipInfo } from "@tucano/contract/player/rewards/vip.ts";
import { freeRoundsBookChecks } from "../../free-rounds/index.ts";
import { auditBooks } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { FreeWith } from "../../market/index.ts";
import { rewardsBookChecks } from "../../rewards/index.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { type Bench, openBench } from "./bench.ts";

const JOB = "rewards.give-free-rounds";
const DAY_MS = 86_400_000;
const free: FreeWith = {
  freeGame: "onca-dourada",
  freeCount: 10,
  freeStakeCentavos: 100,
  freeDays: 3,
};
const gift = {
  studio: "house",
  gameCode: "onca-dourada",
  stake: toCentavos(100),
  rounds: 5,
  days: 2,
};

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  const { market } = bench.server.rooms;
  const vip = await market.read("vip");
  const levels = vip.levels.map((level, index) =>
    index === 1 ? { ...level, upgrade: { ...level.upgrade, free } } : level,
  );
  await bench.setTomorrow("vip", { levels });
  await bench.setTomorrow("firstRecharge", {
    free,
    budget: { dayCentavos: 31_500, wholeCentavos: null },
  });
  bench.goOn(1);
});
afterAll(async () => {
  const checks = [...rewardsBookChecks, ...freeRoundsBookChecks];
  const results = await auditBooks(bench.server.db, checks);
  expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  await bench.server.close();
});

const grantsOf = ({ memberId }: TestMember) =>
  bench.server.rooms.freeRounds.list({
    memberId,
    source: null,
    state: null,
    now: bench.server.clock.now(),
    before: null,
    limit: 10,
  });
const drain = () => bench.server.jobs.drain(JOB);
const exclude = ({ memberId }: TestMember) =>
  bench.server.rooms.compliance.exclude(memberId, { months: 1, reason: "enough" });

async function openCode(code: string, of: { readonly amount?: number; readonly total?: number }) {
  const now = bench.server.clock.now();
  await inTransaction(bench.server.db, (tx) =>
    bench.server.rooms.promotions.office.createCode(tx, {
      code,
      pocket: "cash",
      amount: toCentavos(of.amount ?? 0),
      free: gift,
      turnoverMultiple: 1,
      startsAt: now,
      endsAt: new Date(now.getTime() + DAY_MS),
      limitTotal: of.total ?? null,
      limitPerMember: 1,
      levelFrom: 0,
      registeredFrom: null,
      createdBy: "a test",
      createdAt: now,
    }),
  );
}

test("the first recharge brings its rounds with the claim, once, within its budget", async () => {
  const [ana, bia] = [await bench.newPlayer(), await bench.newPlayer()];
  await bench.payIn(ana, 30_000);
  await bench.payIn(bia, 30_000);
  expect(await bench.ask(checkFirstRecharge, ana)).toMatchObject({
    state: "claimable",
    reward_amount: "300.00",
    free_rounds: 10,
  });
  expect(await drain()).toBe(0);
  await bench.ask(claimFirstRecharge, ana);
  await bench.ask(claimFirstRecharge, ana);
  await drain();
  const claimedAt = bench.server.clock.now().getTime();
  expect(await grantsOf(ana)).toMatchObject([
    { source: "activity", sourceRef: "ftd:first", rounds: 10, stake: 100, used: 0 },
  ]);
  const [grant] = await grantsOf(ana);
  expect(grant?.endsAt.getTime()).toBe(claimedAt + 3 * DAY_MS);
  // The day has R$ 315.00 for it: R$ 310.00 are gone.
  const { body } = await bench.call(claimFirstRecharge, bia);
  expect(body.error).toBe("rewards.budget_spent");
  const { list } = await bench.ask(activityDetails, ana);
  const terms = list.find(({ code }) => code === "ftd")?.terms.join("\n");
  expect(terms).toContain("Onça Dourada");
});

test("a VIP level brings them with its gift", async () => {
  const ana = await bench.newPlayer();
  await bench.payIn(ana, 100_000);
  for (const _ of [1, 2, 3, 4, 5]) await bench.play(ana, { stake: 100_000, win: 100_000 });
  expect((await bench.ask(vipInfo, ana)).list[1]).toMatchObject({ upgrade_free_rounds: 10 });
  await bench.ask(claimGift, ana, { kind: "upgrade", level: 1 });
  await drain();
  expect(await grantsOf(ana)).toMatchObject([{ source: "vip", sourceRef: "vip.upgrade:1" }]);
});

test("a code may give nothing but free rounds, each redemption its own", async () => {
  await openCode("SOGIROS", {});
  const ana = await bench.newPlayer();
  const answers = await Promise.all(
    [1, 2, 3].map(() => bench.call(redeemPromoCode, ana, { code: "sogiros" })),
  );
  expect(answers.map(({ body }) => body.error ?? "paid")).toContain("paid");
  await drain();
  await drain();
  expect(await grantsOf(ana)).toMatchObject([
    { source: "code", sourceRef: "promo-code:SOGIROS:1", rounds: 5 },
  ]);
  expect(await bench.walletOf(ana)).toMatchObject({ cash: 0, bonus: 0, turnoverOwed: 0 });
});

test("money and free rounds of a code come together, and an Idempotency-Key gives neither twice", async () => {
  await openCode("TUDO", { amount: 500, total: 1 });
  const ana = await bench.newPlayer();
  const headers = { "idempotency-key": randomUUID() };
  for (const _ of [1, 2]) {
    const { body } = await bench.call(redeemPromoCode, ana, { code: "TUDO" }, headers);
    expect(body.data).toMatchObject({ reward_amount: "5.00", list: [{ free_rounds: 5 }] });
  }
  await drain();
  expect(await grantsOf(ana)).toHaveLength(1);
  expect((await bench.walletOf(ana)).cash).toBe(500);
});

test("who is shut out before or after a claim has none", async () => {
  await openCode("TARDE", {});
  const [ana, bia, eva] = [
    await bench.newPlayer(),
    await bench.newPlayer(),
    await bench.newPlayer(),
  ];
  await bench.ask(redeemPromoCode, ana, { code: "TARDE" });
  await exclude(ana);
  await bench.ask(redeemPromoCode, bia, { code: "TARDE" });
  await drain();
  await exclude(bia);
  expect(await grantsOf(ana)).toEqual([]);
  expect(await grantsOf(bia)).toMatchObject([{ state: "cancelled", used: 0 }]);
  await bench.server.rooms.members.freeze(eva.memberId, "Looked at");
  await expect(
    bench.server.ask(redeemPromoCode, { code: "TARDE" }, eva.memberId),
  ).rejects.toMatchObject({ code: "rewards.account_blocked" });
  await drain();
  expect(await grantsOf(eva)).toEqual([]);
});

test("what cannot be kept fails as a job, and is not forgotten", async () => {
  await openCode("SEMJOGO", {});
  const ana = await bench.newPlayer();
  await bench.ask(redeemPromoCode, ana, { code: "SEMJOGO" });
  const { catalog } = bench.server.rooms;
  const game = await catalog.findGameByCode("house", "onca-dourada");
  const setStatus = async (status: "hidden" | "live") => {
    await inTransaction(bench.server.db, (tx) => catalog.setGameStatus(tx, game?.id ?? 0, status));
    catalog.invalidate();
  };
  await setStatus("hidden");
  await expect(drain()).rejects.toMatchObject({ code: "free_rounds.game_not_offered" });
  expect(await grantsOf(ana)).toEqual([]);
  await setStatus("live");
});
