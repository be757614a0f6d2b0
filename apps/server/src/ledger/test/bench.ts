/** A ledger on a clone of the template, and the plainest commands that move something. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { systemClock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { createMetrics } from "../../platform/metrics.ts";
import { createLogger } from "../../platform/logger.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import {
  auditBooks,
  type Command,
  type CommandKind,
  createLedger,
  type Ledger,
  ledgerBookChecks,
  type LedgerDeps,
  type WalletAccess,
} from "../index.ts";

export interface Bench {
  readonly database: TestDatabase;
  readonly ledger: Ledger;
  openWallet(memberId: MemberId, access?: WalletAccess): Promise<void>;
  /** A second ledger on the same database, as a second process would have. */
  createRival(own?: Partial<LedgerDeps>): Ledger;
  close(): Promise<void>;
}

export async function openBench(overrides: Partial<LedgerDeps> = {}): Promise<Bench> {
  const database = await openTestDatabase();
  const create = (own: Partial<LedgerDeps> = {}) =>
    createLedger({
      db: database.db,
      databaseUrl: database.url,
      metrics: createMetrics(),
      clock: systemClock,
      logger: createLogger("silent"),
      ...overrides,
      ...own,
    }).api;
  const ledger = create();
  return {
    database,
    ledger,
    createRival: create,
    openWallet: (memberId, access = "active") =>
      inTransaction(database.db, (tx) => ledger.openWallet(tx, memberId, access)),
    close: async () => {
      await ledger.close();
      await database.close();
    },
  };
}

/** Names of the checks that found something, with what they found. */
export async function findDifferences(database: TestDatabase): Promise<string[]> {
  const results = await auditBooks(database.owner.db, ledgerBookChecks);
  return results.flatMap((result) =>
    result.differences.map(
      (one) => `${result.name}: ${one.subject}: expected ${one.expected}, found ${one.found}`,
    ),
  );
}

export interface Amount {
  readonly amount: number;
}

interface Balance {
  readonly cash: number;
}

export const credit: CommandKind<Amount, undefined, never, Balance> = {
  name: "test.credit",
  isOptimistic: true,
  decide: (wallet, _facts, { amount }) => ({
    outcome: "applied",
    transfers: [
      {
        kind: "adjustment",
        debit: "promotion:cost",
        credit: "member:cash",
        reference: "test",
        amount: toCentavos(amount),
      },
    ],
    turnoverOwedChange: toCentavos(amount),
    answer: { cash: wallet.cash + amount },
  }),
};

type DebitRefusal = "wallet.insufficient_funds" | "wallet.account_blocked";

export const debit: CommandKind<Amount, undefined, never, Balance, DebitRefusal> = {
  name: "test.debit",
  isOptimistic: true,
  decide: (wallet, _facts, { amount }) => {
    if (wallet.cash < amount) return { outcome: "refused", code: "wallet.insufficient_funds" };
    return {
      outcome: "applied",
      transfers: [
        {
          kind: "stake",
          debit: "member:cash",
          credit: "house:game:test",
          reference: "round:test",
          amount: toCentavos(amount),
        },
      ],
      answer: { cash: wallet.cash - amount },
    };
  },
};

export const cancel: CommandKind<object, undefined, never, null> = {
  name: "test.cancel",
  isOptimistic: true,
  decide: () => ({
    outcome: "applied",
    transfers: [],
    turnoverOwedChange: ZERO,
    cancels: true,
    answer: null,
  }),
};

/** Fails in the database, as a room's bug would, for every batch it is part of. */
export const poison: CommandKind<Amount, undefined, Amount, null> = {
  name: "test.poison",
  decide: (_wallet, _facts, input) => ({
    outcome: "applied",
    transfers: [],
    effect: input,
    answer: null,
  }),
  write: () => Promise.reject(new Error("poison")),
};

let count = 0;

export function command<Input>(memberId: MemberId, input: Input, more?: Partial<Command<Input>>) {
  count += 1;
  // A busy machine is slow, not wrong: only the tests of time-outs set one of their own.
  return {
    memberId,
    source: "test",
    externalId: `id-${count}`,
    input,
    timeoutMs: 60_000,
    ...more,
  };
}
