/** Which members are verified: asked at each bet, so answered from memory where possible. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import { BoundedMap } from "../platform/memory/bounded-map.ts";
import { type Soon, soon } from "../platform/memory/soon.ts";
import { documentsFrom } from "./policy.ts";
import { hasVerified } from "./repository.ts";
import type { IdentityDeps } from "./types.ts";

export interface Recall {
  isVerified(memberId: MemberId): Promise<boolean>;
  /** May this member pay in and play, as far as documents go? */
  mayPlay(memberId: MemberId): Soon<boolean>;
  /** From which sum of withdrawals on this member must bring documents; null: from none. */
  documentsFrom(memberId: MemberId): Promise<Centavos | null>;
}

const REMEMBERED = 100_000;

export function createRecall({ db, market }: Pick<IdentityDeps, "db" | "market">): Recall {
  // A verified member stays so: the database allows no reversal, so memory cannot be outdated.
  const verified = new BoundedMap<MemberId, true>(REMEMBERED);
  const isVerified = async (memberId: MemberId): Promise<boolean> => {
    if (verified.has(memberId)) return true;
    const isKnown = await hasVerified(db, memberId);
    if (isKnown) verified.set(memberId, true);
    return isKnown;
  };
  return {
    isVerified,
    mayPlay: (memberId) =>
      verified.has(memberId) ||
      soon(
        market.read("identity"),
        ({ kycGate }) => kycGate !== "before_deposit_and_play" || isVerified(memberId),
      ),
    documentsFrom: async (memberId) => {
      const from = documentsFrom(await market.read("identity"));
      return from === null || (await isVerified(memberId)) ? null : from;
    },
  };
}
