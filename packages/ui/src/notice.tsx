import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type NoticeTone = "info" | "good" | "error";

const looks: Record<NoticeTone, string> = {
  info: "bg-sea/12 text-sea-text",
  good: "bg-leaf/12 text-leaf-text",
  error: "bg-coral/12 text-coral-text",
};
const icons = { info: Info, good: CircleCheck, error: CircleAlert };

/** A sentence that stays on the page, beside what it is about. */
export function Notice({ tone = "info", children }: { tone?: NoticeTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cx("flex items-start gap-3 rounded-tile px-4 py-3 text-sm", looks[tone])}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 text-left text-text">{children}</div>
    </div>
  );
}
