// Protects: an operator sees one player from all sides, each view bounded and by key, and each act
// on
// an account goes by its room's rules, asks for a reason and leaves what it found and what it left.
import { afterAll, beforeAll, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as acts from "@tucano/contract/backoffice/members/member-acts.ts";
import * as views from "@tucano/contract/backoffice/members/member-views.ts";
import type { DataOf, Endpoint } from "@tucano/contract/endpoint.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import { createTicket, listNotifications } from "@tucano/contract/player/site/messages.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { hire } from "../../test/staff-bench.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { RewardOffer } from "../../../rewards/index.ts";
import { readJournal } from "../../../testing/journal.ts";
import { signInOperator, type TestOperator } from "../../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../../testing/people/people.ts";
import { openSeated } from "../../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signInOperator(server);
});
afterAll(() => server.close());

const asOperator = () => ({ headers: operator.headers });

async function ask<E extends Endpoint>(endpoint: E, input: object): Promise<DataOf<E>> {
  const answer = await server.send(endpoint, input, asOperator());
  expect(answer.body, endpoint.path).toMatchObject({ status: "success" });
  return answer.body.data as DataOf<E>;
}

const refusalOf = async (endpoint: Endpoint, input: object) =>
  (await server.send(endpoint, input, asOperator())).body.error;

async function lastEntry(subject: string) {
  const { list } = await ask(listAudit, { subject });
  return list[0];
}

async function rewarded(member: TestMember, pocket: "cash" | "bonus", period: string) {
  const offer: RewardOffer = {
    memberId: member.memberId,
    kind: "daily-relief",
    period,
    amount: toCentavos(1_000),
    pocket,
    turnover: toCentavos(2_000),
    cost: "promotion:cost",
    basis: [{ what: "loss", reference: "day:2026-01-01", amountCentavos: 12_500 }],
    availableFrom: server.clock.now(),
    expiresAt: null,
  };
  await inTransaction(server.db, (tx) => server.rooms.rewards.offer(tx, [offer]));
  const reward = await server.rooms.rewards.find(offer);
  if (reward === null) throw new Error("A reward that was offered is not there.");
  return reward;
}

const everyView = [
  views.memberLedger,
  views.memberRequirements,
  views.memberDeposits,
  views.memberWithdrawals,
  views.memberRounds,
  views.memberRewards,
  views.memberVip,
  views.memberTree,
  views.memberSessions,
  views.memberLimits,
  views.memberTickets,
  views.memberNotes,
  views.memberSignals,
  views.memberTimeline,
] as const;

test("every view answers for a newcomer, and refuses somebody who does not exist", async () => {
  const { memberId: member_id } = await registerTestMember(server);
  for (const endpoint of everyView) {
    await ask(endpoint, { member_id });
    expect(await refusalOf(endpoint, { member_id: 999_999_999 }), endpoint.path).toBe(
      "backoffice.member_not_found",
    );
  }
  for (const endpoint of everyView.slice(0, 6)) await ask(endpoint, { member_id, cursor: "odd" });
});

test("money runs down the page: what a reward paid, its lines, and what it asks for", async () => {
  const member = await registerTestMember(server);
  const { memberId: member_id } = member;
  const reward = await rewarded(member, "bonus", "2026-01-01");
  await server.rooms.rewards.claim(reward);
  await readJournal(server.house.journal);
  const ledger = await ask(views.memberLedger, { member_id });
  expect(ledger.list[0]).toMatchObject({ direction: "in", amount: "10.00", to_pocket: "bonus" });
  expect(ledger.list[0]?.to_balance_after).toBe("10.00");
  const { list } = await ask(views.memberRewards, { member_id });
  expect(list[0]).toMatchObject({
    state: "claimed",
    amount: "10.00",
    basis: [{ what: "loss", amount: "125.00" }],
  });
  const asked = await ask(views.memberRequirements, { member_id });
  expect(asked).toMatchObject({ owed_for_bonus: "20.00", bonus: "10.00" });
  expect(asked.list[0]).toMatchObject({ part: "bonus", required: "20.00" });
});

