/** A bonus begins when its player accepts it, and ends early when they give it up. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import {
  acceptBonus,
  giveUpBonus,
  waitingBonuses,
} from "@tucano/contract/player/rewards/rewards.ts";
import { refetchMember } from "../session/member.ts";
import { queryClient } from "../api/query-client.ts";
import { call } from "../session/session.ts";

export type WaitingBonus = DataOf<typeof waitingBonuses>["list"][number];

export const waitingQuery = queryOptions({
  queryKey: ["bonus", "waiting"],
  queryFn: () => call(waitingBonuses, {}),
  staleTime: 0,
});

/** Whatever shows balances, or what is owed for them. */
async function reloadMoney(): Promise<void> {
  await Promise.all([
    refetchMember(),
    ...[["bonus"], ["cover"], ["withdrawal"]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  ]);
}

export function useAcceptBonus() {
  return useMutation({
    mutationFn: (id: string) => call(acceptBonus, { id }, { idempotencyKey: id }),
    onSettled: reloadMoney,
  });
}

export function useGiveUpBonus() {
  return useMutation({
    mutationFn: (idempotencyKey: string) => call(giveUpBonus, {}, { idempotencyKey }),
    onSettled: reloadMoney,
  });
}
