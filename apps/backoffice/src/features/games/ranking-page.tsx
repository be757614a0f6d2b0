import { useLingui } from "@lingui/react/macro";
import { formatPercent } from "@tucano/i18n/money.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { DayFilters } from "../../platform/tables/day-filters.tsx";
import { SelectFilter } from "../../platform/fields.tsx";
import { useAddressSearch } from "../../platform/tables/list-search.ts";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { Money, PageHead } from "../../platform/tables/show.tsx";
import { useTypeNames } from "./labels.tsx";
import { type RankedRow, rankingQuery } from "./queries.ts";

const page = getRouteApi("/inside/game-ranking");

/** Games by what they brought over some days. */
export function RankingPage() {
  const { t } = useLingui();
  const { trail: _trail, ...input } = page.useSearch();
  const { filter } = useAddressSearch();
  const query = useQuery(rankingQuery(input));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Ranking`} />
      <ListTable
        screen="game-ranking"
        caption={t`Ranking`}
        query={query}
        columns={useColumns()}
        keyOf={(row) => row.code}
        empty={t`Nothing was played on these days.`}
        filters={
          <>
            <DayFilters from={input.from} to={input.to} />
            <SelectFilter
              label={t`Ordered by`}
              value={input.sort === "ggr" ? "" : (input.sort ?? "")}
              all={t`House result`}
              options={[
                { value: "turnover" as const, label: t`Turnover` },
                { value: "plays" as const, label: t`Rounds` },
                { value: "players" as const, label: t`Players` },
              ]}
              onChange={(sort) => filter({ sort })}
            />
          </>
        }
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<RankedRow>[] {
  const { t } = useLingui();
  const { nameOf } = useTypeNames();
  const count = (row: RankedRow, name: "place" | "plays" | "players") => String(row[name]);
  return [
    {
      id: "place",
      label: t`Place`,
      isNumber: true,
      text: (row) => count(row, "place"),
      cell: (row) => count(row, "place"),
    },
    { id: "game", label: t`Game`, isFixed: true, text: (row) => row.game, cell: (row) => row.game },
    {
      id: "type",
      label: t`Type`,
      text: (row) => row.game_type ?? "",
      cell: (row) => (row.game_type === null ? "–" : nameOf(row.game_type)),
    },
    {
      id: "plays",
      label: t`Rounds`,
      isNumber: true,
      text: (row) => count(row, "plays"),
      cell: (row) => count(row, "plays"),
    },
    {
      id: "players",
      label: t`Players, added by day`,
      isNumber: true,
      text: (row) => count(row, "players"),
      cell: (row) => count(row, "players"),
    },
    {
      id: "turnover",
      label: t`Turnover`,
      isNumber: true,
      text: (row) => row.stake,
      cell: (row) => <Money wire={row.stake} />,
    },
    {
      id: "won",
      label: t`Won`,
      isNumber: true,
      text: (row) => row.win,
      cell: (row) => <Money wire={row.win} />,
    },
    {
      id: "ggr",
      label: t`House result`,
      isNumber: true,
      text: (row) => row.ggr,
      cell: (row) => <Money wire={row.ggr} isSigned />,
    },
    {
      id: "rtp",
      label: t`Returned`,
      isNumber: true,
      text: (row) => row.observed_percent ?? "",
      cell: (row) => (row.observed_percent === null ? "–" : formatPercent(row.observed_percent)),
    },
  ];
}
