import { cx } from "@tucano/ui/cx.ts";
import { type Ref, type TextareaHTMLAttributes, useId } from "react";

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  isLabelHidden?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** It never gets lower than so many lines. */
  rows: number;
  ref?: Ref<HTMLTextAreaElement>;
}

const LINE_PX = 24;

/** A field for sentences; it grows with them, where the browser can. */
export function TextArea({ label, isLabelHidden, hint, error, rows, ...area }: TextAreaProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <label
        htmlFor={id}
        className={isLabelHidden === true ? "sr-only" : "text-sm font-medium text-quiet"}
      >
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        style={{ minHeight: (rows + 1) * LINE_PX }}
        className={cx(
          "field-sizing-content max-h-80 w-full resize-y rounded-tile bg-surface-2 px-4 py-3",
          "text-base text-text shadow-inner placeholder:text-quiet/70",
          "focus:outline-2 focus:outline-beak-text",
          error !== undefined && "outline-2 outline-coral",
        )}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        {...area}
      />
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
