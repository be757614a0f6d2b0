// Protects: what is said against a withdrawal is true at the moment at which somebody looks at it
// or decides it, however far the readers of the journal are behind, and the list, the page and the
// checklist on it never contradict each other.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import * as queue from "@tucano/contract/backoffice/payments/payments.ts";
import * as rules from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { readJournal } from "../../testing/journal.ts";
import { generous } from "./fraud-bench.ts";
import { type Desk, openDesk, reason } from "./payments-bench.ts";

let bench: Desk;
beforeAll(async () => {
  bench = await openDesk();
});
afterAll(() => bench.server.close());

/** Whether "played less than deposited" is said, in each of the places that say it. */
async function littlePlay(orderNo: string) {
  const row = await bench.rowOf(orderNo);
  const detail = await bench.ask(queue.readWithdrawal, { order_no: orderNo });
  return {
    list: row?.verdict?.vetoes.includes("little_play"),
    page: detail.verdict?.vetoes.includes("little_play"),
    checklist: detail.risk.notes.some(({ code }) => code === "little_play"),
  };
}

const everywhere = (isSaid: boolean) => ({ list: isSaid, page: isSaid, checklist: isSaid });

describe("a request that waits", () => {
  test("has played too little before it is played, and no longer after it, at once", async () => {
    const member = await bench.till.newMember({ funds: "400.00" });
    const orderNo = await bench.askedBy(member, "100.00");
    expect(await littlePlay(orderNo)).toEqual(everywhere(true));
    await bench.playUnread(member, 30_000);
    expect(await littlePlay(orderNo)).toEqual(everywhere(true));
    await bench.playUnread(member, 10_000);
    const { journal } = bench.server.house;
    expect((await journal.places()).some(({ unread }) => unread > 0)).toBe(true);
    expect(await littlePlay(orderNo)).toEqual(everywhere(false));
    await readJournal(journal);
    expect(await littlePlay(orderNo)).toEqual(everywhere(false));
  });

  test("says of an account that was frozen since", async () => {
    const member = await bench.till.newMember({ funds: "100.00" });
    const orderNo = await bench.askedBy(member, "50.00");
    const vetoes = async () => {
      const { verdict } = await bench.ask(queue.readWithdrawal, { order_no: orderNo });
      expect((await bench.rowOf(orderNo))?.verdict).toEqual(verdict);
      return verdict?.vetoes ?? [];
    };
    expect(await vetoes()).not.toContain("account_not_active");
    await bench.server.rooms.members.freeze(member.memberId, "an investigation");
    expect(await vetoes()).toContain("account_not_active");
    await bench.server.rooms.members.unfreeze(member.memberId, "nothing was found");
    expect(await vetoes()).not.toContain("account_not_active");
  });
});

describe("a decision", () => {
  test("is judged by what is known then, and the page goes on saying so", async () => {
    const { clock } = bench.server;
    for (const act of ["approve", "reject"] as const) {
      const member = await bench.till.newMember({ funds: "400.00" });
      const order_no = await bench.askedBy(member, "100.00");
      for (let times = 0; times < 2; times += 1) await bench.playUnread(member, 20_000);
      clock.advance(60_000);
      const at = clock.now().toISOString();
      if (act === "approve") await bench.ask(queue.approveWithdrawal, { order_no, note: reason });
      else await bench.ask(queue.rejectWithdrawal, { order_no, reason });
      clock.advance(60_000);
      // What comes in later speaks against later requests, and not against this one.
      const { order_no: txid } = await bench.till.openDeposit(member, "50.00");
      await bench.till.pay({ txid });
      await bench.till.settle();
      const { verdict, verdict_at } = await bench.ask(queue.readWithdrawal, { order_no });
      expect([act, verdict?.vetoes]).toEqual([act, ["new_account"]]);
      expect([act, new Date(verdict_at ?? 0).toISOString()]).toEqual([act, at]);
      expect((await bench.rowOf(order_no))?.verdict).toEqual(verdict);
    }
  });

  test("by a rule counts what was played a moment ago", async () => {
    const member = await bench.till.newMember({ funds: "400.00" });
    await bench.later(6);
    const { approval } = await bench.ask(rules.askForRules, { rules: [generous], reason });
    await bench.ask(approve, { approval_id: approval.approval_id }, bench.other());
    const back = await bench.signIn(member);
    for (let times = 0; times < 2; times += 1) await bench.playUnread(back, 40_000);
    const orderNo = await bench.askedBy(back, "100.00");
    expect(await bench.rowOf(orderNo)).toMatchObject({
      status: "approved",
      verdict: { rule: "everybody", vetoes: [] },
    });
    await bench.till.payOut();
    await bench.till.expectCleanBooks();
  });
});
