// Protects: points come from rounds alone and never from amounts; nobody counts who did not ask to;
// each place is paid once, whoever settles; and everything can be counted again from the journal.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as office from "@tucano/contract/backoffice/members/races.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/rewards/races.ts";
import { auditBooks } from "../src/ledger/index.ts";
import { rewardsBookChecks } from "../src/rewards/index.ts";
import { readJournal } from "../src/testing/journal.ts";
import { setNumbers } from "../src/testing/numbers.ts";
import { registerTestMember, type TestMember } from "../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";
import { racesBookChecks } from "../src/races/index.ts";
import { openRacesBench, type RacesBench } from "./races-bench.ts";

let server: TestServer;
let bench: RacesBench;
beforeAll(async () => {
  server = await startTestServer();
  bench = await openRacesBench(server);
});
afterAll(async () => {
  const results = await auditBooks(server.db, [...racesBookChecks, ...rewardsBookChecks]);
  expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  await server.close();
});

const join: RacesBench["join"] = (...of) => bench.join(...of);
const look: RacesBench["look"] = (...of) => bench.look(...of);
const joined: RacesBench["joined"] = (...of) => bench.joined(...of);
const boardOf = async (race_id: number) =>
  (await look(race_id)).board.map(({ place, points }) => `${place}: ${points}`);
const cashOf = async ({ memberId }: TestMember) =>
  (await server.rooms.ledger.readWallet(memberId)).cash;

describe("taking part", () => {
  test("is asked for, ends with one word, and begins anew without points", async () => {
    const race = await bench.publish();
    const [member] = await joined(race, 1);
    if (member === undefined) throw new Error("one");
    bench.goOn(2);
    await bench.play(member, { staked: 100, won: 700 });
    await join(member, race);
    expect(await boardOf(race)).toEqual(["1: 7.00"]);
    expect((await bench.leave(member, race)).body.data).toEqual({ is_joined: false });
    expect((await look(race, member)).own).toBeNull();
    expect(await boardOf(race)).toEqual([]);
    await join(member, race);
    await bench.play(member, { staked: 100, won: 200 });
    expect(await boardOf(race)).toEqual(["1: 2.00"]);
    const { body } = await server.call(contract.listRaces, {}, await bench.fresh(member));
    const mine = (body.data as DataOf<typeof contract.listRaces>).list.find(
      ({ race_id }) => race_id === race,
    );
    expect(mine).toMatchObject({ is_joined: true, entrants: 1, state: "running" });
    await bench.end();
    expect((await bench.leave(member, race)).body.error).toBe("races.over");
    expect((await join(member, race)).body.error).toBe("races.over");
  });

  test("is refused to a second account on one device, and to whoever is shut out", async () => {
    const race = await bench.publish();
    const first = await registerTestMember(server);
    const { value } = first.answer.cookies.find(({ name }) => name === "tucano_device") ?? {};
    const headers = { cookie: `tucano_device=${value ?? ""}` };
    const second = await registerTestMember(server, {}, { headers });
    const answers = [];
    for (const { token } of [first, second]) {
      answers.push(await server.call(contract.joinRace, { race_id: race }, { token }));
    }
    expect(answers.map(({ body }) => body.error)).toEqual([undefined, "rewards.already_used"]);
    const { memberId, token } = await bench.newMember();
    await server.rooms.members.freeze(memberId, "Looked at");
    const frozen = await server.call(contract.joinRace, { race_id: race }, { token });
    expect(frozen.status).toBeGreaterThanOrEqual(400);
  });

  test("is not offered where the market has no races", async () => {
    const race = await bench.publish();
    const member = await bench.newMember();
    const { market } = server.rooms;
    const value = await market.read("switches");
    const set = async (hasRaces: boolean) => {
      const effectiveFrom = new Date(server.clock.now().getTime() + 60_000);
      await setNumbers(server, "switches", {
        effectiveFrom,
        value: { ...value, hasRaces },
        setBy: "test",
      });
      server.clock.set(effectiveFrom);
    };
    await set(false);
    expect((await join(member, race)).body.error).toBe("races.not_offered");
    const saved = await bench.save();
    const { race_id } = saved.body.data as { race_id: number };
    const asked = { race_id, reason: "As planned" };
    expect((await bench.office(office.publishRace, asked)).body.error).toBe("races.not_offered");
    await set(true);
    expect((await join(member, race)).status).toBe(200);
  });
});

