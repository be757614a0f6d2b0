/**
 * Protects: nobody who holds a connection waits for another of the same kind, so that however much
 * one member sends at once, the others are served.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sql } from "kysely";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { checkDailyWheel } from "@tucano/contract/player/rewards/wheels.ts";
import { createTurns } from "../memory/turns.ts";
import { connect } from "../database/connect.ts";
import { inTransaction, inTurn } from "../database/transaction.ts";
import type { Db } from "../database/types.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { type Answer, startTestServer, type TestServer } from "../../testing/server.ts";
import { createTill } from "../../testing/people/till.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (db: Db) => sql`SELECT 1`.execute(db);

describe("within a transaction", () => {
  test("a read through the pool is refused, however deep it lies", async () => {
    const { db } = server;
    const deep = async () => {
      await Promise.resolve();
      return ask(db);
    };
    await expect(inTransaction(db, () => deep())).rejects.toThrow("within a transaction");
    await expect(inTransaction(db, () => inTransaction(db, ask))).rejects.toThrow("asked for");
  });

  test("what comes from memory is refused as well, also when it is young", async () => {
    const { market } = server.rooms;
    await market.read("play");
    await expect(inTransaction(server.db, async () => market.read("play"))).rejects.toThrow(
      "asked for",
    );
  });

  test("its own connection reads, and what goes on by itself afterwards does", async () => {
    const { db } = server;
    const ended = Promise.withResolvers<void>();
    const later = await inTransaction(db, async (tx) => {
      await ask(tx);
      return [ended.promise.then(() => ask(db))];
    });
    ended.resolve();
    await Promise.all(later);
  });

  test("who holds one apart may use the pool, and not the other way round", async () => {
    const { db } = server;
    const apart = connect({ url: server.databaseUrl, poolSize: 1, login: null, kind: "apart" });
    await inTransaction(apart.db, async () => void (await ask(db)));
    const inverse = inTransaction(db, async () => void (await ask(apart.db)));
    await expect(inverse).rejects.toThrow('of the kind "apart"');
    await apart.close();
  });
});

describe("what a member does one at a time", () => {
  test("waits without a connection, in order, and never beside another", async () => {
    const lone = connect({ url: server.databaseUrl, poolSize: 2, login: null });
    const events: string[] = [];
    let isBusy = false;
    const turn = (name: string) =>
      inTurn(lone.db, { what: "test", memberId: toMemberId(7) }, async (tx) => {
        expect(isBusy).toBe(false);
        isBusy = true;
        await ask(tx);
        // Somebody else is served while all of these wait: two connections are enough.
        await ask(lone.db);
        isBusy = false;
        events.push(name);
      });
    const names = Array.from({ length: 20 }, (_none, n) => String(n));
    await Promise.all(names.map(turn));
    expect(events).toEqual(names);
    await lone.close();
  });

  test("is refused where too many wait, and goes on where one has failed", async () => {
    const turns = createTurns(2);
    const open: (() => void)[] = [];
    const held = () => new Promise<void>((resolve) => open.push(resolve));
    const first = turns.take("a", held);
    const failing = turns.take("a", () => Promise.reject(new Error("refused")));
    const third = turns.take("a", () => Promise.resolve("third"));
    await expect(turns.take("a", held)).rejects.toMatchObject({
      code: "common.too_many_requests",
    });
    expect(await turns.take("b", () => Promise.resolve("others"))).toBe("others");
    open[0]?.();
    await first;
    await expect(failing).rejects.toThrow("refused");
    expect(await third).toBe("third");
    expect(await turns.take("a", () => Promise.resolve("again"))).toBe("again");
  });
});

describe("however much one member sends at once, a single connection waits for their turn", () => {
  const COUNT = 40;
  /** One whose turn it is, and so many who may wait for theirs. */
  const PLACES = 25;

  /** Connections of this database that wait for somebody's turn. */
  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM pg_locks
      WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    `.execute(server.db);
    return rows[0]?.count ?? 0;
  };

  /** As another process holds the turn, while all of it is sent and somebody else asks. */
  async function whileHeld(turn: string, send: () => Promise<Answer>[]) {
    const other = connect({ url: server.databaseUrl, poolSize: 1, login: null });
    const stranger = await registerTestMember(server);
    const sent = await inTransaction(other.db, async (tx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx);
      let answered = 0;
      const answers = send().map(async (sent) => {
        const answer = await sent;
        answered += 1;
        return answer;
      });
      // Who finds no place is answered at once: with all of them, nobody is on the way any more.
      await vi.waitFor(
        async () => {
          expect(answered).toBe(COUNT - PLACES);
          expect(await waiting()).toBeGreaterThan(0);
        },
        { timeout: 20_000 },
      );
      const served = await server.call(checkDailyWheel, {}, { token: stranger.token });
      expect(served.status).toBe(200);
      expect(await waiting()).toBe(1);
      return answers;
    });
    await other.close();
    return Promise.all(sent);
  }

  test("at a wheel", async () => {
    const { token, memberId } = await registerTestMember(server);
    const send = () =>
      Array.from({ length: COUNT }, () => server.call(checkDailyWheel, {}, { token }));
    const answers = await whileHeld(`wheels.daily:${memberId}`, send);
    // So many may wait; the others are told that they are too many.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PLACES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(COUNT - PLACES);
  });

  test("where withdrawals are judged", async () => {
    const till = createTill(server);
    const member = await till.newMember({ funds: "1000.00" });
    const { memberId } = member;
    const send = () =>
      Array.from({ length: COUNT }, () =>
        till.withdraw(member, "20.00", {}, { headers: { "idempotency-key": randomUUID() } }),
      );
    const answers = await whileHeld(`cashier.review:${memberId}`, send);
    // Each is an order by now: what nobody could wait for is begun by the sweep.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const listed = async (status: "submitted" | "in_review") =>
      (await server.rooms.cashier.listWithdrawals({ memberId, status, page: 1, limit: 1 })).total;
    expect(await listed("submitted")).toBe(COUNT - PLACES);
    server.clock.advance(60_000);
    await server.jobs.runNow("cashier.sweep", {});
    expect(await listed("in_review")).toBe(COUNT);
    await till.expectCleanBooks();
  });
});
