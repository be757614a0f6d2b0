/** Small filter fields: dense, labelled, at home above a table. */
import { cx } from "@tucano/ui/cx.ts";
import { type ReactNode, useDeferredValue, useEffect, useId, useState } from "react";

const box =
  "min-h-9 rounded-[10px] border border-line bg-surface-1 px-3 text-base text-text md:text-sm " +
  "focus-visible:outline-2 focus-visible:outline-beak-text";

interface LabelledProps {
  label: string;
  /** On phones two short fields stand side by side, and others have a line of their own. */
  isLong?: boolean;
  children: (id: string) => ReactNode;
}

function Labelled({ label, isLong = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={cx("flex min-w-0 flex-col gap-1", isLong && "max-md:col-span-2")}>
      <label htmlFor={id} className="text-xs text-quiet">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface SelectFilterProps<Value extends string> {
  label: string;
  value: Value | "";
  /** What no choice stands for, where there may be none. */
  all?: string | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, value, all, options, onChange } = props;
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          className={box}
          value={value}
          onChange={(event) =>
            onChange(options.find((option) => option.value === event.target.value)?.value)
          }
        >
          {all !== undefined && <option value="">{all}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

interface TextFilterProps {
  label: string;
  value: string;
  type?: "search" | "date" | "number";
  /** A few letters. */
  isShort?: boolean;
  className?: string;
  onChange: (value: string | undefined) => void;
}

/** Says what was typed when the hand rests; the slash key leads here where it is the main one. */
export function TextFilter({
  label,
  value,
  type = "search",
  isShort = false,
  className,
  onChange,
}: TextFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  // The address changed by another way, such as a saved view or Back; our own words stay.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) setText(value);
  }
  const rested = useDeferredValue(text);
  useEffect(() => {
    if (rested === value) return undefined;
    const timer = setTimeout(() => {
      setSent(rested);
      onChange(rested === "" ? undefined : rested);
    }, 250);
    return () => clearTimeout(timer);
  }, [rested, value, onChange]);
  const isLong = type === "search" && !isShort;
  return (
    <Labelled label={label} isLong={isLong}>
      {(id) => (
        <input
          id={id}
          type={type}
          maxLength={100}
          min={type === "number" ? 0 : undefined}
          data-slash={type === "search" ? "" : undefined}
          className={cx(box, isShort && "md:w-32", isLong && "md:w-64", className)}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Labelled>
  );
}
