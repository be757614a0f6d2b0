// Protects: what operators close is closed to new rounds at once and everywhere, while rounds that
// run are played to their end; and limits on stakes are decided by two, within the mathematics.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/games/games.ts";
import { list } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { openGame } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { userOf } from "../../rounds/index.ts";
import { newFundedMember } from "../../testing/people/callers.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let compliance: Hired;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  compliance = await hire(server, { role: "compliance" });
  member = await newFundedMember(server);
});
afterAll(() => server.close());

const reason = "A symbol is drawn wrongly";
const SLOT = 1;

async function tokenFor(gameId: number): Promise<string> {
  const { status, body } = await server.call(launch, { game_id: gameId }, { token: member.token });
  if (status !== 200) return String(body.error);
  const { url } = body.data as DataOf<typeof launch>;
  return new URLSearchParams(url.split("#")[1]).get("token") ?? "";
}

const bet = (token: string, changes: Record<string, unknown> = {}) => ({
  user: userOf(member.memberId),
  token,
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  round: `r-${randomUUID()}`,
  round_closed: false,
  game_code: "onca-dourada",
  currency: "BRL",
  amount: 100 * UNITS_PER_CENTAVO,
  ...changes,
});

const stop = (scope: string) => server.call(contract.stopGames, { scope, reason }, administrator);
const resume = (scope: string) =>
  server.call(contract.resumeGames, { scope, reason: "Drawn rightly again" }, administrator);

test.each(["game:1", "studio:house", "type:slots", "all"])(
  "%s closed: no new round, no launch; the running round is played to its end",
  async (scope) => {
    const wallet = server.rooms.rounds.studioWallet("house");
    const token = await tokenFor(SLOT);
    const running = bet(token);
    expect(await wallet.bet(running)).toMatchObject({ status: "RS_OK" });
    const { body } = await stop(scope);
    expect(body.data.list).toMatchObject([{ scope, reason }]);

    expect(await wallet.bet(bet(token))).toMatchObject({ status: "RS_ERROR_INVALID_GAME" });
    expect(await tokenFor(SLOT)).toBe("rounds.game_unavailable");
    const more = bet(token, { round: running.round });
    expect(await wallet.bet(more)).toMatchObject({ status: "RS_OK" });
    const win = {
      ...bet(token, { round: running.round, round_closed: true }),
      reference_transaction_uuid: running.transaction_uuid,
    };
    expect(await wallet.win(win)).toMatchObject({ status: "RS_OK" });

    const shown = await server.call(list, { keyword: "Onça" });
    expect(shown.body.data.list[0]).toMatchObject({ id: SLOT, status: "maintenance" });
    const rows = await server.call(contract.listGames, { text: "onca-dourada" }, administrator);
    expect(rows.body.data.list).toMatchObject([{ status: "live", stopped_by: scope }]);

    expect((await resume(scope)).body.data.list).toEqual([]);
    expect(await wallet.bet(bet(token))).toMatchObject({ status: "RS_OK" });
    const { body: log } = await server.call(listAudit, { subject: `stop:${scope}` }, administrator);
    const acts = (log.data as DataOf<typeof listAudit>).list;
    expect(acts.map(({ action }) => action)).toEqual(["game.resume", "game.stop"]);
    expect(acts[1]).toMatchObject({ reason, before: { state: "open" } });
  },
);

test("what is nowhere cannot be closed, and nothing is closed without a reason", async () => {
  expect((await stop("game:99999")).body.error).toBe("catalog.game_not_found");
  expect((await stop("type:dreams")).body.error).toBe("catalog.game_not_found");
  const silent = await server.call(
    contract.stopGames,
    { scope: "all", reason: "x" },
    administrator,
  );
  expect(silent.body.error).toBe("backoffice.reason_required");
  expect((await server.call(contract.listStops, {}, compliance)).body.data.list).toEqual([]);
});

test("a game's state, place and tags are changed with a reason, and kept in the log", async () => {
  const before = await server.call(contract.listGames, { text: "mare-alta" }, administrator);
  const [game] = (before.body.data as DataOf<typeof contract.listGames>).list;
  const game_id = game?.game_id ?? 0;
  const edit = {
    game_id,
    status: "hidden" as const,
    is_featured: false,
    position: 40,
    sites: null,
  };
  const changed = await server.call(
    contract.editGame,
    { ...edit, tags: ["sea", "new"], reason },
    administrator,
  );
  expect(changed.body.data).toMatchObject({ status: "hidden", position: 40, tags: ["sea", "new"] });
  const shown = (await server.call(list, { keyword: "mare" })).body.data as DataOf<typeof list>;
  expect(shown.list.map(({ code }) => code)).not.toContain("mare-alta");
  const { body } = await server.call(listAudit, { subject: `game:${game_id}` }, administrator);
  expect((body.data as DataOf<typeof listAudit>).list[0]).toMatchObject({
    action: "game.edit",
    reason,
    before: { status: "live", featured: "true" },
    after: { status: "hidden", featured: "false" },
  });
});

