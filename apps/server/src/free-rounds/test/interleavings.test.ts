// Protects: whatever is done with a grant, and in whatever order (rounds of our own games in two
// tabs, bets and wins of a studio, rollbacks, other stakes and games, the end of its time, taking
// it back, an exclusion), it is played as often as was given and no more, what it has won is what
// the player has, its budget holds what was played, and the books are clean.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { TestMember } from "../../testing/people/people.ts";
import type { GivenGrant } from "../index.ts";
import { GAME, openTable, type Table } from "./table.ts";

const SEED = 20_261_127;
const HOUR_MS = 3_600_000;
const ROUNDS = 3;
const STAKE = 100;

let table: Table;
beforeAll(async () => {
  process.stdout.write(`free rounds: seed ${SEED}\n`);
  table = await openTable();
});
afterAll(async () => {
  expect(await table.bookDifferences()).toEqual([]);
  await table.close();
});

interface Seat {
  readonly member: TestMember;
  readonly grant: GivenGrant;
  readonly scope: string;
  readonly token: string;
}

async function seat(): Promise<Seat> {
  const member = await table.newMember();
  const scope = `test:${randomUUID()}`;
  const endsAt = new Date(table.server.clock.now().getTime() + HOUR_MS);
  const budget = { scope, most: toCentavos(ROUNDS * STAKE) };
  const grant = await table.give(member.memberId, { rounds: ROUNDS, endsAt, budget });
  return { member, grant, scope, token: await table.sit(member) };
}

const wallet = () => table.server.rooms.rounds.studioWallet("house");
const named = ({ member, token }: Seat, changes: object) => ({
  user: `p_${member.memberId}`,
  token,
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  game_code: GAME,
  currency: "BRL",
  round_closed: false,
  ...changes,
});
const freeBet = (at: Seat, bet: { readonly round: string; readonly id: string }, amount = 0) =>
  wallet().bet(
    named(at, {
      round: bet.round,
      transaction_uuid: bet.id,
      is_free: true,
      reward_uuid: at.grant.id,
      amount,
    }),
  );
const end = ({ member, grant }: Seat) =>
  inTransaction(table.server.db, (tx) =>
    table.server.rooms.freeRounds.cancel(tx, {
      memberId: member.memberId,
      id: grant.id,
      reason: "a test",
    }),
  );

const doings = [
  "spin",
  "two tabs",
  "other stake",
  "other game",
  "bet",
  "win",
  "undo bet",
  "undo win",
  "half an hour",
  "expire",
  "cancel",
  "exclude",
] as const;
type Doing = (typeof doings)[number];

interface StudioRound {
  readonly round: string;
  readonly id: string;
  readonly win: string;
}

async function act(at: Seat, doing: Doing, one: StudioRound): Promise<void> {
  const spin = (stake = "1.00") => table.spin(at.token, { free_grant: at.grant.id, stake });
  const undo = (id: string) =>
    wallet().rollback(named(at, { round: one.round, reference_transaction_uuid: id }));
  const { rooms, clock } = table.server;
  const acts: Record<Doing, () => Promise<unknown>> = {
    spin: () => spin(),
    "two tabs": () => Promise.all([spin(), spin()]),
    "other stake": () => spin("2.00"),
    "other game": () =>
      wallet().bet(
        named(at, {
          round: randomUUID(),
          game_code: "mare-alta",
          is_free: true,
          reward_uuid: at.grant.id,
          amount: 0,
        }),
      ),
    bet: () => freeBet(at, one),
    win: () =>
      wallet().win(
        named(at, {
          round: one.round,
          transaction_uuid: one.win,
          reference_transaction_uuid: one.id,
          amount: 170 * UNITS_PER_CENTAVO,
        }),
      ),
    "undo bet": () => undo(one.id),
    "undo win": () => undo(one.win),
    "half an hour": () => Promise.resolve(clock.advance(HOUR_MS / 2)),
    expire: () => rooms.freeRounds.expireDue(),
    cancel: () => end(at),
    exclude: () => rooms.compliance.exclude(at.member.memberId, { months: 1, reason: "enough" }),
  };
  await acts[doing]();
}

