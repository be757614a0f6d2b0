/**
 * The shape of every movement of money. A command is gathered into a lane, decided by a pure
 * function against the member's locked wallet, and written in sets with its neighbours; its
 * promise resolves only after the commit that makes it durable.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Values } from "../platform/database/session.ts";
import type { Tx } from "../platform/database/types.ts";
import type { BinaryHash } from "./hash.ts";

/** The parts of a member's money. Never negative: the database refuses it. */
export const pockets = ["cash", "bonus", "rebate", "locked"] as const;
export type Pocket = (typeof pockets)[number];

/** Account codes. House accounts are codes on the row, never rows that bets would contend for. */
export type MemberAccount = `member:${Pocket}`;
export type HouseAccount =
  | `house:game:${string}`
  | "psp:clearing"
  | "promotion:cost"
  | "fee:income"
  | "agency:cost"
  | "free:cost"
  | "jackpot:cost"
  | "jackpot:prize";
export type Account = MemberAccount | HouseAccount;

/** May this member stake, deposit, withdraw? Mirrors the member's state, checked under the lock. */
export type WalletAccess = "active" | "frozen" | "excluded" | "closed" | "demo";

/** One member's money as the lock shows it. Amounts in centavos. */
export interface Wallet {
  readonly memberId: MemberId;
  readonly access: WalletAccess;
  readonly cash: Centavos;
  readonly bonus: Centavos;
  readonly rebate: Centavos;
  readonly locked: Centavos;
  /** Turnover that cash still owes before it may be withdrawn. */
  readonly turnoverOwed: Centavos;
  /** Turnover that the bonus pocket still owes before it becomes cash. */
  readonly bonusOwed: Centavos;
  /** Limits on play are set for this member: only then are they read. */
  readonly isLimited: boolean;
  /**
   * What rounds keep with the wallet because each of them reads and changes it, such as the place
   * in a sequence of draws; empty at first. Opaque to the ledger.
   */
  readonly note: string;
}

/** A wallet with what only the ledger needs, the end of its chain. It is never changed in place. */
export interface LockedWallet extends Wallet {
  readonly seq: number;
  readonly headHash: BinaryHash;
  readonly version: number;
}

/** What moved, why: stable words, shown in records and checked by the books. */
export type TransferKind =
  | "stake"
  | "win"
  | "stake.rollback"
  | "win.rollback"
  | "free.stake"
  | "free.win"
  | "free.stake.rollback"
  | "free.win.rollback"
  | "jackpot.contribution"
  | "jackpot.seed"
  | "jackpot.prize"
  | "jackpot.win"
  | "deposit"
  | "withdrawal.hold"
  | "withdrawal.release"
  | "withdrawal.payout"
  | "withdrawal.fee"
  | "bonus.grant"
  | "bonus.convert"
  | "bonus.forfeit"
  | "rebate.grant"
  | "rebate.claim"
  | "reward.grant"
  | "agency.commission"
  | "adjustment";

/** One row of the journal: `amount` (> 0) leaves `debit` and arrives at `credit`. */
export interface TransferDraft {
  readonly kind: TransferKind;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: Centavos;
  /** What it belongs to: `round:<id>`, `deposit:<order_no>`, `withdrawal:<order_no>`. */
  readonly reference: string;
}

/** What a command decided. A refusal is stored like a success: the same id gets it again. */
export type Decision<Answer, Effect, Code extends string = never> =
  | {
      readonly outcome: "applied";
      readonly transfers: readonly TransferDraft[];
      /** Added to the turnover owed (negative: worked off); the result is floored at zero. */
      readonly turnoverOwedChange?: Centavos;
      /** The same of what the bonus owes. */
      readonly bonusOwedChange?: Centavos;
      /** What the wallet's note is from now on. Left out, it stays. */
      readonly note?: string;
      /** The ids that the command names as cancelled must never apply from now on. */
      readonly cancels?: boolean;
      readonly effect?: Effect;
      readonly answer: Answer;
    }
  | {
      readonly outcome: "refused";
      readonly code: Code;
      readonly cancels?: boolean;
      readonly effect?: Effect;
      readonly answer?: Answer;
    };

/**
 * A kind of command, declared once by the room that owns it. `gather` and `write` run once per
 * batch for all its commands of this kind, so they must be one statement each, never a loop.
 * `Code` names its refusals, which are stored: one that is taken out is still answered to repeats.
 */
