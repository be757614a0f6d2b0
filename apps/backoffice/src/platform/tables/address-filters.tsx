/** Filters of a list that stand in its address, each under its name. */
import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { SelectFilter, TextFilter } from "../fields.tsx";
import { dayKey } from "@tucano/i18n/dates.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { daysOf, nameOf, type PeriodName, periodNames } from "./periods.ts";
import { dayParam, textParam, useAddressSearch } from "./list-search.ts";

/** Choices with their words. */
export const wordsOf = <Value extends string>(
  values: readonly Value[],
  say: (value: Value) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(values.map((value): [string, string] => [value, say(value)]));

type Named<Props> = Omit<Props, "value" | "onChange"> & { name: string };

export function AddressText({ name, ...field }: Named<ComponentProps<typeof TextFilter>>) {
  const { search, filter } = useAddressSearch();
  const change = (value: string | undefined) => filter({ [name]: value });
  return <TextFilter {...field} value={textParam(search[name]) ?? ""} onChange={change} />;
}

const WITH_THOUSANDS = /,|^\d{1,3}(?:\.\d{3})+$/;

/** An amount as people write it: "1.234,56" goes to the server as 1234.56. */
export function AddressMoney({ name, ...field }: Named<ComponentProps<typeof TextFilter>>) {
  const { search, filter } = useAddressSearch();
  const toWire = (written: string) =>
    WITH_THOUSANDS.test(written) ? written.replaceAll(".", "").replace(",", ".") : written;
  return (
    <TextFilter
      {...field}
      isShort
      value={textParam(search[name]) ?? ""}
      onChange={(value) => filter({ [name]: value === undefined ? undefined : toWire(value) })}
    />
  );
}

interface AddressSelectProps {
  name: string;
  label: string;
  /** The choices, by what stands in the address. */
  words: Readonly<Record<string, string>>;
  /** The default, while the address names none. Without it, the default is all. */
  usual?: string;
  /** Whether "all" can be chosen although there is another default. */
  withAll?: boolean;
}

export function AddressSelect({ name, label, words, usual, withAll }: AddressSelectProps) {
  const { t } = useLingui();
  const { search, filter } = useAddressSearch();
  const hasAll = usual === undefined || withAll === true;
  const options = Object.entries(words).map(([value, word]) => ({ value, label: word }));
  const all = { value: "all", label: t`All` };
  const shown = hasAll ? [all, ...options] : options;
  const silent = usual ?? "all";
  return (
    <SelectFilter
      label={label}
      value={textParam(search[name]) ?? silent}
      options={shown}
      onChange={(value) => filter({ [name]: value === silent ? undefined : value })}
    />
  );
}

/** The same by name: one press for what is asked for most. `usual`: where no days are named. */
export function AddressPeriods({ usual }: { usual?: PeriodName }) {
  const { t } = useLingui();
  const { search, filter } = useAddressSearch();
  const [today] = useState(() => dayKey(new Date().toISOString()));
  const words: Record<PeriodName, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`Last 7 days`,
    month: t`Last 30 days`,
    thisMonth: t`This month`,
    lastMonth: t`Last month`,
  };
  const days = { from: dayParam(search["from"]), to: dayParam(search["to"]) };
  return (
    <div className="overflow-x-auto max-md:col-span-2">
      <Segmented<PeriodName | "">
        label={t`Period`}
        value={nameOf(days, today) ?? (days.from === undefined ? (usual ?? "") : "")}
        onChange={(name) => name !== "" && filter({ ...daysOf(name, today) })}
        options={periodNames.map((value) => ({ value, label: words[value] }))}
      />
    </div>
  );
}

/** The first and the last day that a list is about. */
export function AddressDays() {
  const { t } = useLingui();
  return (
    <>
      <AddressText name="from" label={t`From day`} type="date" />
      <AddressText name="to" label={t`To day`} type="date" />
    </>
  );
}
