import { type ReactNode, type SelectHTMLAttributes, useId } from "react";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

export function SelectField({ label, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-quiet">
        {label}
      </label>
      <select
        id={id}
        className="min-h-12 rounded-tile bg-surface-2 px-4 text-base text-text shadow-inner"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        {...select}
      >
        {children}
      </select>
      {error !== undefined && (
        <p id={`${id}-note`} className="text-xs text-coral-text">
          {error}
        </p>
      )}
    </div>
  );
}
