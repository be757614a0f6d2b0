import { useLingui } from "@lingui/react/macro";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import { listMethods } from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { FormButton } from "../../platform/act-button.tsx";
import { formatPercent } from "../../platform/figures.ts";
import { Page } from "../../platform/tables/page.tsx";
import { ask } from "../../platform/api.ts";
import { type Column, DataTable } from "../../platform/tables/data-table.tsx";
import { Card, CardTable, Loaded, Moment, Money } from "../../platform/tables/show.tsx";
import { type Method, TermsSheet } from "./terms-sheet.tsx";

type Terms = Method["terms"][number];

export function MethodsPage() {
  const { t } = useLingui();
  const query = useQuery(ask(listMethods, {}));
  return (
    <Page title={t`Methods and fees`}>
      <Loaded query={query}>
        {({ list }) => list.map((method) => <MethodCard key={method.method_id} method={method} />)}
      </Loaded>
    </Page>
  );
}

function MethodCard({ method }: { method: Method }) {
  const { t } = useLingui();
  const isDeposit = method.direction === "deposit";
  const columns = useColumns();
  const { name } = method;
  return (
    <Card
      title={isDeposit ? t`${name}: deposits` : t`${name}: withdrawals`}
      actions={
        <FormButton
          permission="payments.methods"
          label={t`Change`}
          look="quiet"
          form={(close) => <TermsSheet method={method} onClose={close} />}
        />
      }
    >
      <CardTable isEmpty={method.terms.length === 0}>
        <DataTable rows={method.terms} keyOf={(row) => row.effective_from} columns={columns} />
      </CardTable>
    </Card>
  );
}

function useColumns(): readonly Column<Terms>[] {
  const { t } = useLingui();
  const states = {
    coming: <Badge tone="gold">{t`To come`}</Badge>,
    in_force: <Badge tone="leaf">{t`In force`}</Badge>,
    past: <Badge>{t`Before`}</Badge>,
  };
  return [
    { label: t`From`, cell: (row) => <Moment iso={row.effective_from} style="full" /> },
    { label: t`Least`, isNumber: true, cell: (row) => <Money wire={row.min} /> },
    { label: t`Most`, isNumber: true, cell: (row) => <Money wire={row.max} /> },
    {
      label: t`Most a day`,
      isNumber: true,
      cell: (row) => (row.daily_max === null ? "–" : <Money wire={row.daily_max} />),
    },
    {
      label: t`Fee`,
      isNumber: true,
      cell: (row) => (
        <>
          {formatPercent(formatBasisPoints(row.fee_basis_points))} + <Money wire={row.fee_fixed} />
        </>
      ),
    },
    { label: t`Place`, isNumber: true, cell: (row) => row.position },
    { label: t`Offered`, cell: (row) => (row.is_enabled ? t`Yes` : t`No`) },
    { label: t`State`, cell: (row) => states[row.state] },
  ];
}
