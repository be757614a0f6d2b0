import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { useDeferredValue } from "react";
import { type Column, DataTable } from "../../../platform/tables/data-table.tsx";
import { Card, Fact, Loaded, Money } from "../../../platform/tables/show.tsx";
import type { Tree } from "../../../platform/numbers/number-units.ts";
import type { Reckoning } from "../queries.ts";
import { reckonWheel } from "@tucano/contract/backoffice/site/promotions.ts";
import { formatFigure, formatPercent } from "../../../platform/figures.ts";
import { askList } from "../../../platform/api.ts";
import { choicesOf } from "../../../platform/numbers/choice-words.ts";

interface WheelCostProps {
  wheel: "dailyWheel" | "lotteryWheel";
  /** Numbers that are only thought of. */
  draft?: Tree;
}

type Exact = Reckoning["per_draw"];

/** What a wheel costs, exactly, beside the odds that players are shown. */
export function WheelCost({ wheel, draft }: WheelCostProps) {
  const { t } = useLingui();
  const value = useDeferredValue(draft);
  const query = useQuery({
    ...askList(reckonWheel, value === undefined ? { wheel } : { wheel, value }),
    retry: false,
  });
  return (
    <Card title={draft === undefined ? t`Expected cost` : t`Expected cost of these numbers`}>
      <Loaded query={query}>
        {(found) => (
          <>
            <dl className="grid grid-cols-2 gap-4 md:grid-cols-5">
              <Fact label={t`A draw`}>
                <Cost exact={found.per_draw} />
              </Fact>
              <Fact label={t`A spin that was earned`}>
                {found.per_earned_spin === null ? (
                  <Trans>without end</Trans>
                ) : (
                  <Cost exact={found.per_earned_spin} />
                )}
              </Fact>
              <Fact label={t`Draws a day (last seven)`}>{formatFigure(found.draws_per_day)}</Fact>
              <Fact label={t`A day like these`}>
                <Cost exact={found.per_day} />
              </Fact>
              <Fact label={t`Budget a day`}>
                <Money wire={found.budget_per_day} />
              </Fact>
            </dl>
            <Prizes prizes={found.prizes} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** A table on phones as well: prizes are compared line by line. */
function Prizes({ prizes }: { prizes: readonly Prize[] }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by keyboard, too.
    <div className="-mx-5 overflow-x-auto" role="region" aria-label={t`Prizes`} tabIndex={0}>
      <DataTable isCompact columns={columns} rows={prizes} keyOf={(row) => row.code} />
    </div>
  );
}

const A_REAL = 100;

/** As an amount where it comes to one, else in centavos; the fraction itself below. */
function Cost({ exact }: { exact: Exact }) {
  const { t } = useLingui();
  const centavos = formatFigure(exact.centavos);
  const rounded = Math.round(Number(exact.centavos));
  if (rounded >= A_REAL) {
    return (
      <>
        <Money wire={formatWire(toCentavos(rounded))} />
        <span className="block text-xs font-normal text-quiet">{t`${centavos} centavos`}</span>
      </>
    );
  }
  return (
    <span className="tabular">
      {t`${centavos} centavos`}
      {exact.fraction.includes("/") && (
        <span className="block text-xs font-normal text-quiet">= {exact.fraction}</span>
      )}
    </span>
  );
}

type Prize = Reckoning["prizes"][number];

function usePrizeWords(): (prize: Prize) => string {
  const { _ } = useRuntime();
  return ({ kind, amount, spins }) => {
    const known = choicesOf("kind")?.[kind];
    const word = known === undefined ? "" : _(known);
    if (kind === "nothing") return word;
    return kind === "spins" ? `${spins} × ${word}` : `${formatMoney(amount)}, ${word}`;
  };
}

function useColumns(): readonly Column<Prize>[] {
  const { t } = useLingui();
  const prizeOf = usePrizeWords();
  return [
    { label: t`Prize`, cell: prizeOf },
    {
      label: t`Weight`,
      isNumber: true,
      cell: (row) => `${formatFigure(row.weight)} / ${formatFigure(row.of)}`,
    },
    { label: t`One in`, isNumber: true, cell: (row) => formatFigure(row.one_in) },
    { label: t`Chance`, isNumber: true, cell: (row) => formatPercent(row.percent) },
    { label: t`Adds to a draw`, isNumber: true, cell: (row) => <Cost exact={row.cost} /> },
    {
      label: t`Given today`,
      isNumber: true,
      cell: (row) =>
        row.stock_per_day === null ? row.given_today : `${row.given_today} / ${row.stock_per_day}`,
    },
  ];
}
