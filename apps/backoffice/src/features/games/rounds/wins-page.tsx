import { useLingui } from "@lingui/react/macro";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import type { BigWinRow } from "../queries.ts";
import {
  memberColumn,
  momentColumn,
  moneyColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import { listBigWins } from "@tucano/contract/backoffice/games/game-figures.ts";
import { formatFigure } from "../../../platform/figures.ts";
import { askList } from "../../../platform/api.ts";
import { ListPage } from "../../../platform/tables/page.tsx";

const page = getRouteApi("/inside/big-wins");

/** The hundred largest of what is kept for thirty days. */
export function WinsPage() {
  const { t } = useLingui();
  const { sort = "amount" } = page.useSearch();
  const { filter } = useAddressSearch();
  return (
    <ListPage
      screen="game-wins"
      title={t`Big wins`}
      query={useQuery(askList(listBigWins, { sort, limit: 100 }))}
      columns={useColumns()}
      keyOf={(row) => `${row.member.member_id} ${row.game} ${row.won_at} ${row.win}`}
      empty={t`Nothing large was won in thirty days.`}
      filters={
        <Segmented
          label={t`In which order`}
          value={sort}
          onChange={(next) => filter({ sort: next })}
          options={[
            { value: "amount", label: t`Largest` },
            { value: "multiplier", label: t`Highest multiplier` },
            { value: "latest", label: t`Latest` },
          ]}
        />
      }
    />
  );
}

function useColumns(): readonly ListColumn<BigWinRow>[] {
  const { t } = useLingui();
  return [
    memberColumn("member", t`Player`, (row) => row.member, { isFixed: true }),
    textColumn("game", t`Game`, (row) => row.game),
    moneyColumn("stake", t`Staked`, (row) => row.stake),
    moneyColumn("win", t`Won`, (row) => row.win),
    {
      id: "multiplier",
      label: t`Multiplier`,
      isNumber: true,
      text: (row) => row.multiplier ?? "",
      cell: (row) => (row.multiplier === null ? "–" : `${formatFigure(row.multiplier)}×`),
    },
    momentColumn("at", t`When`, (row) => row.won_at, { style: "full" }),
  ];
}
