import { Trans, useLingui } from "@lingui/react/macro";
import { readDeposit } from "@tucano/contract/backoffice/payments/payments-desk.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ask } from "../../../platform/api.ts";
import { DataTable, MemberLink } from "../../../platform/tables/data-table.tsx";
import { DepositBadge } from "../../../platform/subjects/labels.tsx";
import { Card, CardTable, Fact, Loaded, Moment, Money } from "../../../platform/tables/show.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { CopyOrderNo } from "./order-parts.tsx";
import { usePaymentColumns } from "./payment-table.tsx";
import { useDepositNote } from "../payment-words.ts";

type Detail = DataOf<typeof readDeposit>;

export function DepositPage() {
  const { orderNo } = useParams({ from: "/inside/deposits/$orderNo" });
  const query = useQuery(ask(readDeposit, { order_no: orderNo }));
  return <Loaded query={query}>{(detail) => <DepositDetail detail={detail} />}</Loaded>;
}

function DepositDetail({ detail }: { detail: Detail }) {
  const { t } = useLingui();
  const { deposit, payments } = detail;
  const columns = usePaymentColumns();
  return (
    <Page title={t`Deposit ${deposit.order_no}`} acts={<DepositBadge status={deposit.status} />}>
      <OrderCard detail={detail} />
      <Card title={t`Payments made for it`}>
        <CardTable isEmpty={payments.length === 0}>
          <DataTable rows={payments} keyOf={(row) => row.end_to_end_id} columns={columns} />
        </CardTable>
      </Card>
    </Page>
  );
}

function OrderCard({ detail }: { detail: Detail }) {
  const { t } = useLingui();
  const noteOf = useDepositNote();
  const { deposit } = detail;
  const moment = (iso: string | null) => (iso === null ? "–" : <Moment iso={iso} style="moment" />);
  return (
    <Card title={t`Order`} actions={<CopyOrderNo orderNo={deposit.order_no} />}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label={t`Player`}>
          <MemberLink member={deposit.member} />
        </Fact>
        <Fact label={t`Method`}>{detail.method}</Fact>
        <Fact label={t`Amount asked for`}>
          <Money wire={deposit.amount} />
        </Fact>
        <Fact label={t`Paid`}>
          {deposit.paid_amount === null ? "–" : <Money wire={deposit.paid_amount} />}
        </Fact>
        <Fact label={t`Created`}>{moment(deposit.created_at)}</Fact>
        <Fact label={t`Expires`}>{moment(detail.expires_at)}</Fact>
        <Fact label={t`Paid at`}>{moment(deposit.paid_at)}</Fact>
        <Fact label={t`Credited at`}>{moment(deposit.credited_at)}</Fact>
        <Fact label={t`Turnover owed for it`}>
          <Trans>{detail.turnover_multiple} times the amount</Trans>
        </Fact>
        <Fact label={t`Unusual`}>{noteOf(deposit.note)}</Fact>
        <Fact label={t`Bank's number`}>{deposit.end_to_end_id ?? "–"}</Fact>
      </dl>
    </Card>
  );
}
