// Protects: a reward is paid once, whoever claims how often and from wherever; what one person may
// have once, nobody has twice; and every centavo of it is in the books.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { ledgerBookChecks } from "../../ledger/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { createLogger } from "../../platform/logger.ts";
import { systemRandom } from "../../platform/random.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { createRewards, type RewardOffer, type Rewards, rewardsBookChecks } from "../index.ts";

let server: TestServer;
let rewards: Rewards;
beforeAll(async () => {
  server = await startTestServer();
  ({ rewards } = server.rooms);
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS);
const newMember = async () => (await registerTestMember(server)).memberId;

function offerOf(memberId: MemberId, changes: Partial<RewardOffer> = {}): RewardOffer {
  return {
    memberId,
    kind: "ftd",
    period: "once",
    amount: toCentavos(10_000),
    pocket: "bonus",
    turnover: toCentavos(30_000),
    cost: "promotion:cost",
    basis: [{ what: "deposit", reference: "deposit:D1", amountCentavos: 10_000 }],
    availableFrom: server.clock.now(),
    expiresAt: null,
    ...changes,
  };
}

const offer = (...offers: readonly RewardOffer[]) =>
  inTransaction(server.db, (tx) => rewards.offer(tx, offers));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );
const walletOf = (memberId: MemberId) => server.rooms.ledger.readWallet(memberId);

interface Moved {
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
}

