// Protects: members watch rounds of their own and nobody else's; a link is found by chance alone,
// says nothing of money unless its member wished so, never names anybody, and ends at its time or
// when the member says so; and what is shown comes to what the ledger has.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import { formatWire, fromWire } from "@tucano/contract/money.ts";
import * as house from "@tucano/contract/player/games/house-games.ts";
import * as contract from "@tucano/contract/player/games/replays.ts";
import { launch, record } from "@tucano/contract/player/games/rounds.ts";
import { depositOf, moveMoney } from "../../testing/move-money.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function seat(member: TestMember, code: string): Promise<string> {
  const game = await server.rooms.catalog.findGameByCode("house", code);
  const wish = { game_id: game?.id ?? 0, mode: "real" } as const;
  const launched = await server.call(launch, wish, { token: member.token });
  const { url } = launched.body.data as DataOf<typeof launch>;
  const play = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, code, play);
  return play;
}

/** A round of a slot that is over, and its player. */
async function spun() {
  const member = await registerTestMember(server);
  await moveMoney(server.rooms.ledger, member.memberId, [depositOf(10_000)]);
  const token = await seat(member, "onca-dourada");
  const wish = { stake: "2.00", round_key: randomUUID() };
  const { body } = await server.call(house.spin, wish, { token });
  return { member, round: body.data as DataOf<typeof house.spin> };
}

/** Doubles where it may: what a step costs is staked, too. */
async function dealt() {
  const member = await registerTestMember(server);
  await moveMoney(server.rooms.ledger, member.memberId, [depositOf(10_000)]);
  const token = await seat(member, "vinte-e-um");
  const wish = { stake: "2.00", round_key: randomUUID() };
  const begun = await server.call(house.beginRound, wish, { token });
  let round = begun.body.data as DataOf<typeof house.beginRound>;
  while (round.status === "open") {
    const step = { round_id: round.round_id, step: round.step };
    for (const kind of ["decline", "double", "stand"]) {
      const acted = await server.call(house.actInRound, { ...step, action: { kind } }, { token });
      if (acted.status !== 200) continue;
      round = acted.body.data as typeof round;
      break;
    }
  }
  return { member, round };
}

const own = (round_id: string, { token }: TestMember) =>
  server.call(contract.ownReplay, { round_id }, { token });
const shared = (token: string) => server.call(contract.sharedReplay, { token });
const share = async (round_id: string, shows_amounts: boolean, { token }: TestMember) => {
  const { body } = await server.call(contract.shareReplay, { round_id, shows_amounts }, { token });
  return body.data as DataOf<typeof contract.shareReplay>;
};

test.each([
  ["at once", spun],
  ["in steps", dealt],
])("a round that is over %s is shown with the ledger's amounts", async (_, play) => {
  const { member, round } = await play();
  const { replay } = (await own(round.round_id, member)).body.data as DataOf<
    typeof contract.ownReplay
  >;
  const records = await server.call(record, {}, { token: member.token });
  const [row] = (records.body.data as DataOf<typeof record>).list;
  expect(replay.amounts).toEqual({ staked: row?.bet_amount, win: row?.win_amount });
  const { record: shown } = replay;
  if (shown === null || "bet" in shown) throw new Error("It is played by one alone.");
  const end = shown.book.at(-1);
  const win = end?.type === "finalWin" ? end.winHundredths : -1;
  const { unit, staked_hundredths: staked } = shown;
  expect(formatWire(winOf(fromWire(unit ?? ""), win))).toBe(row?.win_amount);
  expect(formatWire(winOf(fromWire(unit ?? ""), staked))).toBe(row?.bet_amount);
});

test("nobody else watches it, and a link says no more than its member wished", async () => {
  const { member, round } = await spun();
  const other = await registerTestMember(server);
  expect((await own(round.round_id, other)).body.error).toBe("replays.not_found");
  expect((await own(randomUUID(), member)).body.error).toBe("replays.not_found");
  const refused = await server.call(
    contract.shareReplay,
    { round_id: round.round_id, shows_amounts: true },
    { token: other.token },
  );
  expect(refused.body.error).toBe("replays.not_found");

  const plain = await share(round.round_id, false, member);
  expect(await share(round.round_id, false, member)).toEqual(plain);
  const answer = (await shared(plain.token)).body.data as contract.Replay;
  expect(answer.amounts).toBeNull();
  expect(answer.record).toMatchObject({ unit: null, staked_hundredths: 100, book: round.book });
  const text = JSON.stringify(answer);
  for (const secret of [String(member.memberId), '"2.00"', round.round_key]) {
    expect(text).not.toContain(secret);
  }

  const full = await share(round.round_id, true, member);
  expect(full.token).not.toBe(plain.token);
  const told = (await shared(full.token)).body.data as contract.Replay;
  expect(told).toMatchObject({ amounts: { staked: "2.00", win: round.win } });
});

test("a link ends when its member says so, and at its time; then a new one has another name", async () => {
  const { member, round } = await spun();
  const first = await share(round.round_id, false, member);
  const wish = { round_id: round.round_id };
  const ended = await server.call(contract.endReplayLinks, wish, { token: member.token });
  expect(ended.body.data).toEqual({ ended: 1 });
  expect((await shared(first.token)).body.error).toBe("replays.not_found");
  const second = await share(round.round_id, false, member);
  expect(second.token).not.toBe(first.token);
  server.clock.advance(31 * DAY_MS);
  expect((await shared(second.token)).body.error).toBe("replays.not_found");
});
