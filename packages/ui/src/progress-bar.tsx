import { cx } from "./cx.ts";

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; what lies beyond is cut off. */
  value: number;
  /** What a screen reader says instead of a percentage: amounts, for instance. */
  valueText: string;
  tone?: "sea" | "gold";
  className?: string;
}

/** How far something has come. Even a little is seen to have begun. */
export function ProgressBar({
  label,
  value,
  valueText,
  tone = "sea",
  className,
}: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={valueText}
      className={cx("h-2.5 overflow-hidden rounded-full bg-surface-3", className)}
    >
      <div
        className={cx(
          "h-full rounded-full transition-[width] duration-400",
          tone === "gold" ? "bg-gold" : "bg-sea",
        )}
        style={{ width: share === 0 ? 0 : `max(${share * 100}%, 6px)` }}
      />
    </div>
  );
}