async function movedFor(reference: string): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    SELECT kind, debit, credit, amount FROM ledger.transfer
    WHERE reference = ${reference} ORDER BY seq`.execute(server.db);
  return rows;
}

describe("a reward", () => {
  test("is paid once, by a hundred claims at the same moment", async () => {
    const memberId = await newMember();
    expect(await offer(offerOf(memberId), offerOf(memberId))).toBe(1);
    expect(await offer(offerOf(memberId, { amount: toCentavos(99) }))).toBe(0);
    const key = { memberId, kind: "ftd", period: "once" } as const;
    const claims = await Promise.all(
      Array.from({ length: 100 }, () => rewards.claim(key, { cpf: `cpf-${memberId}` })),
    );
    const [first] = claims;
    expect(new Set(claims.map(({ id, state }) => `${id} ${state}`)).size).toBe(1);
    expect(first).toMatchObject({ state: "claimed", amount: 10_000 });
    expect(await movedFor(`reward:${first?.id}`)).toEqual([
      { kind: "bonus.grant", debit: "promotion:cost", credit: "member:bonus", amount: 10_000 },
    ]);
    const wallet = await walletOf(memberId);
    expect(wallet).toMatchObject({ cash: 0, bonus: 10_000, turnoverOwed: 0, bonusOwed: 30_000 });
  });

  test.each([
    ["vip.weekly", "promotion:cost", "reward.grant"],
    ["rebate", "promotion:cost", "rebate.claim"],
    ["agency.betting", "agency:cost", "agency.commission"],
  ] as const)("in cash (%s) is cash that owes its turnover", async (kind, cost, transfer) => {
    const memberId = await newMember();
    const given = { kind, cost, pocket: "cash", turnover: toCentavos(500) } as const;
    const { id } = await rewards.claimNow(offerOf(memberId, { ...given, period: "2026-11-19" }));
    expect(await movedFor(`reward:${id}`)).toEqual([
      { kind: transfer, debit: cost, credit: "member:cash", amount: 10_000 },
    ]);
    expect(await walletOf(memberId)).toMatchObject({ cash: 10_000, turnoverOwed: 500 });
  });

  test("waits for its time and ends with it; the job says so as well", async () => {
    const memberId = await newMember();
    const key = { memberId, kind: "rebate", period: "2026-11-20" } as const;
    const times = { availableFrom: later(1), expiresAt: later(3) };
    await offer(offerOf(memberId, { ...key, ...times }));
    await offer(offerOf(memberId, { ...key, ...times, period: "2026-11-21" }));
    expect(await codeOf(rewards.claim(key))).toBe("rewards.not_yet");
    server.clock.advance(2 * HOUR_MS);
    expect((await rewards.claim(key)).state).toBe("claimed");
    server.clock.advance(HOUR_MS);
    const missed = { ...key, period: "2026-11-21" };
    expect(await codeOf(rewards.claim(missed))).toBe("rewards.expired");
    await server.jobs.runNow("rewards.expire");
    expect((await rewards.find(missed))?.state).toBe("expired");
    expect((await rewards.find(key))?.state).toBe("claimed");
    expect(await rewards.expireDue()).toBe(0);
  });

  test("that an operator took away is not paid; one that was paid is not taken away", async () => {
    const [memberId, other] = [await newMember(), await newMember()];
    await offer(offerOf(memberId), offerOf(other));
    const key = { memberId, kind: "ftd", period: "once" } as const;
    const id = (await rewards.find(key))?.id ?? "";
    await rewards.forfeit(id, "ops@tucano.local", "two accounts");
    const again = await rewards.forfeit(id, "other@tucano.local", "again");
    expect(again).toMatchObject({ state: "forfeited", reason: "two accounts" });
    expect(await codeOf(rewards.claim(key))).toBe("rewards.forfeited");
    const paid = await rewards.claim({ ...key, memberId: other });
    expect(await codeOf(rewards.forfeit(paid.id, "ops", "late"))).toBe("rewards.already_claimed");
    expect((await walletOf(other)).bonus).toBe(10_000);
  });

  test("to an account that is blocked is paid when it no longer is", async () => {
    const memberId = await newMember();
    await offer(offerOf(memberId));
    const key = { memberId, kind: "ftd", period: "once" } as const;
    const setAccess = (access: "frozen" | "active") =>
      inTransaction(server.db, (tx) => server.rooms.ledger.setAccess(tx, memberId, access));
    await setAccess("frozen");
    expect(await codeOf(rewards.claim(key, { device: "d-frozen" }))).toBe(
      "rewards.account_blocked",
    );
    await setAccess("active");
    expect((await rewards.claim(key, { device: "d-frozen" })).state).toBe("claimed");
  });

  test("that is not there is not found", async () => {
    const key = { memberId: await newMember(), kind: "day7", period: "1" } as const;
    expect(await rewards.find(key)).toBeNull();
    expect(await codeOf(rewards.claim(key))).toBe("rewards.not_found");
  });
});

describe("what guards a reward", () => {
  test("is used by one of twenty accounts that claim at once, and tells of the others", async () => {
    const members = await Promise.all(Array.from({ length: 20 }, newMember));
    const claims = await Promise.all(
      members.map((memberId) =>
        codeOf(
          rewards.claimNow(offerOf(memberId, { period: "guarded" }), {
            cpf: `own-${memberId}`,
            device: "one phone",
          }),
        ),
      ),
    );
    expect(claims.filter((one) => one === "done")).toHaveLength(1);
    expect(claims.filter((one) => one === "rewards.already_used")).toHaveLength(19);
    const winner = members[claims.indexOf("done")] ?? 0;
    const list = await rewards.signalsAfter({ after: null, limit: 100 });
    const signals = list.filter(({ period }) => period === "guarded");
    expect(signals).toHaveLength(19);
    for (const one of signals) {
      expect(one).toMatchObject({ otherMemberId: winner, kind: "ftd", guard: "device" });
      // An offer that was refused is nobody's, and its own CPF is free for another claim.
      expect(await rewards.find({ ...one, kind: "ftd" })).toBeNull();
    }
    const bonuses = await Promise.all(members.map(walletOf));
    expect(bonuses.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(10_000);
  });

  test("guards that kind and period alone, and the same account is not its own rival", async () => {
    const [first, second] = [await newMember(), await newMember()];
    const guards = { cpf: "c-1", paymentKey: "k-1" };
    const paid = await rewards.claimNow(offerOf(first, { period: "p-1" }), guards);
    expect((await rewards.claimNow(offerOf(first, { period: "p-1" }), guards)).id).toBe(paid.id);
    await rewards.claimNow(offerOf(second, { period: "p-2" }), guards);
    await rewards.claimNow(offerOf(second, { period: "p-1", kind: "day7" }), guards);
    const taken = rewards.claimNow(offerOf(second, { period: "p-1" }), { paymentKey: "k-1" });
    expect(await codeOf(taken)).toBe("rewards.already_used");
  });
});

describe("A budget", () => {
  const spentOn = async (scope: string) => (await rewards.spentOf([{ kind: "ftd", scope }]))[0];

  test("is never exceeded, and refused claims leave nothing behind", async () => {
    const limits = [
      { scope: "day:a", most: toCentavos(35_000) },
      { scope: "since:a", most: toCentavos(1_000_000) },
    ];
    const members: MemberId[] = [];
    for (let index = 0; index < 10; index += 1) members.push(await newMember());
    const claims = await Promise.all(
      members.map((memberId) => codeOf(rewards.claimNow(offerOf(memberId), {}, limits))),
    );
    expect(claims.filter((one) => one === "done")).toHaveLength(3);
    expect(claims.filter((one) => one === "rewards.budget_spent")).toHaveLength(7);
    expect([await spentOn("day:a"), await spentOn("since:a")]).toEqual([30_000, 30_000]);
    const refused = members[claims.indexOf("rewards.budget_spent")] ?? toMemberId(0);
    const key = { memberId: refused, kind: "ftd", period: "once" } as const;
    expect(await rewards.find(key)).toBeNull();
    expect(await rewards.fitsBudget(offerOf(refused), limits)).toBe(false);
    const paid = members[claims.indexOf("done")] ?? toMemberId(0);
    expect(await rewards.fitsBudget(offerOf(paid), limits)).toBe(true);
    expect(await codeOf(rewards.claimNow(offerOf(paid), {}, limits))).toBe("done");
    expect(await spentOn("day:a")).toBe(30_000);
  });

  test("gets back what was taken for a reward that is not paid in the end", async () => {
    const limits = [{ scope: "day:b", most: toCentavos(10_000) }];
    const [first, second] = [await newMember(), await newMember()];
    const isDown = new Error("The ledger is away.");
    const cutOff = createRewards({
      ...server.rooms,
      db: server.db,
      clock: server.clock,
      random: systemRandom,
      logger: createLogger("silent"),
      jobs: { ...server.jobs, define: () => undefined },
      ledger: { ...server.rooms.ledger, execute: () => Promise.reject(isDown) },
      isBonusAtPlay: () => Promise.resolve([]),
      gameIdOf: () => Promise.resolve(null),
    }).api;
    expect(await codeOf(cutOff.claimNow(offerOf(first), {}, limits))).toBe(isDown);
    expect(await spentOn("day:b")).toBe(10_000);
    const later = rewards.claimNow(offerOf(second), {}, limits);
    expect(await codeOf(later)).toBe("rewards.budget_spent");
    const held = await rewards.find({ memberId: first, kind: "ftd", period: "once" });
    await rewards.forfeit(held?.id ?? "", "ops", "Cut off");
    expect(await spentOn("day:b")).toBe(0);
    expect(await codeOf(rewards.claimNow(offerOf(second), {}, limits))).toBe("done");
    expect(await spentOn("day:b")).toBe(10_000);
  });
});

test("a claim that the money refuses frees its guards, its budget and its deposit", async () => {
  const spent = async () => (await rewards.spentOf([{ kind: "ftd", scope: "day:c" }]))[0];
  const limits = [{ scope: "day:c", most: toCentavos(10_000) }];
  const uses = { cpf: "52998224725", device: "lent", deposit: "D-lent" };
  const [first, second] = [await newMember(), await newMember()];
  const refusing = createRewards({
    ...server.rooms,
    db: server.db,
    clock: server.clock,
    random: systemRandom,
    logger: createLogger("silent"),
    jobs: { ...server.jobs, define: () => undefined },
    ledger: {
      ...server.rooms.ledger,
      execute: () => Promise.reject(new DomainError("rewards.account_blocked")),
    },
    isBonusAtPlay: () => Promise.resolve([]),
    gameIdOf: () => Promise.resolve(null),
  }).api;
  const refused = refusing.claimNow(offerOf(first), uses, limits);
  expect(await codeOf(refused)).toBe("rewards.account_blocked");
  expect(await spent()).toBe(0);
  expect(await rewards.depositUses(first)).toEqual(new Map());
  expect(await codeOf(rewards.claimNow(offerOf(second), uses, limits))).toBe("done");
  expect(await rewards.depositUses(second)).toEqual(new Map([["D-lent", "ftd"]]));
  expect(await spent()).toBe(10_000);
  const other = offerOf(second, { kind: "recharge-rebate" });
  expect(await codeOf(rewards.claimNow(other, { deposit: "D-lent" }))).toBe("rewards.deposit_used");
  expect(await rewards.find(other)).toBeNull();
});

test("lists say what was given and why", async () => {
  const memberId = await newMember();
  for (const period of ["a", "b", "c"]) {
    await rewards.claimNow(offerOf(memberId, { kind: "day7", period }));
    server.clock.advance(1_000);
  }
  await offer(offerOf(memberId, { kind: "vip.monthly", period: "2026-11" }));
  const { list, total } = await rewards.list(memberId, { kinds: ["day7"], limit: 2 });
  expect([total, list.map(({ period }) => period)]).toEqual([3, ["c", "b"]]);
  expect(list[0]?.basis).toEqual(offerOf(memberId).basis);
  const claimed = await rewards.list(memberId, { states: ["claimed"], until: later(1) });
  expect(claimed.total).toBe(3);
});

test("the books are clean, and see a claim that was never paid", async () => {
  const differences = async () => {
    const results = await Promise.all(
      [...ledgerBookChecks, ...rewardsBookChecks].map((check) => check.run(server.db)),
    );
    return results.flat();
  };
  expect(await differences()).toEqual([]);
  const memberId = await newMember();
  await offer(offerOf(memberId));
  await sql`UPDATE rewards.reward SET state = 'claimed', claimed_at = now()
    WHERE member_id = ${memberId}`.execute(server.db);
  expect(await differences()).toMatchObject([{ expected: "10000", found: "0" }]);
});
