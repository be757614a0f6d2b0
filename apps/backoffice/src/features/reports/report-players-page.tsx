import { useLingui } from "@lingui/react/macro";
import { listReportPlayers } from "@tucano/contract/backoffice/payments/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { formatFigure } from "../../platform/figures.ts";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import { useMay } from "../../platform/session/session.ts";
import { askList, type RowOf } from "../../platform/api.ts";
import { ListPage } from "../../platform/tables/page.tsx";
import { dayText } from "./words.ts";
import { moneyColumn, textColumn } from "../../platform/tables/columns.tsx";

type Player = RowOf<typeof listReportPlayers>;

const page = getRouteApi("/inside/reports/players");

export function ReportPlayersPage() {
  const { t } = useLingui();
  const search = page.useSearch();
  const day = dayText(search.day);
  const query = useQuery(askList(listReportPlayers, search));
  const game = query.data?.game_name ?? search.game;
  return (
    <ListPage
      screen="report-players"
      title={t`Who played ${game} on ${day}`}
      caption={t`Players of the day`}
      query={query}
      columns={useColumns()}
      keyOf={(row) => row.member_id}
      empty={t`Nobody played it on that day.`}
    />
  );
}

function useColumns(): readonly ListColumn<Player>[] {
  const { t } = useLingui();
  const mayRead = useMay()("members.read");
  const amount = (id: "turnover" | "wins" | "ggr", label: string): ListColumn<Player> =>
    moneyColumn(id, label, (row) => row[id]);
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
    textColumn("account", t`Account`, (row) => row.account_masked),
    {
      id: "plays",
      label: t`Plays`,
      isNumber: true,
      text: (row) => String(row.plays),
      cell: (row) => formatFigure(row.plays),
    },
    amount("turnover", t`Turnover`),
    amount("wins", t`Wins`),
    amount("ggr", t`GGR`),
  ];
}
