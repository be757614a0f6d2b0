/** A platform wallet in memory that keeps the protocol's promises, and can be made to fail. */
import type {
  StudioStatus,
  StudioWallet,
  WalletAnswer,
} from "@tucano/contract/studios/studio-wallet.ts";

interface Movement {
  readonly transaction_uuid: string;
  readonly reference_transaction_uuid?: string;
  readonly amount?: number;
  readonly round_closed: boolean;
}

type Step = "bet" | "win" | "rollback" | "balance";

export interface FakeWallet extends StudioWallet {
  /** In units of 1/100 000 of a real. */
  balanceUnits: number;
  /** What moved, in order; a repetition moves nothing and is not listed. */
  readonly moved: { step: Step; uuid: string; amount: number }[];
  /** The next call of this step fails: before it reached the wallet, or after it was done. */
  failNext(step: Step, when: "before" | "after", times?: number): void;
  /** The next call of this step gets this answer, and nothing moves. */
  answerNext(step: Step, status: StudioStatus): void;
  refuseAll: StudioStatus | null;
}

export function createFakeWallet(balanceUnits: number): FakeWallet {
  const stored = new Map<string, StudioStatus>();
  const faults: { step: Step; when: "before" | "after" }[] = [];
  const scripted: { step: Step; status: StudioStatus }[] = [];
  const take = <Item extends { step: Step }>(list: Item[], step: Step): Item | undefined => {
    const index = list.findIndex((item) => item.step === step);
    return index === -1 ? undefined : list.splice(index, 1)[0];
  };

  const run = (step: Step, change: () => { status: StudioStatus }): Promise<WalletAnswer> => {
    const fault = take(faults, step);
    if (fault?.when === "before") return Promise.reject(new Error("no route to the wallet"));
    const script = take(scripted, step);
    if (script !== undefined) return Promise.resolve({ status: script.status });
    const { status } = change();
    if (fault?.when === "after") return Promise.reject(new Error("the answer was lost"));
    return Promise.resolve({ status, currency: "BRL", balance: wallet.balanceUnits });
  };
  const once = (step: Step, request: unknown, move: (movement: Movement) => StudioStatus) =>
    run(step, () => {
      const movement = request as Movement;
      const known = stored.get(movement.transaction_uuid);
      if (known !== undefined) return { status: known };
      const status = move(movement);
      stored.set(movement.transaction_uuid, status);
      return { status };
    });
  const change = (step: Step, movement: Movement, amount: number): StudioStatus => {
    wallet.balanceUnits += amount;
    wallet.moved.push({ step, uuid: movement.transaction_uuid, amount });
    return "RS_OK";
  };

  const wallet: FakeWallet = {
    balanceUnits,
    moved: [],
    refuseAll: null,
    failNext: (step, when, times = 1) => {
      for (let index = 0; index < times; index += 1) faults.push({ step, when });
    },
    answerNext: (step, status) => void scripted.push({ step, status }),
    userInfo: () => Promise.resolve({ status: "RS_OK" }),
    balance: () => run("balance", () => ({ status: wallet.refuseAll ?? "RS_OK" })),
    bet: (request) =>
      once("bet", request, (movement) => {
        if (wallet.refuseAll !== null) return wallet.refuseAll;
        const amount = movement.amount ?? 0;
        if (amount > wallet.balanceUnits) return "RS_ERROR_NOT_ENOUGH_MONEY";
        return change("bet", movement, -amount);
      }),
    win: (request) =>
      once("win", request, (movement) =>
        stored.get(movement.reference_transaction_uuid ?? "") === "RS_OK"
          ? change("win", movement, movement.amount ?? 0)
          : "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
      ),
    rollback: (request) =>
      once("rollback", request, (movement) => {
        const reference = movement.reference_transaction_uuid ?? "";
        const bet = wallet.moved.find((each) => each.uuid === reference);
        stored.set(reference, "RS_ERROR_TRANSACTION_ROLLED_BACK");
        return change("rollback", movement, bet === undefined ? 0 : -bet.amount);
      }),
  };
  return wallet;
}
