/** An offer that waits for nothing of the member: one line, which opens to all that a card says. */
import { t } from "@lingui/core/macro";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Fold } from "@tucano/ui/fold.tsx";
import type { ReactNode } from "react";
import { InternalLink } from "../../../platform/shell/internal-link.tsx";
import { FourFacts } from "../activities/activity-head.tsx";
import type { Activity, PlayRules } from "../activities/activities.ts";
import { TermsFold } from "../activities/terms.tsx";

interface ActivityRowProps {
  activity: Activity;
  play: PlayRules;
  /** The member's standing, in a word and in full; none, where there is none of their own. */
  status: string | undefined;
  standing: ReactNode;
}

export function ActivityRow({ activity, play, status, standing }: ActivityRowProps) {
  const { code, title, summary, target, terms } = activity;
  return (
    <article aria-label={title} className="card overflow-hidden">
      <Fold
        headClass="min-h-20 gap-4 p-3 pr-5"
        head={
          <>
            <img
              src={`/art/promotions/${code}.avif`}
              alt=""
              width={960}
              height={400}
              loading="lazy"
              className="h-14 w-20 shrink-0 rounded-tile object-cover object-[78%_50%]"
            />
            <span className="min-w-0 flex-1">
              <h2 className="text-sm font-semibold">{title}</h2>
              <span className="block text-xs text-pretty text-quiet">
                {status !== undefined && <span className="text-text">{status} · </span>}
                {summary}
              </span>
            </span>
          </>
        }
      >
        <div className="flex flex-col gap-5 p-5 pt-2">
          {standing}
          <FourFacts activity={activity} play={play} className="grid-cols-1" />
          <InternalLink to={target} className={buttonClass("quiet", "md", "w-full")}>
            {t`See details`}
            <span className="sr-only">: {title}</span>
          </InternalLink>
        </div>
        <TermsFold terms={terms} />
      </Fold>
    </article>
  );
}
