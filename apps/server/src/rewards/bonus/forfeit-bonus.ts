/**
 * Taking a bonus back that is still being played: its time is over, its owner gives it up to get at
 * the cash, or an operator says so. Not while a stake of it is at play: what that stake brings in
 * would be cash, and nobody shall get out of a requirement by staking everything just before.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { DomainError } from "../../platform/errors.ts";
import { nth } from "../../platform/memory/nth.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import { forfeitBonus as forfeit } from "../../wallet/index.ts";
import {
  type DueBonus,
  listDueBonuses,
  readBonusExpiries,
  removeBonuses,
} from "./bonus-repository.ts";
import { SOURCE } from "../claims/pay-reward.ts";
import type { BonusForfeiture, ForfeitedBonus, RewardsContext } from "../types.ts";

interface ForfeitInput {
  readonly why: BonusForfeiture["why"];
  /** ISO 8601. */
  readonly at: string;
}

interface ForfeitFacts {
  readonly isAtPlay: boolean;
  readonly expiresAt: Date | null;
}

interface ForfeitAnswer {
  readonly forfeitedCentavos: number;
  readonly waivedCentavos: number;
}

type ForfeitKind = CommandKind<ForfeitInput, ForfeitFacts, object, ForfeitAnswer>;

const NOTHING: ForfeitAnswer = { forfeitedCentavos: 0, waivedCentavos: 0 };

export function forfeitKind({ isBonusAtPlay }: Pick<RewardsContext, "isBonusAtPlay">): ForfeitKind {
  return {
    name: "rewards.forfeit_bonus",
    gather: async (tx, inputs) => {
      const memberIds = inputs.map((one) => one.memberId);
      const [atPlay, expiries] = await Promise.all([
        isBonusAtPlay(tx, memberIds),
        readBonusExpiries(tx, memberIds),
      ]);
      return memberIds.map((_memberId, index) => ({
        isAtPlay: nth(atPlay, index),
        expiresAt: nth(expiries, index),
      }));
    },
    decide: (wallet, { isAtPlay, expiresAt }, { why, at }) => {
      const isOver = wallet.bonus === 0 && wallet.bonusOwed === 0;
      // A later grant has given it more time meanwhile.
      const isEarly = why === "expired" && (expiresAt === null || expiresAt > new Date(at));
      if (isEarly) return { outcome: "applied", transfers: [], answer: NOTHING };
      if (isOver && why !== "expired") throw new DomainError("rewards.no_bonus");
      if (isOver) return { outcome: "applied", transfers: [], answer: NOTHING, effect: {} };
      if (isAtPlay) throw new DomainError("rewards.bonus_at_play");
      return {
        ...forfeit(wallet, { reference: `bonus:${why}` }),
        answer: { forfeitedCentavos: wallet.bonus, waivedCentavos: wallet.bonusOwed },
        effect: {},
      };
    },
    write: removeBonuses,
  };
}

export async function forfeitBonus(
  { ledger, clock, newId }: RewardsContext,
  kind: ForfeitKind,
  { memberId, why, key }: BonusForfeiture & { readonly memberId: MemberId },
): Promise<ForfeitedBonus> {
  const outcome = await ledger.execute(kind, {
    memberId,
    source: SOURCE,
    externalId: key === undefined ? newId() : `forfeit:${key}`,
    payload: why,
    input: { why, at: clock.now().toISOString() },
  });
  if (outcome.status !== "applied") throw new DomainError("common.idempotency_conflict");
  const { forfeitedCentavos, waivedCentavos } = outcome.answer;
  return { forfeited: toCentavos(forfeitedCentavos), waived: toCentavos(waivedCentavos) };
}

const DUE_AT_ONCE = 200;

/** One by one: each is its own command. What is at play just now is taken back by the next run. */
export async function expireBonuses(context: RewardsContext, kind: ForfeitKind): Promise<number> {
  const now = context.clock.now();
  let count = 0;
  let after: DueBonus | null = null;
  for (;;) {
    const due = await listDueBonuses(context.db, { now, after, limit: DUE_AT_ONCE });
    await oneByOne(
      due,
      async ({ memberId }) => {
        if (await isExpired(context, kind, memberId)) count += 1;
      },
      (error, { memberId }) =>
        context.logger.error({ err: error, memberId }, "A bonus cannot be taken back."),
    );
    after = due.at(-1) ?? null;
    if (due.length < DUE_AT_ONCE) return count;
  }
}

async function isExpired(
  context: RewardsContext,
  kind: ForfeitKind,
  memberId: MemberId,
): Promise<boolean> {
  try {
    const { forfeited } = await forfeitBonus(context, kind, { memberId, why: "expired" });
    return forfeited > 0;
  } catch (error) {
    if (error instanceof DomainError && error.code === "rewards.bonus_at_play") return false;
    throw error;
  }
}
