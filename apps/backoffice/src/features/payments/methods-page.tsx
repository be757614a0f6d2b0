import { Trans, useLingui } from "@lingui/react/macro";
import { listMethods } from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { type Column, DataTable } from "../../platform/tables/data-table.tsx";
import { Card, CardTable, Loaded, Moment, Money, PageHead } from "../../platform/tables/show.tsx";
import { type Method, TermsSheet } from "./terms-sheet.tsx";

type Terms = Method["terms"][number];

export function MethodsPage() {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ["payment-methods"],
    queryFn: ({ signal }) => call(listMethods, {}, signal),
  });
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Methods and fees`} />
      <Loaded query={query}>
        {({ list }) => list.map((method) => <MethodCard key={method.method_id} method={method} />)}
      </Loaded>
    </div>
  );
}

/** 150 is "1,50 %". */
const percentOf = (basisPoints: number) => {
  const digits = String(basisPoints).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)} %`;
};

function MethodCard({ method }: { method: Method }) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const isDeposit = method.direction === "deposit";
  const columns = useColumns();
  const { name } = method;
  return (
    <Card
      title={isDeposit ? t`${name}: deposits` : t`${name}: withdrawals`}
      actions={
        <Button look="quiet" size="sm" onClick={() => setEditing(true)}>
          <Trans>Change</Trans>
        </Button>
      }
    >
      <CardTable isEmpty={method.terms.length === 0}>
        <DataTable rows={method.terms} keyOf={(row) => row.effective_from} columns={columns} />
      </CardTable>
      {isEditing && <TermsSheet method={method} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function useColumns(): readonly Column<Terms>[] {
  const { t } = useLingui();
  const states = {
    coming: (
      <Badge tone="gold">
        <Trans>To come</Trans>
      </Badge>
    ),
    in_force: (
      <Badge tone="leaf">
        <Trans>In force</Trans>
      </Badge>
    ),
    past: (
      <Badge>
        <Trans>Before</Trans>
      </Badge>
    ),
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
          {percentOf(row.fee_basis_points)} + <Money wire={row.fee_fixed} />
        </>
      ),
    },
    { label: t`Place`, isNumber: true, cell: (row) => row.position },
    { label: t`Offered`, cell: (row) => (row.is_enabled ? t`Yes` : t`No`) },
    { label: t`State`, cell: (row) => states[row.state] },
  ];
}
