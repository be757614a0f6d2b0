/** What deposits and withdrawals show alike: their number, who made them, how they are found. */
import { useLingui } from "@lingui/react/macro";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { MemberLink } from "../../../platform/tables/data-table.tsx";
import { TextFilter } from "../../../platform/fields.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { Money, OrderNo } from "../../../platform/tables/show.tsx";

type OrderPage = "/deposits/$orderNo" | "/withdrawals/$orderNo";

interface Order {
  readonly order_no: string;
  readonly member: ComponentProps<typeof MemberLink>["member"];
  readonly amount: string;
}

export function OrderLink({ to, orderNo }: { to: OrderPage; orderNo: string }) {
  return (
    <Link to={to} params={{ orderNo }} className="font-medium text-beak-text">
      <OrderNo text={orderNo} />
    </Link>
  );
}

/** The first columns of a list. */
export function useOrderColumns<Row extends Order>(
  to: OrderPage,
  amountLabel: string,
): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  return [
    {
      id: "order",
      label: t`Order`,
      isFixed: true,
      text: (row) => row.order_no,
      cell: (row) => <OrderLink to={to} orderNo={row.order_no} />,
    },
    {
      id: "player",
      label: t`Player`,
      text: (row) => row.member.account,
      cell: (row) => <MemberLink member={row.member} />,
    },
    {
      id: "amount",
      label: amountLabel,
      isNumber: true,
      text: (row) => row.amount,
      cell: (row) => <Money wire={row.amount} />,
    },
  ];
}

type Changes = Partial<Record<"text" | "from" | "to", string | undefined>>;

/** Found by words, at the beginning of the filters. */
export function OrderSearch({
  text,
  onChange,
}: {
  text: string | undefined;
  onChange: (changes: Changes) => void;
}) {
  const { t } = useLingui();
  return (
    <TextFilter
      label={t`Find by order, bank's number or player`}
      className="w-64 max-w-full"
      value={text ?? ""}
      onChange={(value) => onChange({ text: value })}
    />
  );
}

/** The days they are from, at the end of the filters. */
export function OrderDays({
  from,
  to,
  onChange,
}: {
  from: string | undefined;
  to: string | undefined;
  onChange: (changes: Changes) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <TextFilter
        type="date"
        label={t`From`}
        value={from ?? ""}
        onChange={(value) => onChange({ from: value })}
      />
      <TextFilter
        type="date"
        label={t`To`}
        value={to ?? ""}
        onChange={(value) => onChange({ to: value })}
      />
    </>
  );
}

export function CopyOrderNo({ orderNo }: { orderNo: string }) {
  const { t } = useLingui();
  return (
    <CopyButton
      text={orderNo}
      label={t`Copy number`}
      copiedLabel={t`Copied`}
      look="quiet"
      size="sm"
    />
  );
}
