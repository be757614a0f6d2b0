import { useLingui } from "@lingui/react/macro";
import type { Column } from "../../platform/tables/data-table.tsx";
import { Money } from "../../platform/tables/show.tsx";
import type { Result } from "./queries.ts";
import { useKindName } from "./words.ts";

/** What a kind of reward cost, and what its takers brought. */
export function useResultColumns(): readonly Column<Result>[] {
  const { t } = useLingui();
  const nameOf = useKindName();
  return [
    { label: t`Reward`, cell: (row) => nameOf(row.kind) },
    { label: t`Given`, isNumber: true, cell: (row) => row.claims },
    { label: t`Takers`, isNumber: true, cell: (row) => row.takers },
    { label: t`Cost`, isNumber: true, cell: (row) => <Money wire={row.cost} /> },
    {
      label: t`Turnover asked`,
      isNumber: true,
      cell: (row) => <Money wire={row.turnover_asked} />,
    },
    { label: t`Staked`, isNumber: true, cell: (row) => <Money wire={row.staked} /> },
    { label: "GGR", isNumber: true, cell: (row) => <Money wire={row.ggr} isSigned /> },
    { label: t`Net result`, isNumber: true, cell: (row) => <Money wire={row.net} isSigned /> },
  ];
}
