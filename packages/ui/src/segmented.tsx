import { useId } from "react";
import { cx } from "./cx.ts";

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few: radio buttons that look like one control, arrows and all. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="no-bar flex max-w-full min-w-0 gap-1 overflow-x-auto rounded-tile bg-surface-2 p-1">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "relative flex min-h-11 flex-1 items-center justify-center rounded-[9px] px-3 text-center",
            "text-sm font-medium whitespace-nowrap transition-colors",
            "has-focus-visible:outline-2 has-focus-visible:outline-beak-text",
            option.value === props.value ? "bg-surface-3 text-text shadow-inner" : "text-quiet",
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
