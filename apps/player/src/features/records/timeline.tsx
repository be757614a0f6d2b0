import { cx } from "@tucano/ui/cx.ts";
import { formatTime } from "../../platform/text.ts";

export interface Step {
  name: string;
  /** Null: nobody wrote down when. */
  at: string | null;
  /** A word before the time, such as "until", and a reason after it. */
  text?: string | undefined;
  reason?: string | null | undefined;
}

/** An order's history, the earliest first; the last entry is its state. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => {
        const isLast = index === steps.length - 1;
        return (
          <li key={`${index}-${step.name}`} className="relative flex gap-3 pb-4 last:pb-0">
            <span
              aria-hidden="true"
              className={cx(
                "mt-1.5 size-2.5 shrink-0 rounded-full",
                isLast ? "bg-beak" : "bg-line",
              )}
            />
            {!isLast && (
              <span
                aria-hidden="true"
                className="absolute top-4 bottom-0 left-[4px] w-0.5 bg-line"
              />
            )}
            <span className="min-w-0">
              <span className="block text-sm font-medium">{step.name}</span>
              {step.at !== null && (
                <span className="tabular block text-xs text-quiet">
                  {step.text} {formatTime(step.at, "full")}
                </span>
              )}
              {step.reason != null && <span className="block text-sm">{step.reason}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
