import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Fold } from "@tucano/ui/fold.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { GameLink } from "../../platform/games/game-link.tsx";
import { WaitingBonuses } from "../../platform/money/waiting-bonuses.tsx";
import {
  pointsWords,
  type RaceCard,
  raceQuery,
  type RaceShown,
} from "../../platform/races/races.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { openModal } from "../../platform/shell/ui-store.ts";
import { formatFigure } from "../../platform/text.ts";
import { useJoinRace, useLeaveRace } from "./api.ts";
import { Board } from "./board.tsx";
import { RaceHead } from "./race-head.tsx";
import { placesWords, prizeWords, resultWords, rulesOf } from "./words.ts";

function Taking({ race }: { race: RaceCard }) {
  const isMember = useIsMember();
  const join = useJoinRace(race.race_id);
  const leave = useLeaveRace(race.race_id);
  const isOpen = race.state === "running" || race.state === "upcoming";
  if (!isOpen) return null;
  if (!isMember) {
    return <Button onClick={() => openModal("login")}>{t`Log in to join`}</Button>;
  }
  const failure = join.error ?? leave.error;
  return (
    <div className="flex flex-col gap-2">
      <p aria-live="polite" className="text-sm text-quiet empty:-mb-2">
        {race.is_joined && t`You take part. If you leave, your points are gone.`}
      </p>
      {/* One button: what was pressed keeps the focus. */}
      <Button
        look={race.is_joined ? "quiet" : "primary"}
        isBusy={join.isPending || leave.isPending}
        onClick={() => (race.is_joined ? leave : join).mutate()}
      >
        {race.is_joined ? t`Leave the race` : t`Join`}
      </Button>
      {failure !== null && <Notice tone="error">{failure.message}</Notice>}
    </div>
  );
}

function Own({ shown: { race, own } }: { shown: RaceShown }) {
  if (own === null) return null;
  const today = plural(own.rounds_today, { one: "# round today", other: "# rounds today" });
  const result = resultWords(race, own);
  return (
    <section className="card flex flex-col gap-2 p-5">
      <h2 className="text-base font-semibold">{t`Your points`}</h2>
      <p className="tabular text-2xl font-semibold">{pointsWords(race, own.points)}</p>
      <p className="text-sm text-quiet">
        {own.place === null ? t`No place yet.` : t`Place ${own.place}.`} {today}.
      </p>
      {own.best.length > 0 && (
        <ul className="divide-y divide-edge text-sm">
          {own.best.map((round) => (
            <li key={round.at + round.multiplier} className="flex justify-between gap-3 py-2">
              <span className="min-w-0 truncate">{round.game}</span>
              <span className="tabular">{formatFigure(round.multiplier)}×</span>
            </li>
          ))}
        </ul>
      )}
      {result !== null && <p className="text-sm">{result}</p>}
      {own.result_reason !== null && own.result === null && (
        <Notice tone="error">{own.result_reason}</Notice>
      )}
    </section>
  );
}

function Prizes({ race }: { race: RaceCard }) {
  return (
    <section className="card flex flex-col gap-2 p-5">
      <h2 className="text-base font-semibold">{t`Prizes`}</h2>
      <ul className="divide-y divide-edge text-sm">
        {race.prizes.map((prize) => {
          const places = placesWords(prize);
          return (
            <li key={prize.from} className="flex justify-between gap-3 py-2">
              <span className="whitespace-nowrap">{t`Place ${places}`}</span>
              <span className="text-right">{prizeWords(prize)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Games({ race }: { race: RaceCard }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t`Games`}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
        {race.games.map(({ game_id: gameId, name, image }) => (
          <li key={gameId}>
            <GameLink gameId={gameId} className="flex flex-col gap-1.5 no-underline">
              <img
                src={image}
                alt=""
                loading="lazy"
                className="aspect-3/4 w-full rounded-tile object-cover"
              />
              <span className="text-xs font-medium break-words text-text">{name}</span>
            </GameLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shown({ shown }: { shown: RaceShown }) {
  const { race, board } = shown;
  return (
    <div className="flex flex-col gap-4">
      <section className="card flex flex-col gap-4 p-5">
        <RaceHead race={race} />
        {race.cancel_reason !== null && <Notice tone="info">{race.cancel_reason}</Notice>}
        <Taking race={race} />
      </section>
      <Own shown={shown} />
      <WaitingBonuses />
      <Games race={race} />
      <Prizes race={race} />
      <Board race={race} rows={board} />
      <section className="card">
        <Fold
          headClass="min-h-12 justify-between gap-3 px-5 text-sm font-medium"
          head={t`Rules`}
          isOpen
        >
          <ul className="flex list-outside list-disc flex-col gap-2 px-5 pb-5 pl-10 text-sm">
            {rulesOf(race).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Fold>
      </section>
    </div>
  );
}

export function Race({ raceId }: { raceId: number }) {
  const query = useQuery(raceQuery(raceId));
  return (
    <QueryState query={query} waiting={<SkeletonRows count={4} label={t`Loading`} />}>
      {(shown) => <Shown shown={shown} />}
    </QueryState>
  );
}
