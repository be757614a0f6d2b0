import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { useTypeNames } from "./labels.tsx";
import type { RankedRow } from "./queries.ts";
import { moneyColumn, numberColumn, textColumn } from "../../platform/tables/columns.tsx";
import { rankGames } from "@tucano/contract/backoffice/games/game-figures.ts";
import { formatPercent } from "../../platform/figures.ts";
import { askList } from "../../platform/api.ts";
import { AddressDays, AddressSelect } from "../../platform/tables/address-filters.tsx";
import { ListPage } from "../../platform/tables/page.tsx";

const page = getRouteApi("/inside/game-ranking");

/** Games by what they brought over some days. */
export function RankingPage() {
  const { t } = useLingui();
  return (
    <ListPage
      screen="game-ranking"
      title={t`Ranking`}
      query={useQuery(askList(rankGames, page.useSearch()))}
      columns={useColumns()}
      keyOf={(row) => row.code}
      empty={t`Nothing was played on these days.`}
      filters={
        <>
          <AddressDays />
          <AddressSelect
            name="sort"
            label={t`Ordered by`}
            words={{
              ggr: t`House result`,
              turnover: t`Turnover`,
              plays: t`Rounds`,
              players: t`Players`,
            }}
            usual="ggr"
          />
        </>
      }
    />
  );
}

function useColumns(): readonly ListColumn<RankedRow>[] {
  const { t } = useLingui();
  const { nameOf } = useTypeNames();
  return [
    numberColumn("place", t`Place`, (row) => row.place),
    textColumn("game", t`Game`, (row) => row.game, { isFixed: true }),
    {
      id: "type",
      label: t`Type`,
      text: (row) => row.game_type ?? "",
      cell: (row) => (row.game_type === null ? "–" : nameOf(row.game_type)),
    },
    numberColumn("plays", t`Rounds`, (row) => row.plays),
    numberColumn("players", t`Players, added by day`, (row) => row.players),
    moneyColumn("turnover", t`Turnover`, (row) => row.stake),
    moneyColumn("won", t`Won`, (row) => row.win),
    moneyColumn("ggr", t`House result`, (row) => row.ggr, { isSigned: true }),
    {
      id: "rtp",
      label: t`Returned`,
      isNumber: true,
      text: (row) => row.observed_percent ?? "",
      cell: (row) => (row.observed_percent === null ? "–" : formatPercent(row.observed_percent)),
    },
  ];
}
