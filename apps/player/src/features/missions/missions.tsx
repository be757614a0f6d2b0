/** What can be done this week, this month and for good, and taking the points of what is done. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { claimMission } from "@tucano/contract/player/rewards/missions.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { useClaim } from "../../platform/money/claim.ts";
import { formatFigure, formatUntil } from "../../platform/text.ts";
import { type Mission, missionsQuery, pointKeys } from "./api.ts";
import { PointHistory } from "./point-history.tsx";
import { NotOpen, PointsHead } from "./points-head.tsx";
import { missionName, placeOf, pointsText } from "./words.ts";

function Act({ mission }: { mission: Mission }) {
  const claim = useClaim(claimMission, { reload: pointKeys });
  const { code, period, state, points } = mission;
  const name = missionName(mission);
  if (state === "claimable") {
    const amount = pointsText(points);
    return (
      <Button
        className="max-sm:w-full"
        isBusy={claim.isPending}
        onClick={({ currentTarget }) => {
          // The button is gone then: whoever is at a keyboard stays among the missions.
          const list = currentTarget.closest<HTMLElement>("[data-missions]");
          claim.mutate({ code, period }, { onSuccess: () => list?.focus() });
        }}
      >
        {t`Claim ${amount}`}
        <span className="sr-only">: {name}</span>
      </Button>
    );
  }
  const place = placeOf(mission);
  // Nobody is sent to play: only what protects an account has a way to it.
  if (state === "claimed" || place === null) return null;
  return (
    <Link to={place} className={buttonClass("quiet", "md", "max-sm:w-full")}>
      {t`Set it up`}
      <span className="sr-only">: {name}</span>
    </Link>
  );
}

function Row({ mission }: { mission: Mission }) {
  const { done, target, state, points, ends_at: end, claim_until: last } = mission;
  const name = missionName(mission);
  const [shown, all] = [formatFigure(done), formatFigure(target)];
  const isClaimed = state === "claimed";
  const day = state === "claimable" ? last : end;
  const ends = day === null ? "" : formatUntil(day);
  return (
    <li className="card flex flex-wrap items-center gap-x-5 gap-y-3 p-5">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-sm font-semibold text-pretty">{name}</h3>
          <Badge tone={isClaimed ? "leaf" : "gold"}>
            {isClaimed ? t`Claimed` : pointsText(points)}
          </Badge>
        </div>
        {!isClaimed && (
          <>
            <ProgressBar
              tone="gold"
              label={name}
              value={done / target}
              valueText={t`${shown} of ${all}`}
            />
            <p className="tabular text-xs text-quiet">
              {t`${shown} of ${all}`}
              {ends !== "" && ` · ${t`Until ${ends}.`}`}
            </p>
          </>
        )}
      </div>
      <Act mission={mission} />
    </li>
  );
}

function Group({ title, list }: { title: string; list: readonly Mission[] }) {
  if (list.length === 0) return null;
  const isClaimed = ({ state }: Mission) => Number(state === "claimed");
  const sorted = list.toSorted((one, other) => isClaimed(one) - isClaimed(other));
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
        {sorted.map((mission) => (
          <Row key={`${mission.code}:${mission.period}`} mission={mission} />
        ))}
      </ul>
    </section>
  );
}

export function MissionList() {
  const query = useQuery(missionsQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={5} label={t`Loading`} />}>
      {(data) => {
        const { state, list } = data;
        const waiting = list.filter((one) => one.state === "claimable");
        const of = (every: Mission["every"]) =>
          list.filter((one) => one.every === every && !waiting.includes(one));
        return (
          <div className="flex flex-col gap-6">
            <PointsHead standing={data} isShop={false} />
            {state === "open" ? (
              <div
                data-missions=""
                role="group"
                aria-label={t`Missions`}
                tabIndex={-1}
                className="flex flex-col gap-6 outline-none"
              >
                <Group title={t`To claim`} list={waiting} />
                <Group title={t`This week`} list={of("week")} />
                <Group title={t`This month`} list={of("month")} />
                <Group title={t`Achievements`} list={of("once")} />
                <p className="text-xs text-pretty text-quiet">
                  {t`Missions count rounds, games and days, never how much you bet, lose or deposit. The smallest bet counts like the largest. Each person earns a mission once, and so does each device.`}
                </p>
              </div>
            ) : (
              <NotOpen state={state} />
            )}
            <PointHistory />
          </div>
        );
      }}
    </QueryState>
  );
}
