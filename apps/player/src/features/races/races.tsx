import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatUntil } from "../../platform/text.ts";
import { type RaceCard, racesQuery } from "./api.ts";
import { scoringWords, stateWords } from "./words.ts";

function Card({ race }: { race: RaceCard }) {
  const badge = stateWords(race.state);
  const total = formatMoney(race.prizes_total);
  const begins = formatUntil(race.starts_at);
  const ends = formatUntil(race.ends_at);
  const players = plural(race.entrants, { one: "# player", other: "# players" });
  return (
    <li className="card flex flex-col gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold break-words">{race.name}</h2>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      <p className="text-sm">{scoringWords(race)}</p>
      <p className="text-sm text-quiet">
        {t`Prizes of ${total} in total.`} {players}
        {race.is_joined && ` · ${t`You take part`}`}
      </p>
      <p className="text-xs text-quiet">{t`From ${begins} until ${ends}.`}</p>
      <Link
        to="/promotion/races"
        search={{ race: race.race_id }}
        className={buttonClass(race.state === "running" ? "primary" : "quiet")}
      >
        {t`Rules and places`}
      </Link>
    </li>
  );
}

function Nothing() {
  return (
    <EmptyState
      image={scenes.games}
      title={t`No races now`}
      text={t`When there is a race, you'll find its games, rules and prizes here.`}
      action={<Link to="/game" className={buttonClass("primary")}>{t`See the games`}</Link>}
    />
  );
}

const isOver = ({ state }: RaceCard) => state !== "running" && state !== "upcoming";

/** What can be joined first, then what is over, the latest first. */
export function Races() {
  const query = useQuery(racesQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {({ list }) => {
        if (list.length === 0) return <Nothing />;
        const over = list.filter(isOver).toReversed();
        return (
          <div className="flex flex-col gap-4">
            <ul className="flex flex-col gap-4">
              {list
                .filter((race) => !isOver(race))
                .map((race) => (
                  <Card key={race.race_id} race={race} />
                ))}
            </ul>
            {over.length > 0 && (
              <>
                <h2 className="mt-2 text-base font-semibold">{t`Ended`}</h2>
                <ul className="flex flex-col gap-4">
                  {over.map((race) => (
                    <Card key={race.race_id} race={race} />
                  ))}
                </ul>
              </>
            )}
          </div>
        );
      }}
    </QueryState>
  );
}
