/**
 * Protects: nobody who holds a connection waits for another of the same kind, so that however much
 * one member sends at once, the others are served.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { createTurns } from "../turns.ts";
import { connect } from "../database/connect.ts";
import { inTransaction, inTurn } from "../database/transaction.ts";
import type { Db } from "../database/types.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

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
    await expect(inTransaction(server.db, () => market.read("play"))).rejects.toThrow("asked for");
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
      inTurn(lone.db, { what: "test", memberId: 7 }, async (tx) => {
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