describe("the end", () => {
  test("pays each place once, whoever settles, and tells why the rest was not", async () => {
    const race = await bench.publish();
    const [first, gone, third, fourth, cheat] = await joined(race, 5);
    if (!first || !gone || !third || !fourth || !cheat) throw new Error("five");
    bench.goOn(2);
    for (const [member, won] of [
      [first, 900],
      [gone, 800],
      [third, 700],
      [fourth, 600],
    ] as const) {
      await bench.play(member, { staked: 100, won });
    }
    await bench.play(cheat, { staked: 100, won: 5_000 });
    await server.rooms.compliance.exclude(gone.memberId, { months: 1, reason: "enough" });
    expect(await boardOf(race)).toEqual(["1: 50.00", "2: 9.00", "4: 7.00", "5: 6.00"]);
    const cash = await cashOf(first);
    await bench.end();
    expect((await look(race, first)).own).toMatchObject({ place: 2, result: "due" });
    expect(await cashOf(first)).toBe(cash);
    const wish = { race_id: race, member_id: cheat.memberId, reason: "Played by a program" };
    const asked = await bench.office(office.disqualifyRacer, wish);
    const { approval } = asked.body.data as { approval: { approval_id: number } };
    expect((await bench.agree(approval.approval_id)).body.data).toMatchObject({
      state: "executed",
    });
    await bench.settle();
    expect((await look(race, cheat)).own).toMatchObject({
      place: null,
      result_reason: "Played by a program",
    });
    bench.goOn(2);
    await Promise.all([bench.settle(), bench.settle(), bench.settle()]);
    await bench.settle();
    expect((await look(race, first)).own).toMatchObject({ place: 1, result: "paid" });
    expect((await cashOf(first)) - cash).toBe(5_000);
    const { body } = await bench.office(office.readRace, { race_id: race });
    const desk = body.data as DataOf<typeof office.readRace>;
    expect(desk).toMatchObject({ state: "paid", cost: "70.00", entrants: 4 });
    expect(desk.board.map(({ place, result, prize }) => [place, result, prize])).toEqual([
      [1, "paid", "50.00"],
      [2, "paid", "10.00"],
      [3, "paid", "10.00"],
      [null, "barred", "0.00"],
      [null, null, "0.00"],
    ]);
    const late = await bench.office(office.disqualifyRacer, wish);
    expect(late.body.error).toBe("races.over");
    expect((await join(cheat, race)).body.error).toBe("races.over");
  });

  test("gives nobody who was shut out meanwhile, and offers a bonus for a yes", async () => {
    const race = await bench.publish({
      prizes: [
        { from: 1, to: 1, pocket: "cash", amount: "5.00", turnover_multiple: 0, free: null },
        { from: 2, to: 2, pocket: "bonus", amount: "5.00", turnover_multiple: 3, free: null },
      ],
    });
    const [first, second] = await joined(race, 2);
    if (!first || !second) throw new Error("two");
    bench.goOn(2);
    await bench.play(first, { staked: 100, won: 900 });
    await bench.play(second, { staked: 100, won: 800 });
    await bench.end();
    await server.rooms.members.freeze(first.memberId, "Looked at");
    bench.goOn(2);
    await bench.settle();
    const { body } = await bench.office(office.readRace, { race_id: race });
    expect((body.data as DataOf<typeof office.readRace>).board).toMatchObject([
      { place: 1, result: "refused", reason: "rewards.account_blocked" },
      { place: 2, result: "paid" },
    ]);
    const waiting = await server.rooms.rewards.waiting(second.memberId);
    expect(waiting).toMatchObject([{ kind: "race", amount: 500, turnover: 1_500 }]);
  });

  test("waits for the rounds that are not read", async () => {
    const race = await bench.publish();
    const [member] = await joined(race, 1);
    if (!member) throw new Error("one");
    bench.goOn(2);
    await bench.play(member, { staked: 100, won: 900 });
    bench.goOn(24);
    await bench.settle();
    expect((await server.rooms.races.find(race))?.state).toBe("published");
    await readJournal(server.house.journal);
    await bench.settle();
    expect((await server.rooms.races.find(race))?.state).toBe("decided");
  });
});

