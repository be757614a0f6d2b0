/** The parts that rows of all records are made of. */
import { cx } from "@tucano/ui/cx.ts";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

export function toneOf(wire: string): string {
  return wire.startsWith("-") || wire === "0.00" ? "" : "text-leaf-text";
}

interface RowProps {
  title: string;
  text: ReactNode;
  /** The right-hand side: an amount, a state. */
  side: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that opens to its details. */
export function OpeningRow({ title, text, side, isOpen, children }: RowProps) {
  return (
    <li>
      <details className="card group" open={isOpen}>
        <summary className="flex min-h-16 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-medium text-pretty">{title}</span>
            <span className="tabular block truncate text-xs text-quiet">{text}</span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-0.5 text-right">{side}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
      </details>
    </li>
  );
}

export function Line({ name, value, tone }: { name: string; value: ReactNode; tone?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5 text-sm">
      <dt className="shrink-0 text-quiet">{name}</dt>
      <dd className={cx("tabular min-w-0 text-right font-medium break-words", tone)}>{value}</dd>
    </div>
  );
}
