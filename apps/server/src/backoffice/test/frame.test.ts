// Protects: the palette leads to what the role may see and to nothing else, and everybody's tables
// are their own.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "@tucano/contract/backoffice/access/frame.ts";
import { saveAffiliate } from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { listMembers } from "@tucano/contract/backoffice/members/members.ts";
import { createTicket } from "@tucano/contract/player/site/messages.ts";
import * as cashier from "@tucano/contract/player/money/cashier.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { readRound } from "@tucano/contract/backoffice/games/tables.ts";
import { sql } from "kysely";
import { connect } from "../../platform/database/connect.ts";
import { userOf } from "../../rounds/index.ts";
import { newFundedMember } from "../../testing/people/callers.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
});
afterAll(() => server.close());

async function find(text: string, by: Pick<Hired, "headers"> = administrator) {
  const { body } = await server.call(contract.find, { text }, by);
  return (body.data as DataOf<typeof contract.find>).list.map(({ kind, id }) => `${kind} ${id}`);
}

test("a player is found by whatever number or name is at hand", async () => {
  const { memberId, account, form } = await registerTestMember(server, { realname: "Íris Prado" });
  const cpf = String(form.cpf);
  const phone = String(form.phone);
  const dotted = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`;
  for (const text of [
    String(memberId),
    account,
    "íris",
    "IRIS p",
    cpf,
    dotted,
    phone,
    `+55${phone}`,
  ]) {
    expect([text, await find(text)]).toEqual([text, [`member ${memberId}`]]);
  }
  expect(await find("nobody has this")).toEqual([]);
});

test("orders are found by their numbers, by those who may see them", async () => {
  const { token } = await newFundedMember(server);
  const orders = await server.call(cashier.listDeposits, {}, { token });
  const orderNo = String(orders.body.data.list[0].order_no);
  expect(await find(orderNo)).toEqual([`deposit ${orderNo}`]);
  const marketing = await hire(server, { role: "marketing" });
  expect(await find(orderNo, marketing)).toEqual([]);
  const content = await hire(server, { role: "content" });
  expect(await find("jogador", content)).toEqual([]);
});

test("an affiliate is found by those who may see affiliates", async () => {
  const wish = {
    company: "Guia de Jogos Ltda",
    tax_id: "12.345.678/0001-95",
    contact: "Rui Prado",
    email: "rui@guia.example.com",
    pix_key: "pagamentos@guia.example.com",
    status: "active",
    reason: "A contract",
  } as const;
  const saved = await server.call(saveAffiliate, wish, administrator);
  const { affiliate_id } = saved.body.data as DataOf<typeof saveAffiliate>;
  for (const text of ["guia de", "12345678000195", "rui@guia"]) {
    expect(await find(text), text).toEqual([`affiliate ${affiliate_id}`]);
  }
  const support = await hire(server, { role: "support" });
  expect(await find("guia de", support)).toEqual([]);
});

test("a round is found by its id, whoever played it, by those who look after games", async () => {
  const { memberId, token } = await newFundedMember(server);
  const { list } = (await server.call(listGames, { keyword: "Onça Dourada" })).body.data as DataOf<
    typeof listGames
  >;
  const launched = await server.call(
    launch,
    { game_id: list[0]?.id ?? 0, mode: "real" },
    { token },
  );
  const { hash } = new URL(String(launched.body.data.url), "http://tucano.example");
  const seat = new URLSearchParams(hash.slice(1)).get("token") ?? "";
  const { stakes } = (await openSeated(server, "onca-dourada", seat)).data;
  const input = { stake: stakes[0] ?? "1.00", round_key: randomUUID() };
  const spun = await server.call(spin, input, { token: seat });
  const roundId = String(spun.body.data.round_id);
  const where = `round member=${memberId}&studio=house&round=${roundId}`;
  expect(await find(roundId)).toEqual([where]);
  const risk = await hire(server, { role: "risk" });
  expect(await find(roundId.toUpperCase(), risk)).toEqual([where]);
  const payments = await hire(server, { role: "payments" });
  expect(await find(roundId, payments)).toEqual([]);
  expect(await find(randomUUID())).toEqual([]);
});

test("another studio's round is found by that studio's name of it, and can be read", async () => {
  const member = await newFundedMember(server);
  const { list } = (await server.call(listGames, { keyword: "Onça Dourada" })).body.data as DataOf<
    typeof listGames
  >;
  const launched = await server.call(
    launch,
    { game_id: list[0]?.id ?? 0 },
    { token: member.token },
  );
  const { hash } = new URL(String(launched.body.data.url), "http://tucano.example");
  const bet = {
    user: userOf(member.memberId),
    token: new URLSearchParams(hash.slice(1)).get("token") ?? "",
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: "NORTE-2026/000123",
    round_closed: true,
    game_code: "onca-dourada",
    currency: "BRL",
    amount: 100 * UNITS_PER_CENTAVO,
  };
  expect(await server.rooms.rounds.studioWallet("house").bet(bet)).toMatchObject({
    status: "RS_OK",
  });
  expect(await find(bet.round)).toEqual([]);
  // The house is the only studio that tests can launch: its round becomes another one's.
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  await sql`UPDATE rounds.round SET studio = 'norte' WHERE round_ref = ${bet.round}`.execute(
    owner.db,
  );
  await owner.close();
  const round = encodeURIComponent(bet.round);
  const where = `round member=${member.memberId}&studio=norte&round=${round}`;
  expect(await find(bet.round)).toEqual([where]);
  const payments = await hire(server, { role: "payments" });
  expect(await find(bet.round, payments)).toEqual([]);
  const support = await hire(server, { role: "support" });
  expect(await find(bet.round, support)).toEqual([where]);
  const one = { member_id: member.memberId, studio: "norte", round_id: bet.round };
  const seen = await server.call(readRound, one, administrator);
  expect(seen.body.data).toMatchObject({ studio: "norte", can_void: true, book: null });
});

test("what waits is counted, within what the role works off", async () => {
  const waitingFor = async (by: Pick<Hired, "headers">) =>
    (
      (await server.call(contract.readWaiting, {}, by)).body.data as DataOf<
        typeof contract.readWaiting
      >
    ).list;
  const support = await hire(server, { role: "support" });
  const before = await waitingFor(support);
  expect(before.map(({ kind }) => kind)).toEqual(["conversations"]);
  const { token } = await registerTestMember(server);
  const form = { category: "game", subject: "My round", text: "It stood still." } as const;
  await server.call(createTicket, form, { token });
  expect(await waitingFor(support)).toEqual([
    { kind: "conversations", count: (before[0]?.count ?? 0) + 1 },
  ]);
  expect((await waitingFor(administrator)).map(({ kind }) => kind)).toEqual([
    "withdrawals",
    "approvals",
    "conversations",
    "rounds",
    "identities",
  ]);
});

test("a game is found by what people call it, whatever its accents", async () => {
  const { list } = (await server.call(contract.find, { text: "onca dour" }, administrator)).body
    .data as DataOf<typeof contract.find>;
  expect(list).toMatchObject([{ kind: "game", label: "Onça Dourada", hint: "onca-dourada" }]);
});

test("the list of players goes on by key, by state as well", async () => {
  for (let more = 0; more < 5; more += 1) await registerTestMember(server);
  const ids: number[] = [];
  let cursor: string | null = null;
  do {
    const input = { limit: 2, status: "active", ...(cursor === null ? {} : { cursor }) } as const;
    const { body } = await server.call(listMembers, input, administrator);
    const page = body.data as DataOf<typeof listMembers>;
    ids.push(...page.list.map((one) => one.member_id));
    cursor = page.next;
  } while (cursor !== null);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(6);
  const frozen = await server.call(listMembers, { status: "frozen" }, administrator);
  expect(frozen.body.data).toEqual({ list: [], next: null, looked_at: null });
});

test("settings of tables are each operator's own", async () => {
  const colleague = await hire(server, { role: "support" });
  const settings = {
    hidden: ["phone"],
    views: [{ name: "Frozen", search: "status=frozen" }],
  };
  const saved = await server.call(
    contract.saveSettings,
    { screen: "members", settings },
    administrator,
  );
  expect(saved.body.data).toEqual({ tables: { members: settings } });
  const changed = { ...settings, hidden: [] };
  await server.call(contract.saveSettings, { screen: "members", settings: changed }, administrator);
  const own = await server.call(contract.readSettings, {}, administrator);
  expect(own.body.data).toEqual({ tables: { members: changed } });
  const theirs = await server.call(contract.readSettings, {}, colleague);
  expect(theirs.body.data).toEqual({ tables: {} });
});
