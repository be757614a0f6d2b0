/** The parts that rows of all records are made of. */
import { t } from "@lingui/core/macro";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Fold } from "@tucano/ui/fold.tsx";
import type { ReactNode } from "react";

export function toneOf(wire: string): string {
  return wire.startsWith("-") || wire === "0.00" ? "" : "text-leaf-text";
}

interface RowProps {
  icon?: ReactNode;
  title: string;
  text: ReactNode;
  /** The right-hand side: an amount, a state. */
  side: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A line that opens to its details. */
export function OpeningRow({ icon, title, text, side, children, ...fold }: RowProps) {
  return (
    <li>
      <Fold
        {...fold}
        className="card"
        headClass="min-h-16 gap-3 px-4 py-3"
        head={
          <>
            {icon}
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-medium text-pretty">{title}</span>
              <span className="tabular block text-xs text-quiet max-sm:truncate">{text}</span>
            </span>
            <span className="flex shrink-0 flex-col items-end gap-1 text-right">{side}</span>
          </>
        }
      >
        <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
      </Fold>
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

/** A number that is compared letter by letter. */
export function NumberLine({ name, value }: { name: string; value: string }) {
  return <Line name={name} value={<span className="font-mono text-xs break-all">{value}</span>} />;
}

export function CopyKey(props: { text: string; label: string; copiedLabel: string }) {
  return <CopyButton look="quiet" size="sm" className="min-h-11" {...props} />;
}

export function CopyOrderNumber({ text }: { text: string }) {
  return <CopyKey text={text} label={t`Copy order number`} copiedLabel={t`Order number copied`} />;
}
