/** What was bought in the shop of points, and what members could still buy. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { listPurchases } from "@tucano/contract/backoffice/site/shop.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { ask, type RowOf } from "../../../platform/api.ts";
import { language } from "../../../platform/language.ts";
import { type Column, DataTable, MemberLink } from "../../../platform/tables/data-table.tsx";
import { Card, CardTable, Loaded, Moment } from "../../../platform/tables/show.tsx";

type Purchase = RowOf<typeof listPurchases>;

const LATEST = 50;
const query = ask(listPurchases, { limit: LATEST });

export function ShopCard() {
  const { t } = useLingui();
  const columns = useColumns();
  const purchases = useQuery(query);
  return (
    <Card title={t`Points and purchases`}>
      <Loaded query={purchases}>
        {({ outstanding, list }) => (
          <>
            <p className="text-sm">
              <Trans>Outstanding points: {figureIn(language, outstanding.points)}.</Trans>{" "}
              <Plural
                value={outstanding.members}
                one="# player has some."
                other="# players have some."
              />
            </p>
            <CardTable isEmpty={list.length === 0}>
              <DataTable columns={columns} rows={list} keyOf={(row) => row.purchase_id} />
            </CardTable>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function useColumns(): readonly Column<Purchase>[] {
  const { t } = useLingui();
  const states = { taken: t`To be given`, given: t`Given`, refused: t`Points came back` };
  return [
    { label: t`When`, cell: (row) => <Moment iso={row.at} /> },
    { label: t`Player`, cell: (row) => <MemberLink member={row.member} /> },
    { label: t`Item`, cell: (row) => row.code },
    { label: t`Points`, isNumber: true, cell: (row) => row.points },
    { label: t`State`, cell: (row) => states[row.state] },
  ];
}
