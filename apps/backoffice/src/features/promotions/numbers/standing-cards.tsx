/** A promise's state: how much of its budget is gone, and its results in thirty days. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type Column, DataTable } from "../../../platform/tables/data-table.tsx";
import {
  Card,
  CardTable,
  Dash,
  Fact,
  Loaded,
  Moment,
  Money,
} from "../../../platform/tables/show.tsx";
import { type Promotion, type PromotionKey, promotionsQuery } from "../queries.ts";
import { useResultColumns } from "../result-columns.tsx";
import { kindsOf } from "../words.ts";
import { listResults } from "@tucano/contract/backoffice/site/promotions.ts";
import { formatPercent } from "../../../platform/figures.ts";
import { askList } from "../../../platform/api.ts";

/** As published with the offer. */
export function CostCard({ promotion }: { promotion: PromotionKey }) {
  const { t } = useLingui();
  const query = useQuery(promotionsQuery);
  const cost = query.data?.list.find(({ key }) => key === promotion)?.cost_at_most ?? null;
  if (cost === null) return null;
  const share = formatPercent(cost);
  return (
    <Card title={t`Published cost`}>
      <p className="text-sm">
        <Trans>Whatever is played, at most {share} of what it gives.</Trans>
      </p>
      <p className="text-sm text-quiet">
        <Trans>
          The best player's gain, reckoned over every game; players read it with the offer.
        </Trans>
      </p>
    </Card>
  );
}

type Use = NonNullable<Promotion["budget"]>["day"];

export function BudgetCard({ promotion }: { promotion: PromotionKey }) {
  const { t } = useLingui();
  const query = useQuery(promotionsQuery);
  const budget = query.data?.list.find(({ key }) => key === promotion)?.budget;
  const isBounded = budget?.day.most !== null || budget.whole.most !== null;
  if (budget === undefined || budget === null || !isBounded) return null;
  return (
    <Card title={t`Budget`}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={t`Today`}>
          <BudgetUse use={budget.day} />
        </Fact>
        <Fact label={t`In all`}>
          <BudgetUse use={budget.whole} />
        </Fact>
      </dl>
    </Card>
  );
}

type Offer = Promotion["offers"][number];

/** Beside the standing one: each with its own time, cost and budget. */
export function OffersCard({ promotion }: { promotion: PromotionKey }) {
  const { t } = useLingui();
  const query = useQuery(promotionsQuery);
  const offers = query.data?.list.find(({ key }) => key === promotion)?.offers ?? [];
  const when = (at: string | null) => (at === null ? <Dash /> : <Moment iso={at} />);
  const columns: Column<Offer>[] = [
    { label: t`Offer`, cell: ({ code }) => code },
    { label: t`State`, cell: (one) => (one.is_open ? t`Open` : t`Closed`) },
    { label: t`From`, cell: ({ starts_at: at }) => when(at) },
    { label: t`Until`, cell: ({ ends_at: at }) => when(at) },
    { label: t`Published cost`, isNumber: true, cell: (one) => formatPercent(one.cost_at_most) },
    {
      label: t`Budget today`,
      isNumber: true,
      cell: ({ budget }) => <BudgetUse use={budget.day} />,
    },
    {
      label: t`Budget in all`,
      isNumber: true,
      cell: ({ budget }) => <BudgetUse use={budget.whole} />,
    },
  ];
  if (offers.length === 0) return null;
  return (
    <Card title={t`Offers beside it`}>
      <p className="text-sm text-quiet">
        <Trans>The first that is open and meant for a player is theirs instead.</Trans>
      </p>
      <CardTable isEmpty={false}>
        <DataTable columns={columns} rows={offers} keyOf={({ code }) => code} />
      </CardTable>
    </Card>
  );
}

/** What is gone, of what there is. */
export function BudgetUse({ use: { most, spent } }: { use: Use }) {
  if (most === null) return "–";
  return (
    <span className="tabular">
      <Trans>
        <Money wire={spent} /> of <Money wire={most} />
      </Trans>
    </span>
  );
}

export function ResultsCard({ promotion }: { promotion: PromotionKey }) {
  const { t } = useLingui();
  const query = useQuery(askList(listResults, {}));
  const columns = useResultColumns();
  return (
    <Card title={t`Results of the last 30 days`}>
      <Loaded query={query}>
        {({ list }) => {
          const rows = list.filter(({ kind }) => kindsOf[promotion].includes(kind));
          return (
            <CardTable isEmpty={rows.length === 0}>
              <DataTable columns={columns} rows={rows} keyOf={(row) => row.kind} />
            </CardTable>
          );
        }}
      </Loaded>
    </Card>
  );
}
