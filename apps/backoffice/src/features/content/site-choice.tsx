import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { AddressSelect } from "../../platform/tables/address-filters.tsx";
import { sitesQuery } from "../../platform/subjects/site-field.tsx";

/** Which site is edited; the default one until somebody chooses. */
export function useChosenSite(chosen: string | undefined): string | undefined {
  const { data } = useQuery(sitesQuery);
  return chosen ?? data?.list.find(({ is_default }) => is_default)?.code;
}

/** The site that a page is about, as its address has it. */
export function SiteChoice() {
  const { t } = useLingui();
  const { data } = useQuery(sitesQuery);
  const sites = data?.list ?? [];
  const words = Object.fromEntries(sites.map(({ code, name }) => [code, name]));
  const usual = sites.find(({ is_default }) => is_default)?.code ?? "";
  return <AddressSelect name="site" label={t`Site`} words={words} usual={usual} />;
}
