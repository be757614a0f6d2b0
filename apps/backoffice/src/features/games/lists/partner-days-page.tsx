import { Trans, useLingui } from "@lingui/react/macro";
import {
  listPartnerDays,
  listPartnerDifferences,
  matchPartnerDay,
  settlePartnerDifference,
} from "@tucano/contract/backoffice/games/partner-days.ts";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { usePress } from "../../../platform/act.ts";
import { ActButton } from "../../../platform/act-button.tsx";
import { askList, call, type RowOf } from "../../../platform/api.ts";
import { language } from "../../../platform/language.ts";
import {
  memberColumn,
  moneyColumn,
  numberColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { ListPage } from "../../../platform/tables/page.tsx";
import { Day as DayOf } from "../../../platform/tables/show.tsx";
import { PartnerSums } from "./partner-sums.tsx";
import { TextLink } from "../../../platform/tables/text-link.tsx";

type Day = RowOf<typeof listPartnerDays>;
type Difference = RowOf<typeof listPartnerDifferences>;

const page = getRouteApi("/inside/partner-days");

/** All days, or the sums and differences of the one that the address names. */
export function PartnerDaysPage() {
  const { partner, day } = page.useSearch();
  if (partner === undefined || day === undefined) return <Days />;
  return <Differences partner={partner} day={day} />;
}

function Days() {
  const { t } = useLingui();
  const { cursor } = page.useSearch();
  return (
    <ListPage
      screen="partner-days"
      title={t`Partners' days`}
      above={
        <p className="text-sm text-quiet">
          <Trans>Every morning the day before (UTC) is compared with each partner's list.</Trans>
        </p>
      }
      query={useQuery(askList(listPartnerDays, cursor === undefined ? {} : { cursor }))}
      columns={useDayColumns()}
      keyOf={(row) => `${row.partner} ${row.day}`}
      empty={t`No day has been compared yet.`}
    />
  );
}

function useDayColumns(): readonly ListColumn<Day>[] {
  const { t } = useLingui();
  return [
    {
      id: "day",
      label: t`Day`,
      isFixed: true,
      text: (row) => row.day,
      cell: ({ partner, day }) => (
        <TextLink to="/partner-days" search={{ partner, day }}>
          <DayOf day={day} />
        </TextLink>
      ),
    },
    textColumn("partner", t`Partner`, (row) => row.partner),
    moneyColumn("our_bets", t`Staked, ours`, (row) => row.our_bets),
    moneyColumn("their_bets", t`Staked, theirs`, (row) => row.their_bets),
    moneyColumn("our_wins", t`Won, ours`, (row) => row.our_wins),
    moneyColumn("their_wins", t`Won, theirs`, (row) => row.their_wins),
    numberColumn("unreadable", t`Unreadable`, (row) => row.unreadable),
    {
      id: "differences",
      label: t`Differences`,
      text: (row) => String(row.open_count),
      cell: ({ open_count: open, settled_count: settled }) => {
        if (open > 0) return <Badge tone="coral">{t`${open} open`}</Badge>;
        if (settled > 0) return <Badge tone="gold">{t`${settled} settled`}</Badge>;
        return <Badge tone="leaf">{t`None`}</Badge>;
      },
    },
  ];
}

function Differences({ partner, day }: { partner: string; day: string }) {
  const { t } = useLingui();
  const { cursor } = page.useSearch();
  const run = usePress(() => call(matchPartnerDay, { partner, day }), {
    isGood: ({ open_count: count }) => count === 0,
    done: ({ open_count: count }) => t`Differences to settle: ${count}`,
  });
  const shown = formatInstant(day, "day", language);
  const input = { partner, day, ...(cursor === undefined ? {} : { cursor }) };
  return (
    <ListPage
      screen="partner-differences"
      title={t`${partner}, ${shown}`}
      acts={
        <Button look="quiet" isBusy={run.isPending} onClick={() => run.mutate(undefined)}>
          <Trans>Compare again</Trans>
        </Button>
      }
      caption={t`Differences`}
      above={<PartnerSums partner={partner} day={day} />}
      query={useQuery(askList(listPartnerDifferences, input))}
      columns={useDifferenceColumns(partner, day)}
      keyOf={(row) => row.transaction_id}
      empty={t`Nothing differs on this day.`}
    />
  );
}

function useDifferenceColumns(partner: string, day: string): readonly ListColumn<Difference>[] {
  const { t } = useLingui();
  const kinds: Record<Difference["kind"], string> = {
    only_ours: t`Only ours`,
    only_theirs: t`Only theirs`,
    amount: t`Another amount`,
    state: t`Undone on one side`,
  };
  const movements = { bet: t`Stake`, win: t`Win` };
  return [
    textColumn("transaction", t`Transaction`, (row) => row.transaction_id, { isFixed: true }),
    textColumn("kind", t`What differs`, (row) => kinds[row.kind]),
    textColumn("movement", t`Stake or win`, (row) => movements[row.movement]),
    textColumn("game", t`Game`, (row) => row.game),
    textColumn("round", t`Round`, (row) => row.round),
    memberColumn("player", t`Player`, (row) => row.member),
    moneyColumn("ours", t`Ours`, (row) => row.ours),
    moneyColumn("theirs", t`Theirs`, (row) => row.theirs),
    textColumn("status", t`Their state`, (row) => row.their_status),
    {
      id: "settled",
      label: t`Settled`,
      isFixed: true,
      text: (row) => row.reason ?? "",
      cell: (row) =>
        row.settled_at === null ? (
          <ActButton
            permission="payments.reconcile"
            label={t`Settle`}
            text={kinds[row.kind]}
            submit={t`Mark as settled`}
            done={t`Settled.`}
            act={(reason) =>
              call(settlePartnerDifference, {
                partner,
                day,
                transaction_id: row.transaction_id,
                reason,
              })
            }
          />
        ) : (
          <span>
            {row.reason} · {row.settled_by}
          </span>
        ),
    },
  ];
}
