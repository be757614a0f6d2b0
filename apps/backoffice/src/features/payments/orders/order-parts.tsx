/** What deposits and withdrawals show alike: their number, who made them, how they are found. */
import { useLingui } from "@lingui/react/macro";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import type { ComponentProps } from "react";
import type { MemberLink } from "../../../platform/tables/data-table.tsx";
import { AddressText } from "../../../platform/tables/address-filters.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { type OrderPage, OrderLink } from "../../../platform/payments/order-columns.tsx";
import { memberColumn, moneyColumn } from "../../../platform/tables/columns.tsx";

interface Order {
  readonly order_no: string;
  readonly member: ComponentProps<typeof MemberLink>["member"];
  readonly amount: string;
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
    memberColumn("player", t`Player`, (row) => row.member),
    moneyColumn("amount", amountLabel, (row) => row.amount),
  ];
}

/** Found by words, at the beginning of the filters. */
export function OrderSearch() {
  const { t } = useLingui();
  return (
    <AddressText
      name="text"
      label={t`Find by order, bank's number or player`}
      className="md:w-64"
    />
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
