// Protects: an affiliate earns what was agreed on and nothing twice: an amount once a member, a
// share of each month's NGR, corrections as entries of their own; a closed month never changes, is
// approved by two, and paid once; and the books say so when somebody has touched any of it.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as money from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import {
  decideQualification,
  listAffiliateDays,
  listAffiliates,
  saveAffiliate,
} from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { excludeMember } from "@tucano/contract/backoffice/members/compliance.ts";
import { saveDestination } from "@tucano/contract/player/money/destinations.ts";
import { auditBooks } from "../../src/ledger/index.ts";
import { dayOf, monthAfter } from "../../src/platform/days.ts";
import { readJournal } from "../../src/testing/journal.ts";
import { registerTestMember } from "../../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../../src/testing/server.ts";
import { affiliatesBookChecks, affiliatesReaders } from "../../src/affiliates/index.ts";
import { type Bench, createBench, terms, wish } from "./bench.ts";

let server: TestServer;
let bench: Bench;
let affiliate_id: number;
const reason = "As agreed";

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "127.0.0.1" } });
  bench = await createBench(server);
  affiliate_id = bench.affiliateId;
});
afterAll(() => server.close());

const differences = async () =>
  (await auditBooks(server.db, affiliatesBookChecks)).flatMap((check) => check.differences);

const cpaOf = async (memberId: number) =>
  (await bench.entries()).filter((entry) => entry.member_id === memberId);

test("the amount is earned once, when deposit and stake are enough", async () => {
  const { memberId } = await bench.bring();
  await bench.deposit(memberId, 5_000);
  await bench.play(memberId, 5_000, 5_000);
  await bench.qualify();
  expect(await cpaOf(memberId)).toEqual([]);
  await bench.play(memberId, 5_000);
  await bench.qualify();
  await bench.qualify();
  expect(await cpaOf(memberId)).toMatchObject([{ kind: "cpa", amount: "100.00" }]);
  expect(await differences()).toEqual([]);
});

test("a first deposit that is too small is not made good by a larger one", async () => {
  const { memberId } = await bench.bring();
  await bench.deposit(memberId, 4_999);
  await bench.deposit(memberId, 50_000);
  await bench.play(memberId, 20_000);
  await bench.qualify();
  expect(await cpaOf(memberId)).toEqual([]);
});

test("who is excluded brings nothing, and one person twice waits for somebody to look", async () => {
  const excluded = await bench.bring();
  const first = await bench.bring();
  const device = first.answer.cookies.find(({ name }) => name === "tucano_device")?.value;
  const { cookie } = await bench.click();
  const headers = { cookie: `tucano_device=${device}; tucano_click=${cookie}` };
  const again = await registerTestMember(server, {}, { headers });
  for (const { memberId } of [excluded, again]) {
    await bench.deposit(memberId, 10_000);
    await bench.play(memberId, 10_000);
  }
  const exclusion = { member_id: excluded.memberId, months: 6, reason };
  expect(await bench.ask(excludeMember, exclusion)).toMatchObject({ status: 200 });
  await bench.qualify();
  expect(await cpaOf(excluded.memberId)).toEqual([]);
  expect(await cpaOf(again.memberId)).toEqual([]);
  const { held, signals } = await bench.detail();
  expect(held).toMatchObject([{ reason: "shared-device", amount: "100.00" }]);
  expect(signals).toContainEqual({ kind: "held", count: 1, about: "shared-device" });
  const decision = { affiliate_id, member_id: again.memberId, reason };
  await bench.data(decideQualification, { ...decision, is_earned: true });
  expect(await cpaOf(again.memberId)).toMatchObject([{ amount: "100.00" }]);
  const twice = await bench.ask(decideQualification, { ...decision, is_earned: false });
  expect(twice.body).toMatchObject({ error: "backoffice.affiliate_not_held" });
});

