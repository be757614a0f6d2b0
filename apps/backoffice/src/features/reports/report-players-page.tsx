import { useLingui } from "@lingui/react/macro";
import type { listReportPlayers } from "@tucano/contract/backoffice/payments/reports.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatCount } from "@tucano/i18n/money.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type ListColumn, ListTable } from "../../platform/tables/list-table.tsx";
import { useMay } from "../../platform/session/session.ts";
import { Money, PageHead } from "../../platform/tables/show.tsx";
import { reportPlayersQuery } from "./queries.ts";
import { dayText } from "./words.ts";

type Player = DataOf<typeof listReportPlayers>["list"][number];

const page = getRouteApi("/inside/reports/players");

export function ReportPlayersPage() {
  const { t } = useLingui();
  const { trail: _trail, ...input } = page.useSearch();
  const query = useQuery(reportPlayersQuery(input));
  const columns = useColumns();
  const day = dayText(input.day);
  const { game } = input;
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Who played ${game} on ${day}`} />
      <ListTable
        screen="report-players"
        caption={t`Players of the day`}
        query={query}
        columns={columns}
        keyOf={(row) => row.member_id}
        empty={t`Nobody played it on that day.`}
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<Player>[] {
  const { t } = useLingui();
  const mayRead = useMay()("members.read");
  const amount = (id: "turnover" | "wins" | "ggr", label: string): ListColumn<Player> => ({
    id,
    label,
    isNumber: true,
    text: (row) => row[id],
    cell: (row) => <Money wire={row[id]} />,
  });
  return [
    {
      id: "member",
      label: t`Player`,
      isFixed: true,
      text: (row) => String(row.member_id),
      cell: (row) =>
        mayRead ? (
          <Link
            to="/members/$memberId"
            params={{ memberId: String(row.member_id) }}
            className="tabular font-medium text-beak-text"
          >
            {row.member_id}
          </Link>
        ) : (
          <span className="tabular">{row.member_id}</span>
        ),
    },
    {
      id: "account",
      label: t`Account`,
      text: (row) => row.account_masked,
      cell: (row) => row.account_masked,
    },
    {
      id: "plays",
      label: t`Plays`,
      isNumber: true,
      text: (row) => String(row.plays),
      cell: (row) => formatCount(row.plays),
    },
    amount("turnover", t`Turnover`),
    amount("wins", t`Wins`),
    amount("ggr", t`GGR`),
  ];
}
