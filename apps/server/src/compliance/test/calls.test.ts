// Protects: members hold themselves to limits and breaks by calls that say exactly what holds.
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "@tucano/contract/player/account/compliance.ts";
import { login, me } from "@tucano/contract/player/account/members.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function newMember() {
  const { account, password, memberId, token } = await registerTestMember(server);
  /** Sessions do not last a day. */
  const signInAgain = async (): Promise<string> => {
    const answer = await server.call(login, { account, password });
    expect(answer.status).toBe(200);
    return answer.body.data.access_token as string;
  };
  return { memberId, token, signInAgain };
}

test("a limit is set at once, raised after a day, and taken away after another", async () => {
  const { token, signInAgain } = await newMember();
  const limit = { measure: "deposit", period: "week" } as const;
  const set = await server.call(contract.setLimit, { ...limit, amount: "100.00" }, { token });
  expect(set.body).toMatchObject({
    message: "Your limit applies from now on",
    data: { ...limit, amount: "100.00", minutes: null, used_amount: "0.00", next: null },
  });
  const raised = await server.call(contract.setLimit, { ...limit, amount: "250.50" }, { token });
  expect(raised.body.message).toContain("in 24 hours");
  expect(raised.body.data).toMatchObject({
    amount: "100.00",
    next: { amount: "250.50", minutes: null },
  });
  const early = await server.call(contract.confirmLimit, limit, { token });
  expect([early.status, early.body.error]).toEqual([409, "compliance.change_waits"]);
  server.clock.advance(DAY_MS);
  const next = { token: await signInAgain() };
  const confirmed = await server.call(contract.confirmLimit, limit, next);
  expect(confirmed.body.data.list).toMatchObject([{ ...limit, amount: "250.50", next: null }]);
  const removed = await server.call(contract.removeLimit, limit, next);
  expect(removed.body.data.list[0].next).toMatchObject({ amount: null, minutes: null });
  server.clock.advance(DAY_MS);
  const last = { token: await signInAgain() };
  expect((await server.call(contract.confirmLimit, limit, last)).body.data.list).toEqual([]);
  const again = await server.call(contract.confirmLimit, limit, last);
  expect([again.status, again.body.error]).toEqual([404, "compliance.change_unknown"]);
  const unknown = await server.call(contract.removeLimit, limit, last);
  expect([unknown.status, unknown.body.error]).toEqual([404, "compliance.limit_unknown"]);
});

test("limits of time are in minutes; what is missing or out of range is refused", async () => {
  const { token, memberId } = await newMember();
  const time = { measure: "time", period: "day" } as const;
  const set = await server.call(contract.setLimit, { ...time, minutes: 90 }, { token });
  expect(set.body.data).toMatchObject({ amount: null, minutes: 90, used_minutes: 0 });
  const loss = { measure: "loss", period: "month" } as const;
  await server.call(contract.setLimit, { ...loss, amount: 50 }, { token });
  const list = await server.call(contract.listLimits, { member_id: memberId }, { token });
  expect(list.body.data.list).toMatchObject([{ ...loss, amount: "50.00" }, time]);
  for (const input of [
    { ...time, amount: "5.00" },
    { ...time, minutes: 1_441 },
  ]) {
    const answer = await server.call(contract.setLimit, input, { token });
    expect([answer.status, answer.body.error]).toEqual([422, "compliance.minutes_out_of_range"]);
  }
  for (const amount of ["0.99", "1000000.01", undefined]) {
    const input = { measure: "deposit", period: "day", ...(amount && { amount }) } as const;
    const answer = await server.call(contract.setLimit, input, { token });
    expect([answer.status, answer.body.error]).toEqual([422, "compliance.amount_out_of_range"]);
  }
});

test("twenty changes of a deposit limit at once are one after the other", async () => {
  const { memberId } = await newMember();
  const { compliance } = server.rooms;
  const amounts = Array.from({ length: 20 }, (_, index) => 10_000 - index * 100);
  await Promise.all(
    amounts.map((amount) =>
      compliance.setLimit(memberId, { measure: "deposit", period: "day", amount }),
    ),
  );
  // Whatever came last: lower ones hold at once, and a higher one only waits.
  expect((await compliance.listLimits(memberId))[0]?.amount).toBe(8_100);
});

test("a time-out signs out everywhere, and says until when", async () => {
  const { token, signInAgain } = await newMember();
  const wrong = await server.call(contract.takeTimeOut, { days: 43 }, { token });
  expect([wrong.status, wrong.body.error]).toEqual([422, "compliance.time_out_not_offered"]);
  const before = await server.call(contract.complianceStatus, {}, { token });
  expect(before.body.data).toMatchObject({ may_play: true, running: null, limits: [] });
  const taken = await server.call(contract.takeTimeOut, { days: 2 }, { token });
  expect(taken.body.data.kind).toBe("time-out");
  const lasts = Date.parse(taken.body.data.until) - Date.parse(taken.body.data.started_at);
  expect(lasts).toBe(2 * DAY_MS);
  const after = await server.call(me, {}, { token });
  expect([after.status, after.body.force_offline]).toEqual([401, true]);
  const inside = { token: await signInAgain() };
  const during = await server.call(contract.complianceStatus, {}, inside);
  expect(during.body.data).toMatchObject({ may_play: false, running: taken.body.data });
  server.clock.advance(2 * DAY_MS);
  await server.jobs.runNow("compliance.end_exclusions");
  const back = await server.call(contract.complianceStatus, {}, { token: await signInAgain() });
  expect(back.body.data).toMatchObject({ may_play: true, running: null });
});

test("an exclusion is confirmed by its word, in either language", async () => {
  const { token } = await newMember();
  for (const confirmation of ["", "yes", "EXCLUD"]) {
    const input = { months: 6, confirmation };
    const answer = await server.call(contract.excludeOneself, input, { token });
    expect([answer.status, answer.body.error, answer.body.message]).toEqual([
      422,
      "compliance.exclusion_not_confirmed",
      "Type EXCLUDE to confirm. This can't be undone.",
    ]);
  }
  const tooLong = { months: 13, confirmation: "EXCLUIR" };
  const refused = await server.call(contract.excludeOneself, tooLong, { token });
  expect([refused.status, refused.body.error]).toEqual([422, "compliance.exclusion_not_offered"]);
  expect((await server.call(me, {}, { token })).status).toBe(200);
  const forGood = { months: "for_good", confirmation: " excluir " } as const;
  const excluded = await server.call(contract.excludeOneself, forGood, { token });
  expect(excluded.body.data).toMatchObject({ kind: "exclusion", until: null });
  expect((await server.call(me, {}, { token })).status).toBe(401);
});
