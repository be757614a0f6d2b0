import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { reportDimensions } from "@tucano/contract/backoffice/payments/reports.ts";
import { formatFigure } from "../../platform/figures.ts";
import type { ListColumn } from "../../platform/tables/list-table.tsx";
import type { ReportInput, ReportRow } from "./queries.ts";
import { dayText } from "./words.ts";
import { TextLink } from "../../platform/tables/text-link.tsx";

export type Dimension = (typeof reportDimensions)[number];

export function useDimensionWords(): Record<Dimension, string> {
  const { t } = useLingui();
  return { day: t`Day`, site: t`Site`, game: t`Game`, studio: t`Studio`, agent: t`Agent` };
}

/** What figures are called, in tables and in files. */
export function useFigureWords(): Record<Exclude<keyof ReportRow, "key" | "label">, string> {
  const { t } = useLingui();
  return {
    plays: t`Plays`,
    turnover: t`Turnover`,
    wins: t`Wins`,
    ggr: t`GGR`,
    player_days: t`Player-days`,
    registrations: t`Registrations`,
    deposits_count: t`Number of deposits`,
    deposits: t`Deposits`,
    first_deposits: t`First deposits`,
    first_deposits_amount: t`Amount of first deposits`,
    withdrawals_count: t`Number of withdrawals`,
    withdrawals: t`Withdrawals`,
    fees: t`Fees`,
    bonus_cost: t`Bonus cost`,
    commissions: t`Commissions`,
    ngr: t`NGR`,
  };
}

/** Where a row's number comes from: the same report, one dimension further down. */
function further(by: Dimension, key: string, input: ReportInput) {
  const { cursor: _cursor, sort: _sort, limit: _limit, ...rest } = input;
  const from = { ...rest } as const;
  switch (by) {
    case "day":
      return { ...from, by: "game" as const, from: key, to: key };
    case "site":
      return { ...from, by: "day" as const, site: key };
    case "studio":
      return { ...from, by: "game" as const, studio: key };
    case "game":
      return { ...from, by: "day" as const, game: key };
    case "agent":
      return { ...from, by: "day" as const, agent_id: Number(key) };
  }
}

function Key({ row, by, input }: { row: ReportRow; by: Dimension; input: ReportInput }) {
  const text = by === "day" ? dayText(row.key) : row.label === "" ? "–" : row.label;
  const game = by === "game" ? row.key : input.game;
  const day = by === "day" ? row.key : input.from === input.to ? input.from : undefined;
  // A game's day is as far down as a report goes: below it are the players.
  if (game !== undefined && day !== undefined) {
    return (
      <TextLink to="/reports/players" search={{ day, game }}>
        {text}
      </TextLink>
    );
  }
  return (
    <TextLink to="/reports" search={further(by, row.key, input) as never}>
      {text}
    </TextLink>
  );
}

export function useReportColumns(
  by: Dimension,
  input: ReportInput,
): readonly ListColumn<ReportRow>[] {
  const words = useDimensionWords();
  const heads = useFigureWords();
  type Amount = "turnover" | "wins" | "ggr" | "deposits" | "withdrawals" | "fees" | "bonus_cost";
  const amount = (id: Amount | "commissions" | "ngr", sortable = false): ListColumn<ReportRow> => ({
    id,
    label: heads[id],
    isNumber: true,
    isSortable: sortable,
    text: (row) => row[id] ?? "",
    cell: (row) => (row[id] === null ? "–" : formatMoney(row[id])),
  });
  const number = (id: "plays" | "registrations" | "first_deposits"): ListColumn<ReportRow> => ({
    id,
    label: heads[id],
    isNumber: true,
    text: (row) => String(row[id] ?? ""),
    cell: (row) => (row[id] === null ? "–" : formatFigure(row[id])),
  });
  const players: ListColumn<ReportRow> = {
    id: "players",
    label: heads.player_days,
    isNumber: true,
    isSortable: true,
    text: (row) => String(row.player_days),
    cell: (row) => formatFigure(row.player_days),
  };
  const play = [
    number("plays"),
    amount("turnover", true),
    amount("wins"),
    amount("ggr", true),
    players,
  ];
  const isOfGames =
    by === "game" || by === "studio" || input.game !== undefined || input.studio !== undefined;
  const money = [
    number("registrations"),
    number("first_deposits"),
    amount("deposits", true),
    amount("withdrawals"),
    amount("fees"),
    amount("bonus_cost"),
    amount("commissions"),
    amount("ngr", true),
  ];
  return [
    {
      id: "key",
      label: words[by],
      isFixed: true,
      isSortable: true,
      text: (row) => row.label,
      cell: (row) => <Key row={row} by={by} input={input} />,
    },
    ...play,
    ...(isOfGames ? [] : money),
  ];
}
