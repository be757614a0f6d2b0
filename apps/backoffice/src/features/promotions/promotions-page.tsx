import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@tucano/ui/chip.tsx";
import type { Column } from "../../platform/tables/data-table.tsx";
import { Moment } from "../../platform/tables/show.tsx";
import { type Promotion, promotionsQuery } from "./queries.ts";
import { BudgetUse } from "./numbers/standing-cards.tsx";
import { usePromotionName } from "./words.ts";
import { Page } from "../../platform/tables/page.tsx";
import { ViewTable } from "../../platform/tables/view-table.tsx";
import { TextLink } from "../../platform/tables/text-link.tsx";

/** Everything that is promised in numbers. */
export function PromotionsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Promises and wheels`}>
      <ViewTable
        query={useQuery(promotionsQuery)}
        columns={useColumns()}
        keyOf={(row) => row.key}
        empty={t`None yet.`}
      />
    </Page>
  );
}

/** From when to when; a promise without an end just is. */
function Period({ row: { starts_at: from, ends_at: to } }: { row: Promotion }) {
  if (from === null && to === null) return "–";
  return (
    <>
      {from !== null && <Moment iso={from} style="day" />}
      {" – "}
      {to !== null && <Moment iso={to} style="day" />}
    </>
  );
}

function useColumns(): readonly Column<Promotion>[] {
  const { t } = useLingui();
  const nameOf = usePromotionName();
  return [
    {
      label: t`Promise`,
      cell: ({ key }) => (
        <TextLink to="/promotions/$key" params={{ key }}>
          {nameOf(key)}
        </TextLink>
      ),
    },
    {
      label: t`State`,
      cell: (row) => {
        if (row.is_open === null) return "–";
        return row.is_open ? <Badge tone="leaf">{t`Open`}</Badge> : <Badge>{t`Closed`}</Badge>;
      },
    },
    {
      label: t`Period`,
      className: "whitespace-nowrap",
      cell: (row) => <Period row={row} />,
    },
    {
      label: t`Budget today`,
      isNumber: true,
      cell: ({ budget }) => (budget === null ? "–" : <BudgetUse use={budget.day} />),
    },
    {
      label: t`Budget in all`,
      isNumber: true,
      cell: ({ budget }) => (budget === null ? "–" : <BudgetUse use={budget.whole} />),
    },
    {
      label: t`Since`,
      // What came with the product holds since before anybody worked here.
      cell: (row) => (row.set_by === null ? "–" : <Moment iso={row.effective_from} style="day" />),
    },
    { label: t`Set by`, cell: (row) => row.set_by ?? t`The product` },
    {
      label: t`Next change`,
      cell: (row) => (row.next_from === null ? "–" : <Moment iso={row.next_from} />),
    },
  ];
}
