/** What a test of races plays with: rounds of any multiplier, races of any rules. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import * as races from "@tucano/contract/backoffice/members/races.ts";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/rewards/races.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { type Hired, hire } from "../src/backoffice/test/staff-bench.ts";
import type { CommandKind } from "../src/ledger/index.ts";
import { readJournal } from "../src/testing/journal.ts";
import { signInOperator } from "../src/testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../src/testing/people/people.ts";
import type { TestServer } from "../src/testing/server.ts";
import {
  deposit,
  rollbackStake,
  rollbackWin,
  stake,
  type WalletRefusal,
  win,
} from "../src/wallet/index.ts";

export const GAME = "onca-dourada";
const HOUR_MS = 3_600_000;
const CASH = 100_000_000;

interface Played {
  readonly round: string;
  readonly game: string;
  readonly staked: number;
  readonly won: number;
  readonly act: "bet" | "instant" | "undo" | "win";
}

const pay: CommandKind<{ amount: number }, null, null, object, WalletRefusal> = {
  name: "test.deposit",
  decide: (wallet, _facts, { amount }) => {
    const reference = "deposit:test";
    const paid = deposit(wallet, { amount: toCentavos(amount), reference, turnoverMultiple: 1 });
    return paid.outcome === "refused" ? paid : { ...paid, answer: {} };
  },
};

const play: CommandKind<Played, null, null, object, WalletRefusal> = {
  name: "test.play",
  decide: (wallet, _facts, { round, game, staked, won, act }) => {
    const of = { reference: `round:house:${round}`, game, turnoverWeightPercent: 100 };
    const cash = (amount: number) => ({ cash: toCentavos(amount), bonus: ZERO });
    const applied = (...moves: { readonly transfers: readonly never[] | readonly object[] }[]) =>
      ({
        outcome: "applied",
        transfers: moves.flatMap(({ transfers }) => transfers) as never[],
        answer: {},
      }) as const;
    const winning = () => win(wallet, { ...of, amount: toCentavos(won), split: cash(staked) });
    if (act === "win") return applied(winning());
    if (act === "undo") {
      const owed = { turnoverOwedChange: ZERO, bonusOwedChange: ZERO };
      const back = { ...of, amount: toCentavos(staked), split: cash(staked), ...owed };
      const taken = { ...of, amount: toCentavos(won), split: cash(won) };
      const stakeBack = rollbackStake(wallet, back);
      return won === 0 ? applied(stakeBack) : applied(rollbackWin(wallet, taken), stakeBack);
    }
    const bet = stake(wallet, { ...of, amount: toCentavos(staked) });
    if (bet.outcome === "refused") return bet;
    return act === "bet" || won === 0 ? applied(bet) : applied(bet, winning());
  },
};

type Shown = DataOf<typeof contract.showRace>;
type Person = Pick<TestMember, "account" | "memberId" | "token"> & { readonly password?: string };

function openDoor(server: TestServer) {
  /** An access token is over after a quarter of an hour; races last longer. */
  const fresh = async ({ account, password, token }: Person): Promise<{ token: string }> => {
    if (password === undefined) return { token };
    const { body } = await server.call(login, { account, password });
    return { token: (body.data as DataOf<typeof login>).access_token };
  };
  const join = async (member: Person, race_id: number) =>
    server.call(contract.joinRace, { race_id }, await fresh(member));
  return { fresh, join };
}

export type RacesBench = Awaited<ReturnType<typeof openRacesBench>>;

