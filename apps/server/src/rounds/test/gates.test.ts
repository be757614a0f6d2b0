import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch, launchDemo } from "@tucano/contract/player/games/rounds.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { plainTerms } from "../index.ts";
import { type Bench, openBench, type Player, transaction, units } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const betOf = (player: Player, amount = 100, changes: object = {}) =>
  transaction(player, { amount: units(amount), ...changes });
const winOf = (player: Player, bet: ReturnType<typeof betOf>, amount: number) =>
  transaction(player, {
    round: bet.round,
    reference_transaction_uuid: bet.transaction_uuid,
    amount: units(amount),
    round_closed: true,
  });
const undoOf = (player: Player, bet: ReturnType<typeof betOf>) =>
  transaction(player, {
    round: bet.round,
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
  });

describe("bets pass every gate; wins and rollbacks are the player's and always come in", () => {
  test("a frozen member's bet is refused, wins and rollbacks are accepted", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const [first, second] = [betOf(player), betOf(player)];
    await bench.inProcess.bet(first);
    await bench.inProcess.bet(second);
    await bench.server.rooms.members.freeze(player.memberId, "under investigation");
    // Not that the token has expired, although it has: nobody need open the game again.
    expect((await bench.inProcess.bet(betOf(player))).status).toBe("RS_ERROR_USER_DISABLED");
    expect((await bench.inProcess.win(winOf(player, first, 30))).balance).toBe(units(830));
    expect((await bench.inProcess.rollback(undoOf(player, second))).balance).toBe(units(930));
  });

  test("a token ends half an hour after the last bet; the win still comes in", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const first = betOf(player);
    await bench.inProcess.bet(first);
    bench.server.clock.advance(20 * 60_000);
    expect((await bench.inProcess.bet(betOf(player))).status).toBe("RS_OK");
    bench.server.clock.advance(29 * 60_000);
    expect((await bench.inProcess.bet(betOf(player))).status).toBe("RS_OK");
    bench.server.clock.advance(31 * 60_000);
    const late = betOf(player);
    expect((await bench.inProcess.bet(late)).status).toBe("RS_ERROR_TOKEN_EXPIRED");
    expect((await bench.inProcess.win(winOf(player, first, 30))).status).toBe("RS_OK");
    const asked = await bench.inProcess.balance({
      user: player.studioUser,
      request_uuid: randomUUID(),
      token: player.playToken,
      game_code: "onca-dourada",
    });
    expect(asked.status).toBe("RS_ERROR_TOKEN_EXPIRED");
  });

  test("launching again ends the earlier token of that game, not that of another", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const other = await bench.launchFor(player, 2);
    const fresh = await bench.launchFor(player, 1);
    expect((await bench.inProcess.bet(betOf(player))).status).toBe("RS_ERROR_TOKEN_EXPIRED");
    expect((await bench.inProcess.bet(betOf(player, 100, { token: fresh }))).status).toBe("RS_OK");
    const elsewhere = betOf(player, 100, { token: other, game_code: "mare-alta" });
    expect((await bench.inProcess.bet(elsewhere)).status).toBe("RS_OK");
  });

  test("ending a member's game sessions refuses the next bet at once", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    await bench.inProcess.bet(betOf(player));
    await bench.server.rooms.rounds.endGameSessions(player.memberId);
    expect((await bench.inProcess.bet(betOf(player))).status).toBe("RS_ERROR_TOKEN_EXPIRED");
  });

  test("signing out takes the games along at once", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    await bench.inProcess.bet(betOf(player));
    await bench.server.rooms.members.revokeSessions(player.memberId, "signed out everywhere");
    expect((await bench.inProcess.bet(betOf(player))).status).toBe("RS_ERROR_TOKEN_EXPIRED");
  });

  test("maintenance lets open rounds go on and takes no new one", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const { catalog } = bench.server.rooms;
    const first = betOf(player);
    await bench.inProcess.bet(first);
    await inTransaction(bench.server.db, (tx) => catalog.setGameStatus(tx, 1, "maintenance"));
    catalog.invalidate();
    const next = await bench.inProcess.bet(betOf(player, 100, { round: first.round }));
    expect(next.status).toBe("RS_OK");
    expect((await bench.inProcess.bet(betOf(player))).status).toBe("RS_ERROR_INVALID_GAME");
    const refused = await bench.server.call(launch, { game_id: 1 }, { token: player.token });
    expect(refused.body.error).toBe("rounds.game_unavailable");
    await inTransaction(bench.server.db, (tx) => catalog.setGameStatus(tx, 1, "live"));
    catalog.invalidate();
  });

  test("a disabled studio takes no bets, but pays what was staked", async () => {
    const player = await bench.newPlayer({ cash: 1_000 });
    const { rounds } = bench.server.rooms;
    const first = betOf(player);
    await bench.inProcess.bet(first);
    await inTransaction(bench.server.db, (tx) => rounds.setStudioStatus(tx, "house", "disabled"));
    rounds.invalidateStudios();
    expect((await bench.inProcess.bet(betOf(player))).status).toBe("RS_ERROR_INVALID_PARTNER");
    expect((await bench.inProcess.win(winOf(player, first, 30))).status).toBe("RS_OK");
    await inTransaction(bench.server.db, (tx) => rounds.setStudioStatus(tx, "house", "active"));
    rounds.invalidateStudios();
  });
});

