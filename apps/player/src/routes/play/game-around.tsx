/** What is around a game on a desk: one's own last rounds, games like it, and its facts. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Rail } from "../../features/lobby/home/rail.tsx";
import { GameFacts, GameRules } from "../../features/play/game-facts.tsx";
import { LastRounds } from "../../features/records/last-rounds.tsx";
import { kindName } from "../../platform/games/game-kinds.ts";
import { allGamesQuery, type Game } from "../../platform/games/games.ts";
import { useIsMember } from "../../platform/session/session.ts";
import { Footer } from "../shell/footer.tsx";

/** Fewer leave a row mostly empty. */
const LEAST_LIKE_IT = 4;

interface GameAroundProps {
  game: Game;
  /** The page before a game is played says them itself. */
  hasFacts: boolean;
}

export function GameAround({ game, hasFacts }: GameAroundProps) {
  const isMember = useIsMember();
  const { data = [] } = useQuery(allGamesQuery);
  const alike = data.filter(({ id, game_type: type }) => type === game.game_type && id !== game.id);
  const isRow = alike.length >= LEAST_LIKE_IT;
  return (
    <>
      <div className="page flex flex-col gap-8">
        <Rail
          title={isRow ? t`More like this: ${kindName(game.game_type)}` : t`All games`}
          games={isRow ? alike : data.filter(({ id }) => id !== game.id)}
          more={{ to: "/game", search: isRow ? { type: game.game_type } : {} }}
        />
        {hasFacts && (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-8">
            <section aria-label={game.name} className="flex flex-col gap-4">
              <GameFacts game={game} />
              <GameRules game={game} />
            </section>
            {isMember && <LastRounds game={game} />}
          </div>
        )}
      </div>
      <Footer />
    </>
  );
}