describe("the desk", () => {
  test("refuses what is no race, and fixes what two people agreed to", async () => {
    const prize = bench.draft.prizes[0];
    if (prize === undefined) throw new Error("a prize");
    const free = { game_id: bench.draft.game_ids[0] ?? 0, stake: "0.07", rounds: 5, days: 3 };
    const cases: [Parameters<RacesBench["save"]>[0], string][] = [
      [{ starts_at: bench.inHours(-1) }, "backoffice.race_time_invalid"],
      [{ budget: "69.99" }, "backoffice.race_budget_small"],
      [{ scoring: "rounds" }, "backoffice.race_prize_large"],
      [{ prizes: [{ ...prize, from: 2, to: 2 }] }, "backoffice.race_prizes_invalid"],
      [{ game_ids: [999_999] }, "backoffice.race_games_invalid"],
      [
        { prizes: [{ ...prize, pocket: "free", amount: "0.00", free }] },
        "backoffice.race_games_invalid",
      ],
      [{ race_id: 999_999 }, "races.not_found"],
    ];
    for (const [changes, error] of cases) {
      expect((await bench.save(changes)).body.error).toBe(error);
    }
    const race_id = await bench.publish();
    expect((await bench.save({ race_id })).body.error).toBe("backoffice.race_published");
    const asked = { race_id, reason: "Once more" };
    expect((await bench.office(office.publishRace, asked)).body.error).toBe(
      "backoffice.race_published",
    );
    const copy = { race_id, starts_at: bench.inHours(48), reason: "Once more" };
    const cloned = await bench.office(office.cloneRace, copy);
    expect(cloned.body.data).toMatchObject({ race_id: expect.any(Number) });
    const past = { ...copy, starts_at: bench.inHours(-48) };
    expect((await bench.office(office.cloneRace, past)).body.error).toBe(
      "backoffice.race_time_invalid",
    );
    const stranger = { race_id, member_id: 100_000_999, reason: "Nobody" };
    expect((await bench.office(office.disqualifyRacer, stranger)).body.error).toBe(
      "backoffice.race_member_unknown",
    );
  });

  test("publishes nothing that was changed after it was asked for, and nothing late", async () => {
    const { race_id } = (await bench.save()).body.data as { race_id: number };
    const wish = { race_id, reason: "As planned" };
    for (const [agreed, changed] of [
      [{}, { name: "Another one" }],
      [bench.freeRounds("1.00", 10), bench.freeRounds("2.00", 5)],
    ]) {
      await bench.save({ race_id, ...agreed });
      const asked = await bench.office(office.publishRace, wish);
      const { approval } = asked.body.data as { approval: { approval_id: number } };
      const again = await bench.office(office.publishRace, wish);
      expect(again.body.error).toBe("backoffice.approval_waiting");
      expect((await bench.save({ race_id, ...changed })).body).toMatchObject({ data: { race_id } });
      const { body } = await bench.agree(approval.approval_id);
      expect(body.data).toMatchObject({ state: "failed" });
      expect((await server.rooms.races.find(race_id))?.state).toBe("draft");
    }
    bench.goOn(3);
    expect((await bench.office(office.publishRace, wish)).body.error).toBe(
      "backoffice.race_time_invalid",
    );
  });

  test("cancels with a reason that players read, and takes out whom two people agree on", async () => {
    const race_id = await bench.publish();
    const [member] = await joined(race_id, 1);
    if (!member) throw new Error("one");
    const wish = { race_id, member_id: member.memberId, reason: "A second account" };
    const asked = await bench.office(office.disqualifyRacer, wish);
    const { approval } = asked.body.data as { approval: { approval_id: number } };
    expect((await bench.office(office.disqualifyRacer, wish)).body.error).toBe(
      "backoffice.approval_waiting",
    );
    await bench.agree(approval.approval_id);
    expect((await join(member, race_id)).body).toMatchObject({
      error: "races.disqualified",
      message: expect.stringContaining("A second account"),
    });
    const cancelled = { race_id, reason: "A game was faulty" };
    expect((await bench.office(office.cancelRace, cancelled)).body.data).toEqual({
      state: "cancelled",
    });
    expect((await bench.office(office.cancelRace, cancelled)).body.error).toBe("races.over");
    expect((await look(race_id)).race).toMatchObject({
      state: "cancelled",
      cancel_reason: "A game was faulty",
    });
    const { body } = await bench.office(office.listRaces, {});
    const rows = (body.data as DataOf<typeof office.listRaces>).list;
    expect(rows.find((row) => row.race_id === race_id)).toMatchObject({ cost: "0.00" });
  });

  test("says so of a race that there is not, whoever asks for what", async () => {
    const member = await bench.newMember();
    const race_id = 999_999;
    const of = { race_id, reason: "None" };
    const answers = [
      await server.call(contract.showRace, { race_id }),
      await join(member, race_id),
      await bench.leave(member, race_id),
      await bench.office(office.readRace, { race_id }),
      await bench.office(office.cloneRace, { ...of, starts_at: bench.inHours(2) }),
      await bench.office(office.publishRace, of),
      await bench.office(office.cancelRace, of),
      await bench.office(office.disqualifyRacer, { ...of, member_id: member.memberId }),
    ];
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set(["races.not_found"]));
  });
});
