/**
 * A member's balance after every movement of his own. What this process moved is told right after
 * its commit, from memory; what another one moved is found by reading the wallets of those who are
 * connected here, once a second and all of them together. Nothing of it is on the way of a bet.
 */
import type { LiveBalance } from "@tucano/contract/live.ts";
import { add, formatWire } from "@tucano/contract/money.ts";
import type { Ledger, Wallet } from "../ledger/index.ts";
import type { Realtime } from "../platform/realtime/index.ts";
import { owedInAll } from "../wallet/index.ts";

export interface Balances {
  moved(wallet: Wallet): void;
  /** Finds what other processes moved. */
  look(): Promise<void>;
}

export interface BalancesDeps {
  readonly realtime: Realtime;
  readonly ledger: Pick<Ledger, "readWallets">;
  readonly nowMs?: () => number;
}

interface Told {
  readonly text: string;
  readonly atMs: number;
}

const TOPIC = "me";
/** Members in one statement. */
const WALLETS_MAX = 1_000;

export function followBalances({
  realtime,
  ledger,
  nowMs = () => performance.now(),
}: BalancesDeps): Balances {
  const told = new Map<number, Told>();

  /** Only what is new: a change of the wallet that shows nowhere is nothing to tell. */
  const tell = (wallet: Wallet): void => {
    const message = toBalance(wallet);
    const text = JSON.stringify(message);
    const before = told.get(wallet.memberId);
    told.set(wallet.memberId, { text, atMs: nowMs() });
    if (before?.text !== text) realtime.tellMember(TOPIC, wallet.memberId, message);
  };
  /** What was read may be older than what was told since: then it is left out. */
  const isOvertaken = (memberId: number, readAtMs: number): boolean =>
    (told.get(memberId)?.atMs ?? Number.NEGATIVE_INFINITY) >= readAtMs;

  realtime.addTopic({
    name: TOPIC,
    access: "personal",
    greet: async (subscriber) => {
      const { member } = subscriber;
      if (member === null) return;
      const readAtMs = nowMs();
      const wallet = (await ledger.readWallets([member.memberId])).get(member.memberId);
      if (wallet === undefined || isOvertaken(member.memberId, readAtMs)) return;
      const message = toBalance(wallet);
      told.set(member.memberId, { text: JSON.stringify(message), atMs: nowMs() });
      subscriber.tell(message);
    },
  });

  return {
    moved: (wallet) => {
      if (realtime.isHeardBy(TOPIC, wallet.memberId)) tell(wallet);
    },
    look: async () => {
      const members = realtime.listeningMembers(TOPIC);
      forgetOthers(told, new Set(members));
      for (let start = 0; start < members.length; start += WALLETS_MAX) {
        const readAtMs = nowMs();
        const wallets = await ledger.readWallets(members.slice(start, start + WALLETS_MAX));
        for (const wallet of wallets.values()) {
          if (!isOvertaken(wallet.memberId, readAtMs)) tell(wallet);
        }
      }
    },
  };
}

function forgetOthers(told: Map<number, Told>, listening: ReadonlySet<number>): void {
  for (const memberId of Array.from(told.keys())) {
    if (!listening.has(memberId)) told.delete(memberId);
  }
}

export function toBalance(wallet: Wallet): LiveBalance {
  return {
    type: "balance",
    topic: TOPIC,
    currency: "BRL",
    money: formatWire(wallet.cash),
    fs_money: formatWire(wallet.rebate),
    ml_money: formatWire(owedInAll(wallet)),
    total_money: formatWire(add(wallet.cash, wallet.bonus, wallet.rebate, wallet.locked)),
    bonus_money: formatWire(wallet.bonus),
    locked_money: formatWire(wallet.locked),
  };
}
