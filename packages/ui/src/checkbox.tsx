import { Check } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { cx } from "./cx.ts";

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode;
  /** Being kept: it takes no press and keeps the focus, which a disabled box would lose. */
  isBusy?: boolean | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Drawn here, as browsers' own boxes fit neither theme; in forced colours theirs is the better. */
const boxClass = cx(
  "peer size-6 appearance-none rounded-md border border-quiet bg-surface-2 transition-colors",
  "checked:border-beak-text checked:bg-beak disabled:opacity-50 aria-disabled:opacity-50 forced-colors:appearance-auto",
);

/** What is ticked comes from outside, so nothing changes. */
const refuse = (): void => undefined;

export function Checkbox({
  children,
  isBusy = false,
  error,
  className,
  onChange,
  ...input
}: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx("flex flex-col gap-1", className)}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-sm">
        <span className="relative flex size-6 shrink-0">
          <input
            id={id}
            type="checkbox"
            className={boxClass}
            aria-disabled={isBusy || undefined}
            onChange={isBusy ? refuse : onChange}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-note`}
            {...input}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-beak peer-checked:block forced-colors:!hidden"
          />
        </span>
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={`${id}-note`} className="text-xs text-coral-text">
          {error}
        </p>
      )}
    </div>
  );
}
