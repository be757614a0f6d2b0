import { t } from "@lingui/core/macro";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { GameType } from "@tucano/contract/player/games/catalog.ts";
import { roundLink } from "@tucano/contract/player/games/rounds.ts";
import { formatFineMoney, formatMoney, formatSignedMoney } from "@tucano/i18n/money.ts";
import { Button, buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { BadgeCheck, ExternalLink, Play } from "lucide-react";
import { isApiError } from "@tucano/client/api-error.ts";
import { gameTypes } from "../../platform/records/choices.ts";
import { kindName } from "../../platform/games/game-kinds.ts";
import { isZero } from "../../platform/money/amounts.ts";
import { PeriodFilter } from "../../platform/records/period-filter.tsx";
import { type Period, periodOf, type PeriodSearch } from "../../platform/records/period.ts";
import { RecordList, Totals } from "../../platform/records/record-list.tsx";
import { CopyKey, Line, NumberLine, OpeningRow, toneOf } from "../../platform/records/rows.tsx";
import { isDrawnHere, proofKindOf } from "../../platform/records/proofs.ts";
import { call } from "../../platform/session/session.ts";
import { present } from "../../platform/shell/search-params.ts";
import { SelectField } from "../../platform/select-field.tsx";
import { formatFigure, formatTime } from "../../platform/text.ts";
import { type BetFilter, type BetPage, type BetRow, betsQuery, studiosQuery } from "./api.ts";

export interface BetSearch extends PeriodSearch {
  type?: GameType;
  brand?: string;
}

function Outcome({ bet }: { bet: BetRow }) {
  if (bet.status === "open") return <Badge tone="sea">{t`In progress`}</Badge>;
  if (bet.status === "void") return <Badge>{t`Void, stake returned`}</Badge>;
  return (
    <span className={`tabular font-semibold whitespace-nowrap ${toneOf(bet.win_loss_amount)}`}>
      {formatSignedMoney(bet.win_loss_amount)}
    </span>
  );
}

/** The studio's page is asked for when somebody wants it, and soon forgotten again. */
function StudioLink({ bet }: { bet: BetRow }) {
  const link = useMutation({
    mutationFn: () => call(roundLink, { studio: bet.studio, round_id: bet.round_id }),
  });
  if (link.data !== undefined) {
    return (
      <a
        href={link.data.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass("quiet", "sm", "min-h-11")}
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        {t`Open the studio's page`}
      </a>
    );
  }
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        className="min-h-11"
        isBusy={link.isPending}
        onClick={() => link.mutate()}
      >
        {t`This round at its studio`}
      </Button>
      {isApiError(link.error) && (
        <p role="alert" className="text-sm text-quiet">
          {link.error.message}
        </p>
      )}
    </>
  );
}

/** As the studio says it. Both are part of what is above them. */
function JackpotLines({ jackpot }: Pick<BetRow, "jackpot">) {
  if (jackpot === null) return null;
  const { contributed, won, names } = jackpot;
  return (
    <>
      {won !== "0.00" && <Line name={t`Of the win from a jackpot`} value={formatFineMoney(won)} />}
      {contributed !== "0.00" && (
        <Line name={t`Of the bet to a jackpot`} value={formatFineMoney(contributed)} />
      )}
      {names.length > 0 && <Line name={t`Jackpot`} value={names.join(", ")} />}
    </>
  );
}

