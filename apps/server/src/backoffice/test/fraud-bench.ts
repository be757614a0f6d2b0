/** People of all kinds for the withdrawal queue: honest ones, and those who are up to something. */
import { randomUUID } from "node:crypto";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import * as deskCalls from "@tucano/contract/backoffice/payments/payments-desk.ts";
import * as queue from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { register } from "@tucano/contract/player/account/members.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { userOf } from "../../rounds/index.ts";
import { readJournal } from "../../testing/journal.ts";
import {
  registrationForm,
  type RegistrationForm,
  type TestMember,
} from "../../testing/people/people.ts";
import { type Desk, reason } from "./payments-bench.ts";

const TABLE = "roleta-ao-vivo";
const letters = "abcdefghijklmnopqrstuvwxyz";

let people = 0;

/** Nobody has the name and the birthday of another one, unless a test says so. */
function person(): Partial<RegistrationForm> {
  people += 1;
  const name = `${letters[people % 26]}${letters[Math.floor(people / 26) % 26]}`;
  const day = String((people % 27) + 1).padStart(2, "0");
  return { realname: `Pessoa Q${name}x`, birth_date: `19${60 + (people % 40)}-03-${day}` };
}

interface Arrival {
  readonly address?: string;
  readonly cookie?: string;
  readonly changes?: Partial<RegistrationForm>;
}

/** From an address of their own, as a proxy in front of the house tells it. */
export async function arrive(
  { server }: Desk,
  { address, cookie = "", changes = {} }: Arrival = {},
): Promise<TestMember> {
  const form = registrationForm({ ...person(), ...changes });
  const ip = address ?? `203.0.${Math.floor(people / 250)}.${(people % 250) + 1}`;
  const headers = { "x-forwarded-for": ip, cookie };
  const answer = await server.call(register, form, { headers });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { access_token: token, user } = answer.body.data as DataOf<typeof register>;
  const { account = "", password = "" } = form;
  return { memberId: toMemberId(user.id), token, account, password, form, user, answer };
}

export async function fund(
  { till, server }: Desk,
  member: TestMember,
  money: string,
): Promise<void> {
  const order = await till.openDeposit(member, money);
  await till.pay({ txid: order.order_no });
  await till.settle();
  await readJournal(server.house.journal);
}

/** With money that was played through some times over. */
export async function player(desk: Desk, arrival: Arrival = {}): Promise<TestMember> {
  const member = await arrive(desk, arrival);
  await fund(desk, member, "400.00");
  for (let times = 0; times < 3; times += 1) await desk.play(member, 40_000);
  return member;
}

async function playToken({ server }: Desk, member: TestMember, game: string): Promise<string> {
  const found = await server.rooms.catalog.findGameByCode("house", game);
  const wish = { game_id: found?.id ?? 0 };
  const { body } = await server.call(launch, wish, { token: member.token });
  const { url } = body.data as DataOf<typeof launch>;
  return new URLSearchParams(url.split("#")[1]).get("token") ?? "";
}

/** Bets that are taken back before anything is drawn. */
export async function betAndVoid(desk: Desk, member: TestMember, times: number): Promise<void> {
  const wallet = desk.server.rooms.rounds.studioWallet("house");
  const token = await playToken(desk, member, "onca-dourada");
  for (let time = 0; time < times; time += 1) {
    const bet = {
      user: userOf(member.memberId),
      token,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      round: `r-${randomUUID()}`,
      round_closed: false,
      game_code: "onca-dourada",
      currency: "BRL",
      amount: 300 * UNITS_PER_CENTAVO,
    };
    const laid = await wallet.bet(bet);
    const undone = await wallet.rollback({
      user: bet.user,
      token,
      game_code: bet.game_code,
      round: bet.round,
      round_closed: true,
      currency: "BRL",
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet.transaction_uuid,
    });
    const answers = [laid.status, undone.status].join(" ");
    if (answers !== "RS_OK RS_OK") throw new Error(answers);
  }
}

/** Each of them lays on the same spot, round after round, until the table has shown it. */
export async function layAtTable(
  desk: Desk,
  seats: readonly { readonly member: TestMember; readonly spot: string }[],
  rounds: number,
): Promise<void> {
  const { sharedRounds, houseGames } = desk.server.rooms;
  for (let round = 0; round < rounds; round += 1) {
    await untilPhase(desk, "betting");
    const now = (await sharedRounds.watch()).find(({ game }) => game === TABLE)?.round;
    for (const { member, spot } of seats) {
      const session = await houseGames.players.find(await playToken(desk, member, TABLE));
      if (session === null || now == null) throw new Error("Nobody can lay a bet.");
      const wish = { betKey: randomUUID(), roundId: now.round_id, unit: toCentavos(50) };
      await sharedRounds.placeBet(session, {
        ...wish,
        choice: { chips: { [spot]: 10 } },
        clientSeed: "mine",
      });
    }
    await untilPhase(desk, "shown");
  }
}

async function untilPhase({ server }: Desk, phase: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    const again = await server.rooms.sharedRounds.advance(TABLE);
    const tables = await server.rooms.sharedRounds.watch();
    if (tables.find(({ game }) => game === TABLE)?.round?.phase === phase) return;
    server.clock.advance(Math.max(1, again.getTime() - server.clock.now().getTime()));
  }
  throw new Error(`The table never was ${phase}.`);
}

/** As generous as a house would be: what is held back is held back by its marks alone. */
export const generous = {
  name: "everybody",
  is_on: true,
  amount_max: "9999.99",
  account_days_min: 0,
  paid_to_key_min: 0,
  played_percent_min: 100,
  needs_kyc: false,
  per_day_max: 50,
  per_day_amount_max: "500000.00",
};

export async function switchRulesOn(desk: Desk): Promise<void> {
  const { approval } = await desk.ask(deskCalls.askForRules, { rules: [generous], reason });
  await desk.ask(approve, { approval_id: approval.approval_id }, desk.other());
}

export interface Seen {
  readonly status: string | undefined;
  readonly rule: string | null | undefined;
  readonly marks: readonly string[];
  /** Of the checklist on the request's page. */
  readonly notes: readonly string[];
  readonly level: string;
}

export async function look(desk: Desk, orderNo: string): Promise<Seen> {
  const row = await desk.rowOf(orderNo);
  const detail = await desk.ask(queue.readWithdrawal, { order_no: orderNo });
  return {
    status: row?.status,
    rule: row?.verdict?.rule,
    marks: row?.verdict?.vetoes ?? [],
    notes: detail.risk.notes.map(({ code }) => code),
    level: detail.risk.level,
  };
}
