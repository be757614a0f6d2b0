/**
 * The activities centre: everything that is on offer, what of it is for me, what I have claimed.
 * A member's standing comes from my-centre.tsx, whose code visitors do not load.
 */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { useIsMember } from "../../../platform/session/session.ts";
import { SignInNeeded } from "../../../platform/session/sign-in-needed.tsx";
import { QueryState } from "../../../platform/api/query-state.tsx";
import { scenes } from "../../../platform/shell/scenes.ts";
import { useDrawnLater } from "../../../platform/first-paint/use-drawn-later.ts";
import { ActivityCard } from "./activity-card.tsx";
import {
  activitiesQuery,
  type Activities,
  type Activity,
  type PlayRules,
} from "../activities/activities.ts";
import type { MyState } from "./my-state.ts";
import type { Mine } from "./use-my-states.ts";

const GRID = "grid grid-cols-1 content-start gap-4 md:grid-cols-2 xl:grid-cols-3 lg:gap-6";

type CentreTab = "all" | "mine" | "claimed";

function CentreSkeleton() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{t`Loading`}</span>
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <Skeleton key={one} className="h-110 rounded-card not-first:h-64" />
      ))}
    </div>
  );
}

/**
 * First what can be claimed, then what is under way; unless one wants mine, the others follow, and
 * last what this member can no longer have.
 */
function chosen(list: readonly Activity[], tab: CentreTab, { states }: Mine): readonly Activity[] {
  const kindOf = ({ code }: Activity) => states[code]?.kind;
  if (tab === "claimed") return list.filter((one) => kindOf(one) === "claimed");
  const mine = [
    ...list.filter((one) => kindOf(one) === "claimable"),
    ...list.filter((one) => kindOf(one) === "under-way"),
  ];
  if (tab === "mine") return mine;
  const rest = list.filter((one) => !mine.includes(one));
  const isOver = (one: Activity) => kindOf(one) === "claimed" || kindOf(one) === "closed";
  return [...mine, ...rest.filter((one) => !isOver(one)), ...rest.filter(isOver)];
}

function Nothing({ tab }: { tab: CentreTab }) {
  const action = (
    <Link to="/game" className={buttonClass("primary")}>
      {t`See the games`}
    </Link>
  );
  if (tab === "all") {
    return (
      <EmptyState
        image={scenes.games}
        title={t`No activity`}
        text={t`There are no promotions right now. Every game's return is still published.`}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      image={scenes.records}
      title={
        tab === "mine"
          ? t`Nothing is waiting for you right now.`
          : t`You haven't claimed anything yet.`
      }
      text={t`Each promotion says what it takes and when it ends.`}
      action={
        <Link to="/promotion/activity" className={buttonClass("primary")}>
          {t`See all activities`}
        </Link>
      }
    />
  );
}

/** What a market without bonuses still allows. */
const WITHOUT_BONUS: readonly Activity["code"][] = ["daily-relief", "rebates", "vip"];

/** A row of a wide screen, and more than a phone's first screen. */
const CARDS_AT_ONCE = 3;

/** What can be claimed stands on cards that fill their rows; a visitor sees all offers so. */
function cardsOf(shown: readonly Activity[], { states }: Mine, isMember: boolean): number {
  if (!isMember) return shown.length;
  const claimable = shown.filter(({ code }) => states[code]?.kind === "claimable").length;
  return Math.max(1, Math.ceil(claimable / CARDS_AT_ONCE)) * CARDS_AT_ONCE;
}

export interface CentreProps {
  tab: CentreTab;
  onTab: (tab: CentreTab) => void;
}

interface WithMine {
  /** Empty for a visitor. */
  mine?: Mine;
  drawState?: (state: MyState) => ReactNode;
  /** An offer that has no card. */
  drawRow?: (activity: Activity, play: PlayRules, state: MyState | undefined) => ReactNode;
}

const nobodys: Mine = { states: {}, isComplete: true };

function Found(props: CentreProps & WithMine & { data: Activities }) {
  const { data, tab, onTab, mine = nobodys, drawState, drawRow } = props;
  const isMember = useIsMember();
  const { isDrawn, place, style } = useDrawnLater("activities", { isWritten: true });
  const waiting = Object.values(mine.states).filter(({ kind }) => kind === "claimable").length;
  const shown = chosen(data.list, tab, mine);
  const cards = cardsOf(shown, mine, isMember);
  const standingOf = ({ code }: Activity) => {
    const state = mine.states[code];
    return state !== undefined && drawState?.(state);
  };
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      {data.list.length > 0 && data.list.every(({ code }) => WITHOUT_BONUS.includes(code)) && (
        <Notice>{t`This site offers no bonuses. See below what it gives back to players.`}</Notice>
      )}
      <div className="max-w-md">
        <Segmented
          label={t`Which promotions`}
          value={tab}
          options={[
            { value: "all", label: t`All` },
            { value: "mine", label: waiting === 0 ? t`For me` : t`For me (${waiting})` },
            { value: "claimed", label: t`Claimed` },
          ]}
          onChange={onTab}
        />
      </div>
      {tab !== "all" && !isMember && (
        <SignInNeeded text={t`Log in to see what's waiting for you and what you've claimed.`} />
      )}
      {(tab === "all" || isMember) && (
        <>
          {!mine.isComplete && <CentreSkeleton />}
          {mine.isComplete && shown.length === 0 && <Nothing tab={tab} />}
          {mine.isComplete && (
            <div ref={place} style={style} className="flex flex-col gap-4 lg:gap-6">
              <div className={GRID}>
                {shown.slice(0, isDrawn ? cards : CARDS_AT_ONCE).map((activity, index) => (
                  <ActivityCard
                    key={activity.code}
                    activity={activity}
                    play={data.play}
                    standing={standingOf(activity)}
                    action={mine.states[activity.code]?.action ?? null}
                    index={index}
                  />
                ))}
              </div>
              {isDrawn && shown.length > cards && (
                <div className={cx(GRID, "items-start")}>
                  {shown
                    .slice(cards)
                    .map((one) => drawRow?.(one, data.play, mine.states[one.code]))}
                </div>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Starts fetching while the part above the list is still loading. */
export function useActivitiesEarly(): void {
  useQuery(activitiesQuery);
}

export function ActivityCentre(props: CentreProps & WithMine) {
  const query = useQuery(activitiesQuery);
  return (
    <QueryState query={query} waiting={<CentreSkeleton />}>
      {(data) => <Found {...props} data={data} />}
    </QueryState>
  );
}
