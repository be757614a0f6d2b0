import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@tucano/ui/button.tsx";
import { FileDown } from "lucide-react";
import { today } from "../../platform/clock.ts";
import { daysOf, periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { useIsMember } from "../../platform/session/session.ts";
import type { StatementKind } from "./statement-kinds.ts";

/** To the same period on paper or as a table: the days are in the address, so they stay. */
export function ExportLink({ kind, search }: { kind: StatementKind; search: PeriodSearch }) {
  const isMember = useIsMember();
  if (!isMember) return null;
  return (
    <Link
      to="/statement"
      search={{ kind, ...daysOf(periodOf(search), today()) }}
      className={buttonClass("quiet", "sm", "min-h-11")}
    >
      <FileDown aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t`Export`}</span>
    </Link>
  );
}
