/**
 * The activities centre: everything that is on offer, what of it is for me, what I have claimed.
 */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { useIsMember } from "../../platform/session.ts";
import { SignInNeeded } from "../../platform/sign-in-needed.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { scenes } from "../../platform/scenes.ts";
import { ActivityCard } from "./activity-card.tsx";
import { activitiesQuery, type Activities, type Activity } from "./api.ts";
import { type Mine, useMyStates } from "./use-my-states.ts";

const GRID = "grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3 lg:gap-6";

type CentreTab = "all" | "mine" | "claimed";

export function CentreSkeleton() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{t`Loading`}</span>
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <Skeleton key={one} className="h-110 rounded-card" />
      ))}
    </div>
  );
}

/** What can be claimed stands first, then what is under way. */
function chosen(list: readonly Activity[], tab: CentreTab, { states }: Mine): readonly Activity[] {
  if (tab === "all") return list;
  const kindOf = ({ code }: Activity) => states[code]?.kind;
  if (tab === "claimed") return list.filter((one) => kindOf(one) === "claimed");
  return [
    ...list.filter((one) => kindOf(one) === "claimable"),
    ...list.filter((one) => kindOf(one) === "under-way"),
  ];
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
        text={t`This site offers no promotions now. Every game's return is published as ever.`}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      image={scenes.records}
      title={tab === "mine" ? t`Nothing waits for you now.` : t`You have claimed nothing yet.`}
      text={t`Each activity says what it asks for, and until when.`}
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

interface CentreProps {
  tab: CentreTab;
  onTab: (tab: CentreTab) => void;
}

function Found({ data, tab, onTab }: CentreProps & { data: Activities }) {
  const isMember = useIsMember();
  const mine = useMyStates(data.list.map(({ code }) => code));
  const waiting = Object.values(mine.states).filter(({ kind }) => kind === "claimable").length;
  const shown = chosen(data.list, tab, mine);
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      {data.list.length > 0 && data.list.every(({ code }) => WITHOUT_BONUS.includes(code)) && (
        <Notice>{t`This site offers no bonuses. What it gives back to players is below.`}</Notice>
      )}
      <div className="max-w-md">
        <Segmented
          label={t`Which activities`}
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
        <SignInNeeded text={t`Here you would see what is waiting for you, and what you claimed.`} />
      )}
      {(tab === "all" || isMember) && (
        <>
          {shown.length === 0 && (mine.isComplete ? <Nothing tab={tab} /> : <CentreSkeleton />)}
          <div className={GRID}>
            {shown.map((activity, index) => (
              <ActivityCard
                key={activity.code}
                activity={activity}
                play={data.play}
                state={mine.states[activity.code]}
                isFirst={index === 0}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Asks already, while what stands above the list is waited for. */
export function useActivitiesEarly(): void {
  useQuery(activitiesQuery);
}

export function ActivityCentre({ tab, onTab }: CentreProps) {
  const query = useQuery(activitiesQuery);
  return (
    <QueryState query={query} waiting={<CentreSkeleton />}>
      {(data) => <Found data={data} tab={tab} onTab={onTab} />}
    </QueryState>
  );
}
