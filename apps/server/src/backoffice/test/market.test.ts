// Protects: numbers are set for what lies ahead alone, in their shape, with a reason and by two
// people, and all of it is in the audit log with what it was before.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/site/market.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { connect } from "../../platform/database/connect.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let asker: Hired;
let other: Hired;
beforeAll(async () => {
  server = await startTestServer();
  asker = await hire(server, { role: "compliance" });
  other = await hire(server, { role: "compliance" });
});
afterAll(() => server.close());

const reason = "The law from January on";
const ahead = (hours: number) =>
  new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();

async function numbersOf(key: string) {
  const { body } = await server.call(contract.listNumbers, {}, asker);
  const { list } = body.data as DataOf<typeof contract.listNumbers>;
  const found = list.find((one) => one.key === key);
  if (found === undefined) throw new Error(`No ${key}.`);
  return found;
}

async function agree(asked: { readonly body: { readonly data: unknown } }) {
  const { approval } = asked.body.data as DataOf<typeof contract.setNumber>;
  const input = { approval_id: approval?.approval_id ?? 0 };
  const { body } = await server.call(approvals.approve, input, other);
  return body.data as DataOf<typeof approvals.approve>;
}

test("what is set by two holds from its moment on, and the log has what it was before", async () => {
  const play = await numbersOf("play");
  expect(play.presets["br-bets"]).toMatchObject({ mayAutoplay: false });
  const value = { ...play.value, mayAutoplay: false };
  const effective_from = ahead(1 / 4);
  const wish = { key: "play", effective_from, value, reason };
  expect(await agree(await server.call(contract.setNumber, wish, asker))).toMatchObject({
    state: "executed",
  });
  const second = { ...wish, value: { ...value, mayTurbo: false } };
  const again = await server.call(contract.setNumber, second, asker);
  expect([again.status, again.body.error]).toEqual([409, "backoffice.numbers_taken"]);
  expect(await numbersOf("play")).toMatchObject({ coming: 1, value: { mayAutoplay: true } });
  server.clock.advance(15 * 60_000);
  expect(await numbersOf("play")).toMatchObject({ coming: 0, value: { mayAutoplay: false } });
  const { body } = await server.call(listAudit, { action: "market.set" }, asker);
  expect(body.data.list[0]).toMatchObject({
    subject: "market:play",
    reason,
    before: { mayAutoplay: "true" },
    after: { mayAutoplay: "false" },
  });
});

test("no rule of the house is loosened by one person, whether money depends on it or not", async () => {
  const { market } = server.rooms;
  const [play, switches, identity, fourEyes] = await Promise.all([
    market.read("play"),
    market.read("switches"),
    market.read("identity"),
    market.read("fourEyes"),
  ]);
  const looser = {
    play: { ...play, minRoundMsOfTypes: { slots: 100 } },
    switches: { ...switches, needsPublicSalts: false },
    identity: { ...identity, mayBarredPlay: true },
    fourEyes: { ...fourEyes, payoutFromCentavos: 100_000_000 },
  };
  for (const [key, value] of Object.entries(looser)) {
    const wish = { key, effective_from: null, value, reason };
    const { body } = await server.call(contract.setNumber, wish, asker);
    expect(body.data).toEqual({ approval: expect.anything() });
    expect(await numbersOf(key)).toMatchObject({ coming: 0 });
  }
});

test("what begins before all forget the old, another shape and no reason are refused", async () => {
  const { value } = await numbersOf("play");
  const wish = { key: "play", effective_from: ahead(5), value, reason };
  const other = { ...value, mayTurbo: value["mayTurbo"] !== true };
  const past = { ...wish, value: other, effective_from: "2026-01-01T00:00:00-03:00" };
  const late = await server.call(contract.setNumber, past, asker);
  expect([late.status, late.body.error]).toEqual([422, "backoffice.numbers_past"]);
  const soon = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS - 1).toISOString();
  const tooSoon = await server.call(contract.setNumber, { ...past, effective_from: soon }, asker);
  expect(tooSoon.body.error).toBe("backoffice.numbers_past");
  const bent = { ...wish, value: { ...value, sessionIdleMinutes: 5 } };
  const wrong = await server.call(contract.setNumber, bent, asker);
  expect([wrong.status, wrong.body.error]).toEqual([422, "backoffice.numbers_invalid"]);
  const same = await server.call(contract.setNumber, wish, asker);
  expect([same.status, same.body.error]).toEqual([409, "backoffice.numbers_unchanged"]);
  const bare = await server.call(contract.setNumber, { ...wish, reason: " " }, asker);
  expect([bare.status, bare.body.error]).toEqual([422, "backoffice.reason_required"]);
  const unknown = await server.call(contract.setNumber, { ...wish, key: "moon" }, asker);
  expect(unknown.status).toBe(404);
});

