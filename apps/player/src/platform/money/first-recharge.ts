/** The member's standing with the gift for the first deposit, which other pages advertise, too. */
import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { checkFirstRecharge } from "@tucano/contract/player/rewards/promotions.ts";
import { call } from "../session/session.ts";

/** Standings are under one key: what one deposit changes, another may change as well. */
export const MY_PROMOTIONS = "promotions-mine";

export type Standing = Omit<DataOf<typeof checkFirstRecharge>, "deposit_amount">;

export type StandingKind = "claimable" | "claimed" | "under-way" | "closed";

/** Over, lost, or not for this member: nothing they do would change it. */
const CLOSED: readonly Standing["reason_code"][] = [
  "not_offered",
  "time_over",
  "forfeited",
  "shared_identity",
  "recharge_too_small",
];

/** under-way: something of the member's own moves toward it. */
export function kindOf(standing: Pick<Standing, "state" | "reason_code">): StandingKind {
  if (standing.state !== "not_eligible") return standing.state;
  return CLOSED.includes(standing.reason_code) ? "closed" : "under-way";
}

/** It waits for the member, or something they do brings it. */
export function isWithinReach(standing: Pick<Standing, "state" | "reason_code">): boolean {
  const kind = kindOf(standing);
  return kind === "claimable" || kind === "under-way";
}

export const firstRechargeQuery = queryOptions({
  queryKey: [MY_PROMOTIONS, "ftd"],
  queryFn: () => call(checkFirstRecharge, {}),
  staleTime: 0,
  refetchOnWindowFocus: "always",
});
