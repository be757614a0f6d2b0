import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { cx } from "./cx.ts";

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  prefix?: string;
  /** A button or note inside the field's right end. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Label above, value in the middle, hint or error below: the error is announced with the field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, prefix, trailing, className, id: ownId, ...input } = props;
  const fallbackId = useId();
  const id = ownId ?? fallbackId;
  const note = error ?? hint;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-medium text-quiet">
        {label}
      </label>
      <div
        className={cx(
          "flex min-h-12 items-center rounded-tile bg-surface-2 shadow-inner",
          "focus-within:outline-2 focus-within:outline-beak-text",
          error !== undefined && "outline-2 outline-coral",
        )}
      >
        {prefix !== undefined && (
          <span aria-hidden="true" className="pl-4 text-quiet">
            {prefix}
          </span>
        )}
        <input
          id={id}
          className={cx(
            "min-h-12 w-full min-w-0 bg-transparent px-4 text-base text-text outline-none",
            "placeholder:text-quiet/70",
            prefix !== undefined && "pl-2",
          )}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          {...input}
        />
        {trailing}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={cx("text-xs", error === undefined ? "text-quiet" : "text-coral-text")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
