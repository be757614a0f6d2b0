/** What is below the first screen: its code loads while the first rows are viewed. */
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { gameTypes } from "../../../platform/records/choices.ts";
import { kindName } from "../../../platform/games/game-kinds.ts";
import { oneOf } from "../../../platform/shell/search-params.ts";
import { Fragment } from "react";
import { usePieces } from "../../../platform/first-paint/use-drawn-later.ts";
import { activitiesQuery, type Game, kindsQuery, newestQuery } from "../api.ts";
import { familyCodes, type FamilyCode, inTurn, type Row, rowsOf } from "../families.ts";
import { kindIcons } from "../kind-icons.ts";
import { PromoTeasers } from "./promo-teasers.tsx";
import { Promises } from "./promises.tsx";
import { Rail } from "./rail.tsx";
import { CARDS_ON_A_SCREEN, Spotlights } from "./spotlights.tsx";
import { Studios } from "./studios.tsx";

function familyWords(family: FamilyCode): { title: string; text: string } {
  const words: Record<FamilyCode, { title: string; text: string }> = {
    "live-and-draws": {
      title: t`Live and draws`,
      text: t`Tables, flights, matches and draws by the clock.`,
    },
    "tables-and-cards": {
      title: t`Tables and cards`,
      text: t`The classics, at your own pace.`,
    },
    quick: { title: t`Quick games`, text: t`One choice, one result.` },
  };
  return words[family];
}

/** The types that share a row, each a link to its own list. */
function KindLinks({ kinds, title }: { kinds: Row<Game>["kinds"]; title: string }) {
  return (
    <ul
      aria-label={t`Types: ${title}`}
      className="no-bar -mx-3 mb-1 flex gap-1.5 overflow-x-auto px-3 lg:-mx-6 lg:px-6"
    >
      {kinds.map(({ code, count }) => {
        const Icon = kindIcons[code];
        return (
          <li key={code} className="shrink-0">
            <Link
              to="/game"
              search={{ type: code }}
              className="group inline-flex min-h-11 items-center text-sm text-quiet no-underline hover:text-text"
            >
              <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-surface-2 px-3 group-hover:bg-surface-3">
                <Icon aria-hidden="true" className="size-3.5" />
                {kindName(code)}
                <span className="tabular text-xs">{count}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function GameRow({ row, games }: { row: Row<Game>; games: readonly Game[] }) {
  const family = oneOf(row.of, familyCodes);
  if (family === undefined) {
    const type = oneOf(row.of, gameTypes);
    return (
      <Rail
        title={kindName(row.of)}
        games={games}
        total={row.games.length}
        more={{ to: "/game", search: type === undefined ? {} : { type } }}
      />
    );
  }
  const { title, text } = familyWords(family);
  const links = <KindLinks kinds={row.kinds} title={title} />;
  return family === "live-and-draws" ? (
    <Spotlights title={title} text={text} games={games} hasKinds>
      {links}
    </Spotlights>
  ) : (
    <Rail title={title} text={text} games={games}>
      {links}
    </Rail>
  );
}

/** So few that a card each, with its figures, fills the row better than tiles. */
const MOST_NEW_AS_CARDS = 6;

function NewGames({ games }: { games: readonly Game[] }) {
  return games.length <= MOST_NEW_AS_CARDS ? (
    <Spotlights title={t`New`} games={games} more={{ to: "/new" }} />
  ) : (
    <Rail title={t`New`} games={games} more={{ to: "/new" }} hasBadges={false} />
  );
}

/** A type is a way to its games: its row stays full, whatever other rows have shown of it. */
const FILLS_A_SCREEN = 7;

/** Cards of live tables say what happens there just now, as no tile does: none is left out. */
const fillOf = ({ of, games }: Row<Game>): number =>
  of === "live-and-draws" ? games.length : FILLS_A_SCREEN;

interface HomeLowerProps {
  games: readonly Game[];
  /** By the rows above: none of these comes again. */
  shown: readonly Game[];
}

export function HomeLower({ games, shown }: HomeLowerProps) {
  const newest = useQuery(newestQuery).data?.list ?? [];
  const activities = useQuery(activitiesQuery);
  const apis = useQuery(kindsQuery);
  const order = (apis.data?.game_types ?? []).flatMap<GameType>(
    ({ code }) => oneOf(code, gameTypes) ?? [],
  );
  const rows = rowsOf(games, order.length === 0 ? gameTypes : order);
  const live = rows.filter((row) => row.of === "live-and-draws");
  const [first, ...others] = rows.filter((row) => row.of !== "live-and-draws");
  const all = [...live, ...(first === undefined ? [] : [first]), null, ...others];
  const lists = inTurn(
    all.map((row) =>
      row === null
        ? { games: newest, fillsTo: CARDS_ON_A_SCREEN }
        : { games: row.games, fillsTo: fillOf(row) },
    ),
    shown.map(({ id }) => id),
  );
  const { drawn, place, style } = usePieces("home", all.length + 1);
  // Its upper edge stays put whatever it contains, so that places below keep theirs.
  return (
    <div ref={place} style={style} className="flow-root">
      {all.slice(0, drawn).map((row, index) => {
        const left = lists[index] ?? [];
        return row === null ? (
          <Fragment key="new">
            <PromoTeasers activities={activities.data ?? []} />
            <NewGames games={left} />
          </Fragment>
        ) : (
          <GameRow key={row.of} row={row} games={left} />
        );
      })}
      {drawn > all.length && (
        <>
          <Studios games={games} />
          <Promises className="mt-6 sm:mt-8 sm:grid-cols-3" />
        </>
      )}
    </div>
  );
}
