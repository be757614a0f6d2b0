import { useLingui } from "@lingui/react/macro";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { TextLink } from "../../platform/tables/text-link.tsx";

/** The affiliate's name, which leads to its page. */
export function useCompanyColumn<
  Row extends { readonly affiliate_id: number; readonly company: string },
>(): ListColumn<Row> {
  const { t } = useLingui();
  return {
    id: "company",
    label: t`Company`,
    isFixed: true,
    text: (row) => row.company,
    cell: (row) => (
      <TextLink to="/affiliates/$affiliateId" params={{ affiliateId: String(row.affiliate_id) }}>
        {row.company}
      </TextLink>
    ),
  };
}
