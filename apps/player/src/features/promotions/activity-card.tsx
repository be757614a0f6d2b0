/** One offer: its picture and promise, the four facts, where I stand, and the terms. */
import { t } from "@lingui/core/macro";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { InternalLink } from "../../platform/internal-link.tsx";
import { ActivityPicture, FourFacts } from "./activity-head.tsx";
import type { Activity, PlayRules } from "./api.ts";
import type { MyState } from "./my-state.ts";
import { ProgressBars } from "./standing-card.tsx";
import { TermsFold } from "./terms.tsx";

function Mine({ state }: { state: MyState }) {
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

interface ActivityCardProps {
  activity: Activity;
  play: PlayRules;
  state: MyState | undefined;
  /** Its picture is in view at once. */
  isFirst: boolean;
}

export function ActivityCard({ activity, play, state, isFirst }: ActivityCardProps) {
  const action = state?.action ?? null;
  const { title } = activity;
  return (
    <article aria-label={title} className="card flex flex-col overflow-hidden">
      <div className="relative flex h-36 flex-col justify-center gap-1 overflow-hidden px-5 sm:h-40">
        <ActivityPicture code={activity.code} isFirst={isFirst} />
        <h2 className="relative max-w-[58%] text-lg leading-tight font-bold text-balance text-white">
          {title}
        </h2>
        <p className="relative max-w-[56%] text-sm leading-snug text-pretty text-white/90">
          {activity.summary}
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-5 p-5">
        <FourFacts activity={activity} play={play} className="grid-cols-1" />
        {state !== undefined && <Mine state={state} />}
        <InternalLink
          to={activity.target}
          className={buttonClass(action === null ? "quiet" : "primary", "md", "mt-auto w-full")}
        >
          {action ?? t`See details`}
          <span className="sr-only">: {title}</span>
        </InternalLink>
      </div>
      <TermsFold terms={activity.terms} />
    </article>
  );
}
