/**
 * The frame of one activity's page: what it is, for everybody, and one's own standing, for
 * members, the rules beside it. An activity that is not on offer says so.
 */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PageHead } from "../../../platform/shell/page-head.tsx";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { scenes } from "../../../platform/shell/scenes.ts";
import { useIsMember } from "../../../platform/session/session.ts";
import { MembersOnly } from "../../../platform/session/sign-in-needed.tsx";
import { activitiesQuery, type Activities, type Activity } from "./activities.ts";
import { ActivityHead } from "./activity-head.tsx";
import { PlayRulesSection, TermsSection } from "./terms.tsx";

function SkeletonActivity() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-80 rounded-card sm:h-72" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}

/** The market may forbid what others allow: said plainly, with a way on. */
function NotOffered() {
  return (
    <EmptyState
      image={scenes.games}
      title={t`This promotion isn't available here.`}
      text={t({
        message:
          "It has ended, or this site's rules don't allow it. Your money and your games aren't affected.",
      })}
      action={
        <Link to="/promotion/activity" className={buttonClass("primary")}>
          {t`See promotions`}
        </Link>
      }
    />
  );
}

interface ActivityPageProps {
  title: string;
  codes: readonly Activity["code"][];
  /** What signing in would show. */
  signInText: string;
  /** A page with little of its own: the rules of staking stand below it, not beside. */
  isShort?: boolean;
  /** What members still find when the activity is not on offer; else the same as always. */
  whenClosed?: ReactNode;
  children: ReactNode;
}

function Found(props: ActivityPageProps & { data: Activities }) {
  const { data, codes, signInText, isShort = false, children, whenClosed = children } = props;
  const isMember = useIsMember();
  const activities = data.list.filter(({ code }) => codes.includes(code));
  const [first] = activities;
  if (first === undefined) {
    return (
      <div className="mx-auto flex max-w-2xl flex-col gap-4">
        <NotOffered />
        {isMember && whenClosed}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <ActivityHead activity={first} play={data.play} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <MembersOnly text={signInText}>{children}</MembersOnly>
          {isShort && <PlayRulesSection play={data.play} />}
        </div>
        <aside aria-label={t`Rules`} className="flex min-w-0 flex-col gap-4">
          {activities.map(({ code, title, terms }) => (
            <TermsSection
              key={code}
              title={activities.length > 1 ? title : t`Full terms`}
              terms={terms}
            />
          ))}
          {!isShort && <PlayRulesSection play={data.play} />}
        </aside>
      </div>
    </div>
  );
}

export function ActivityPage(props: ActivityPageProps) {
  const query = useQuery(activitiesQuery);
  return (
    <div className="page">
      <PageHead title={props.title} />
      <QueryState query={query} waiting={<SkeletonActivity />}>
        {(data) => <Found {...props} data={data} />}
      </QueryState>
    </div>
  );
}
