import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Notice } from "@tucano/ui/notice.tsx";
import type { Game } from "../../platform/games/games.ts";
import {
  pointsWords,
  type RaceCard,
  raceQuery,
  racesQuery,
  runningIn,
} from "../../platform/races/races.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { formatUntil } from "../../platform/text.ts";

/** Where somebody stands who takes part; nothing before it is known. */
function Own({ race }: { race: RaceCard }) {
  const { data } = useQuery(raceQuery(race.race_id));
  const own = data?.own;
  if (own == null) return null;
  const points = pointsWords(race, own.points);
  return (
    <p className="tabular">
      {t`Your points`}: {points}. {own.place === null ? t`No place yet.` : t`Place ${own.place}.`}
    </p>
  );
}

function Line({ race }: { race: RaceCard }) {
  const ends = formatUntil(race.ends_at);
  return (
    <li>
      <p className="font-semibold">{race.name}</p>
      <p>
        {race.is_joined ? t`You take part` : t`This game is in a race.`} {t`Until ${ends}.`}
      </p>
      {race.is_joined && <Own race={race} />}
      <Link
        to="/promotion/races"
        search={{ race: race.race_id }}
        className="inline-flex min-h-11 items-center"
      >
        {t`Rules and places`}
      </Link>
    </li>
  );
}

/** The races that rounds of this game count in, and how the member stands in them. */
export function RaceNotice({ game }: { game: Game }) {
  const isMember = useIsMember();
  const { data } = useQuery({ ...racesQuery, enabled: isMember });
  const races = runningIn(data?.list ?? [], game.id);
  if (!isMember || races.length === 0) return null;
  return (
    <Notice>
      <ul className="flex flex-col gap-2">
        {races.map((race) => (
          <Line key={race.race_id} race={race} />
        ))}
      </ul>
    </Notice>
  );
}