test("what somebody asks for waits for a second person, and is set once", async () => {
  const { value } = await numbersOf("dailyRelief");
  const wish = {
    key: "dailyRelief",
    effective_from: ahead(24),
    value: { ...value, rate: 500 },
    reason,
  };
  const asked = await server.call(contract.setNumber, wish, asker);
  const { approval } = asked.body.data as DataOf<typeof contract.setNumber>;
  const approval_id = approval?.approval_id ?? 0;
  expect(await numbersOf("dailyRelief")).toMatchObject({ coming: 0 });
  const own = await server.call(approvals.approve, { approval_id }, asker);
  expect(own.body.error).toBe("backoffice.approval_own");
  const agreed = await server.call(approvals.approve, { approval_id }, other);
  expect(agreed.body.data).toMatchObject({
    state: "executed",
    before: { rate: "800" },
    after: { rate: "500" },
  });
  const { body } = await server.call(contract.readNumber, { key: "dailyRelief" }, other);
  expect(body.data.list[0]).toMatchObject({
    value: { rate: 500 },
    set_by: asker.email,
  });
});

test("what is to hold when agreed to holds then, however late that is", async () => {
  const { value } = await numbersOf("rebates");
  const wish = { key: "rebates", effective_from: null, value: { ...value, keptDays: 3 }, reason };
  const asked = await server.call(contract.setNumber, wish, asker);
  server.clock.advance(71 * 3_600_000);
  const hired = await hire(server, { role: "compliance" });
  const { approval_id } = asked.body.data.approval;
  const agreed = await server.call(approvals.approve, { approval_id }, hired);
  expect(agreed.body.data).toMatchObject({ state: "executed", after: { at_once: "yes" } });
  const { market } = server.rooms;
  expect(await market.read("rebates")).toMatchObject({ keptDays: value["keptDays"] });
  server.clock.advance(NUMBERS_AHEAD_MS);
  expect(await market.read("rebates")).toMatchObject({ keptDays: 3 });
});

test("numbers, what was agreed to and the log are one: if the log fails, nothing is set", async () => {
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  asker = await hire(server, { role: "compliance" });
  other = await hire(server, { role: "compliance" });
  const { value } = await numbersOf("wagering");
  const wish = { key: "wagering", effective_from: null, value: { ...value, bonusDays: 9 }, reason };
  const { body } = await server.call(contract.setNumber, wish, asker);
  const { approval_id } = body.data.approval;
  await sql`CREATE FUNCTION public.refuse_market() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'The log is full.'; END; $$`.execute(owner.db);
  await sql`CREATE TRIGGER refuse_market BEFORE INSERT ON backoffice.audit_entry FOR EACH ROW
    WHEN (NEW.action = 'market.set') EXECUTE FUNCTION public.refuse_market()`.execute(owner.db);
  expect((await server.call(approvals.approve, { approval_id }, other)).status).toBe(500);
  const day7 = await numbersOf("day7");
  const alone = {
    key: "day7",
    effective_from: null,
    value: { ...day7.value, isOpen: false },
    reason,
  };
  expect((await server.call(contract.setNumber, alone, asker)).status).toBe(500);
  for (const key of ["wagering", "day7"]) {
    expect(await numbersOf(key)).toMatchObject({ coming: 0 });
  }
  await sql`DROP TRIGGER refuse_market ON backoffice.audit_entry`.execute(owner.db);
  await owner.close();
  server.clock.advance(61_000);
  await server.jobs.runNow("backoffice.tidy_approvals");
  expect(await numbersOf("wagering")).toMatchObject({ coming: 1 });
});
