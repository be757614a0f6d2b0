/** A ledger, the readers and their figures on a clone of the template, and play by the pockets. */
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import {
  auditBooks,
  type CommandKind,
  createJournal,
  createLedger,
  type Decision,
  type Journal,
  type Ledger,
  type TransferDraft,
} from "../../ledger/index.ts";
import { type AdjustableClock, createAdjustableClock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { createLogger } from "../../platform/logger.ts";
import { createMetrics, type Metrics } from "../../platform/metrics.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import {
  rollbackStake,
  rollbackWin,
  type Split,
  stake,
  type WalletRefusal,
  win,
} from "../../wallet/index.ts";
import {
  createStatistics,
  type GameTheory,
  type Statistics,
  statisticsBookChecks,
  statisticsReaders,
} from "../index.ts";
import { testGames } from "./games.ts";

export interface Move {
  readonly kind: "bet" | "win" | "undo-bet" | "undo-win" | "instant";
  readonly round: string;
  /** <studio>/<code> */
  readonly game: string;
  readonly amount: number;
  /** Of an instant round: what it wins. */
  readonly won?: number;
  /** How what is undone, or what is won on, was paid. */
  readonly split?: Split;
}

interface Answer {
  readonly split: Split;
}

export interface Bench {
  readonly database: TestDatabase;
  readonly ledger: Ledger;
  readonly journal: Journal;
  readonly statistics: Statistics;
  readonly metrics: Metrics;
  readonly clock: AdjustableClock;
  /** What was logged as a warning. */
  readonly warnings: Record<string, unknown>[];
  openJournal(partLimit?: number): Journal;
  newMember(money: { cash: number; bonus?: number }): Promise<MemberId>;
  play(memberId: MemberId, move: Move): Promise<Split>;
  bookDifferences(): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function openBench(theories: readonly GameTheory[] = []): Promise<Bench> {
  const database = await openTestDatabase();
  const clock = createAdjustableClock(new Date("2026-11-20T15:00:00Z"));
  const metrics = createMetrics();
  const { db } = database;
  const logger = createLogger("silent");
  const ledger = createLedger({ db, databaseUrl: database.url, metrics, clock, logger }).api;
  const warnings: Record<string, unknown>[] = [];
  const spoken = pino(
    {},
    { write: (line: string) => void warnings.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const openJournal = (partLimit = 50_000) =>
    createJournal({ db, logger, readers: statisticsReaders, partLimit });
  let members = 0;
  return {
    database,
    ledger,
    metrics,
    clock,
    warnings,
    openJournal,
    journal: openJournal(),
    statistics: createStatistics({
      db,
      clock,
      metrics,
      logger: spoken,
      theories,
      catalog: { allGames: () => Promise.resolve(testGames) },
    }).api,
    newMember: async (money) => {
      members += 1;
      const memberId = toMemberId(100_000_000 + members);
      await inTransaction(db, (tx) => ledger.openWallet(tx, memberId, "active"));
      await run(ledger, memberId, { kind: fund, input: money });
      return memberId;
    },
    play: async (memberId, move) =>
      (await run(ledger, memberId, { kind: playKind, input: move })).split,
    bookDifferences: async () => {
      const results = await auditBooks(database.owner.db, statisticsBookChecks);
      return results.flatMap(({ name, differences }) =>
        differences.map((difference) => ({ name, ...difference })),
      );
    },
    close: async () => {
      await ledger.close();
      await database.close();
    },
  };
}

async function run<Input, Out>(
  ledger: Ledger,
  memberId: MemberId,
  { kind, input }: { kind: CommandKind<Input, undefined, never, Out, WalletRefusal>; input: Input },
): Promise<Out> {
  const outcome = await ledger.execute(kind, {
    memberId,
    input,
    source: "test",
    externalId: randomUUID(),
    timeoutMs: 60_000,
  });
  if (outcome.status !== "applied") throw new Error(`Not applied: ${JSON.stringify(outcome)}`);
  return outcome.answer;
}

const NOTHING: Split = { cash: toCentavos(0), bonus: toCentavos(0) };

const playKind: CommandKind<Move, undefined, never, Answer, WalletRefusal> = {
  name: "test.play",
  decide: (wallet, _facts, move): Decision<Answer, never, WalletRefusal> => {
    const of = {
      reference: `round:test:${move.round}`,
      game: move.game,
      amount: toCentavos(move.amount),
      turnoverWeightPercent: 100,
      split: move.split ?? NOTHING,
    };
    const applied = (split: Split, transfers: readonly TransferDraft[]) =>
      ({ outcome: "applied", transfers, answer: { split } }) as const;
    switch (move.kind) {
      case "undo-bet":
        return applied(
          of.split,
          rollbackStake(wallet, { ...of, turnoverOwedChange: ZERO, bonusOwedChange: ZERO })
            .transfers,
        );
      case "undo-win": {
        const taken = rollbackWin(wallet, of);
        return applied(taken.split, taken.transfers);
      }
      case "win": {
        const won = win(wallet, of);
        return applied(won.split, won.transfers);
      }
      case "bet":
      case "instant": {
        const staked = stake(wallet, of);
        if (staked.outcome === "refused") return staked;
        const won = win(wallet, { ...of, amount: toCentavos(move.won ?? 0), split: staked.split });
        return applied(staked.split, [...staked.transfers, ...won.transfers]);
      }
    }
  },
};

const ZERO: Centavos = toCentavos(0);
/** So much that no test ever plays a bonus through. */
const BONUS_MULTIPLE = 1_000;

const fund: CommandKind<{ cash: number; bonus?: number }, undefined, never, Answer> = {
  name: "test.fund",
  decide: (_wallet, _facts, { cash, bonus = 0 }) => {
    const grants: TransferDraft[] = [
      {
        kind: "deposit",
        debit: "psp:clearing",
        credit: "member:cash",
        amount: toCentavos(cash),
        reference: "deposit:test",
      },
      {
        kind: "bonus.grant",
        debit: "promotion:cost",
        credit: "member:bonus",
        amount: toCentavos(bonus),
        reference: "bonus:test",
      },
    ];
    return {
      outcome: "applied",
      transfers: grants.filter(({ amount }) => amount > 0),
      bonusOwedChange: toCentavos(bonus * BONUS_MULTIPLE),
      answer: { split: NOTHING },
    };
  },
};
