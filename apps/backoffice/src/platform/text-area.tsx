import { cx } from "@tucano/ui/cx.ts";
import { type TextareaHTMLAttributes, useId } from "react";

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
}

/** A field for sentences; it grows with them, where the browser can. */
export function TextArea({ label, className = "max-h-80", ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-quiet">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        className={cx(
          "field-sizing-content min-h-20 w-full resize-y rounded-tile bg-surface-2 px-4",
          "py-3 text-base text-text shadow-inner md:text-sm focus:outline-2 focus:outline-beak-text",
          className,
        )}
        {...area}
      />
    </div>
  );
}
