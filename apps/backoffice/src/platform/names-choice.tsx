import { useId } from "react";

interface NamesChoiceProps<Name extends string> {
  label: string;
  error?: string | undefined;
  names: readonly Name[];
  /** What people call them; left out: they are shown as they are. */
  words?: Readonly<Record<Name, string>> | undefined;
  value: readonly Name[];
  onChange: (chosen: Name[]) => void;
}

/** Some of a list of names that programs use. */
export function NamesChoice<Name extends string>(props: NamesChoiceProps<Name>) {
  const { label, names, words, value, error, onChange } = props;
  const note = useId();
  const toggle = (one: Name) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <fieldset className="flex flex-col" aria-describedby={error === undefined ? undefined : note}>
      <legend className="text-sm font-medium text-quiet">{label}</legend>
      {error !== undefined && (
        <p id={note} className="text-xs text-coral-text">
          {error}
        </p>
      )}
      {names.map((name) => (
        <label key={name} className="flex min-h-9 items-center gap-3 text-sm">
          <input
            type="checkbox"
            aria-invalid={error !== undefined || undefined}
            className="size-4 shrink-0 accent-beak"
            checked={value.includes(name)}
            onChange={() => toggle(name)}
          />
          {words === undefined ? <code>{name}</code> : words[name]}
        </label>
      ))}
    </fieldset>
  );
}