export function BetLine({ bet }: { bet: BetRow }) {
  const isFree = !isZero(bet.free_amount);
  return (
    <OpeningRow
      title={bet.name}
      text={`${formatTime(bet.bet_time, "time")} · ${bet.brand}`}
      side={
        <>
          <Outcome bet={bet} />
          {isFree ? (
            <Badge tone="gold">{t`Free round`}</Badge>
          ) : (
            <span className="tabular text-xs text-quiet">{formatMoney(bet.bet_amount)}</span>
          )}
        </>
      }
    >
      <dl>
        <Line name={t`Bet`} value={formatMoney(bet.bet_amount)} />
        {isFree && <Line name={t`On the house`} value={formatMoney(bet.free_amount)} />}
        <Line name={t`Win`} value={formatMoney(bet.win_amount)} />
        <JackpotLines jackpot={bet.jackpot} />
        <Line name={t`Game type`} value={kindName(bet.game_type)} />
        <Line name={t`Date and time`} value={formatTime(bet.bet_time, "full")} />
        <NumberLine name={t`Round`} value={bet.round_id} />
      </dl>
      <div className="flex flex-wrap gap-2">
        <CopyKey text={bet.round_id} label={t`Copy round ID`} copiedLabel={t`Round ID copied`} />
        {isDrawnHere(bet) && bet.status === "settled" && (
          <Link
            to="/replay"
            search={{ round: bet.round_id }}
            className={buttonClass("quiet", "sm", "min-h-11")}
          >
            <Play aria-hidden="true" className="size-4" />
            {t`Watch again`}
          </Link>
        )}
        {isDrawnHere(bet) && (
          <Link
            to="/fairness"
            search={present({ round: bet.round_id, of: proofKindOf(bet) })}
            className={buttonClass("quiet", "sm", "min-h-11")}
          >
            <BadgeCheck aria-hidden="true" className="size-4" />
            {t`Verify this round`}
          </Link>
        )}
        {bet.has_link && <StudioLink bet={bet} />}
      </div>
    </OpeningRow>
  );
}

function Filters({ search }: { search: BetSearch }) {
  const navigate = useNavigate();
  const studios = useQuery(studiosQuery).data?.brands ?? [];
  const set = (change: { type?: GameType | undefined; brand?: string | undefined }) =>
    void navigate({
      to: ".",
      search: (before) => present({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="grid grid-cols-2 gap-2">
      <SelectField
        label={t`Game type`}
        value={search.type ?? ""}
        onChange={({ target }) => {
          const type = gameTypes.find((one) => one === target.value);
          set({ type });
        }}
      >
        <option value="">{t`All`}</option>
        {gameTypes.map((type) => (
          <option key={type} value={type}>
            {kindName(type)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Studio`}
        value={search.brand ?? ""}
        onChange={({ target }) => set({ brand: target.value === "" ? undefined : target.value })}
      >
        <option value="">{t`All`}</option>
        {studios.map((studio) => (
          <option key={studio.code} value={studio.code}>
            {studio.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Sums({ page }: { page: BetPage }) {
  const net = page.total_win_loss_amount;
  return (
    <Totals
      lead={{ name: t`Net result`, value: formatSignedMoney(net), tone: toneOf(net) }}
      totals={[
        { name: t`Bets`, value: formatMoney(page.total_bet_amount) },
        { name: t`Wins`, value: formatMoney(page.total_win_amount) },
        { name: t`Rounds`, value: formatFigure(page.total) },
      ]}
    />
  );
}

function Bets({ period, filter }: { period: Period; filter: BetFilter }) {
  const query = useInfiniteQuery(betsQuery(period, filter));
  return (
    <RecordList
      query={query}
      itemsOf={(page) => page.list}
      keyOf={(bet) => `${bet.studio}:${bet.round_id}`}
      timeOf={(bet) => bet.bet_time}
      totals={(page) => <Sums page={page} />}
      row={(bet) => <BetLine key={`${bet.studio}:${bet.round_id}`} bet={bet} />}
      emptyText={t`No bets in this period with this filter.`}
      emptyAction={
        <Link to="/game" className={buttonClass("primary")}>
          {t`See the games`}
        </Link>
      }
    />
  );
}

export function BetRecords({ search }: { search: BetSearch }) {
  const period = periodOf(search);
  const filter: BetFilter = {
    ...(search.type !== undefined && { game_type: search.type }),
    ...(search.brand !== undefined && { brand: search.brand }),
  };
  return (
    <div className="flex flex-col gap-4">
      <PeriodFilter search={search} />
      <Filters search={search} />
      <Bets period={period} filter={filter} />
    </div>
  );
}
