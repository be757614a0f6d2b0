// Protects: who comes in brings what the market asks for, and who is on a list of barred people
// does not come in to play, in words that tell nobody why.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importBarred } from "@tucano/contract/backoffice/members/compliance.ts";
import { liftBarred } from "@tucano/contract/backoffice/members/identity.ts";
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import {
  complianceStatus,
  listLimits,
  setLimit,
} from "@tucano/contract/player/account/compliance.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { registrationRules } from "@tucano/contract/player/account/identity.ts";
import { login, me, register } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import type { Numbers } from "../../market/index.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember, registrationForm } from "../../testing/people/people.ts";
import { type Answer, startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signInOperator(server);
});
afterAll(() => server.close());

async function ask(changes: Partial<Numbers["identity"]>): Promise<void> {
  const { market } = server.rooms;
  const value = { ...(await market.read("identity")), ...changes };
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "identity", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);
}

async function bar(cpf: string): Promise<void> {
  const input = { import_id: null, source: "SIGAP", cpfs: [cpf], reason: "The list of today" };
  expect((await server.call(importBarred, input, operator)).status).toBe(200);
}

describe("limits", () => {
  test("that a registration brings are there before the first bet", async () => {
    const { token } = await registerTestMember(server, {
      loss_limit: "200.00",
      time_limit: "90",
      time_limit_period: "week",
    });
    const { list } = (await server.call(listLimits, {}, { token })).body.data;
    expect(list).toMatchObject([
      { measure: "loss", period: "month", amount: "200.00", used_amount: "0.00", next: null },
      { measure: "time", period: "week", minutes: 90, used_minutes: 0, next: null },
    ]);
  });

  test.each([
    ["loss_limit", "0.50"],
    ["loss_limit", "a lot"],
    ["time_limit", "1.5"],
    ["time_limit", "999999"],
  ])("%s = %s is refused, and nobody is registered", async (field, value) => {
    const form = registrationForm({ [field]: value });
    const answer = await server.call(register, form);
    expect([answer.status, answer.body.error]).toEqual([422, "members.invalid_registration"]);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect((await server.call(register, { ...form, [field]: "" })).status).toBe(200);
  });

  test("are asked for where the market wants them, and the form can know", async () => {
    await ask({ isLossLimitMandatory: true, isTimeLimitMandatory: true, minAge: 21 });
    const rules = await server.call(registrationRules, {});
    expect(rules.body.data).toMatchObject({ min_age: 21, mandatory_limits: ["loss", "time"] });
    const young = registrationForm({ birth_date: "2007-01-01" });
    const answer = await server.call(register, young);
    expect(answer.body.fields).toEqual({
      birth_date: "You must be at least 21 years old",
      loss_limit: expect.any(String),
      time_limit: expect.any(String),
    });
    const full = registrationForm({ loss_limit: "300.00", time_limit: "60" });
    expect((await server.call(register, full)).status).toBe(200);
    await ask({ isLossLimitMandatory: false, isTimeLimitMandatory: false, minAge: 18 });
    expect((await server.call(register, registrationForm())).status).toBe(200);
  });

  test("who was here before they were asked for sets them before play and deposits", async () => {
    const { account, password } = await registerTestMember(server);
    await ask({ isLossLimitMandatory: true, isTimeLimitMandatory: true });
    const signedIn = await server.call(login, { account, password });
    const { access_token: token } = signedIn.body.data as DataOf<typeof login>;
    const missing = async () => {
      const { body } = await server.call(complianceStatus, {}, { token });
      return (body.data as DataOf<typeof complianceStatus>).missing_limits;
    };
    const outcome = ({ body }: Answer) => body.error ?? body.code;
    const start = async () => {
      const played = await server.call(launch, { game_id: 1 }, { token });
      const paid = await server.call(openDeposit, { money: "50.00", payment_id: 1 }, { token });
      return [outcome(played), outcome(paid)];
    };
    const asked = "compliance.limits_required";
    expect([await missing(), await start()]).toEqual([
      ["loss", "time"],
      [asked, asked],
    ]);
    const demo = await server.call(launch, { game_id: 1, mode: "demo" }, { token });
    expect(demo.status).toBe(200);
    const loss = { measure: "loss", period: "week", amount: "100.00" } as const;
    expect((await server.call(setLimit, loss, { token })).status).toBe(200);
    expect([await missing(), await start()]).toEqual([["time"], [asked, asked]]);
    const time = { measure: "time", period: "day", minutes: 60 } as const;
    expect((await server.call(setLimit, time, { token })).status).toBe(200);
    expect([await missing(), await start()]).toEqual([[], [200, 200]]);
    await ask({ isLossLimitMandatory: false, isTimeLimitMandatory: false });
  });
});

describe("who is on a list of barred people", () => {
  test("is refused at registration without a word about the list", async () => {
    const form = registrationForm();
    await bar(form.cpf ?? "");
    const answer = await server.call(register, form);
    expect([answer.status, answer.body.error]).toEqual([403, "members.registration_refused"]);
    expect(answer.body.message).not.toMatch(/list|barred|CPF/i);
    await ask({ mayBarredRegister: true });
    expect((await server.call(register, form)).status).toBe(200);
    await ask({ mayBarredRegister: false });
  });

  test("plays no more as a member from the list's coming in, and may still sign in", async () => {
    const member = await registerTestMember(server);
    const { memberId, account, password, token } = member;
    await bar(member.form.cpf ?? "");
    expect((await server.call(me, {}, { token })).status).toBe(401);
    expect((await server.rooms.ledger.readWallet(memberId)).access).toBe("excluded");
    const again = await server.call(login, { account, password });
    expect(again.body.data.user).toMatchObject({ status: "excluded" });

    const lift = { member_id: memberId, reason: "Another person of that name" };
    expect((await server.call(liftBarred, lift, operator)).status).toBe(200);
    expect((await server.rooms.ledger.readWallet(memberId)).access).toBe("active");
    const twice = await server.call(liftBarred, lift, operator);
    expect([twice.status, twice.body.error]).toEqual([409, "backoffice.not_barred"]);
    expect((await server.call(login, { account, password })).body.data.user.status).toBe("active");
  });

  test("is stopped at the next sign-in where the list came in first", async () => {
    await ask({ mayBarredPlay: true });
    const { memberId, account, password, form } = await registerTestMember(server);
    await bar(form.cpf ?? "");
    const before = await server.call(login, { account, password });
    expect(before.body.data.user.status).toBe("active");
    await ask({ mayBarredPlay: false });
    const after = await server.call(login, { account, password });
    expect(after.body.data.user.status).toBe("excluded");
    expect((await server.rooms.ledger.readWallet(memberId)).access).toBe("excluded");
  });

  test("stays out when a time-out beside it is over", async () => {
    const { memberId, form } = await registerTestMember(server);
    await server.rooms.compliance.startTimeOut(memberId, { days: 1, reason: "A break" });
    await bar(form.cpf ?? "");
    server.clock.advance(25 * 3_600_000);
    await server.jobs.runNow("compliance.end_exclusions");
    expect((await server.rooms.members.find(memberId))?.status).toBe("excluded");
  });
});
