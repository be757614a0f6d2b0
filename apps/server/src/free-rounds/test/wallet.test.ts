// Protects: a free bet that a studio sends names a grant of ours or none. Within a grant it is
// checked, counted and paid for by the house, in whatever order bets, wins and rollbacks come and
// however often; what names none takes nothing and its win is paid, as the convention says.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { type WalletAnswer, UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import type { TestMember } from "../../testing/people/people.ts";
import type { GivenGrant } from "../index.ts";
import { GAME, openTable, type Table } from "./table.ts";

const units = (centavos: number) => centavos * UNITS_PER_CENTAVO;

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(async () => {
  expect(await table.bookDifferences()).toEqual([]);
  await table.close();
});

async function seat(rounds = 3) {
  const member = await table.newMember();
  const grant = await table.give(member.memberId, { rounds });
  return { member, grant, token: await table.sit(member) };
}

type Seat = Awaited<ReturnType<typeof seat>>;

function transaction({ member, token }: Seat, changes: Record<string, unknown> = {}) {
  return {
    user: `p_${member.memberId}`,
    token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    game_code: GAME,
    currency: "BRL",
    round_closed: false,
    ...changes,
  };
}

const send = (operation: "bet" | "win" | "rollback", request: object): Promise<WalletAnswer> =>
  table.server.rooms.rounds.studioWallet("house")[operation](request);
const free = ({ id }: GivenGrant, amount = 0) => ({ is_free: true, reward_uuid: id, amount });
const grantOf = ({ memberId }: TestMember, { id }: GivenGrant) =>
  table.server.rooms.freeRounds.find(memberId, id);
const cashOf = async ({ memberId }: TestMember) =>
  (await table.server.rooms.ledger.readWallet(memberId)).cash;

describe("a bet that names a grant", () => {
  test("is played for its stake or for nothing, and its win is the player's", async () => {
    const at = await seat();
    for (const amount of [0, units(100)]) {
      const bet = transaction(at, free(at.grant, amount));
      expect(await send("bet", bet)).toMatchObject({ status: "RS_OK" });
      const won = { reference_transaction_uuid: bet.transaction_uuid, round: bet.round };
      const win = transaction(at, { ...won, amount: units(70), round_closed: true });
      expect((await send("win", win)).status).toBe("RS_OK");
      expect((await send("win", win)).status).toBe("RS_OK");
    }
    expect(await cashOf(at.member)).toBe(140);
    expect(await grantOf(at.member, at.grant)).toMatchObject({ used: 2, won: 140 });
  });

  test("is refused for another stake, another game, and when there is nothing left", async () => {
    const at = await seat(1);
    const wrong = transaction(at, free(at.grant, units(99)));
    expect((await send("bet", wrong)).status).toBe("RS_ERROR_WRONG_TYPES");
    expect((await send("bet", transaction(at, free(at.grant)))).status).toBe("RS_OK");
    const more = transaction(at, free(at.grant));
    expect((await send("bet", more)).status).toBe("RS_ERROR_LIMIT_REACHED");
    const late = await seat();
    const endsAt = new Date(table.server.clock.now().getTime() + 60_000);
    const short = await table.give(late.member.memberId, { endsAt });
    table.server.clock.advance(60_000);
    const after = transaction(late, free(short));
    expect((await send("bet", after)).status).toBe("RS_ERROR_LIMIT_REACHED");
  });

  test("that is taken back may be played again", async () => {
    const at = await seat(1);
    const bet = transaction(at, free(at.grant));
    await send("bet", bet);
    const win = transaction(at, {
      reference_transaction_uuid: bet.transaction_uuid,
      round: bet.round,
      amount: units(500),
    });
    await send("win", win);
    for (const undone of [win, bet]) {
      const back = transaction(at, {
        reference_transaction_uuid: undone.transaction_uuid,
        round: bet.round,
      });
      expect((await send("rollback", back)).status).toBe("RS_OK");
    }
    const { turnoverOwed, cash } = await table.server.rooms.ledger.readWallet(at.member.memberId);
    expect({ turnoverOwed, cash }).toEqual({ turnoverOwed: 0, cash: 0 });
    expect(await grantOf(at.member, at.grant)).toMatchObject({ used: 0, won: 0 });
    expect((await send("bet", transaction(at, free(at.grant)))).status).toBe("RS_OK");
  });
});

test("a bet that names nothing of ours takes nothing, and its win is paid", async () => {
  const at = await seat();
  const bet = transaction(at, { is_free: true, reward_uuid: randomUUID(), amount: units(900) });
  expect((await send("bet", bet)).status).toBe("RS_OK");
  const win = transaction(at, {
    reference_transaction_uuid: bet.transaction_uuid,
    round: bet.round,
    amount: units(30),
  });
  expect((await send("win", win)).status).toBe("RS_OK");
  expect(await cashOf(at.member)).toBe(30);
  expect(await grantOf(at.member, at.grant)).toMatchObject({ used: 0 });
});

test("whatever comes, in whatever order, a grant counts what stands, and never more", async () => {
  const step = fc.record({
    what: fc.constantFrom("bet", "win", "undo-bet", "undo-win"),
    which: fc.integer({ min: 0, max: 3 }),
    amount: fc.integer({ min: 0, max: 900 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const at = await seat(2);
      const rounds = [0, 1, 2, 3].map(() => ({
        round: randomUUID(),
        bet: randomUUID(),
        win: randomUUID(),
      }));
      for (const { what, which, amount } of steps) {
        const one = rounds[which] ?? { round: "", bet: "", win: "" };
        const common = { round: one.round };
        if (what === "bet") {
          const named = { ...common, transaction_uuid: one.bet, ...free(at.grant) };
          await send("bet", transaction(at, named));
        } else if (what === "win") {
          const won = { transaction_uuid: one.win, reference_transaction_uuid: one.bet };
          await send("win", transaction(at, { ...common, ...won, amount: units(amount) }));
        } else {
          const reference = what === "undo-bet" ? one.bet : one.win;
          const back = { ...common, reference_transaction_uuid: reference };
          await send("rollback", transaction(at, back));
        }
      }
      const grant = await grantOf(at.member, at.grant);
      expect(grant?.used).toBeLessThanOrEqual(2);
      expect(grant?.won).toBe(await cashOf(at.member));
    }),
    { numRuns: 25 },
  );
  expect(await table.bookDifferences()).toEqual([]);
});

test("two budgets of one giver are never passed, however many are given at once", async () => {
  const scope = `test:${randomUUID()}`;
  const budget = { scope, most: toCentavos(1_000) };
  const members = await Promise.all(Array.from({ length: 8 }, () => table.newMember()));
  const given = await Promise.allSettled(
    members.map(({ memberId }) => table.give(memberId, { budget })),
  );
  expect(given.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect((await table.server.rooms.freeRounds.budgets([scope])).get(scope)).toBe(900);
});
