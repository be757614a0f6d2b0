/** The words for what campaigns give, their states and what came of them. */
import { useLingui } from "@lingui/react/macro";
import type { BadgeTone } from "@tucano/ui/chip.tsx";
import type { Campaign, CampaignMember } from "../queries.ts";

export function useGiftName(): Record<Campaign["gift"], string> {
  const { t } = useLingui();
  return {
    cash: t`Cash`,
    bonus: t`Bonus`,
    "daily-spins": t`Spins of the daily wheel`,
    "lottery-spins": t`Spins of the lottery wheel`,
    "free-rounds": t`Free rounds`,
  };
}

export function useCampaignStates(): Record<Campaign["state"], readonly [string, BadgeTone]> {
  const { t } = useLingui();
  return {
    waiting: [t`Waiting`, "gold"],
    running: [t`Running`, "sea"],
    done: [t`Done`, "leaf"],
    stopped: [t`Stopped`, "neutral"],
  };
}

export function useOutcomes(): Record<CampaignMember["outcome"], readonly [string, BadgeTone]> {
  const { t } = useLingui();
  return {
    given: [t`Given`, "leaf"],
    blocked: [t`Account blocked`, "gold"],
    unknown: [t`Not found, or not meant`, "neutral"],
    failed: [t`Refused`, "coral"],
  };
}