test("a round is replayed from its book, and what is no round of the house is refused", async () => {
  const { token, data: game } = await openSeated(server, "onca-dourada");
  const stake = "1.00";
  const played = await server.send(
    spin,
    { stake, round_key: crypto.randomUUID() },
    { headers: { authorization: `Bearer ${token}` } },
  );
  expect(game.fairness.commitment).toHaveLength(64);
  const { round_id, book } = played.body.data as DataOf<typeof spin>;
  const replay = await ask(views.replayMemberRound, { round_id });
  expect(replay.book).toEqual(book);
  expect(replay).toMatchObject({ is_shared: false, game: "onca-dourada", unit: stake });
  expect(replay.proof_path).toContain(round_id);
  expect(await refusalOf(views.replayMemberRound, { round_id: crypto.randomUUID() })).toBe(
    "backoffice.round_without_book",
  );
  expect(await refusalOf(views.replayMemberRound, { round_id: "abc" })).toBe(
    "backoffice.round_without_book",
  );
});

test("sessions are listed by key and ended; the player is out at once", async () => {
  const member = await registerTestMember(server);
  const { memberId: member_id, token } = member;
  const { list, security } = await ask(views.memberSessions, { member_id, limit: 1 });
  expect(list).toHaveLength(1);
  expect(security).toMatchObject({ has_password: true, second_factor_since: null });
  expect(await refusalOf(acts.endMemberSessions, { member_id, reason: "" })).toBe(
    "backoffice.reason_required",
  );
  const other = await registerTestMember(server);
  const [foreign] = (await ask(views.memberSessions, { member_id: other.memberId })).list;
  const none = await ask(acts.endMemberSessions, {
    member_id,
    session_id: foreign?.session_id,
    reason: "Not this player's",
  });
  expect(none.sessions_ended).toBe(0);
  const ended = await ask(acts.endMemberSessions, { member_id, reason: "Lost phone" });
  expect(ended.sessions_ended).toBe(1);
  expect((await server.call(me, {}, { token })).status).toBe(401);
  expect((await server.call(me, {}, { token: other.token })).status).toBe(200);
  expect(await lastEntry(`member:${member_id}`)).toMatchObject({
    action: "member.end_sessions",
    reason: "Lost phone",
  });
  expect(await refusalOf(acts.resetSecondFactor, { member_id, reason: "Lost phone" })).toBe(
    "backoffice.member_state_conflict",
  );
});

test("a closed account is closed for good, once, and nobody gets in", async () => {
  const { memberId: member_id, token } = await registerTestMember(server);
  const closed = await ask(acts.closeMember, { member_id, reason: "Asked in writing" });
  expect(closed.status).toBe("closed");
  expect((await server.call(me, {}, { token })).status).toBe(401);
  expect((await server.rooms.ledger.readWallet(member_id)).access).toBe("closed");
  expect(await lastEntry(`member:${member_id}`)).toMatchObject({
    action: "member.close",
    before: { status: "active" },
    after: { status: "closed" },
  });
  expect(await refusalOf(acts.closeMember, { member_id, reason: "Once more" })).toBe(
    "backoffice.member_state_conflict",
  );
});

