// Protects: money approves itself only by rules that two people agreed on, and never with a mark of
// fraud; what a draft would have done is seen before it is switched on.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import * as desk from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { DAY_MS, type Desk, openDesk, reason } from "./payments-bench.ts";

let bench: Desk;
beforeAll(async () => {
  bench = await openDesk();
});
afterAll(() => bench.server.close());

const rule = {
  name: "regulars",
  is_on: true,
  amount_max: "200.00",
  account_days_min: 5,
  paid_to_key_min: 0,
  played_percent_min: 100,
  needs_kyc: false,
  per_day_max: 2,
  per_day_amount_max: "300.00",
};

/** As somebody with nothing to hide looks after some days; each case breaks one thing. */
async function regular(): Promise<TestMember> {
  const member = await bench.till.newMember({ funds: "400.00" });
  await bench.play(member, 40_000);
  return member;
}

describe("automatic approval", () => {
  test("takes two people, and leaves whatever has a mark of fraud to a person", async () => {
    const nobody = await bench.askedBy(await regular(), "21.00");
    expect((await bench.rowOf(nobody))?.verdict).toMatchObject({
      rule: null,
      misses: [{ rule: "Documentos confirmados", reasons: ["account_days", "kyc"] }],
    });
    const regulars = await regular();
    const idle = await bench.till.newMember({ funds: "400.00" });
    const shared = await regular();
    const device = shared.answer.cookies.find(({ name }) => name === "tucano_device");
    const cookie = `tucano_device=${device?.value ?? ""}`;
    const twin = await registerTestMember(bench.server);
    await bench.signIn(twin, cookie);
    await bench.later(6);
    const young = await regular();

    expect(await bench.refusal(desk.askForRules, { rules: [rule, rule], reason })).toEqual([
      422,
      "backoffice.rules_invalid",
    ]);
    const past = new Date(bench.server.clock.now().getTime() - DAY_MS).toISOString();
    expect(
      await bench.refusal(desk.askForRules, { rules: [rule], effective_from: past, reason }),
    ).toEqual([422, "backoffice.rules_invalid"]);
    const { approval } = await bench.ask(desk.askForRules, { rules: [rule], reason });
    expect((await bench.ask(desk.readRules, {})).list).toMatchObject([
      { state: "in_force", saved_by: "the product" },
    ]);
    const one = { approval_id: approval.approval_id };
    expect(await bench.refusal(approve, one)).toEqual([409, "backoffice.approval_own"]);
    await bench.ask(approve, one, bench.other());
    expect((await bench.ask(desk.readRules, {})).list).toMatchObject([
      { state: "in_force", rules: [rule] },
      { state: "past", saved_by: "the product" },
    ]);
    expect(await bench.lastAudit("withdrawal:rules")).toMatchObject({ action: "approval.execute" });

    const ordinary = await bench.signIn(regulars);
    const approved = await bench.askedBy(ordinary, "100.00");
    expect(await bench.rowOf(approved)).toMatchObject({
      status: "approved",
      verdict: { rule: "regulars" },
    });
    const second = await bench.rowOf(await bench.askedBy(ordinary, "150.00"));
    expect(second?.status).toBe("approved");
    const third = await bench.rowOf(await bench.askedBy(ordinary, "60.00"));
    expect(third).toMatchObject({
      status: "in_review",
      verdict: { misses: [{ rule: "regulars", reasons: ["per_day", "per_day_amount"] }] },
    });
    const planted: readonly [TestMember, string][] = [
      [await bench.signIn(idle), "little_play"],
      [await bench.signIn(shared), "device_shared"],
      [young, "new_account"],
    ];
    for (const [member, veto] of planted) {
      const row = await bench.rowOf(await bench.askedBy(member, "20.00"));
      expect(row?.status, veto).toBe("in_review");
      expect(row?.verdict?.vetoes, veto).toContain(veto);
    }
    await bench.till.payOut();
    await bench.till.expectCleanBooks();
  });

  test("a draft is tried on what came in, with what turned out bad, and changes nothing", async () => {
    const before = await bench.ask(desk.readRules, {});
    const wide = { ...rule, name: "wide", amount_max: "1000.00" };
    const tried = await bench.ask(desk.tryRules, { rules: [wide] });
    expect(tried.approved_then.count).toBe(2);
    expect(tried.approved.count).toBeGreaterThanOrEqual(2);
    expect(tried.by_rule).toMatchObject([{ rule: "wide", count: tried.approved.count }]);
    const vetoes = tried.by_veto.map(({ veto }) => veto);
    for (const veto of ["little_play", "device_shared", "new_account"]) {
      expect(vetoes).toContain(veto);
    }
    const member = toMemberId(tried.approved_list[0]?.member.member_id ?? 0);
    await bench.server.rooms.members.freeze(member, "a stolen account");
    const again = await bench.ask(desk.tryRules, { rules: [wide] });
    expect(again.approved_bad.count).toBeGreaterThan(0);
    expect(again.approved_list[0]).toMatchObject({ is_bad: true });
    expect(
      await bench.refusal(desk.tryRules, { rules: [{ ...rule, amount_max: "0.00" }] }),
    ).toEqual([422, "backoffice.rules_invalid"]);
    expect(await bench.ask(desk.readRules, {})).toEqual(before);
  });

  test("one person stops it at once, what is still to come included, as often as they like", async () => {
    const soon = new Date(bench.server.clock.now().getTime() + DAY_MS).toISOString();
    const { approval } = await bench.ask(desk.askForRules, {
      rules: [rule],
      effective_from: soon,
      reason,
    });
    await bench.ask(approve, { approval_id: approval.approval_id }, bench.other());
    const coming = (await bench.ask(desk.readRules, {})).list[0];
    expect(coming).toMatchObject({ state: "coming", rules: [rule] });
    for (let time = 0; time < 2; time += 1) {
      bench.server.clock.advance(1_000);
      const { list } = await bench.ask(desk.stopRules, { reason });
      expect(list.find(({ state }) => state === "in_force")).toMatchObject({ rules: [] });
      expect(list[0]).toMatchObject({ state: "coming", rules: [] });
    }
    expect(await bench.lastAudit("withdrawal:rules")).toMatchObject({
      action: "withdrawal.rules_stop",
      reason,
    });
  });
});
