/** A server on a Wednesday at noon, with players who pay in and play, and days that go by. */
import { randomUUID } from "node:crypto";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { setNumbers } from "../../testing/numbers.ts";
import type { TransferDraft } from "../../ledger/index.ts";
import type { NumberKey, Numbers } from "../../market/index.ts";
import { createAdjustableClock } from "../../platform/clock.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { readJournal } from "../../testing/journal.ts";
import { depositOf, moveMoney } from "../../testing/move-money.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { type Answer, startTestServer, type TestServer } from "../../testing/server.ts";

const NOON_MS = 43_200_000;
const GAME = "house:game:house/onca-dourada" as const;

export interface Played {
  readonly stake: number;
  readonly win?: number;
  readonly pocket?: "cash" | "bonus";
  /** The stake is taken back. */
  readonly isVoid?: boolean;
}

export interface Bench {
  readonly server: TestServer;
  today(): string;
  /** To noon, so many days on. */
  goOn(days: number): void;
  newPlayer(changes?: Parameters<typeof registerTestMember>[1]): Promise<TestMember>;
  /** Answers the order's number. */
  payIn(member: TestMember, amountCentavos: number): Promise<string>;
  play(member: TestMember, played: Played): Promise<void>;
  giveBonus(member: TestMember, amountCentavos: number): Promise<void>;
  /** As the player, signed in on this day; the figures are read first. */
  call<E extends Endpoint>(
    endpoint: E,
    member: TestMember,
    input?: RequestOf<E>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** What it answered; throws when it was refused. */
  ask<E extends Endpoint>(
    endpoint: E,
    member: TestMember,
    input?: RequestOf<E>,
  ): Promise<DataOf<E>>;
  walletOf(member: TestMember): ReturnType<TestServer["rooms"]["ledger"]["readWallet"]>;
  /** From tomorrow's beginning on. */
  setTomorrow<Key extends NumberKey>(key: Key, changes: Partial<Numbers[Key]>): Promise<void>;
  close(): Promise<void>;
}

/**
 * So many at once. A machine that has too much to do may send some away to come again (503); the
 * answers of all others come back, and there is at least one.
 */
export async function race(count: number, call: () => Promise<Answer>): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: count }, call));
  const done = answers.filter(({ status }) => status !== 503);
  if (done.length === 0) throw new Error("Nobody came through.");
  return done;
}

export async function openBench(): Promise<Bench> {
  const clock = createAdjustableClock(new Date("2026-12-09T15:00:00Z"));
  const server = await startTestServer({ clock });
  const { ledger, market } = server.rooms;
  const tokens = new Map<string, string>();
  let orders = 0;
  let isRead = false;

  const today = () => dayOf(clock.now());
  const move = (memberId: MemberId, transfers: readonly TransferDraft[]): Promise<void> => {
    isRead = false;
    return moveMoney(ledger, memberId, transfers);
  };
  const tokenOf = async ({ memberId, account, password }: TestMember): Promise<string> => {
    const key = `${memberId} ${today()}`;
    const known = tokens.get(key);
    if (known !== undefined) return known;
    const { body } = await server.call(login, { account, password });
    const token = (body.data as DataOf<typeof login>).access_token;
    tokens.set(key, token);
    return token;
  };
  const call: Bench["call"] = async (endpoint, member, input, headers) => {
    if (!isRead) await readJournal(server.house.journal);
    isRead = true;
    const options = { token: await tokenOf(member), ...(headers === undefined ? {} : { headers }) };
    return server.send(endpoint, input ?? {}, options);
  };
  return {
    server,
    today,
    call,
    goOn: (days) => clock.set(new Date(startOfDay(addDays(today(), days)).getTime() + NOON_MS)),
    newPlayer: (changes) => registerTestMember(server, changes),
    payIn: async ({ memberId }, amount) => {
      orders += 1;
      const orderNo = `DTEST${orders}`;
      await move(memberId, [depositOf(amount, orderNo)]);
      return orderNo;
    },
    play: ({ memberId }, played) => move(memberId, roundOf(played)),
    giveBonus: ({ memberId }, amount) => move(memberId, [bonusOf(toCentavos(amount))]),
    ask: async (endpoint, member, input) => {
      const { status, body } = await call(endpoint, member, input);
      if (status !== 200) throw new Error(`${endpoint.path}: ${JSON.stringify(body)}`);
      return body.data as DataOf<typeof endpoint>;
    },
    walletOf: ({ memberId }) => ledger.readWallet(memberId),
    setTomorrow: async (key, changes) => {
      const value = { ...(await market.read(key)), ...changes };
      const effectiveFrom = startOfDay(addDays(today(), 1));
      const isSet = await setNumbers(server, key, {
        effectiveFrom,
        value,
        setBy: "ops@tucano.local",
      });
      if (!isSet) throw new Error(`Not set: ${key}`);
    },
    close: () => server.close(),
  };
}

function bonusOf(amount: Centavos): TransferDraft {
  return {
    kind: "bonus.grant",
    debit: "promotion:cost",
    credit: "member:bonus",
    amount,
    reference: "bonus:test",
  };
}

function roundOf({ stake, win = 0, pocket = "cash", isVoid = false }: Played): TransferDraft[] {
  const reference = `round:test:${randomUUID()}`;
  const account = `member:${pocket}` as const;
  const back = isVoid ? stake : win;
  const drafts: TransferDraft[] = [
    { kind: "stake", debit: account, credit: GAME, amount: toCentavos(stake), reference },
    {
      kind: isVoid ? "stake.rollback" : "win",
      debit: GAME,
      credit: account,
      amount: toCentavos(back),
      reference,
    },
  ];
  return drafts.filter(({ amount }) => amount > 0);
}