test("who may be the affiliate itself, or several who are one, waits as well", async () => {
  const itself = await bench.bring("", { form: { realname: "Rui Prado" } });
  const address = "203.0.113.7";
  const crowd = [];
  for (let times = 0; times < 3; times += 1) crowd.push(await bench.bring("", { address }));
  const [one, other] = [await bench.bring(), await bench.bring()];
  const lost = await bench.bring();
  for (const { token, form } of [one, other]) {
    const key = "same@person.example";
    const saved = { kind: "pix", key_type: "EMAIL", key, qk_pwd: "135790" } as const;
    // The key is somebody else's by the time that the other saves it.
    await sql`UPDATE sandbox_psp.directory_key SET cpf = ${form.cpf} WHERE key = ${key}`.execute(
      server.db,
    );
    expect((await server.call(saveDestination, saved, { token })).body).toMatchObject({
      code: 200,
    });
  }
  const order_no = await bench.deposit(lost.memberId, 10_000);
  const all = [itself, ...crowd, one, other];
  for (const { memberId } of all) await bench.deposit(memberId, 10_000);
  for (const { memberId } of [...all, lost]) await bench.play(memberId, 10_000);
  await readJournal(server.house.journal);
  const chargeback = { affiliate_id, what: "chargeback", order_no, reason } as const;
  expect(await bench.agreed(money.correctAffiliate, chargeback)).toBe("executed");
  await bench.qualify();
  const { held, signals } = await bench.detail();
  const reasonOf = new Map(held.map(({ member, reason: why }) => [member.member_id, why]));
  expect(reasonOf.get(itself.memberId)).toBe("self-referral");
  for (const { memberId } of crowd) expect(reasonOf.get(memberId)).toBe("shared-address");
  for (const { memberId } of [one, other]) expect(reasonOf.get(memberId)).toBe("shared-key");
  expect(reasonOf.get(lost.memberId)).toBe("chargeback");
  expect(signals).toContainEqual({ kind: "taken-back", count: 1, about: order_no });
  for (const { memberId: member_id } of [...all, lost]) {
    const decision = { affiliate_id, member_id, is_earned: false, reason };
    await bench.data(decideQualification, decision);
  }
});

test("an amount is taken back once, whole, and by two", async () => {
  const { memberId } = await bench.bring();
  await bench.deposit(memberId, 10_000);
  await bench.play(memberId, 10_000);
  await bench.qualify();
  const reversal = { affiliate_id, what: "reversal", member_id: memberId, reason } as const;
  expect(await bench.agreed(money.correctAffiliate, reversal)).toBe("executed");
  expect(await cpaOf(memberId)).toMatchObject([
    { kind: "reversal", amount: "-100.00" },
    { kind: "cpa", amount: "100.00" },
  ]);
  const again = await bench.ask(money.correctAffiliate, reversal);
  expect(again.body).toMatchObject({ error: "backoffice.affiliate_correction" });
  const other = { ...reversal, what: "chargeback", order_no: "nobodys" } as const;
  expect((await bench.ask(money.correctAffiliate, other)).status).toBe(422);
});

test("a month is closed with the share of its NGR, approved by two and paid once", async () => {
  const month = dayOf(server.clock.now()).slice(0, 7);
  const { memberId } = await bench.bring();
  const orderNo = await bench.deposit(memberId, 100_000);
  await bench.play(memberId, 100_000, 20_000);
  const small = await bench.deposit(memberId, 1_000);
  await bench.qualify();
  const chargeback = { affiliate_id, what: "chargeback", order_no: small, reason } as const;
  await bench.agreed(money.correctAffiliate, chargeback);
  await bench.agreed(money.correctAffiliate, {
    affiliate_id,
    what: "give",
    amount: "1.23",
    reason,
  });
  await bench.agreed(money.correctAffiliate, {
    affiliate_id,
    what: "take",
    amount: "0.23",
    reason,
  });
  expect(orderNo).not.toBe(small);
  await bench.daily(`${monthAfter(month)}-04`);
  expect(await bench.statements()).toEqual([]);
  await bench.daily(`${monthAfter(month)}-05`);
  await bench.daily(`${monthAfter(month)}-06`);
  const [statement, ...more] = await bench.statements();
  expect(more).toEqual([]);
  const entries = await bench.entries();
  const centavos = (wire = "0.00") => Number(wire.replace(".", ""));
  const total = entries.reduce((sum, { amount }) => sum + centavos(amount), 0);
  expect(statement).toMatchObject({
    month,
    state: "closed",
    chargebacks: "110.00",
    deal_version: 1,
  });
  expect(centavos(statement?.payable)).toBe(total);
  const [stake, win, cost, fees] = [
    statement?.stake,
    statement?.win,
    statement?.cost,
    statement?.fees,
  ];
  const ngr = centavos(stake) - centavos(win) - centavos(cost) - centavos(fees) - 11_000;
  expect(centavos(statement?.ngr)).toBe(ngr);
  const share = entries.find(({ kind }) => kind === "share");
  expect(centavos(share?.amount)).toBe(Math.floor((ngr * 3_000) / 10_000));
  expect(await differences()).toEqual([]);

  const of = { affiliate_id, month, reason };
  const paid = { ...of, reference: "E0000000020261205" };
  expect((await bench.ask(money.markPaid, paid)).body).toMatchObject({
    error: "backoffice.statement_state",
  });
  expect(await bench.agreed(money.approveStatement, of)).toBe("executed");
  const elsewhere = { ...wish, affiliate_id, pix_key: "elsewhere@guia.example.com" };
  await bench.data(saveAffiliate, elsewhere);
  expect(await bench.data(money.markPaid, paid)).toMatchObject({
    state: "paid",
    pix_key: wish.pix_key,
  });
  expect((await bench.ask(money.markPaid, paid)).status).toBe(409);
  expect((await bench.ask(money.approveStatement, of)).status).toBe(409);
  const none = await bench.ask(money.approveStatement, { ...of, month: "2020-01" });
  expect(none.body).toMatchObject({ error: "backoffice.statement_not_found" });
  const { list } = await bench.data(listAffiliates, {});
  expect(list).toMatchObject([{ due: "0.00" }]);
  expect(await differences()).toEqual([]);
});

