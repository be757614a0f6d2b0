/** A section that a phone keeps under one line, and a wide screen shows. */
import { Fold } from "@tucano/ui/fold.tsx";
import type { ReactNode } from "react";
import { useIsWide } from "./use-is-wide.ts";

interface PhoneFoldProps {
  title: string;
  /** What it comes to, on the line. */
  summary?: string | undefined;
  children: ReactNode;
}

export function PhoneFold({ title, summary, children }: PhoneFoldProps) {
  const isWide = useIsWide();
  const heading = <h2 className="text-base font-semibold">{title}</h2>;
  if (isWide) {
    return (
      <section className="card flex flex-col gap-3 p-5">
        {heading}
        {children}
      </section>
    );
  }
  return (
    <Fold
      className="card"
      headClass="min-h-14 justify-between gap-3 px-5 py-3"
      head={
        <span>
          {heading}
          {summary !== undefined && (
            <span className="tabular block text-sm text-quiet">{summary}</span>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-3 px-5 pb-5">{children}</div>
    </Fold>
  );
}
