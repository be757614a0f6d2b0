import { createHash } from "node:crypto";
import * as contract from "@tucano/contract/player/rewards/rewards.ts";
import { formatWire } from "@tucano/contract/money.ts";
import { toWireInstant } from "../platform/days.ts";
import { say } from "../platform/http/answers/envelope.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { BonusForfeiture, Rewards } from "./types.ts";

type PlayerRewards = Pick<Rewards, "coverHistory" | "forfeitBonus" | "waiting" | "accept">;

export function rewardsCalls(rewards: PlayerRewards): Route[] {
  return [
    route(contract.coverHistory, (input, { member }) =>
      rewards.coverHistory(member.memberId, input),
    ),
    route(contract.giveUpBonus, async (_input, { member, idempotencyKey }) => {
      const wish = wishOf(idempotencyKey);
      const { forfeited, waived } = await rewards.forfeitBonus(member.memberId, wish);
      const data = { forfeited: formatWire(forfeited), waived: formatWire(waived) };
      return say(data, "rewards.bonus_given_up");
    }),
    route(contract.waitingBonuses, async (_input, { member }) => ({
      list: (await rewards.waiting(member.memberId)).map((one) => ({
        id: one.id,
        kind: one.kind,
        amount: formatWire(one.amount),
        turnover_required: formatWire(one.turnover),
        expires_at: toWireInstant(one.expiresAt),
      })),
    })),
    route(contract.acceptBonus, async (input, { member }) => {
      const { amount, turnover } = await rewards.accept(member.memberId, input.id);
      const data = { amount: formatWire(amount), turnover_required: formatWire(turnover) };
      return say(data, "rewards.bonus_accepted");
    }),
  ];
}

function wishOf(idempotencyKey: string | null): BonusForfeiture {
  if (idempotencyKey === null) return { why: "given-up" };
  const key = createHash("sha256").update(idempotencyKey).digest("base64url");
  return { why: "given-up", key };
}
