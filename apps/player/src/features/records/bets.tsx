import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { BadgeCheck, ChevronDown } from "lucide-react";
import type { Range } from "../../platform/choices.ts";
import { formatTime } from "../../platform/text.ts";
import { type BetRow, betsQuery } from "./api.ts";
import { DEFAULT_RANGE, RangeTabs, RecordList, Totals } from "./record-page.tsx";

/** Rounds of our own games can be recomputed by anybody. */
const HOUSE_STUDIO = "house";

function toneOf(wire: string): string {
  if (wire.startsWith("-")) return "";
  return wire === "0.00" ? "" : "text-leaf-text";
}

function Outcome({ bet }: { bet: BetRow }) {
  if (bet.status === "open") return <Badge tone="sea">{t`In progress`}</Badge>;
  if (bet.status === "void") return <Badge>{t`Cancelled, stake returned`}</Badge>;
  return (
    <span className={`tabular font-semibold whitespace-nowrap ${toneOf(bet.win_loss_amount)}`}>
      {formatSignedMoney(bet.win_loss_amount)}
    </span>
  );
}

function Row({ bet }: { bet: BetRow }) {
  return (
    <li>
      <details className="card group">
        <summary className="flex min-h-16 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">{bet.name}</span>
            <span className="tabular block truncate text-xs text-quiet">
              {formatTime(bet.bet_time, "full")} · {bet.brand}
            </span>
          </span>
          <span className="text-right">
            <Outcome bet={bet} />
            <span className="tabular block text-xs text-quiet">{formatMoney(bet.bet_amount)}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-4 text-sm">
          <p className="text-quiet">
            {t`Bet`}: <span className="tabular text-text">{formatMoney(bet.bet_amount)}</span>
            {" · "}
            {t`Win`}: <span className="tabular text-text">{formatMoney(bet.win_amount)}</span>
          </p>
          <p className="font-mono text-xs break-all text-quiet">{bet.round_id}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton
              look="quiet"
              size="sm"
              text={bet.round_id}
              label={t`Copy round id`}
              copiedLabel={t`Round id copied`}
            />
            {bet.studio === HOUSE_STUDIO && (
              <Link
                to="/fairness"
                search={{ round: bet.round_id }}
                className={buttonClass("quiet", "sm")}
              >
                <BadgeCheck aria-hidden="true" className="size-4" />
                {t`Verify this round`}
              </Link>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}

export function BetRecords({ range = DEFAULT_RANGE }: { range: Range | undefined }) {
  const query = useInfiniteQuery(betsQuery(range));
  return (
    <div className="flex flex-col gap-4">
      <RangeTabs range={range} />
      <RecordList
        query={query}
        totals={(page) => (
          <Totals
            totals={[
              { name: t`Bets`, value: formatMoney(page.total_bet_amount) },
              { name: t`Wins`, value: formatMoney(page.total_win_amount) },
              {
                name: t`Net result`,
                value: formatSignedMoney(page.total_win_loss_amount),
                tone: toneOf(page.total_win_loss_amount),
              },
            ]}
          />
        )}
        row={(bet) => <Row key={`${bet.studio}:${bet.round_id}`} bet={bet} />}
        emptyAction={
          <Link to="/game" className={buttonClass("primary")}>
            {t`See the games`}
          </Link>
        }
      />
    </div>
  );
}
