/** What the desk calls the parts of a race. */
import { useLingui } from "@lingui/react/macro";
import type { officeRaceStates } from "@tucano/contract/backoffice/members/races.ts";
import type {
  racePockets,
  raceScorings,
  raceTies,
  resultStates,
} from "@tucano/contract/player/rewards/races.ts";
import type { BadgeTone } from "@tucano/ui/chip.tsx";

type Words<Key extends string> = Record<Key, readonly [string, BadgeTone]>;

export function useRaceStates(): Words<(typeof officeRaceStates)[number]> {
  const { t } = useLingui();
  return {
    draft: [t`Draft`, "neutral"],
    upcoming: [t`Published`, "gold"],
    running: [t`Running`, "leaf"],
    counting: [t`Counting`, "gold"],
    decided: [t`Decided, not paid`, "sea"],
    paid: [t`Paid`, "neutral"],
    cancelled: [t`Cancelled`, "coral"],
  };
}

export function useResultStates(): Words<(typeof resultStates)[number]> {
  const { t } = useLingui();
  return {
    none: [t`No prize`, "neutral"],
    due: [t`To be paid`, "gold"],
    paid: [t`Paid`, "leaf"],
    refused: [t`Refused`, "coral"],
    barred: [t`Not placed`, "coral"],
  };
}

export function useRaceChoices(): {
  scoring: Record<(typeof raceScorings)[number], string>;
  ties: Record<(typeof raceTies)[number], string>;
  pocket: Record<(typeof racePockets)[number], string>;
} {
  const { t } = useLingui();
  return {
    scoring: { multiplier: t`Best multipliers`, rounds: t`Number of rounds` },
    ties: { earlier: t`Who was there first is ahead`, share: t`Equal points share the prizes` },
    pocket: { cash: t`Cash`, bonus: t`Bonus`, free: t`Free rounds` },
  };
}