describe("money at play follows its pockets", () => {
  test("a stake works off turnover, and a rollback puts exactly that back", async () => {
    const player = await bench.newPlayer({ cash: 1_000, turnoverOwed: 150 });
    const owed = async () =>
      (await bench.server.rooms.ledger.readWallet(player.memberId)).turnoverOwed;
    const [first, second] = [betOf(player), betOf(player)];
    await bench.inProcess.bet(first);
    expect(await owed()).toBe(50);
    await bench.inProcess.bet(second);
    expect(await owed()).toBe(0);
    await bench.inProcess.rollback(undoOf(player, second));
    expect(await owed()).toBe(50);
    await bench.inProcess.rollback(undoOf(player, first));
    expect(await owed()).toBe(150);
  });

  test("a stake takes cash before bonus and a win goes back in that proportion", async () => {
    const player = await bench.newPlayer({ cash: 100, bonus: 300 });
    const first = betOf(player, 200);
    await bench.inProcess.bet(first);
    await bench.inProcess.win(winOf(player, first, 501));
    const wallet = await bench.server.rooms.ledger.readWallet(player.memberId);
    expect([wallet.cash, wallet.bonus]).toEqual([251, 450]);
  });
});

describe("opening a game", () => {
  test("real play needs a session; a stranger's address is refused as the way back", async () => {
    const member = await registerTestMember(bench.server);
    expect((await bench.server.call(launch, { game_id: 1 })).status).toBe(401);
    for (const lobby_url of [
      "//evil.example",
      "/\\evil",
      "https://evil",
      "javascript:1",
      "/a\nb",
    ]) {
      const answer = await bench.server.call(
        launch,
        { game_id: 1, lobby_url },
        { token: member.token },
      );
      expect(answer.status, lobby_url).toBe(422);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(["lobby_url"]);
    }
  });

  test("a demo gets an address without a token and a frozen member may still try one", async () => {
    const member = await registerTestMember(bench.server);
    const answer = await bench.server.call(
      launch,
      { game_id: 2, mode: "demo", lobby_url: "/game?type=slots" },
      { token: member.token },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.data.url).toMatch(/^\/play\/mare-alta\//);
    expect(answer.body.data.url).not.toContain("token=");
  });

  test("an account that may not bet is told so before the game loads", async () => {
    const member = await registerTestMember(bench.server);
    const { ledger } = bench.server.rooms;
    await inTransaction(bench.server.db, (tx) => ledger.setAccess(tx, member.memberId, "excluded"));
    const answer = await bench.server.call(launch, { game_id: 1 }, { token: member.token });
    expect(answer.status).toBe(403);
    expect(answer.body.error).toBe("rounds.real_play_refused");
  });

  test("a studio that does not answer is 503 and opens no session", async () => {
    const member = await registerTestMember(bench.server);
    const { catalog, rounds } = bench.server.rooms;
    await inTransaction(bench.server.db, async (tx) => {
      // Nothing listens on port 9 of this machine.
      const terms = { ...plainTerms, name: "Elsewhere", baseUrl: "http://127.0.0.1:9" };
      await rounds.saveStudio(tx, { code: "elsewhere", terms });
      await sql`UPDATE catalog.game SET studio = 'elsewhere' WHERE id = 3`.execute(tx);
    });
    rounds.invalidateStudios();
    catalog.invalidate();
    const answer = await bench.server.call(launch, { game_id: 3 }, { token: member.token });
    expect(answer.status).toBe(503);
    expect(answer.body.error).toBe("rounds.studio_unreachable");
    const tried = await bench.server.call(launchDemo, { game_id: 3 });
    expect(tried.body.error).toBe("rounds.studio_unreachable");
    const { rows } = await sql`
      SELECT 1 FROM rounds.game_session WHERE member_id = ${member.memberId}`.execute(
      bench.server.db,
    );
    expect(rows).toEqual([]);
  });

  test("a game that is not there is 404, an id that is none 422", async () => {
    const { token } = await registerTestMember(bench.server);
    expect((await bench.server.call(launch, { game_id: 4711 }, { token })).body.error).toBe(
      "catalog.game_not_found",
    );
    for (const game_id of ["one", -1, 1.5, 1e12, null, [1]]) {
      expect((await bench.server.send(launch, { game_id }, { token })).status).toBe(422);
    }
  });

  test("another member's id in the payload is refused", async () => {
    const { token, memberId } = await registerTestMember(bench.server);
    const answer = await bench.server.send(
      launch,
      { game_id: 1, member_id: memberId + 1 },
      { token },
    );
    expect(answer.status).toBe(403);
  });
});

test("after all of it the books are clean", async () => {
  expect(await bench.bookDifferences()).toEqual([]);
});
