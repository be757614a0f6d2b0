// Protects: what was stopped for looking like abuse ends by an operator's word and goes on by that
// of two, with a reason that is kept, and what was paid stays paid.
import { afterAll, beforeAll, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/site/promotion-signals.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { RewardOffer } from "../../../rewards/index.ts";
import { signInOperator, type TestOperator } from "../../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let agents: Hired;
let marketing: Hired;
let finance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  agents = await hire(server, { role: "agents" });
  marketing = await hire(server, { role: "marketing" });
  finance = await hire(server, { role: "finance" });
});
afterAll(() => server.close());

const reason = "They are a couple";

/** As the agency's job leaves it when two invitees share a device. */
async function stopCommission(agent: TestMember, invitee: TestMember, period: string) {
  await sql`
    INSERT INTO agency.commission (agent_id, kind, period, period_to, earned_centavos,
      direct_centavos, indirect_centavos, levels, hold_days, turnover_multiple, due_at, state,
      created_at)
    VALUES (${agent.memberId}, 'recharge', ${period}, ${period}, 1130, 1130, 0, '[]', 3, 1, now(),
      'stopped', now())`.execute(server.db);
  await sql`
    INSERT INTO agency.signal (agent_id, kind, period, reason, invitee_id, detail, created_at)
    VALUES (${agent.memberId}, 'recharge', ${period}, 'shared-device', ${invitee.memberId},
      'one phone', now())`.execute(server.db);
}

test("a stopped commission is released by two or forfeited, once and with a reason", async () => {
  const [ana, bia] = [await registerTestMember(server), await registerTestMember(server)];
  await stopCommission(ana, bia, "2026-01-05");
  await stopCommission(ana, bia, "2026-01-06");
  const first = await server.call(contract.listAgencySignals, { limit: 1 }, agents);
  const cursor = first.body.data.next as string;
  const second = await server.call(contract.listAgencySignals, { limit: 1, cursor }, agents);
  expect(second.body.data).toMatchObject({
    next: null,
    list: [
      {
        agent: { member_id: ana.memberId },
        invitee: { member_id: bia.memberId },
        why: "shared-device",
        period: "2026-01-05",
        amount: "11.30",
        state: "stopped",
        can_release: true,
      },
    ],
  });
  const key = { agent_id: ana.memberId, kind: "recharge", period: "2026-01-05" } as const;
  const decide = (changes: object) =>
    server.call(
      contract.decideCommission,
      { ...key, decision: "release", reason, ...changes },
      agents,
    );
  expect((await decide({ reason: "" })).body.error).toBe("backoffice.reason_required");
  const asked = await decide({});
  expect(asked.body.data).toEqual({ state: "stopped", approval: expect.anything() });
  const { approval_id } = asked.body.data.approval;
  const own = await server.call(approve, { approval_id }, agents);
  expect(own.body.error).toBe("backoffice.not_permitted");
  expect((await decide({})).body.error).toBe("backoffice.approval_waiting");
  const agreed = await server.call(approve, { approval_id }, finance);
  expect(agreed.body.data).toMatchObject({
    state: "executed",
    before: { amount: "11.30", state: "stopped" },
    after: { amount: "11.30", state: "held" },
  });
  const again = await decide({});
  expect([again.status, again.body.error]).toEqual([409, "agency.commission_decided"]);
  const gone = await decide({ period: "2026-01-06", decision: "forfeit" });
  expect(gone.body.data).toEqual({ state: "forfeited", approval: null });
  const none = await decide({ period: "2026-01-07" });
  expect([none.status, none.body.error]).toEqual([404, "agency.commission_unknown"]);
  const ofInvitee = { member_id: bia.memberId };
  const signals = await server.call(contract.listAgencySignals, ofInvitee, agents);
  expect(signals.body.data.list).toEqual([]);
  const log = { subject: `member:${ana.memberId}` };
  const { body } = await server.call(listAudit, log, administrator);
  const acts = (body.data as DataOf<typeof listAudit>).list;
  expect(acts.map(({ action, details }) => `${action} ${details["outcome"]}`)).toEqual([
    "agency.forfeit ordered",
    "agency.release undefined",
  ]);
});

function offerTo({ memberId }: TestMember): RewardOffer {
  return {
    memberId,
    kind: "ftd",
    period: "first",
    amount: toCentavos(1_000),
    pocket: "cash",
    turnover: ZERO,
    cost: "promotion:cost",
    basis: [],
    availableFrom: server.clock.now(),
    expiresAt: null,
  };
}

test("a refused claim is listed with who had it, and its reward may be taken away", async () => {
  const [ana, rui] = [await registerTestMember(server), await registerTestMember(server)];
  const { rewards } = server.rooms;
  const guards = { device: "one phone" };
  const paid = await rewards.claimNow(offerTo(ana), guards);
  await inTransaction(server.db, (tx) => rewards.offer(tx, [offerTo(rui)]));
  await expect(rewards.claim(offerTo(rui), guards)).rejects.toMatchObject({
    code: "rewards.already_used",
  });
  const { body } = await server.call(contract.listRewardSignals, { limit: 1 }, marketing);
  const [signal] = (body.data as DataOf<typeof contract.listRewardSignals>).list;
  expect(signal).toMatchObject({
    member: { member_id: rui.memberId },
    other: { member_id: ana.memberId },
    kind: "ftd",
    guard: "device",
    amount: "10.00",
    state: "claimable",
  });
  const forfeit = (reward_id: string, why = reason) =>
    server.call(contract.forfeitReward, { reward_id, reason: why }, marketing);
  const id = signal?.reward_id ?? "";
  expect((await forfeit(id, "")).body.error).toBe("backoffice.reason_required");
  expect((await forfeit(id)).body.data).toEqual({ state: "forfeited" });
  await expect(rewards.claim(offerTo(rui))).rejects.toMatchObject({ code: "rewards.forfeited" });
  const late = await forfeit(paid.id);
  expect([late.status, late.body.error]).toEqual([409, "rewards.already_claimed"]);
  const none = await forfeit("0191a1f0-0000-7000-8000-000000000000");
  expect([none.status, none.body.error]).toEqual([404, "rewards.not_found"]);
});
