import { useLingui } from "@lingui/react/macro";
import { listPartnerSums } from "@tucano/contract/backoffice/games/partner-days.ts";
import { figureIn } from "@tucano/i18n/numbers.ts";
import { useQuery } from "@tanstack/react-query";
import { ask, type RowOf } from "../../../platform/api.ts";
import { language } from "../../../platform/language.ts";
import { type Column, DataTable } from "../../../platform/tables/data-table.tsx";
import { Card, CardTable, Loaded, Money } from "../../../platform/tables/show.tsx";

type Sum = RowOf<typeof listPartnerSums>;

/** One day by game and currency, ours beside theirs. */
export function PartnerSums({ partner, day }: { partner: string; day: string }) {
  const { t } = useLingui();
  const query = useQuery(ask(listPartnerSums, { partner, day }));
  return (
    <Card title={t`By game`}>
      <Loaded query={query}>
        {({ list }) => (
          <CardTable isEmpty={list.length === 0}>
            <DataTable
              rows={list}
              keyOf={({ game, currency }) => `${currency} ${game}`}
              columns={[
                { label: t`Game`, cell: (row) => row.game },
                { label: t`Currency`, cell: (row) => row.currency },
                side(t`Staked, ours`, ["our_bet_count", "our_bets"]),
                side(t`Staked, theirs`, ["their_bet_count", "their_bets"], "our_bets"),
                side(t`Won, ours`, ["our_win_count", "our_wins"]),
                side(t`Won, theirs`, ["their_win_count", "their_wins"], "our_wins"),
              ]}
            />
          </CardTable>
        )}
      </Loaded>
    </Card>
  );
}

type Counts = "our_bet_count" | "our_win_count" | "their_bet_count" | "their_win_count";
type Amounts = "our_bets" | "our_wins" | "their_bets" | "their_wins";

/** How many, and what they come to; said to differ where `ours` is something else. */
function side(label: string, [count, amount]: [Counts, Amounts], ours?: Amounts): Column<Sum> {
  return {
    label,
    isNumber: true,
    cell: (row) => {
      const isOdd = ours !== undefined && row[ours] !== row[amount];
      return (
        <span className={isOdd ? "font-medium text-coral-text" : undefined}>
          {isOdd && "≠ "}
          {row.currency === "BRL" ? (
            <Money wire={row[amount]} />
          ) : (
            figureIn(language, row[amount])
          )}{" "}
          <span className="text-quiet">({row[count]})</span>
        </span>
      );
    },
  };
}
