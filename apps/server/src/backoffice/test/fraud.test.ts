// Protects: fraud of a dozen kinds, planted among honest withdrawals, is held back from the most
// generous rule, each with its reason on the checklist; the honest ones pass, and nobody waits for
// a mark that is not theirs.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as deskCalls from "@tucano/contract/backoffice/payments/payments-desk.ts";
import type { submitWithdrawal } from "@tucano/contract/player/money/cashier.ts";
import { excludeOneself } from "@tucano/contract/player/account/compliance.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { claimFirstRecharge } from "@tucano/contract/player/rewards/promotions.ts";
import { changePassword, verifyPassword } from "@tucano/contract/player/account/security.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { registrationForm, type TestMember } from "../../testing/people/people.ts";
import {
  arrive,
  betAndVoid,
  fund,
  generous,
  layAtTable,
  look,
  player,
  type Seen,
  switchRulesOn,
} from "./fraud-bench.ts";
import { type Desk, deviceOf, openDesk } from "./payments-bench.ts";

/** Whoever does something wrong, and where their request went. */
interface Planted {
  readonly kind: string;
  readonly marks: readonly string[];
  readonly seen: Seen;
}

let desk: Desk;
const planted: Planted[] = [];
const honest: Seen[] = [];
let excluded: TestMember;

async function plant(kind: string, member: TestMember, marks: readonly string[], money = "50.00") {
  const seen = await look(desk, await desk.askedBy(member, money));
  planted.push({ kind, marks, seen });
}

async function setNewPassword(member: TestMember): Promise<void> {
  const { server } = desk;
  const { token, password } = member;
  const asked = await server.call(
    verifyPassword,
    { password, purpose: "change_password" },
    { token },
  );
  const { ticket } = asked.body.data as DataOf<typeof verifyPassword>;
  const fresh = { password: "outra senha boa", confirm_password: "outra senha boa" };
  const changed = await server.call(changePassword, { ticket, ...fresh }, { token });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
}

/** Everybody who has been here for longer than a month when the queue is looked at. */
async function settleIn() {
  const regulars = [await player(desk), await player(desk), await player(desk)];
  const ring = [await player(desk)];
  const ringDevice = deviceOf(ring[0] as TestMember);
  ring.push(await player(desk, { cookie: ringDevice }), await player(desk, { cookie: ringDevice }));
  const inviter = await player(desk);
  const invitee = await player(desk, {
    cookie: deviceOf(inviter),
    changes: { invite_code: inviter.user.invite_code },
  });
  excluded = await player(desk);
  const choice = { months: 6, confirmation: "EXCLUIR" };
  const { token } = excluded;
  const stopped = await desk.server.call(excludeOneself, choice, { token });
  expect(stopped.status, JSON.stringify(stopped.body)).toBe(200);
  const { realname = "", birth_date = "" } = excluded.form;
  const returned = await player(desk, { changes: { realname, birth_date } });
  const sold = await player(desk);
  const stolen = await player(desk);
  const mule = await arrive(desk);
  await fund(desk, mule, "2000.00");
  await desk.play(mule, 200_000);
  const splitter = await arrive(desk);
  await fund(desk, splitter, "30000.00");
  for (let times = 0; times < 3; times += 1) await desk.play(splitter, 3_000_000);
  const voider = await player(desk);
  const pair = [await player(desk), await player(desk)] as const;
  const crowd = [await player(desk), await player(desk)] as const;
  const people = { regulars, ring, inviter, invitee, returned, sold, stolen, mule, splitter };
  return { ...people, voider, pair, crowd };
}

async function claimTwice() {
  const first = await player(desk);
  const second = await player(desk, { cookie: deviceOf(first) });
  const { server } = desk;
  const claim = (one: TestMember) => server.call(claimFirstRecharge, {}, { token: one.token });
  const given = await claim(first);
  const refused = await claim(second);
  return { first, second, given, refused };
}

