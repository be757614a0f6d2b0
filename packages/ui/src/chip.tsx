import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** The look of a filter chip, pressed or not; used on buttons and links alike. */
export function chipClass(isChosen: boolean): string {
  return cx(
    "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 text-sm font-medium",
    "whitespace-nowrap no-underline transition-colors duration-120",
    isChosen ? "bg-text text-ground" : "bg-surface-2 text-text shadow-inner hover:bg-surface-3",
  );
}

export type BadgeTone = "neutral" | "leaf" | "gold" | "coral" | "sea";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-surface-3 text-quiet",
  leaf: "bg-leaf/15 text-leaf-text",
  gold: "bg-gold/15 text-gold-text",
  coral: "bg-coral/15 text-coral-text",
  sea: "bg-sea/15 text-sea-text",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold",
        "whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
