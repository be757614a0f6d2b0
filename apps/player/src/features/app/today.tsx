/** Time and result, one tap away: this visit's clock, and today's play as the server has it. */
import { t } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { statement } from "@tucano/contract/player/account/compliance.ts";
import { formatSignedMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import { ChevronRight } from "lucide-react";
import { call, useIsMember } from "../../platform/session/session.ts";
import { useSessionMinutes } from "./session-clock.ts";

export const todayQuery = queryOptions({
  queryKey: ["responsible-gaming", "today"],
  queryFn: () => call(statement, { range: "today" }),
  staleTime: 30_000,
});

export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0 flex-1">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular text-sm font-semibold whitespace-nowrap">{value}</dd>
    </div>
  );
}

interface TodayProps {
  className?: string;
  /** Called when the way to the limits is taken: whatever is open closes. */
  onLeave?: () => void;
}

export function Today({ className, onLeave }: TodayProps) {
  const isMember = useIsMember();
  const minutes = useSessionMinutes();
  const { data } = useQuery({ ...todayQuery, enabled: isMember });
  if (!isMember) return null;
  return (
    <section
      aria-label={t`Time and result`}
      className={cx("rounded-card bg-surface-2 px-4 pt-3 pb-1 shadow-inner", className)}
    >
      <dl className="grid grid-cols-3 gap-3">
        <Figure name={t`This visit`} value={formatMinutes(minutes)} />
        <Figure
          name={t`Played today`}
          value={data === undefined ? "–" : formatMinutes(data.minutes_played ?? 0)}
        />
        <Figure
          name={t`Result today`}
          value={data === undefined ? "–" : formatSignedMoney(data.net)}
        />
      </dl>
      <Link
        to="/responsible-gaming/limits"
        className="inline-flex min-h-11 items-center gap-1 text-xs font-medium text-beak-text no-underline hover:underline"
        {...(onLeave !== undefined && { onClick: onLeave })}
      >
        {t`Limits and time-outs`}
        <ChevronRight aria-hidden="true" className="size-3.5" />
      </Link>
    </section>
  );
}
