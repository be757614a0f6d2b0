/**
 * Play money behind the same interface as real money, so that a demo is played by exactly the same
 * steps and no branch of the game server knows the difference.
 */
import type { Centavos } from "@tucano/contract/money.ts";
import {
  betRequest,
  creditCentavos,
  rollbackRequest,
  type StudioStatus,
  type StudioWallet,
  unitsOf,
  winRequest,
} from "@tucano/contract/studios/studio-wallet.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import {
  applyDemoTransaction,
  findDemoTransaction,
  lockDemoBalance,
  readDemoBalance,
} from "./repository-demo.ts";

interface Movement {
  readonly player: string;
  readonly uuid: string;
  /** What it adds to the balance, given what is there; null: there is too little. */
  change(tx: Tx, balance: number): Promise<number | null> | number | null;
}

export function createDemoWallet(db: Db): StudioWallet {
  const answer = (player: string, status: StudioStatus, balance: number) => ({
    user: player,
    status,
    currency: "XXX",
    balance: unitsOf(toCentavos(balance)),
  });
  const move = (movement: Movement) =>
    inTransaction(db, async (tx) => {
      const { player, uuid } = movement;
      const balance = await lockDemoBalance(tx, player);
      // An abandoned demo is forgotten after a day; a win that comes later has nowhere to go.
      if (balance === null) return answer(player, "RS_OK", 0);
      const known = await findDemoTransaction(tx, player, uuid);
      if (known !== null) return answer(player, known.status as StudioStatus, balance);
      const change = await movement.change(tx, balance);
      const status = change === null ? "RS_ERROR_NOT_ENOUGH_MONEY" : "RS_OK";
      await applyDemoTransaction(tx, { player, uuid, amount: change ?? 0, status });
      return answer(player, status, balance + (change ?? 0));
    });

  return {
    userInfo: () => Promise.resolve({ status: "RS_OK", currency: "XXX" }),
    balance: async (request) => {
      const { user } = request as { user: string };
      const balance = await readDemoBalance(db, user);
      return balance === null
        ? { user, status: "RS_ERROR_INVALID_TOKEN" }
        : answer(user, "RS_OK", balance);
    },
    bet: (request) => {
      const { user, transaction_uuid: uuid, amount } = betRequest.parse(request);
      const stake: Centavos = creditCentavos(amount);
      return move({
        player: user,
        uuid,
        change: (_tx, balance) => (balance < stake ? null : -stake),
      });
    },
    win: (request) => {
      const { user, transaction_uuid: uuid, amount } = winRequest.parse(request);
      return move({ player: user, uuid, change: () => creditCentavos(amount) });
    },
    rollback: (request) => {
      const parsed = rollbackRequest.parse(request);
      const { user, transaction_uuid: uuid, reference_transaction_uuid: reference } = parsed;
      return move({
        player: user,
        uuid,
        change: async (tx) => -((await findDemoTransaction(tx, user, reference))?.amount ?? 0),
      });
    },
  };
}
