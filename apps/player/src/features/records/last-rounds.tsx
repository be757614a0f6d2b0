/** The member's own latest rounds of one game, each with its proof. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Game } from "../../platform/games/games.ts";
import { lastRoundsQuery } from "./api.ts";
import { BetLine } from "./bets.tsx";

const SHOWN = 5;

export function LastRounds({ game }: { game: Game }) {
  const { data } = useQuery(lastRoundsQuery(game.brand, game.game_type));
  const rounds = data?.list.filter(({ game_id: id }) => id === game.id).slice(0, SHOWN) ?? [];
  if (rounds.length === 0) return null;
  return (
    <section aria-label={t`Your latest rounds`}>
      <div className="flex min-h-11 items-center gap-2">
        <h2 className="flex-1 text-lg font-semibold">{t`Your latest rounds`}</h2>
        <Link
          to="/records"
          className="inline-flex min-h-11 items-center text-sm font-medium text-beak-text no-underline"
        >
          {t`Bet history`}
        </Link>
      </div>
      <ul className="card divide-y divide-edge">
        {rounds.map((bet) => (
          <BetLine key={`${bet.studio}:${bet.round_id}`} bet={bet} />
        ))}
      </ul>
    </section>
  );
}