test("a loss lowers the next month, and what is too little to be paid is carried over", async () => {
  const { memberId } = await bench.bring();
  const month = dayOf(server.clock.now()).slice(0, 7);
  await bench.deposit(memberId, 10_000);
  await bench.play(memberId, 100, 5_000);
  await bench.agreed(money.correctAffiliate, {
    affiliate_id,
    what: "give",
    amount: "5.00",
    reason,
  });
  await bench.daily(`${monthAfter(month)}-05`);
  const [lost] = await bench.statements();
  // 1.00 − 50.00 − 1 % of 100.00.
  expect(lost).toMatchObject({ ngr: "-50.00", loss_after: "-50.00", payable: "0.00" });
  expect(lost).toMatchObject({ carried: "5.00", state: "nothing" });
  const next = monthAfter(month);
  await bench.play(memberId, 6_000);
  await bench.daily(`${monthAfter(next)}-05`);
  const [won] = await bench.statements();
  expect(won).toMatchObject({ ngr: "60.00", loss_before: "-50.00", loss_after: "0.00" });
  // 30 % of the 10.00 that are left.
  expect(won).toMatchObject({ opening: "5.00", earned: "3.00", carried: "8.00" });
  expect(await differences()).toEqual([]);
});

test("one reference pays one statement", async () => {
  const month = dayOf(server.clock.now()).slice(0, 7);
  await bench.agreed(money.correctAffiliate, { affiliate_id, what: "give", amount: "500", reason });
  await bench.daily(`${monthAfter(month)}-05`);
  const of = { affiliate_id, month, reason };
  await bench.agreed(money.approveStatement, of);
  const again = await bench.ask(money.markPaid, { ...of, reference: "E0000000020261205" });
  expect(again.body).toMatchObject({ error: "backoffice.statement_reference" });
});

test("a deal begins with a month, the next one later, and always pays something", async () => {
  const month = dayOf(server.clock.now()).slice(0, 7);
  const deal = { affiliate_id, month, terms, reason };
  expect((await bench.ask(money.setDeal, deal)).body).toMatchObject({
    error: "backoffice.affiliate_deal_month",
  });
  const nothing = { ...deal, month: monthAfter(month), terms: { cpa: null, share: null } };
  expect((await bench.ask(money.setDeal, nothing)).body).toMatchObject({
    error: "backoffice.affiliate_deal",
  });
  const next = { ...deal, month: monthAfter(month), terms: { ...terms, cpa: null } };
  expect(await bench.agreed(money.setDeal, next)).toBe("executed");
  expect((await bench.detail()).deals.map(({ version }) => version)).toEqual([1, 2]);
});

test("what is kept is the same when the journal is read again, and nothing is told twice", async () => {
  const day = dayOf(server.clock.now());
  const query = { affiliate_id, from: "2026-01-01", to: day };
  const read = () => bench.data(listAffiliateDays, query);
  const told = () => sql`SELECT count(*) FROM affiliates.event`.execute(server.db);
  const before = [await read(), (await told()).rows];
  expect((before[0] as Awaited<ReturnType<typeof read>>).list.length).toBeGreaterThan(2);
  for (const { name } of affiliatesReaders) await server.house.journal.rebuild(name);
  await readJournal(server.house.journal);
  expect([await read(), (await told()).rows]).toEqual(before);
});

test("the book is only added to, and the books find what was touched by hand", async () => {
  await expect(sql`DELETE FROM affiliates.entry`.execute(server.db)).rejects.toThrow(/denied/);
  await sql`UPDATE affiliates.member_day SET stake = stake + 1`.execute(server.db);
  const found = await differences();
  expect(found.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^member \d+, /),
  );
  await sql`UPDATE affiliates.member_day SET stake = stake - 1`.execute(server.db);
  expect(await differences()).toEqual([]);
});
