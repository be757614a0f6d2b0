/** The activities centre of a member: each card says the member's standing with it. */
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@tucano/ui/chip.tsx";
import { WaitingBonuses } from "../../../platform/money/waiting-bonuses.tsx";
import { activitiesQuery, type Activity, type PlayRules } from "../activities/activities.ts";
import { ActivityRow } from "./activity-row.tsx";
import { ActivityCentre, type CentreProps } from "./centre.tsx";
import type { MyState } from "./my-state.ts";
import { ProgressBars } from "./standing-card.tsx";
import { useMyStates } from "./use-my-states.ts";

function drawState(state: MyState) {
  return (
    <div className="flex flex-col gap-3 rounded-tile bg-surface-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={state.badge.tone}>{state.badge.text}</Badge>
        <p className="min-w-0 flex-1 basis-40 text-sm text-pretty">{state.text}</p>
      </div>
      <ProgressBars progress={state.progress} />
    </div>
  );
}

function drawRow(activity: Activity, play: PlayRules, state: MyState | undefined) {
  return (
    <ActivityRow
      key={activity.code}
      activity={activity}
      play={play}
      status={state?.badge.text}
      standing={state !== undefined && drawState(state)}
    />
  );
}

export function MyCentre(props: CentreProps) {
  const { data } = useQuery(activitiesQuery);
  const mine = useMyStates((data?.list ?? []).map(({ code }) => code));
  return (
    <div className="flex flex-col gap-4">
      <WaitingBonuses />
      <ActivityCentre {...props} mine={mine} drawState={drawState} drawRow={drawRow} />
    </div>
  );
}
