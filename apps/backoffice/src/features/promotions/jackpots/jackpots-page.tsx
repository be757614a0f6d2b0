import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reportJackpots } from "@tucano/contract/backoffice/site/jackpots.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { ask } from "../../../platform/api.ts";
import { language } from "../../../platform/language.ts";
import { ToRound } from "../../../platform/rounds/to-round.tsx";
import {
  momentColumn,
  moneyColumn,
  numberedMemberColumn,
  textColumn,
} from "../../../platform/tables/columns.tsx";
import type { ListColumn } from "../../../platform/tables/list-table.tsx";
import { DataTable } from "../../../platform/tables/data-table.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { ViewTable } from "../../../platform/tables/view-table.tsx";
import { NothingHere, OrderNo } from "../../../platform/tables/show.tsx";

type Report = DataOf<typeof reportJackpots>;
type Pool = Report["list"][number];
type Win = Report["wins"][number];

const query = ask(reportJackpots, {});
const inWords = (figure: number) => figureIn(language, figure);

/** The jackpots: what is in them, what fed them, and whether they are won as they should be. */
export function JackpotsPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Jackpots`}>
      <ViewTable
        query={useQuery(query)}
        columns={usePoolColumns()}
        keyOf={(row) => row.pool}
        empty={t`No jackpots.`}
        label={t`Jackpots`}
        above={({ is_open: isOpen }) => <Explanation isOpen={isOpen} />}
      />
      <Wins />
    </Page>
  );
}

function Explanation({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <div className="flex max-w-prose flex-col gap-2 text-sm text-quiet">
      <p className="flex flex-wrap items-center gap-2">
        {isOpen ? (
          <Badge tone="leaf">{t`Open`}</Badge>
        ) : (
          <Badge tone="neutral">{t`Closed: nothing is drawn or added`}</Badge>
        )}
        <Link to="/market" search={{ key: "jackpots" }} className="text-beak-text">
          <Trans>Odds, parts of the stake and seeds</Trans>
        </Link>
      </p>
      <p>
        <Trans>
          What is added and each seed come from the account <code>jackpot:cost</code>; what is won
          goes through <code>jackpot:prize</code> to the player. A pool is its seeds and what was
          added, less its prizes.
        </Trans>
      </p>
    </div>
  );
}

function Wins() {
  const { t } = useLingui();
  const columns = useWinColumns();
  const { data } = useQuery(query);
  if (data === undefined) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <Trans>Latest wins</Trans>
      </h2>
      {data.wins.length === 0 ? (
        <NothingHere text={t`Nobody has won one yet.`} />
      ) : (
        <div className="card overflow-x-auto">
          <DataTable<Win>
            rows={data.wins}
            columns={columns}
            keyOf={(row) => `${row.pool} ${row.round_id}`}
          />
        </div>
      )}
    </section>
  );
}

function usePoolNames(): Readonly<Record<Pool["pool"], string>> {
  const { t } = useLingui();
  return { mini: t`Mini`, major: t`Major`, grand: t`Grand`, personal: t`Players' own` };
}

function usePoolColumns(): readonly ListColumn<Pool>[] {
  const { t } = useLingui();
  const names = usePoolNames();
  return [
    textColumn("pool", t`Jackpot`, (row) => names[row.pool], { isFixed: true }),
    moneyColumn("held", t`In it`, (row) => row.held),
    moneyColumn("contributed", t`Added by the house`, (row) => row.contributed),
    moneyColumn("seeds", t`Seeds`, (row) => row.seeds),
    moneyColumn("paid", t`Paid`, (row) => row.paid),
    moneyColumn("staked", t`Staked in cash`, (row) => row.staked),
    textColumn(
      "wins",
      t`Won / expected`,
      (row) => `${inWords(row.wins)} / ${inWords(row.expected_wins)}`,
    ),
    textColumn("deviation", t`Standard deviations`, (row) =>
      row.deviation === null ? t`too early` : inWords(row.deviation),
    ),
  ];
}

function useWinColumns(): readonly ListColumn<Win>[] {
  const { t } = useLingui();
  const names = usePoolNames();
  return [
    numberedMemberColumn("member", t`Player`, (row) => row.member, { isFixed: true }),
    textColumn("pool", t`Jackpot`, (row) => names[row.pool]),
    textColumn("game", t`Game`, (row) => row.game),
    moneyColumn("stake", t`Stake`, (row) => row.stake),
    moneyColumn("amount", t`Won`, (row) => row.amount),
    momentColumn("won", t`Won at`, (row) => row.won_at),
    momentColumn("paid", t`Paid at`, (row) => row.paid_at),
    {
      id: "round",
      label: t`Round`,
      text: (row) => row.round_id,
      cell: ({ member, round_id }) => (
        <ToRound memberId={member.member_id} round={{ studio: "house", round_id }}>
          <OrderNo text={round_id} />
        </ToRound>
      ),
    },
  ];
}
