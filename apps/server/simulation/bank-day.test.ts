/**
 * Protects: a day on which one of two banks fails at random ends with every payment credited or
 * sent back, every withdrawal paid by one bank once, both banks' lists agreeing with ours, and
 * books and audit log that add up.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { env } from "node:process";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { add, type Centavos, fromWire, negate, ZERO } from "@tucano/contract/money.ts";
import * as cashier from "@tucano/contract/player/money/cashier.ts";
import type { Mood } from "@tucano/workshop/bad-line.ts";
import { AUDIT_KEY, proveAudit } from "../src/backoffice/index.ts";
import { hire } from "../src/backoffice/test/staff-bench.ts";
import { RECONCILE_JOB, SWEEP_JOB } from "../src/cashier/index.ts";
import { auditBooks } from "../src/ledger/index.ts";
import { addDays, dayOf } from "../src/platform/days.ts";
import { systemRandom } from "../src/platform/random.ts";
import { openTwoBanks, type TwoBanks } from "../src/testing/bank/two-banks.ts";
import type { TestMember } from "../src/testing/people/people.ts";
import { PASSWORD } from "../src/testing/people/till.ts";

const SEED = Number(env["SIMULATION_SEED"] ?? systemRandom.integer(2 ** 31 - 1));
const STEPS = 45;
const MEMBERS = 5;
const STRANGER = "52998224725";

let scene: TwoBanks;
let members: TestMember[];
beforeAll(async () => {
  scene = await openTwoBanks();
  // The audit log has something in it.
  await hire(scene.house, { role: "administrator" });
  members = await Promise.all(Array.from({ length: MEMBERS }, () => scene.till.newMember()));
});
afterAll(() => scene.close());

/** The same seed is the same day, as far as nothing outside decides. */
function createDice(seed: number): <One>(of: readonly One[]) => One {
  let state = seed;
  return (of) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const one = of[((mixed ^ (mixed >>> 14)) >>> 0) % of.length];
    if (one === undefined) throw new Error("Nothing to choose from.");
    return one;
  };
}

type Dice = ReturnType<typeof createDice>;

async function insist(work: () => Promise<unknown>): Promise<void> {
  await work().catch(() => undefined);
}

/** A day on which nothing happens proves nothing: it begins with an order at each bank. */
async function begin(): Promise<void> {
  const usual: Dice = ([one]) => one as never;
  for (const shares of [
    { main: 1, second: 0 },
    { main: 0, second: 1 },
  ]) {
    await scene.setNumbers(shares);
    await payIn(usual);
  }
  await scene.till.settle();
  await takeOut(usual);
  await approve();
  await scene.setNumbers({ main: 50, second: 50 });
}

async function workOn(): Promise<void> {
  const { house, till } = scene;
  await insist(() => house.jobs.runNow(SWEEP_JOB));
  await insist(() => house.jobs.runNow(RECONCILE_JOB));
  await insist(() => till.settle());
  await insist(() => till.payOut());
}

/** Amounts whose last digits make a sandbox refuse, fail once, or leave us without an answer. */
const withdrawn = ["20.00", "20.13", "20.17", "20.19", "33.40"];
const moods: readonly (Mood | "gone")[] = [
  "fine",
  "fine",
  "down",
  "fault",
  "lost",
  "wrong",
  "gone",
];

let isGone = false;
async function changeMood(mood: Mood | "gone"): Promise<void> {
  const line = scene.lines.second;
  if (isGone) await line.pickUp();
  isGone = mood === "gone";
  if (mood === "gone") await line.hangUp();
  else line.be(mood);
}

async function payIn(dice: Dice): Promise<void> {
  const { house } = scene;
  const money = fromWire(dice(["50.00", "61.23", "80.00"]));
  const { memberId } = dice(members);
  const { order_no: txid } = await house.ask(
    cashier.openDeposit,
    { money, payment_id: 1 },
    memberId,
  );
  const bank = (await house.rooms.cashier.findDeposit(txid))?.psp === "second" ? "second" : "main";
  // Empty: who is named in the charge pays.
  await scene.pay(bank, { txid, cpf: dice(["", "", "", STRANGER]) });
  if (dice([false, false, true])) await scene.pay(bank, { txid });
}

