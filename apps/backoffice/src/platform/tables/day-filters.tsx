/** The first and the last day that a list is about, as its address holds them. */
import { useLingui } from "@lingui/react/macro";
import { TextFilter } from "../fields.tsx";
import { useAddressSearch } from "./list-search.ts";

interface DayFiltersProps {
  from: string | undefined;
  to: string | undefined;
}

export function DayFilters({ from, to }: DayFiltersProps) {
  const { t } = useLingui();
  const { filter } = useAddressSearch();
  return (
    <>
      <TextFilter
        label={t`From day`}
        type="date"
        value={from ?? ""}
        onChange={(day) => filter({ from: day })}
      />
      <TextFilter
        label={t`To day`}
        type="date"
        value={to ?? ""}
        onChange={(day) => filter({ to: day })}
      />
    </>
  );
}
