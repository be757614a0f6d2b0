import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { SelectFilter } from "../../platform/fields.tsx";
import { sitesQuery } from "./queries.ts";

/** Which site is edited; the default one until somebody chooses. */
export function useChosenSite(chosen: string | undefined): string | undefined {
  const { data } = useQuery(sitesQuery);
  return chosen ?? data?.list.find(({ is_default }) => is_default)?.code;
}

interface SiteChoiceProps {
  /** What an empty choice means; by default, the default site. */
  none?: string;
  value: string | undefined;
  onChange: (site: string | undefined) => void;
}

export function SiteChoice({ value, none, onChange }: SiteChoiceProps) {
  const { t } = useLingui();
  const { data } = useQuery(sitesQuery);
  const options = (data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectFilter
      label={t`Site`}
      value={value ?? ""}
      all={none ?? t`The default site`}
      options={options}
      onChange={onChange}
    />
  );
}
