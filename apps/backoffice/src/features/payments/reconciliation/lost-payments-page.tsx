import { Trans, useLingui } from "@lingui/react/macro";
import { listPayments } from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { askList } from "../../../platform/api.ts";
import { AddressText } from "../../../platform/tables/address-filters.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { usePaymentColumns } from "../orders/payment-table.tsx";

const page = getRouteApi("/inside/payments");

/** Payments nobody ordered, of a third person, twice or too late: what became of each. */
export function LostPaymentsPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const { filter } = useAddressSearch();
  const { view = "open" } = search;
  return (
    <ListPage
      screen="payments"
      title={t`Incoming Pix`}
      acts={
        <Segmented
          label={t`Which payments`}
          value={view}
          onChange={(next) => filter({ view: next })}
          options={[
            { value: "open", label: t`To settle` },
            { value: "returned", label: t`Going or gone back` },
            { value: "all", label: t`All` },
          ]}
        />
      }
      above={
        view === "open" && (
          <p className="text-sm text-quiet">
            <Trans>Nothing of this is credited or sent back before somebody decides.</Trans>
          </p>
        )
      }
      query={useQuery(askList(listPayments, search))}
      columns={usePaymentColumns()}
      keyOf={(row) => row.end_to_end_id}
      empty={t`No payment is waiting here.`}
      filters={
        <AddressText name="text" label={t`Find by bank's number or order`} className="md:w-72" />
      }
    />
  );
}
