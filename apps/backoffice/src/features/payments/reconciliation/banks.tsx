/** Each bank of the house: whether it answers, where it tells of payments, what it does today. */
import { Trans, useLingui } from "@lingui/react/macro";
import { listBanks } from "@tucano/contract/backoffice/payments/reconciliation.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { ask, type RowOf } from "../../../platform/api.ts";
import { type Column, DataTable } from "../../../platform/tables/data-table.tsx";
import { Card, CardTable } from "../../../platform/tables/show.tsx";

type Bank = RowOf<typeof listBanks>;

export function Banks() {
  const { t } = useLingui();
  const columns = useColumns();
  const { data } = useQuery(ask(listBanks, {}));
  if (data === undefined) return null;
  return (
    <Card title={t`Banks`}>
      <CardTable isEmpty={false}>
        <DataTable columns={columns} rows={data.list} keyOf={(row) => row.bank} />
      </CardTable>
    </Card>
  );
}

function useColumns(): readonly Column<Bank>[] {
  const { t } = useLingui();
  const tally = ({ count, amount }: Bank["paid"]) => `${count} · ${formatMoney(amount)}`;
  return [
    { label: t`Bank`, cell: (row) => row.bank, className: "font-medium" },
    { label: t`Answers`, cell: (row) => <Answers bank={row} /> },
    { label: t`Tells of payments`, cell: (row) => <Notices bank={row} /> },
    { label: t`New orders`, cell: (row) => <NewOrders bank={row} /> },
    { label: t`Charges today`, isNumber: true, cell: (row) => row.charges },
    { label: t`Credited today`, isNumber: true, cell: (row) => tally(row.credited) },
    { label: t`Paid out today`, isNumber: true, cell: (row) => tally(row.paid) },
    { label: t`Payouts under way`, isNumber: true, cell: (row) => row.under_way },
  ];
}

function Answers({ bank: { answered_ms: ms } }: { bank: Bank }) {
  const { t } = useLingui();
  return ms === null ? (
    <Badge tone="coral">{t`Does not answer`}</Badge>
  ) : (
    <Badge tone="leaf">{t`In ${ms} ms`}</Badge>
  );
}

/** Whether deposits are heard of at once, or only by the list that is read every minute. */
function Notices({ bank }: { bank: Bank }) {
  const host = bank.notices_host ?? "";
  if (bank.notices === "here") return <Trans>At once ({host})</Trans>;
  return (
    <span className="text-coral-text">
      {bank.notices === "elsewhere" && <Trans>Somebody else ({host}). We register again.</Trans>}
      {bank.notices === "nowhere" && <Trans>Nobody. We find them every minute.</Trans>}
      {bank.notices === "unknown" && <Trans>It does not say.</Trans>}
    </span>
  );
}

function NewOrders({ bank }: { bank: Bank }) {
  const { t } = useLingui();
  const kinds = [
    bank.takes_charges ? t`Charges` : null,
    bank.sends_payouts ? t`Payouts` : null,
  ].filter((one) => one !== null);
  if (kinds.length === 0) return <Trans>None</Trans>;
  const share = bank.share;
  return (
    <span>
      {kinds.join(", ")} · {share === 0 ? t`stands by` : t`share ${share}`}
    </span>
  );
}