test("what was offered is taken back, what was paid stays; another player's is not found", async () => {
  const member = await registerTestMember(server);
  const { memberId: member_id } = member;
  const other = await registerTestMember(server);
  const open = await rewarded(member, "cash", "2026-02-01");
  const reason = "Planted accounts";
  const foreign = { member_id: other.memberId, reward_id: open.id, reason };
  expect(await refusalOf(acts.forfeitMemberReward, foreign)).toBe("rewards.not_found");
  const taken = await ask(acts.forfeitMemberReward, { member_id, reward_id: open.id, reason });
  expect(taken.state).toBe("forfeited");
  expect(await lastEntry(`member:${member_id}`)).toMatchObject({
    action: "member.forfeit_reward",
    before: { state: "claimable" },
    after: { state: "forfeited" },
  });
  const paid = await rewarded(member, "bonus", "2026-02-02");
  await server.rooms.rewards.claim(paid);
  expect(await refusalOf(acts.forfeitMemberReward, { member_id, reward_id: paid.id, reason })).toBe(
    "rewards.already_claimed",
  );
  const bonus = await ask(acts.forfeitMemberBonus, { member_id, reason });
  expect(bonus).toEqual({ forfeited: "10.00", waived: "20.00" });
  expect(await refusalOf(acts.forfeitMemberBonus, { member_id, reason })).toBe("rewards.no_bonus");
});

test("a reward by hand waits for a second person, is paid once, and a nought is refused", async () => {
  const { memberId: member_id } = await registerTestMember(server);
  const wish = { member_id, amount: "20.00", pocket: "bonus", turnover_multiple: 5 } as const;
  const reason = "Long wait for an answer";
  expect(await refusalOf(acts.grantMemberReward, { ...wish, amount: "0.00", reason })).toBe(
    "backoffice.amount_invalid",
  );
  const { approval } = await ask(acts.grantMemberReward, { ...wish, reason });
  expect((await server.rooms.ledger.readWallet(member_id)).bonus).toBe(0);
  const own = { approval_id: approval?.approval_id ?? 0, note: "" };
  expect(await refusalOf(approve, own)).toBe("backoffice.approval_own");
  const colleague = await hire(server, { role: "finance" });
  const agreed = await server.send(approve, own, { headers: colleague.headers });
  expect(agreed.body).toMatchObject({ status: "success" });
  const { ledger, rewards } = server.rooms;
  // It begins when the player accepts it.
  expect(await ledger.readWallet(member_id)).toMatchObject({ bonus: 0, bonusOwed: 0 });
  const [bonus] = await rewards.waiting(member_id);
  await rewards.accept(member_id, bonus?.id ?? "");
  expect(await ledger.readWallet(member_id)).toMatchObject({ bonus: 2_000, bonusOwed: 10_000 });
  expect((await ask(views.memberRewards, { member_id })).list).toMatchObject([
    { kind: "manual", state: "claimed", amount: "20.00" },
  ]);
  expect(await lastEntry(`member:${member_id}`)).toMatchObject({ action: "approval.execute" });
});

test("notes stay among colleagues, a message arrives, and the timeline has it all", async () => {
  const member = await registerTestMember(server);
  const { memberId: member_id, token } = member;
  await ask(views.addMemberNote, { member_id, text: "Sounds worried on the phone." });
  expect((await ask(views.memberNotes, { member_id })).list).toMatchObject([
    { text: "Sounds worried on the phone." },
  ]);
  await ask(acts.messageMember, {
    member_id,
    title: "Your deposit",
    text: "It is there now.",
    reason: "Late PIX",
  });
  const inbox = await server.call(listNotifications, {}, { token });
  expect(inbox.body.data.list[0]).toMatchObject({
    title: "Your deposit",
    text: "It is there now.",
  });
  const question = { category: "other", subject: "Hello there", text: "A question." } as const;
  await server.call(createTicket, question, { token });
  expect((await ask(views.memberTickets, { member_id })).list).toMatchObject([
    { subject: "Hello there", status: "open" },
  ]);
  const kinds: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await ask(views.memberTimeline, {
      member_id,
      limit: 2,
      ...(cursor === undefined ? {} : { cursor }),
    });
    kinds.push(...page.list.map(({ kind }) => kind));
    cursor = page.next;
  }
  for (const kind of ["registered", "session", "note", "operator", "ticket"]) {
    expect(kinds).toContain(kind);
  }
  expect(new Set(kinds.filter((kind) => kind === "registered")).size).toBe(1);
});
