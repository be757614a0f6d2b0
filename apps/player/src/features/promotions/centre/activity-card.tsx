/**
 * One offer: its picture and promise, my standing, and what it takes. The four facts of the first
 * are in view, on wider screens those of its row, too; those of the others lie folded with their
 * terms. So do, on a phone, those of what can be claimed: the claim itself is in view.
 */
import { t } from "@lingui/core/macro";
import { buttonClass } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import type { ReactNode } from "react";
import { InternalLink } from "../../../platform/shell/internal-link.tsx";
import { ActivityPicture, FourFacts } from "../activities/activity-head.tsx";
import type { Activity, PlayRules } from "../activities/activities.ts";
import { TermsFold } from "../activities/terms.tsx";

interface ActivityCardProps {
  activity: Activity;
  play: PlayRules;
  /** The member's standing. */
  standing: ReactNode;
  /** What the member can do now, on the button. */
  action: string | null;
  index: number;
}

const HIDDEN = "hidden";
const OPEN = { open: "", folded: HIDDEN };
const FOLDED = { open: HIDDEN, folded: "" };
/** What can be claimed says in its standing what it pays and asks for. */
const OPEN_IF_WIDE = { open: "max-md:hidden", folded: "md:hidden" };

/** Beside an open card another would gape: in the same row its facts are in view, too. */
const FIRST_ROW = [OPEN, OPEN_IF_WIDE, { open: "max-xl:hidden", folded: "xl:hidden" }];

function whereFacts(isClaimable: boolean, index: number) {
  if (isClaimable) return OPEN_IF_WIDE;
  return FIRST_ROW[index] ?? FOLDED;
}

export function ActivityCard(props: ActivityCardProps) {
  const { activity, play, standing, action, index } = props;
  const { title } = activity;
  const { open, folded } = whereFacts(action !== null, index);
  const facts = (className: string) =>
    className !== HIDDEN && (
      <FourFacts activity={activity} play={play} className={cx("grid-cols-1", className)} />
    );
  return (
    <article aria-label={title} className="card flex flex-col overflow-hidden">
      <div className="relative flex h-36 flex-col justify-center gap-1 overflow-hidden px-5 sm:h-40">
        <ActivityPicture code={activity.code} isFirst={index === 0} />
        <h2 className="relative max-w-[58%] text-lg leading-tight font-bold text-balance text-white">
          {title}
        </h2>
        <p className="relative max-w-[56%] text-sm leading-snug text-pretty text-white/90">
          {activity.summary}
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-5 p-5">
        {facts(open)}
        {standing}
        <InternalLink
          to={activity.target}
          className={buttonClass(action === null ? "quiet" : "primary", "md", "mt-auto w-full")}
        >
          {action ?? t`See details`}
          <span className="sr-only">: {title}</span>
        </InternalLink>
      </div>
      <TermsFold terms={activity.terms}>{facts(folded)}</TermsFold>
    </article>
  );
}
