import { useLingui } from "@lingui/react/macro";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { writeFigure } from "../../../platform/numbers/number-units.ts";
import { type ListColumn, ListTable } from "../../../platform/tables/list-table.tsx";
import { Moment, Money, PageHead } from "../../../platform/tables/show.tsx";
import { type BigWinRow, winsQuery } from "../queries.ts";

const page = getRouteApi("/inside/big-wins");

/** The hundred largest of what is kept for thirty days. */
export function WinsPage() {
  const { t } = useLingui();
  const { sort = "amount" } = page.useSearch();
  const { filter } = useAddressSearch();
  const query = useQuery(winsQuery(sort));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Big wins`} />
      <ListTable
        screen="game-wins"
        caption={t`Big wins`}
        query={query}
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
    </div>
  );
}

function useColumns(): readonly ListColumn<BigWinRow>[] {
  const { t } = useLingui();
  return [
    {
      id: "member",
      label: t`Player`,
      isFixed: true,
      text: (row) => row.member.account,
      cell: (row) => <MemberLink member={row.member} />,
    },
    { id: "game", label: t`Game`, text: (row) => row.game, cell: (row) => row.game },
    {
      id: "stake",
      label: t`Staked`,
      isNumber: true,
      text: (row) => row.stake,
      cell: (row) => <Money wire={row.stake} />,
    },
    {
      id: "win",
      label: t`Won`,
      isNumber: true,
      text: (row) => row.win,
      cell: (row) => <Money wire={row.win} />,
    },
    {
      id: "multiplier",
      label: t`Multiplier`,
      isNumber: true,
      text: (row) => row.multiplier ?? "",
      cell: (row) => (row.multiplier === null ? "–" : `${writeFigure(row.multiplier)}×`),
    },
    {
      id: "at",
      label: t`When`,
      text: (row) => row.won_at,
      cell: (row) => <Moment iso={row.won_at} />,
    },
  ];
}
