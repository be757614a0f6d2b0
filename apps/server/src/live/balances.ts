/**
 * A member's balance after each of their movements. What this process moved is sent right after
 * its commit, from memory; what another one moved is found by reading the wallets of those who are
 * connected here, once a second and all of them together. Nothing of it is on the way of a bet.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { LiveBalance } from "@tucano/contract/player/site/live.ts";
import { add, type Centavos, formatWire, ZERO } from "@tucano/contract/money.ts";
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
  readonly rebatesOf: RebatesOf;
  readonly nowMs?: () => number;
}

/** Rebates that wait to be claimed: to a player they are a pocket. Who has none is left out. */
export type RebatesOf = (
  memberIds: readonly MemberId[],
) => Promise<ReadonlyMap<MemberId, Centavos>>;

interface Told {
  readonly text: string;
  /** As it was last read. */
  readonly rebates: Centavos;
  readonly atMs: number;
}

const TOPIC = "me";
/** Members in one statement. */
const WALLETS_MAX = 1_000;

export function followBalances({
  realtime,
  ledger,
  rebatesOf,
  nowMs = () => performance.now(),
}: BalancesDeps): Balances {
  const told = new Map<MemberId, Told>();
  /** Wallets that moved while a member's rebates were being read. */
  const moving = new Map<MemberId, Wallet>();

  /** Only what is new: a change of the wallet that shows nowhere is nothing to tell. */
  const tell = (wallet: Wallet, rebates: Centavos): void => {
    const message = toBalance(wallet, rebates);
    const text = JSON.stringify(message);
    const before = told.get(wallet.memberId);
    told.set(wallet.memberId, { text, rebates, atMs: nowMs() });
    if (before?.text !== text) realtime.tellMember(TOPIC, wallet.memberId, message);
  };
  /** The movement may have been the claim of one: asked again until nothing moves meanwhile. */
  const readAndTell = async (memberId: MemberId): Promise<void> => {
    for (;;) {
      const before = moving.get(memberId);
      const rebates = (await rebatesOf([memberId])).get(memberId) ?? ZERO;
      const wallet = moving.get(memberId);
      if (wallet === undefined || wallet !== before) continue;
      moving.delete(memberId);
      tell(wallet, rebates);
      return;
    }
  };
  /** What was read may be older than what was told since: then it is left out. */
  const isOvertaken = (memberId: MemberId, readAtMs: number): boolean =>
    (told.get(memberId)?.atMs ?? Number.NEGATIVE_INFINITY) >= readAtMs;

  const readBoth = (memberIds: readonly MemberId[]) =>
    Promise.all([ledger.readWallets(memberIds), rebatesOf(memberIds)] as const);

  realtime.addTopic({
    name: TOPIC,
    access: "personal",
    greet: async (subscriber) => {
      const { member } = subscriber;
      if (member === null) return;
      const readAtMs = nowMs();
      const [wallets, waiting] = await readBoth([member.memberId]);
      const wallet = wallets.get(member.memberId);
      if (wallet === undefined || isOvertaken(member.memberId, readAtMs)) return;
      const rebates = waiting.get(member.memberId) ?? ZERO;
      const message = toBalance(wallet, rebates);
      told.set(member.memberId, { text: JSON.stringify(message), rebates, atMs: nowMs() });
      subscriber.tell(message);
    },
  });

  return {
    moved: (wallet) => {
      const { memberId } = wallet;
      if (!realtime.isHeardBy(TOPIC, memberId)) return;
      const rebates = told.get(memberId)?.rebates ?? ZERO;
      // Hardly anybody has a rebate that waits, and without one there is nothing to ask.
      if (rebates === ZERO) tell(wallet, rebates);
      else if (moving.has(memberId)) moving.set(memberId, wallet);
      else {
        moving.set(memberId, wallet);
        // What could not be read is found by the next look at all.
        void readAndTell(memberId).catch(() => moving.delete(memberId));
      }
    },
    look: async () => {
      const members = realtime.listeningMembers(TOPIC);
      forgetOthers(told, new Set(members));
      for (let start = 0; start < members.length; start += WALLETS_MAX) {
        const readAtMs = nowMs();
        const [wallets, waiting] = await readBoth(members.slice(start, start + WALLETS_MAX));
        for (const wallet of wallets.values()) {
          const { memberId } = wallet;
          if (!isOvertaken(memberId, readAtMs)) tell(wallet, waiting.get(memberId) ?? ZERO);
        }
      }
    },
  };
}

function forgetOthers(told: Map<MemberId, Told>, listening: ReadonlySet<MemberId>): void {
  for (const memberId of Array.from(told.keys())) {
    if (!listening.has(memberId)) told.delete(memberId);
  }
}

function toBalance(wallet: Wallet, rebates: Centavos): LiveBalance {
  const rebate = add(wallet.rebate, rebates);
  return {
    type: "balance",
    topic: TOPIC,
    currency: "BRL",
    money: formatWire(wallet.cash),
    fs_money: formatWire(rebate),
    ml_money: formatWire(owedInAll(wallet)),
    total_money: formatWire(add(wallet.cash, wallet.bonus, rebate, wallet.locked)),
    bonus_money: formatWire(wallet.bonus),
    locked_money: formatWire(wallet.locked),
  };
}
