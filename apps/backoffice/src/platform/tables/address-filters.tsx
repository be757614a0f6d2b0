/** Filters of a list that stand in its address, each under its name. */
import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { SelectFilter, TextFilter } from "../fields.tsx";
import { textParam, useAddressSearch } from "./list-search.ts";

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
