import { Trans, useLingui } from "@lingui/react/macro";
import { listPayments } from "@tucano/contract/backoffice/payments/payments-desk.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { call } from "../../../platform/api.ts";
import { TextFilter } from "../../../platform/fields.tsx";
import { useAddressSearch } from "../../../platform/tables/list-search.ts";
import { ListTable } from "../../../platform/tables/list-table.tsx";
import { PageHead } from "../../../platform/tables/show.tsx";
import { usePaymentColumns } from "../orders/payment-table.tsx";

const page = getRouteApi("/inside/payments");

/** Payments nobody ordered, of a third person, twice or too late: what became of each. */
export function LostPaymentsPage() {
  const { t } = useLingui();
  const { trail: _trail, ...search } = page.useSearch();
  const { filter } = useAddressSearch();
  const { view = "open", text } = search;
  const query = useQuery({
    queryKey: ["payments", search],
    queryFn: ({ signal }) => call(listPayments, search, signal),
    placeholderData: keepPreviousData,
  });
  const columns = usePaymentColumns();
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Incoming PIX`}>
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
      </PageHead>
      {view === "open" && (
        <p className="text-sm text-quiet">
          <Trans>Nothing of this is credited or sent back before somebody decides.</Trans>
        </p>
      )}
      <ListTable
        screen="payments"
        caption={t`Incoming PIX`}
        query={query}
        columns={columns}
        keyOf={(row) => row.end_to_end_id}
        empty={t`No payment is waiting here.`}
        filters={
          <TextFilter
            label={t`Find by bank's number or order`}
            className="w-72 max-w-full"
            value={text ?? ""}
            onChange={(value) => filter({ text: value })}
          />
        }
      />
    </div>
  );
}
