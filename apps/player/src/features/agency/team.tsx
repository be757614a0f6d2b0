import { t } from "@lingui/core/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { QueryState } from "../../platform/api/query-state.tsx";
import { LoadMore, Totals } from "../../platform/records/record-list.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatFigure, formatTime } from "../../platform/text.ts";
import { type Invitee, inviteesQuery, overviewQuery } from "./api.ts";
import { levelText } from "./kinds.ts";

export function InviteSomebody() {
  return (
    <Link to="/agency-center/invite" className={buttonClass("primary")}>
      {t`Share my link`}
    </Link>
  );
}

function Member({ invitee }: { invitee: Invitee }) {
  const joined = formatTime(invitee.joined_at, "day");
  return (
    <li className="card flex flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium break-all">{invitee.account}</p>
          <p className="tabular text-xs text-quiet">{t`since ${joined}`}</p>
        </div>
        <Badge tone={invitee.level === 1 ? "sea" : "neutral"}>{levelText(invitee.level)}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-2 text-sm">
        <div>
          <dt className="text-xs text-quiet">{t`Deposited`}</dt>
          <dd className="tabular font-semibold">{formatMoney(invitee.recharge_total)}</dd>
        </div>
        <div>
          <dt className="text-xs text-quiet">{t`Amount bet`}</dt>
          <dd className="tabular font-semibold">{formatMoney(invitee.staked_total)}</dd>
        </div>
      </dl>
    </li>
  );
}

function MyPlace() {
  const { data } = useQuery(overviewQuery);
  return (
    <p className="text-sm text-quiet">
      <Badge tone="sea">{t`Ordinary Agent`}</Badge>{" "}
      {data !== undefined && (
        <span className="tabular ml-1 whitespace-nowrap">{t`ID ${data.my_id}`}</span>
      )}
    </p>
  );
}

const levels = [1, 2, 3] as const;

/** Everybody who came by one's own link or by the links of these, and what each has brought. */
export function Team({ level }: { level: 1 | 2 | 3 | undefined }) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(inviteesQuery(level === undefined ? {} : { level }));
  return (
    <div className="flex flex-col gap-4">
      <MyPlace />
      <Segmented
        label={t`Level`}
        value={String(level ?? "all")}
        options={[
          { value: "all", label: t`All` },
          ...levels.map((each) => ({ value: String(each), label: t`Level ${each}` })),
        ]}
        onChange={(next) => {
          const chosen = levels.find((each) => String(each) === next);
          void navigate({
            to: "/agency-center/agent",
            search: chosen === undefined ? {} : { level: chosen },
            replace: true,
            resetScroll: false,
          });
        }}
      />
      <QueryState query={query} waiting={<SkeletonRows count={6} label={t`Loading`} />}>
        {({ pages }) => {
          const first = pages[0];
          if (first === undefined || first.total === 0) return <NoAgent />;
          return (
            <>
              <Totals
                totals={[
                  { name: t`Direct`, value: formatFigure(first.direct_count) },
                  { name: t`Indirect`, value: formatFigure(first.indirect_count) },
                  { name: t`Deposited`, value: formatMoney(first.total_recharge) },
                  { name: t`Amount bet`, value: formatMoney(first.total_staked) },
                ]}
              />
              <ul className="grid gap-2 md:grid-cols-2">
                {pages
                  .flatMap((page) => page.list)
                  .map((invitee) => (
                    <Member key={`${invitee.account}:${invitee.joined_at}`} invitee={invitee} />
                  ))}
              </ul>
              <LoadMore query={query} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

function NoAgent() {
  return (
    <EmptyState
      image={scenes.inbox}
      title={t`No agent to display`}
      text={t`Everyone who registers through your link is listed here, with what they bring.`}
      action={<InviteSomebody />}
    />
  );
}
