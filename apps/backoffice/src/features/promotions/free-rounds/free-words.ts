/** The words for who gives free rounds, and for what becomes of them. */
import { useLingui } from "@lingui/react/macro";
import type { listFreeRounds } from "@tucano/contract/backoffice/members/free-rounds.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import type { RowOf } from "../../../platform/api.ts";

type Row = RowOf<typeof listFreeRounds>;

export function useFreeStates(): Record<Row["state"], readonly [string, BadgeTone]> {
  const { t } = useLingui();
  return {
    playable: [t`Playable`, "sea"],
    waiting: [t`Waiting`, "gold"],
    played: [t`Played`, "leaf"],
    expired: [t`Expired`, "neutral"],
    cancelled: [t`Taken back`, "coral"],
  };
}

export function useFreeSources(): Record<Row["source"], string> {
  const { t } = useLingui();
  return {
    desk: t`By hand`,
    campaign: t`Campaign`,
    code: t`Promo code`,
    activity: t`Activity`,
    shop: t`Shop`,
    vip: t`VIP`,
  };
}
