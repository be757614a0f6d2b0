/** The wallet in thirty lines: what a studio's transactions must come to, in whatever order. */
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";

export type ModelOperation =
  | {
      readonly kind: "bet";
      readonly id: string;
      readonly round: string;
      readonly amount: number;
      readonly closes: boolean;
    }
  | {
      readonly kind: "win";
      readonly id: string;
      readonly round: string;
      readonly amount: number;
      readonly closes: boolean;
      readonly of: string;
    }
  | { readonly kind: "rollback"; readonly id: string; readonly round: string; readonly of: string };

interface Moved {
  readonly kind: "bet" | "win";
  readonly round: string;
  readonly amount: number;
  undone: boolean;
}

interface ModelRound {
  status: "open" | "settled" | "void";
  bets: number;
}

/** Cash only; amounts in centavos. */
export class WalletModel {
  balance: number;
  private readonly stored = new Map<string, { payload: string; status: StudioStatus }>();
  private readonly cancelled = new Set<string>();
  private readonly moved = new Map<string, Moved>();
  private readonly rounds = new Map<string, ModelRound>();

  constructor(balance: number) {
    this.balance = balance;
  }

  apply(operation: ModelOperation): StudioStatus {
    const { closes: _closes, ...bound } = { closes: false, ...operation };
    const payload = JSON.stringify(bound, Object.keys(bound).sort());
    // A win whose bet is not there yet is not remembered, unless its id already is.
    if (operation.kind === "win" && !this.moved.has(operation.of)) {
      return "RS_ERROR_TRANSACTION_DOES_NOT_EXIST";
    }
    if (this.cancelled.has(operation.id)) return "RS_ERROR_TRANSACTION_ROLLED_BACK";
    const known = this.stored.get(operation.id);
    if (known !== undefined) {
      return known.payload === payload ? known.status : "RS_ERROR_DUPLICATE_TRANSACTION";
    }
    const status = this.decide(operation);
    this.stored.set(operation.id, { payload, status });
    return status;
  }

  private decide(operation: ModelOperation): StudioStatus {
    switch (operation.kind) {
      case "bet":
        return this.bet(operation);
      case "win":
        return this.win(operation);
      case "rollback":
        return this.rollback(operation);
    }
  }

  private bet({ id, round, amount, closes }: ModelOperation & { kind: "bet" }): StudioStatus {
    const state = this.rounds.get(round) ?? { status: "open" as const, bets: 0 };
    if (state.status !== "open") return "RS_ERROR_UNKNOWN";
    if (amount > this.balance) return "RS_ERROR_NOT_ENOUGH_MONEY";
    this.balance -= amount;
    this.moved.set(id, { kind: "bet", round, amount, undone: false });
    this.rounds.set(round, { status: closes ? "settled" : "open", bets: state.bets + 1 });
    return "RS_OK";
  }

  private win({ id, round, amount, closes, of }: ModelOperation & { kind: "win" }): StudioStatus {
    const bet = this.moved.get(of);
    if (bet === undefined || bet.kind !== "bet" || bet.undone || bet.round !== round) {
      return "RS_ERROR_TRANSACTION_DOES_NOT_EXIST";
    }
    this.balance += amount;
    this.moved.set(id, { kind: "win", round, amount, undone: false });
    const state = this.rounds.get(round);
    if (closes && state?.status === "open") state.status = "settled";
    return "RS_OK";
  }

  private rollback({ round, of }: ModelOperation & { kind: "rollback" }): StudioStatus {
    const target = this.moved.get(of);
    if (target === undefined) {
      if (!this.stored.has(of)) this.cancelled.add(of);
      return "RS_OK";
    }
    if (target.round !== round) return "RS_ERROR_TRANSACTION_DOES_NOT_EXIST";
    if (target.undone) return "RS_OK";
    target.undone = true;
    if (target.kind === "win") {
      this.balance -= Math.min(this.balance, target.amount);
      return "RS_OK";
    }
    this.balance += target.amount;
    const state = this.rounds.get(round);
    if (state !== undefined) {
      state.bets -= 1;
      if (state.bets === 0) state.status = "void";
    }
    return "RS_OK";
  }
}
