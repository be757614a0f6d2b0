/**
 * Wallets as this process last wrote or read them, so that most batches are decided without reading
 * first. A stale wallet does no harm: money moves only if the wallet still has the remembered
 * version, and any other decision is made again on a fresh read. It does cost a batch, so nothing
 * is remembered while another process is serving the same members.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import type { OperationKey } from "../repository.ts";
import type { LockedWallet } from "../types.ts";

/** About 600 bytes each. */
const WALLETS_MAX = 200_000;
const REPEATERS_MAX = 10_000;
/** How long wallets are read afresh after another process changed one. */
const DISTRUST_MS = 5_000;

interface Remembered {
  wallet: LockedWallet;
  /** The command that left it in this state; if it comes again, its answer must be read. */
  lastSource: string;
  lastId: string;
}

export interface Memory {
  /** Null: not remembered, or it has to be read for another reason. */
  recall(key: OperationKey): LockedWallet | null;
  /** `wallet` is what the command with this `key` left behind, and it is committed. */
  remember(key: OperationKey, wallet: LockedWallet): void;
  forget(memberId: MemberId): void;
  clear(): void;
  /** Another process changed a wallet; it may have changed others. */
  distrust(): void;
  /** This member repeats older commands; each would fail a batch unless it is looked up first. */
  expectRepeats(memberId: MemberId): void;
}

export function createMemory(nowMs: () => number = () => performance.now()): Memory {
  const wallets = new BoundedMap<MemberId, Remembered>(WALLETS_MAX);
  const repeaters = new BoundedMap<MemberId, true>(REPEATERS_MAX);
  let distrustedUntilMs = -Infinity;
  return {
    recall({ memberId, source, externalId }) {
      const remembered = wallets.get(memberId);
      if (remembered === undefined || nowMs() < distrustedUntilMs) return null;
      const isLast = remembered.lastId === externalId && remembered.lastSource === source;
      return isLast || repeaters.has(memberId) ? null : remembered.wallet;
    },
    remember({ memberId, source, externalId }, wallet) {
      const known = wallets.get(memberId);
      if (known === undefined) {
        wallets.set(memberId, { wallet, lastSource: source, lastId: externalId });
        return;
      }
      known.wallet = wallet;
      known.lastSource = source;
      known.lastId = externalId;
    },
    forget: (memberId) => wallets.delete(memberId),
    clear: () => wallets.clear(),
    distrust() {
      distrustedUntilMs = nowMs() + DISTRUST_MS;
    },
    expectRepeats: (memberId) => repeaters.set(memberId, true),
  };
}