test("a game is on the sites that it is put on, and on no other is it listed or opened", async () => {
  const rows = await server.call(contract.listGames, { text: "onca-dourada" }, administrator);
  const [game] = (rows.body.data as DataOf<typeof contract.listGames>).list;
  if (game === undefined) throw new Error("There is such a game.");
  const { game_id, status, is_featured, position, tags } = game;
  const put = (sites: string[] | null) =>
    server.call(
      contract.editGame,
      { game_id, status, is_featured, position, tags, sites, reason },
      administrator,
    );
  const idsOn = async (host: string) => {
    const url = "/api/games/listsv2?keyword=onca-dourada";
    const answer = await server.app.inject({ url, headers: { host } });
    const { list: games } = answer.json().data as DataOf<typeof list>;
    return games.map(({ id }) => id);
  };
  const OTHER = "demo2.localhost";
  expect(await idsOn(OTHER)).toContain(game_id);
  expect((await put(["nowhere"])).body.error).toBe("backoffice.site_unknown");
  expect((await put(["garoa"])).body.data).toMatchObject({ sites: ["garoa"] });
  expect(await idsOn(OTHER)).toContain(game_id);
  expect(await idsOn("localhost")).not.toContain(game_id);
  expect(await tokenFor(game_id)).toBe("catalog.game_not_found");
  await put(null);
  expect(await idsOn("localhost")).toContain(game_id);
  const { body } = await server.call(listAudit, { subject: `game:${game_id}` }, administrator);
  expect((body.data as DataOf<typeof listAudit>).list[0]).toMatchObject({
    before: { sites: "garoa" },
    after: { sites: "all" },
  });
});

test("stake limits are asked for by one, agreed to by another, and hold for the next bet", async () => {
  const ask = (min_bet: string | null, max_bet: string | null) =>
    server.call(contract.limitStakes, { game_id: SLOT, min_bet, max_bet, reason }, administrator);
  expect((await ask("0.01", null)).body.error).toBe("catalog.limits_outside");
  expect((await ask(null, "999999.00")).body.error).toBe("catalog.limits_outside");
  const asked = await ask("2.00", "5.00");
  const { approval_id } = (asked.body.data as DataOf<typeof contract.limitStakes>).approval;
  const wallet = server.rooms.rounds.studioWallet("house");
  const token = await tokenFor(SLOT);
  const large = () => wallet.bet(bet(token, { amount: 1_000 * UNITS_PER_CENTAVO }));
  expect(await large()).toMatchObject({ status: "RS_OK" });

  const own = await server.call(approvals.approve, { approval_id }, administrator);
  expect(own.body.error).toBe("backoffice.approval_own");
  const agreed = await server.call(approvals.approve, { approval_id, note: "Seen" }, compliance);
  expect(agreed.body.data).toMatchObject({
    state: "executed",
    after: { least_stake: "2.00", most_stake: "5.00" },
  });
  const refused = { status: "RS_ERROR_LIMIT_REACHED" };
  // Told by a notice, some milliseconds after the commit.
  await vi.waitFor(async () => expect(await large()).toMatchObject(refused));
  expect(await wallet.bet(bet(token))).toMatchObject(refused);
  const rows = await server.call(contract.listGames, { text: "onca-dourada" }, administrator);
  expect(rows.body.data.list).toMatchObject([{ min_bet: "2.00", max_bet: "5.00" }]);
  const opened = await server.call(openGame, { game: "onca-dourada" }, { token });
  expect(opened.body.data).toMatchObject({
    stakes: ["2.00", "3.00", "4.00", "5.00"],
    default_stake: "2.00",
    max_stake: "5.00",
  });
});

test("studios are listed with their games", async () => {
  const { body } = await server.call(contract.listStudios, {}, compliance);
  const { list: studios } = body.data as DataOf<typeof contract.listStudios>;
  expect(studios).toMatchObject([
    { code: "house", status: "active", base_url: null },
    { code: "rgs", games: 0 },
  ]);
  expect(studios[0]?.games).toBeGreaterThan(30);
});
