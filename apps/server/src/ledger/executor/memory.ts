/**
 * Wallets as this process last wrote or read them, so that most batches are decided without reading
 * anything first. A memory may be out of date, and that harms nobody: money moves only while the
 * wallet's version is the remembered one, and whatever else is decided is decided again on what is
 * read. It costs a batch, though, so while another process plays for the same members nothing is
 * remembered.
 */
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import type { OperationKey } from "../repository.ts";
import type { LockedWallet, MemberId } from "../types.ts";

/** About 600 bytes each. */
const WALLETS_MAX = 200_000;
const REPEATERS_MAX = 10_000;
/** So long after having been overtaken wallets are read again. */
const DISTRUST_MS = 5_000;

interface Remembered {
  wallet: LockedWallet;
  /** The command that left it so: when it comes again, its answer must be read. */
  lastSource: string;
  lastId: string;
}

export interface Memory {
  /** Null: not known, or to be read for another reason. */
  recall(key: OperationKey): LockedWallet | null;
  /** `wallet` is how the command of `key` left it, and that is committed. */
  remember(key: OperationKey, wallet: LockedWallet): void;
  forget(memberId: MemberId): void;
  clear(): void;
  /** A wallet had been changed by somebody else: there may be more of them. */
  distrust(): void;
  /** Repeats commands that are not its last: each fails a batch, unless it is looked up before. */
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
