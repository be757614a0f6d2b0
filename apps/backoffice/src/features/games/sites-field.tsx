import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { studiosQuery } from "./queries.ts";

interface SitesFieldProps {
  /** Null: all, those to come included. */
  value: readonly string[] | null;
  onChange: (sites: string[] | null) => void;
}

/** On which sites a game is: all of them, or those that are ticked. */
export function SitesField({ value, onChange }: SitesFieldProps) {
  const { data } = useQuery(studiosQuery);
  const sites = data?.sites ?? [];
  const toggle = (code: string, isOn: boolean) => {
    const others = (value ?? []).filter((one) => one !== code);
    onChange(isOn ? [...others, code] : others);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium text-quiet">
        <Trans>Sites</Trans>
      </legend>
      <Checkbox
        checked={value === null}
        onChange={(event) => onChange(event.target.checked ? null : sites.map(({ code }) => code))}
      >
        <Trans>All sites, those to come included</Trans>
      </Checkbox>
      {value !== null &&
        sites.map(({ code, name }) => (
          <Checkbox
            key={code}
            checked={value.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      {value?.length === 0 && (
        <p className="text-sm text-quiet">
          <Trans>None ticked: it stays on all sites. To take it away, hide it.</Trans>
        </p>
      )}
    </fieldset>
  );
}