export interface CommandKind<Input, Facts, Effect, Answer, Code extends string = never> {
  readonly name: string;
  /**
   * True when all that `gather` reads changes only with the wallet's version, or is guarded by its
   * own `write`: then nothing is locked while the batch decides, and a batch that was overtaken is
   * decided again under locks. Left out: the wallets are locked from the first read on, and
   * `gather` runs in the transaction that writes. An optimistic `gather` may be asked about a
   * wallet as it once was; what was decided on it is then never written nor answered.
   */
  readonly isOptimistic?: boolean;
  /** Reads what deciding needs beside the wallet; same order as `inputs`. Locks nothing shared. */
  gather?(tx: Tx, inputs: readonly Gathered<Input>[]): Promise<Facts[]>;
  /** Pure: no clock, no randomness, no I/O. Throws only on a programmer's error. */
  decide(wallet: Wallet, facts: Facts, input: Input): Decision<Answer, Effect, Code>;
  /**
   * New rows that effects leave behind, written by the statement that writes the money: a batch
   * that has nothing else to write is then a single statement and a single round trip.
   */
  readonly rows?: EffectRows<Effect>;
  /** Writes the effects in the same commit as the money. */
  write?(tx: Tx, effects: readonly EffectOf<Effect>[]): Promise<void>;
  /** Beside `rows`: is there anything of this effect that `write` has to write? */
  needsWrite?(effect: Effect): boolean;
}

export interface EffectOf<Effect> {
  readonly memberId: MemberId;
  readonly effect: Effect;
}

/** One INSERT for the effects of a whole batch. */
export interface EffectRows<Effect> {
  /** INSERT … SELECT … FROM unnest(…), its parameters numbered from `first`. */
  insert(first: number): string;
  /** As many as `insert` has parameters. */
  values(effects: readonly EffectOf<Effect>[]): Values;
}

/** A command as its kind sees it before deciding. */
export interface Gathered<Input> {
  readonly memberId: MemberId;
  readonly input: Input;
  readonly wallet: Wallet;
}

export interface Command<Input> {
  readonly memberId: MemberId;
  /**
   * Who speaks: `studio:house`, `cashier`, `backoffice`. With `externalId`: once, ever. Sources
   * that begin with `studio:` or `psp:` number their ids for all members at once: there an id
   * belongs to the first member it names, and conflicts for everybody else.
   */
  readonly source: string;
  readonly externalId: string;
  /** Ids of the same source that it may cancel, if its decision says so. */
  readonly cancels?: readonly string[];
  readonly input: Input;
  /** Bound to the id by hash. Default: `input`. Leave out what a retry may change. */
  readonly payload?: unknown;
  /** Dropped unapplied when still queued after this long. Default 4 000 ms. */
  readonly timeoutMs?: number;
}

export type Outcome<Answer, Effect = unknown, Code extends string = never> =
  | {
      readonly status: "applied";
      readonly answer: Answer;
      /** What was written with the money; null when this is a repeat. */
      readonly effect: Effect | null;
      /** True when this is the stored answer of an earlier, identical command. */
      readonly replayed: boolean;
      readonly wallet: Wallet;
    }
  | {
      readonly status: "refused";
      readonly code: Code;
      readonly answer?: Answer;
      readonly replayed: boolean;
      readonly wallet: Wallet;
    }
  /** The same id was used with another payload. Nothing moved. */
  | { readonly status: "conflict" }
  /** The id was cancelled before it arrived. Nothing moved, nothing ever will. */
  | { readonly status: "tombstoned"; readonly wallet: Wallet };

export interface Ledger {
  /**
   * Runs one command. Throws DomainError `common.overloaded` when the lane's queue is full or the
   * command timed out unapplied; `common.unavailable` when the database cannot be reached.
   */
  execute<Input, Facts, Effect, Answer, Code extends string>(
    kind: CommandKind<Input, Facts, Effect, Answer, Code>,
    command: Command<Input>,
  ): Promise<Outcome<Answer, Effect, Code>>;

  /** Opens a new member's wallet, inside the transaction that registers the member. */
  openWallet(tx: Tx, memberId: MemberId, access: WalletAccess): Promise<void>;

  /** Freezes, excludes, reopens: holds from the next command on. */
  setAccess(tx: Tx, memberId: MemberId, access: WalletAccess): Promise<void>;

  /**
   * The wallet's note, locked until the transaction ends. Throws for somebody who has no wallet.
   */
  lockNote(tx: Tx, memberId: MemberId): Promise<string>;
  /** Changes a note outside of any command; to be locked before. */
  setNote(tx: Tx, memberId: MemberId, note: string): Promise<void>;

  /**
   * Says whether the member has limits on play, and makes every batch that decided on the old ones
   * decide again. Call it before reading limits in order to change them, in the same transaction.
   */
  setLimited(tx: Tx, memberId: MemberId, isLimited: boolean): Promise<void>;

  /**
   * Makes every batch that decided on what a room keeps of this member decide again. Call it before
   * changing that, in the same transaction. Answers what the member may do; null: no wallet.
   */
  overtake(tx: Tx, memberId: MemberId): Promise<WalletAccess | null>;

  /** Balances for showing, never for deciding. */
  readWallet(memberId: MemberId): Promise<Wallet>;
  readWallets(memberIds: readonly MemberId[]): Promise<Map<MemberId, Wallet>>;

  /** Opens the journal's months ahead. Run daily and at start; safe at any time. */
  openMonths(): Promise<void>;

  /** Moves settled transfers into the house accounts' folds. Run every minute; safe at any time. */
  foldHouse(): Promise<void>;

  /** Finishes what is queued and stops taking more. */
  close(): Promise<void>;
}
