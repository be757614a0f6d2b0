import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { cx } from "./cx.ts";

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx("flex flex-col gap-1", className)}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-sm">
        <input
          id={id}
          type="checkbox"
          className="size-6 shrink-0 accent-beak"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          {...input}
        />
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
