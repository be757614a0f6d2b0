import { useId } from "react";

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** One of several, as a field of a form. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-quiet">
        {label}
      </label>
      <select
        id={id}
        className="min-h-12 w-full rounded-tile bg-surface-2 px-4 text-base text-text shadow-inner focus-visible:outline-2 focus-visible:outline-beak-text"
        value={value}
        onChange={(event) => {
          const chosen = options.find((one) => one.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}
