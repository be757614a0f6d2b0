import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { listSites } from "@tucano/contract/backoffice/site/content-sites.ts";
import { ask } from "../api.ts";
import { SelectField } from "../select-field.tsx";

export const sitesQuery = ask(listSites, {});

interface SiteFieldProps {
  /** Empty: all of them. */
  value: string;
  onChange: (site: string) => void;
}

/** One site, or all. */
export function SiteField(props: SiteFieldProps) {
  const { t } = useLingui();
  const { data } = useQuery(sitesQuery);
  const options = (data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectField
      label={t`Site`}
      options={[{ value: "", label: t`All sites` }, ...options]}
      {...props}
    />
  );
}
