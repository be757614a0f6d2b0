import { plural, t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { DayGroups, LoadMore, Totals } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatTime } from "../../platform/text.ts";
import { type Invitee, inviteesQuery } from "./api.ts";
import { levelText } from "./kinds.ts";
import { InviteSomebody } from "./team.tsx";

function Row({ invitee }: { invitee: Invitee }) {
  const { account, level, joined_at: joinedAt, recharge_count: count } = invitee;
  return (
    <li className="card flex min-h-16 items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium break-all">{account}</p>
        <p className="tabular text-xs text-quiet">
          {formatTime(joinedAt, "time")} · {levelText(level)}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1">
        {invitee.is_recharged ? (
          <>
            <span className="tabular text-sm font-semibold">
              {formatMoney(invitee.recharge_total)}
            </span>
            <Badge tone="leaf">{plural(count, { one: "# deposit", other: "# deposits" })}</Badge>
          </>
        ) : (
          <Badge>{t`No deposits yet`}</Badge>
        )}
      </div>
    </li>
  );
}

/** When each invitee joined, the latest first. */
export function InvitationRecord({ search }: { search: PeriodSearch }) {
  const query = useInfiniteQuery(inviteesQuery({ period: periodOf(search) }));
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
        {({ pages }) => {
          const first = pages[0];
          if (first === undefined || first.total === 0) {
            return (
              <EmptyState
                image={scenes.records}
                title={t`No registrations in this period`}
                text={t`Every registration through your link appears here.`}
                action={<InviteSomebody />}
              />
            );
          }
          return (
            <>
              <Totals
                totals={[
                  { name: t`Registrations`, value: String(first.total) },
                  { name: t`Deposited`, value: formatMoney(first.total_recharge) },
                  { name: t`Amount bet`, value: formatMoney(first.total_staked) },
                ]}
              />
              <DayGroups
                items={pages.flatMap((page) => page.list)}
                timeOf={(invitee) => invitee.joined_at}
                row={(invitee) => (
                  <Row key={`${invitee.account}:${invitee.joined_at}`} invitee={invitee} />
                )}
              />
              <LoadMore query={query} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
