import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { type RaceCard, racesQuery } from "../../platform/races/races.ts";
import { scenes } from "../../platform/shell/scenes.ts";
import { RaceHead } from "./race-head.tsx";

const PICTURES_MAX = 4;

function Card({ race }: { race: RaceCard }) {
  return (
    <li className="card flex flex-col gap-4 p-5">
      <RaceHead race={race} />
      {race.is_joined && <p className="text-sm font-medium">{t`You take part`}</p>}
      <ul aria-label={t`Games`} className="flex gap-2">
        {race.games.slice(0, PICTURES_MAX).map(({ game_id: gameId, name, image }) => (
          <li key={gameId}>
            <img
              src={image}
              alt={name}
              width={64}
              height={64}
              loading="lazy"
              className="size-16 rounded-tile object-cover"
            />
          </li>
        ))}
      </ul>
      <Link
        to="/promotion/races"
        search={{ race: race.race_id }}
        className={buttonClass(race.state === "running" ? "primary" : "quiet")}
      >
        {t`Rules and places`}
        <span className="sr-only">: {race.name}</span>
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
