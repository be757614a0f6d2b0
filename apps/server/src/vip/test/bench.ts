/** A server on a month's first Monday at noon: games of three types, and who pays in and plays. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { readJournal } from "../../testing/journal.ts";
import { depositOf, moveMoney } from "../../testing/move-money.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { daysOf, periodOf } from "../policy.ts";

const NOON_MS = 43_200_000;
const EARLY_MS = 14_700_000;

export type GameCode = "onca-dourada" | "roleta" | "ao-vivo";

export interface Bench {
  readonly server: TestServer;
  /** The Monday on which it began. */
  readonly monday: string;
  today(): string;
  /** To noon of that day. */
  goTo(day: string): void;
  /** To 04:05 of that day, with everything read: the hour of the jobs. */
  goToJobs(day: string): Promise<void>;
  read(): Promise<void>;
  newPlayer(rechargeCentavos?: number): Promise<TestMember>;
  payIn(memberId: MemberId, amountCentavos: number): Promise<void>;
  /** What is staked is won at once, before it is taken: so anybody may stake anything. */
  bet(memberId: MemberId, game: GameCode, amountCentavos: number): Promise<void>;
  /** Takes such a bet and its win back. */
  undo(memberId: MemberId, game: GameCode, amountCentavos: number): Promise<void>;
  cashOf(memberId: MemberId): Promise<Centavos>;
  /** Sessions end while the days go by. */
  tokenOf(member: TestMember): Promise<string>;
}

interface Play {
  readonly takes: "stake" | "win.rollback";
  readonly gives: "win" | "stake.rollback";
  readonly amount: number;
}

/** The product has slots alone so far. */
async function addGames({ db, rooms }: TestServer): Promise<void> {
  for (const [id, code, gameType] of [
    [900, "roleta", "table"],
    [901, "ao-vivo", "live"],
  ]) {
    const changes = JSON.stringify({ id, code, game_type: gameType });
    await sql`
      INSERT INTO catalog.game SELECT (jsonb_populate_record(g, ${changes}::jsonb)).*
      FROM catalog.game g WHERE g.id = 1`.execute(db);
  }
  rooms.catalog.invalidate();
}

export async function openBench(): Promise<Bench> {
  const server = await startTestServer();
  const { clock, rooms } = server;
  // The first one of a month that is yet to come: its first three weeks lie in it.
  const { to } = daysOf("month", periodOf("month", dayOf(clock.now())));
  const monday = periodOf("week", addDays(to, 7));
  const setTo = (day: string, ms: number) => clock.set(new Date(startOfDay(day).getTime() + ms));
  setTo(monday, NOON_MS);
  await addGames(server);

  const play = (memberId: MemberId, game: GameCode, { takes, gives, amount }: Play) => {
    const house = `house:game:house/${game}` as const;
    const of = { amount: toCentavos(amount), reference: `round:test:${randomUUID()}` };
    return moveMoney(rooms.ledger, memberId, [
      { kind: gives, debit: house, credit: "member:cash", ...of },
      { kind: takes, debit: "member:cash", credit: house, ...of },
    ]);
  };
  const payIn: Bench["payIn"] = (memberId, amount) =>
    moveMoney(rooms.ledger, memberId, [depositOf(amount)]);
  return {
    server,
    monday,
    payIn,
    today: () => dayOf(clock.now()),
    goTo: (day) => setTo(day, NOON_MS),
    goToJobs: async (day) => {
      await readJournal(server.house.journal);
      setTo(day, EARLY_MS);
    },
    read: () => readJournal(server.house.journal),
    newPlayer: async (recharge = 0) => {
      const member = await registerTestMember(server);
      if (recharge > 0) await payIn(member.memberId, recharge);
      return member;
    },
    bet: (memberId, game, amount) => play(memberId, game, { takes: "stake", gives: "win", amount }),
    undo: (memberId, game, amount) =>
      play(memberId, game, { takes: "win.rollback", gives: "stake.rollback", amount }),
    cashOf: async (memberId) => (await rooms.ledger.readWallet(memberId)).cash,
    tokenOf: async ({ account, password }) => {
      const { body } = await server.call(login, { account, password });
      return (body.data as DataOf<typeof login>).access_token;
    },
  };
}
