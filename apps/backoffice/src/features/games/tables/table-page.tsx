import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { readTable } from "@tucano/contract/backoffice/games/tables.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { DataTable, MemberLink } from "../../../platform/tables/data-table.tsx";
import { Card, CardTable, Fact, Loaded, Moment, Money } from "../../../platform/tables/show.tsx";
import { BetBadge, PhaseBadge } from "../labels.tsx";
import { tableQuery } from "../queries.ts";
import { RunBy } from "./tables-page.tsx";
import { VoidTableButton } from "../rounds/void-buttons.tsx";
import { Page } from "../../../platform/tables/page.tsx";
import { CopyLine } from "../../../platform/copy-line.tsx";

type Detail = DataOf<typeof readTable>;

export function TablePage() {
  const { code = "" } = useParams({ strict: false });
  const query = useQuery(tableQuery(code));
  return (
    <Loaded query={query}>
      {({ table, bets, past }) => (
        <Page
          title={table.name}
          acts={table.round !== null && <VoidTableButton round={table.round} />}
        >
          {table.salt_due !== null && <SaltDue code={table.code} event={table.salt_due} />}
          <Running table={table} />
          <Bets bets={bets} />
          <Past rounds={past} />
        </Page>
      )}
    </Loaded>
  );
}

/** The table is shut, or runs on a salt of the house's, until somebody enters it. */
function SaltDue({ code, event }: { code: string; event: string }) {
  const { t } = useLingui();
  const command = `npm run salts -- enter ${code} <signature>`;
  return (
    <Card title={t`A public event has happened, and its salt is missing`}>
      <p className="text-sm break-words">{event}</p>
      <p className="text-sm text-quiet">
        <Trans>Look up the signature of that round and enter it where the server runs:</Trans>
      </p>
      <CopyLine text={command} />
    </Card>
  );
}

function Running({ table }: { table: Detail["table"] }) {
  const { t } = useLingui();
  const { round } = table;
  return (
    <Card title={t`Running round`}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label={t`Round`}>{round?.number ?? "–"}</Fact>
        <Fact label={t`Phase`}>{round === null ? "–" : <PhaseBadge phase={round.phase} />}</Fact>
        <Fact label={t`Players`}>{round?.players ?? "–"}</Fact>
        <Fact label={t`Bets`}>{round?.bets ?? "–"}</Fact>
        <Fact label={t`At stake`}>{round === null ? "–" : <Money wire={round.stake} />}</Fact>
        <Fact label={t`Demo bets`}>{round?.demo_bets ?? "–"}</Fact>
        <Fact label={t`Called off today`}>{table.void_today}</Fact>
        <Fact label={t`Open bets`} {...(table.open_bets > 0 ? { tone: "coral" as const } : {})}>
          {table.open_bets}
        </Fact>
        <Fact label={t`Run by`}>
          <RunBy table={table} />
        </Fact>
      </dl>
    </Card>
  );
}

function Bets({ bets }: { bets: Detail["bets"] }) {
  const { t } = useLingui();
  return (
    <Card title={t`Highest bets of this round`}>
      <CardTable isEmpty={bets.length === 0}>
        <DataTable
          rows={bets}
          keyOf={(bet) => bet.bet_id}
          columns={[
            {
              label: t`Player`,
              cell: ({ member }) => (member === null ? t`Demo` : <MemberLink member={member} />),
            },
            { label: t`Stake`, isNumber: true, cell: (bet) => <Money wire={bet.stake} /> },
            { label: t`State`, cell: (bet) => <BetBadge status={bet.status} /> },
            { label: t`When`, cell: (bet) => <Moment iso={bet.placed_at} /> },
          ]}
        />
      </CardTable>
    </Card>
  );
}

function Past({ rounds }: { rounds: Detail["past"] }) {
  const { t } = useLingui();
  return (
    <Card title={t`Last rounds`}>
      <CardTable isEmpty={rounds.length === 0}>
        <DataTable
          rows={rounds}
          keyOf={(round) => round.round_id}
          columns={[
            { label: t`Round`, isNumber: true, cell: (round) => String(round.number) },
            { label: t`Result`, cell: (round) => shownResult(round.result) },
            { label: t`Bets`, isNumber: true, cell: (round) => round.bets },
            { label: t`Staked`, isNumber: true, cell: (round) => <Money wire={round.stake} /> },
            { label: t`Won`, isNumber: true, cell: (round) => <Money wire={round.win} /> },
            { label: t`Ended`, cell: (round) => <Moment iso={round.ended_at} /> },
            { label: t`State`, cell: (round) => <PhaseBadge phase={round.phase} /> },
            { label: t`Act`, cell: (round) => <VoidTableButton round={round} isSmall /> },
          ]}
        />
      </CardTable>
      <p className="text-xs text-quiet">
        <Trans>A round is called off as a whole; of one player's bet see the page of rounds.</Trans>
      </p>
    </Card>
  );
}

/** The server's words; where a flight ended is a figure in them. */
const shownResult = (result: string | null) =>
  result === null ? "–" : result.replace(/\b(\d+)\.(\d+)(?=×)/, "$1,$2");