beforeAll(async () => {
  desk = await openDesk({ env: { TRUST_PROXY: "127.0.0.1" } });
  const there = await settleIn();
  const twice = await claimTwice();
  expect([twice.given.status, twice.refused.body.error]).toEqual([200, "rewards.already_used"]);
  await desk.later(40);
  const farm = [];
  for (let one = 0; one < 6; one += 1) {
    farm.push(await player(desk, { address: "198.51.100.7" }));
  }
  await desk.later(5);
  const back = (one: TestMember) => desk.signIn(one);
  const paidBefore = await desk.askedBy(await back(there.sold), "25.00");
  const early = await back(there.stolen);
  expect(early.token).not.toBe("");
  await desk.server.rooms.cashier.approveWithdrawal(paidBefore, desk.till.operator);
  await desk.till.payOut();
  await switchRulesOn(desk);

  const voider = await back(there.voider);
  await betAndVoid(desk, voider, 6);
  const [red, black] = [await back(there.pair[0]), await back(there.pair[1])];
  // Two who only happen to sit at the same table, on the same spot as one of them.
  const [calm, other] = [await back(there.crowd[0]), await back(there.crowd[1])];
  const seats = [
    { member: red, spot: "red" },
    { member: black, spot: "black" },
  ];
  const strangers = [
    { member: calm, spot: "dozen-1" },
    { member: other, spot: "17" },
  ];
  await layAtTable(desk, [...seats, ...strangers], 9);
  const sold = await back(there.sold);
  await setNewPassword(sold);

  for (const one of there.regulars) {
    honest.push(await look(desk, await desk.askedBy(await back(one), "60.00")));
  }
  for (const one of [calm, other]) {
    honest.push(await look(desk, await desk.askedBy(await back(one), "60.00")));
  }
  for (const one of there.ring) await plant("device ring", await back(one), ["device_shared"]);
  await plant("invited themselves", await back(there.invitee), ["device_shared", "own_tree"]);
  await plant("inviter of oneself", await back(there.inviter), ["device_shared", "own_tree"]);
  await plant("excluded, under another CPF", await back(there.returned), ["blocked_near"]);
  await plant("money mule", await back(there.mule), ["passes_through"], "1900.00");
  const splitter = await back(there.splitter);
  await plant("just below two people", splitter, ["split_amount"], "9900.00");
  await plant("the second part", splitter, ["split_amount"], "9500.00");
  await plant("bet and void", voider, ["voided_play"]);
  await plant("opposite bets", red, ["opposite_bets"]);
  await plant("opposite bets, other side", black, ["opposite_bets"]);
  await plant("claimed twice", await back(twice.second), ["device_shared", "claims_refused"]);
  await plant("accounts by the dozen", await back(farm[0] as TestMember), ["address_crowded"]);
  await plant("stolen, on a new device", await desk.signIn(early, ""), ["device_new"]);
  const email = { payment_type: "EMAIL", cpf_id: null, email: "novo@example.com" };
  const asked = await desk.till.withdraw(sold, "50.00", email);
  const { order_no } = asked.body.data as DataOf<typeof submitWithdrawal>;
  const marks = ["secrets_changed", "key_new"];
  planted.push({ kind: "password and key", marks, seen: await look(desk, order_no) });
}, 240_000);
afterAll(() => desk.server.close());

describe("planted fraud", () => {
  test("is held back, all of it, each with its marks and no others", () => {
    expect(planted.length).toBeGreaterThanOrEqual(12);
    for (const { kind, marks, seen } of planted) {
      expect([kind, seen.status, seen.rule]).toEqual([kind, "in_review", null]);
      expect([kind, [...seen.marks].toSorted()]).toEqual([kind, [...marks].toSorted()]);
    }
  });

  test("says on its checklist why", () => {
    for (const { kind, marks, seen } of planted) {
      expect(seen.level, kind).not.toBe("low");
      for (const mark of marks) expect(seen.notes, kind).toContain(mark);
    }
  });

  test("the honest ones pass, with nothing against them", () => {
    expect(honest).toHaveLength(5);
    for (const seen of honest) expect(seen).toMatchObject({ rule: "everybody", marks: [] });
  });

  test("a trial of the rule finds none that it would have let go", async () => {
    const tried = await desk.ask(deskCalls.tryRules, {
      rules: [generous],
    });
    expect(tried.approved_list.map(({ is_bad }) => is_bad)).not.toContain(true);
    const found = tried.by_veto.map(({ veto }) => veto as string);
    for (const mark of planted.flatMap(({ marks }) => marks)) expect(found).toContain(mark);
  });
});

describe("fraud that never reaches the queue", () => {
  const drawn = (member: TestMember, changes: Parameters<Desk["till"]["withdraw"]>[2]) =>
    desk.till.withdraw(member, "50.00", changes);

  test("the key of another CPF is refused", async () => {
    const [thief, owner] = [await player(desk), await player(desk)];
    const foreign = await drawn(thief, { cpf_id: owner.form.cpf ?? "" });
    expect([foreign.status, foreign.body.error]).toEqual([422, "cashier.not_own_account"]);
    const email = { payment_type: "EMAIL", cpf_id: null, email: "dono@example.com" };
    expect((await drawn(owner, email)).status).toBe(200);
    const taken = await drawn(thief, email);
    expect([taken.status, taken.body.error]).toEqual([422, "cashier.not_own_account"]);
  });

  test("a gift that was claimed and not played stays here, with the deposit", async () => {
    const hunter = await arrive(desk);
    await fund(desk, hunter, "200.00");
    const claimed = await desk.server.call(claimFirstRecharge, {}, { token: hunter.token });
    expect(claimed.status).toBe(200);
    const refused = await drawn(hunter, {});
    expect([refused.status, refused.body.error]).toEqual([409, "cashier.turnover_owed"]);
  });

  test("an excluded CPF does not come back under another name", async () => {
    const form = registrationForm({ cpf: excluded.form.cpf ?? "", realname: "Outro Nome" });
    const again = await desk.server.call(register, form);
    expect(again.status).toBe(422);
  });
});

test("the books are clean after all of it", async () => {
  await desk.till.payOut();
  await desk.till.expectCleanBooks();
});