async function takeOut(dice: Dice): Promise<void> {
  const { house, till } = scene;
  const member = dice(members);
  await till.forgive(member);
  const input = {
    money: fromWire(dice(withdrawn)),
    qk_pwd: PASSWORD,
    payment_type: "CPF",
    cpf_id: member.form.cpf,
  };
  await house.ask(cashier.submitWithdrawal, input, member.memberId);
}

async function approve(): Promise<void> {
  const { house, till } = scene;
  const { cashier } = house.rooms;
  const { list } = await cashier.listWithdrawals({ status: "in_review" });
  for (const { orderNo } of list) await cashier.approveWithdrawal(orderNo, till.operator);
}

interface BankBooks {
  readonly received: Centavos;
  readonly returned: Centavos;
  readonly paid: Centavos;
  readonly keys: readonly string[];
}

async function booksOf(bank: "main" | "second"): Promise<BankBooks> {
  const { rows } = await sql<BankBooks>`
    SELECT (SELECT coalesce(sum(amount_centavos), 0)::bigint FROM sandbox_psp.receipt) AS received,
      (SELECT coalesce(sum(amount_centavos), 0)::bigint FROM sandbox_psp.refund
        WHERE final_status = 'DEVOLVIDO') AS returned,
      (SELECT coalesce(sum(amount_centavos), 0)::bigint FROM sandbox_psp.payout
        WHERE final_status = 'SETTLED') AS paid,
      ARRAY(SELECT idempotency_key FROM sandbox_psp.payout
        WHERE final_status = 'SETTLED') AS keys`.execute(scene.databaseOf(bank));
  if (rows[0] === undefined) throw new Error("A sum always has one row.");
  return rows[0];
}

const settled: ReadonlySet<string> = new Set(["paid", "in_review"]);
const orderOf = (key: string) => key.replace(/A\d+$/, "");

describe(`A day with a failing bank (SIMULATION_SEED=${SEED})`, () => {
  test("pays in and out once, and everything agrees", async () => {
    const { house, till } = scene;
    const dice = createDice(SEED);
    const first = dayOf(house.clock.now());
    await begin();
    for (let step = 0; step < STEPS; step += 1) {
      house.clock.advance(10_000);
      const act = dice(["in", "in", "in", "out", "out", "approve", "mood", "mood", "work", "work"]);
      if (act === "mood") await changeMood(dice(moods));
      else if (act === "work") await workOn();
      else if (act === "approve") await insist(approve);
      else await insist(() => (act === "in" ? payIn(dice) : takeOut(dice)));
    }
    await changeMood("fine");
    for (let round = 0; round < 6; round += 1) {
      house.clock.advance(180_000);
      await workOn();
    }

    const { list: orders } = await house.rooms.cashier.listWithdrawals({ limit: 1_000 });
    const paid = orders.filter(({ status }) => status === "paid").map(({ orderNo }) => orderNo);
    const banks = [await booksOf("main"), await booksOf("second")];
    // One payout for each that is paid, at one bank, and none for any other.
    expect(banks.flatMap(({ keys }) => keys.map(orderOf)).toSorted()).toEqual(paid.toSorted());
    expect(orders.filter(({ status }) => !settled.has(status))).toEqual([]);
    const { rows: open } = await sql`
      SELECT end_to_end_id, status FROM cashier.receipt
      WHERE status NOT IN ('credited', 'refunded')`.execute(house.db);
    expect(open).toEqual([]);
    // What the banks hold for us is what the members have.
    const wallets = await Promise.all(members.map((member) => till.wallet(member)));
    const owned = add(ZERO, ...wallets.flatMap((one) => [one.cash, one.locked]));
    const held = banks.flatMap((one) => [one.received, negate(one.returned), negate(one.paid)]);
    expect(add(ZERO, ...held)).toBe(owned);

    for (let day = first; day <= dayOf(house.clock.now()); day = addDays(day, 1)) {
      await house.rooms.cashier.matchDay(day);
      expect(await house.rooms.cashier.listDifferences({ day, after: "", limit: 9 })).toEqual([]);
    }
    const books = await auditBooks(house.db, house.house.bookChecks);
    expect(books.filter(({ differences }) => differences.length > 0)).toEqual([]);
    const key = readFileSync(path.join(house.secretsFolder, AUDIT_KEY), "utf8").trim();
    expect(await proveAudit(house.db, { anchor: null, key })).toMatchObject({ differences: [] });
    expect(paid.length).toBeGreaterThan(0);
  });
});