export async function openRacesBench(server: TestServer) {
  await signInOperator(server);
  const desks = new Map<string, { readonly hired: Hired; readonly sinceMs: number }>();
  /** Somebody who has just come: a session is over after half an hour. */
  const desk = async (role: "finance" | "marketing"): Promise<Hired> => {
    const nowMs = server.clock.now().getTime();
    const known = desks.get(role);
    if (known !== undefined && nowMs - known.sinceMs < 600_000) return known.hired;
    const hired = await hire(server, { role });
    desks.set(role, { hired, sinceMs: nowMs });
    return hired;
  };
  const office = async <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    role: "finance" | "marketing" = "marketing",
  ) => server.call(endpoint, input, await desk(role));
  const game = await server.rooms.catalog.findGameByCode("house", GAME);
  const { ledger } = server.rooms;
  const inHours = (hours: number) =>
    new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const run = async <Input>(
    kind: CommandKind<Input, null, null, object, WalletRefusal>,
    memberId: MemberId,
    input: Input,
  ) => {
    const command = { memberId, source: "test", externalId: randomUUID(), input };
    expect((await ledger.execute(kind, command)).status).toBe("applied");
  };
  const draft: RequestOf<typeof races.saveRace> = {
    name: "Best rounds",
    scoring: "multiplier",
    best_of: 1,
    rounds_per_day: 100,
    min_stake: "1.00",
    game_ids: [game?.id ?? 0],
    starts_at: inHours(1),
    ends_at: inHours(25),
    review_hours: 1,
    ties: "earlier",
    prizes: [
      { from: 1, to: 1, pocket: "cash", amount: "50.00", turnover_multiple: 0, free: null },
      { from: 2, to: 3, pocket: "cash", amount: "10.00", turnover_multiple: 0, free: null },
    ],
    budget: "70.00",
    reason: "As planned",
  };
  const save = (changes: Partial<typeof draft> = {}) =>
    office(races.saveRace, {
      ...draft,
      starts_at: inHours(1),
      ends_at: inHours(25),
      ...changes,
    });
  const [game_id = 0] = draft.game_ids;
  const settle = () => server.jobs.runNow("races.settle");
  const goOn = (hours: number) =>
    server.clock.set(new Date(server.clock.now().getTime() + hours * HOUR_MS));
  const { fresh, join } = openDoor(server);
  const newMember = async (): Promise<TestMember> => {
    const member = await registerTestMember(server);
    await run(pay, member.memberId, { amount: CASH });
    return member;
  };
  const agree = (approval_id: number) => office(approve, { approval_id }, "finance");
  return {
    office,
    agree,
    draft,
    inHours,
    save,
    /** A prize that few rounds cost. */
    byRounds: {
      scoring: "rounds" as const,
      ties: "share" as const,
      prizes: draft.prizes.slice(0, 1).map((prize) => ({ ...prize, amount: "0.30" })),
    },
    /** For the first place. */
    freeRounds: (stake: string, rounds: number) => ({
      prizes: [
        {
          from: 1,
          to: 1,
          pocket: "free" as const,
          amount: "0.00",
          turnover_multiple: 0,
          free: { game_id, stake, rounds, days: 3 },
        },
      ],
    }),
    goOn,
    fresh,
    join,
    /** Saved, asked for, agreed to; not begun. */
    publish: async (changes: Partial<typeof draft> = {}): Promise<number> => {
      const saved = await save(changes);
      expect(saved.body).toMatchObject({ status: "success" });
      const { race_id } = saved.body.data as { race_id: number };
      const asked = await office(races.publishRace, { race_id, reason: "As planned" });
      const { approval } = asked.body.data as { approval: { approval_id: number } };
      expect((await agree(approval.approval_id)).body.data).toMatchObject({ state: "executed" });
      return race_id;
    },
    /** With money to play with. */
    newMember,
    /** So many of them, in the race. */
    joined: async (race_id: number, count: number): Promise<TestMember[]> => {
      const members: TestMember[] = [];
      for (let made = 0; made < count; made += 1) {
        const member = await newMember();
        expect((await join(member, race_id)).body.data).toEqual({ is_joined: true });
        members.push(member);
      }
      return members;
    },
    leave: async (member: Person, race_id: number) =>
      server.call(contract.leaveRace, { race_id }, await fresh(member)),
    /** When everything is read, and nothing of before is remembered. */
    look: async (race_id: number, member?: Person): Promise<Shown> => {
      await readJournal(server.house.journal);
      server.clock.advance(11_000);
      const by = member === undefined ? {} : await fresh(member);
      const { body } = await server.call(contract.showRace, { race_id }, by);
      expect(body).toMatchObject({ status: "success" });
      return body.data as Shown;
    },
    /** Over, read and decided. */
    end: async () => {
      goOn(24);
      await readJournal(server.house.journal);
      await settle();
    },
    /** One round in centavos; answers its name. */
    play: async (
      { memberId }: Pick<TestMember, "memberId">,
      of: Partial<Played> & { readonly staked: number },
    ): Promise<string> => {
      const round = of.round ?? randomUUID();
      await run(play, memberId, { game: `house/${GAME}`, won: 0, act: "instant", ...of, round });
      return round;
    },
    settle,
  };
}
