import { cx } from "./cx.ts";

/** A resting shape in the final geometry; silent to screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx("animate-shimmer rounded-tile bg-surface-2", className)}
    />
  );
}

export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-18 rounded-card" />
      ))}
    </div>
  );
}
