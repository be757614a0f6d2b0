import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge, type BadgeTone } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { GameLink } from "../../platform/games/game-link.tsx";
import { isZero } from "../../platform/money/amounts.ts";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatTime, formatUntil } from "../../platform/text.ts";
import { type FreeRound, freeRoundsQuery } from "../../platform/free-rounds/free-rounds.ts";
import { freeTermsOf } from "../../platform/free-rounds/free-terms.ts";

function stateOf(state: FreeRound["state"]): { text: string; tone: BadgeTone } {
  const all: Record<FreeRound["state"], { text: string; tone: BadgeTone }> = {
    playable: { text: t`To be played`, tone: "sea" },
    waiting: { text: t`Not yet`, tone: "gold" },
    played: { text: t`All played`, tone: "leaf" },
    expired: { text: t`Expired`, tone: "neutral" },
    cancelled: { text: t`Cancelled`, tone: "coral" },
  };
  return all[state];
}

function Card({ grant }: { grant: FreeRound }) {
  const { state, games, rounds, left, won } = grant;
  const badge = stateOf(state);
  const stake = formatMoney(grant.stake);
  const amount = formatMoney(won);
  const isOn = state === "playable";
  const total = plural(rounds, { one: "# free round", other: "# free rounds" });
  const remaining = plural(left, { one: "# left", other: "# left" });
  const begins = formatTime(grant.starts_at);
  const ends = formatUntil(grant.ends_at);
  return (
    <li className="card flex flex-col gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{total}</h2>
          <p className="text-sm text-quiet">{games.map(({ name }) => name).join(", ")}</p>
        </div>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      <p className="text-sm">
        {t`${stake} each, on the house.`} {isOn && `${remaining}.`}
      </p>
      {!isZero(won) && <p className="text-sm">{t`Won so far: ${amount}`}</p>}
      <p className="text-xs text-quiet">
        {freeTermsOf(grant)} {state === "waiting" && `${t`From ${begins}.`} `}
        {(isOn || state === "waiting") && t`Until ${ends}.`}
      </p>
      {isOn && (
        <div className="flex flex-wrap gap-2">
          {games.map(({ game_id: gameId, name }) => (
            <GameLink key={gameId} gameId={gameId} className={buttonClass("primary")}>
              {t`Play ${name}`}
            </GameLink>
          ))}
        </div>
      )}
    </li>
  );
}

function Nothing() {
  return (
    <EmptyState
      image={scenes.games}
      title={t`No free rounds`}
      text={t`When the house gives you free rounds, you'll see them here and get a message.`}
      action={<Link to="/game" className={buttonClass("primary")}>{t`See the games`}</Link>}
    />
  );
}

export function FreeRounds() {
  const query = useQuery(freeRoundsQuery);
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {({ list }) =>
        list.length === 0 ? (
          <Nothing />
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-sm text-quiet">
              {t`Open the game and choose to play them there. They don't affect your limits and don't count towards other offers.`}
            </p>
            <ul className="flex flex-col gap-4">
              {list.map((grant) => (
                <Card key={grant.id} grant={grant} />
              ))}
            </ul>
          </div>
        )
      }
    </QueryState>
  );
}