async function expectSound({ member, grant, scope }: Seat): Promise<number> {
  const { freeRounds, ledger } = table.server.rooms;
  const found = await freeRounds.find(member.memberId, grant.id);
  const { cash, bonus } = await ledger.readWallet(member.memberId);
  expect(found?.used).toBeLessThanOrEqual(ROUNDS);
  expect({ cash, bonus }).toEqual({ cash: found?.won, bonus: 0 });
  const held = (await freeRounds.budgets([scope])).get(scope);
  if (found?.state === "active") expect(held).toBe(ROUNDS * STAKE);
  else expect(held).toBeGreaterThanOrEqual((found?.used ?? 0) * STAKE);
  return found?.used ?? 0;
}

test("any order of anything leaves what was given, played and won in agreement", async () => {
  let most = 0;
  const step = fc.record({ doing: fc.constantFrom(...doings), which: fc.nat({ max: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const at = await seat();
      const rounds = [0, 1, 2].map(() => ({
        round: randomUUID(),
        id: randomUUID(),
        win: randomUUID(),
      }));
      for (const { doing, which } of steps) {
        await act(at, doing, rounds[which] ?? { round: "", id: "", win: "" });
        most = Math.max(most, await expectSound(at));
      }
    }),
    { numRuns: 25, seed: SEED },
  );
  expect(most).toBe(ROUNDS);
  expect(await table.bookDifferences()).toEqual([]);
});

test("ten bets at once for three rounds: three are played, whoever sends them", async () => {
  const at = await seat();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => freeBet(at, { round: randomUUID(), id: randomUUID() })),
  );
  expect(answers.filter(({ status }) => status === "RS_OK")).toHaveLength(ROUNDS);
  const others = answers.filter(({ status }) => status !== "RS_OK");
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(["RS_ERROR_LIMIT_REACHED"]));
  await expectSound(at);
});

test("a round that is open when its grant ends is paid by its terms, and nothing follows", async () => {
  const at = await seat();
  const bet = { round: randomUUID(), id: randomUUID() };
  expect((await freeBet(at, bet)).status).toBe("RS_OK");
  table.server.clock.advance(HOUR_MS);
  await table.server.rooms.freeRounds.expireDue();
  const win = named(at, {
    round: bet.round,
    reference_transaction_uuid: bet.id,
    amount: 500 * UNITS_PER_CENTAVO,
    round_closed: true,
  });
  expect((await wallet().win(win)).status).toBe("RS_OK");
  const paid = await table.server.rooms.ledger.readWallet(at.member.memberId);
  expect(paid).toMatchObject({ cash: 500, turnoverOwed: 500 });
  const more = await freeBet(at, { round: randomUUID(), id: randomUUID() });
  expect(more.status).not.toBe("RS_OK");
  await expectSound(at);
});

test("a partner that takes a bet back after the end plays no other for it", async () => {
  const at = await seat();
  const bet = { round: randomUUID(), id: randomUUID() };
  await freeBet(at, bet);
  await end(at);
  const back = named(at, { round: bet.round, reference_transaction_uuid: bet.id });
  expect((await wallet().rollback(back)).status).toBe("RS_OK");
  const again = await freeBet(at, { round: randomUUID(), id: randomUUID() });
  expect(again.status).toBe("RS_ERROR_LIMIT_REACHED");
  const found = await table.server.rooms.freeRounds.find(at.member.memberId, at.grant.id);
  expect(found).toMatchObject({ used: 0, won: 0, state: "cancelled" });
});

test("another's grant is nobody's: its bets take nothing of it", async () => {
  const [mine, theirs] = [await seat(), await seat()];
  const stolen = await freeBet(
    { ...mine, grant: theirs.grant },
    {
      round: randomUUID(),
      id: randomUUID(),
    },
  );
  // A reward that is none of this player's is the studio's own, as the convention has it.
  expect(stolen.status).toBe("RS_OK");
  const spun = await table.spin(mine.token, { free_grant: theirs.grant.id });
  expect(spun.status).not.toBe(200);
  const found = await table.server.rooms.freeRounds.find(theirs.member.memberId, theirs.grant.id);
  expect(found).toMatchObject({ used: 0 });
});
