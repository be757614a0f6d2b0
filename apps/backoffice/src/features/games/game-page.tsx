import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Notice } from "@tucano/ui/notice.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { readGame } from "@tucano/contract/backoffice/games/game-figures.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { DataTable } from "../../platform/tables/data-table.tsx";
import {
  Card,
  CardTable,
  Day,
  Fact,
  Loaded,
  Money,
  NothingHere,
} from "../../platform/tables/show.tsx";
import { GameActs } from "./game-acts.tsx";
import { OfferBadge, useModeName, useTypeNames } from "./labels.tsx";
import type { GameRow } from "./queries.ts";
import { TileCard } from "./tile-card.tsx";
import { ReturnBand } from "./return-band.tsx";
import { listGames } from "@tucano/contract/backoffice/games/games.ts";
import { formatFigure, formatPercent } from "../../platform/figures.ts";
import { ask, askList } from "../../platform/api.ts";
import { Page } from "../../platform/tables/page.tsx";

type Detail = DataOf<typeof readGame>;

/** One game: what it is offered for, its parsheet, and what it returned. */
export function GamePage() {
  const { t } = useLingui();
  const { gameId = "" } = useParams({ strict: false });
  const detail = useQuery(ask(readGame, { game_id: Number(gameId) }));
  const code = detail.data?.code;
  const rows = useQuery({ ...askList(listGames, { text: code }), enabled: code !== undefined });
  return (
    <Loaded query={detail}>
      {(game) => {
        const row = rows.data?.list.find(({ game_id }) => game_id === game.game_id);
        return (
          <Page title={game.name} acts={row !== undefined && <GameActs row={row} />}>
            {row !== undefined && <Offer row={row} />}
            {row !== undefined && row.studio !== "house" && <TileCard gameId={row.game_id} />}
            {game.sheet === null ? (
              <NothingHere text={t`Its studio publishes no parsheet here.`} />
            ) : (
              <Parsheet game={game} sheet={game.sheet} />
            )}
            <Returns game={game} />
            <Days days={game.days} />
          </Page>
        );
      }}
    </Loaded>
  );
}

function Offer({ row }: { row: GameRow }) {
  const { t } = useLingui();
  const { nameOf } = useTypeNames();
  const nameOfMode = useModeName();
  return (
    <Card title={t`On offer`}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label={t`State`}>
          <OfferBadge status={row.stopped_by === null ? row.status : "stopped"} />
        </Fact>
        {row.stopped_modes.length > 0 && (
          <Fact label={t`Stopped modes`}>
            {row.stopped_modes.map((scope) => nameOfMode(scope.split(":")[2] ?? "")).join(", ")}
          </Fact>
        )}
        <Fact label={t`Type`}>{nameOf(row.game_type)}</Fact>
        <Fact label={t`Brand`}>{row.brand}</Fact>
        <Fact label={t`Studio`}>{row.studio}</Fact>
        <Fact label={t`Stakes`}>
          <Money wire={row.min_bet} /> – <Money wire={row.max_bet} />
        </Fact>
        <Fact label={t`Stakes by mathematics`}>
          <Money wire={row.least_bet} /> – <Money wire={row.most_bet} />
        </Fact>
        <Fact label={t`Place`}>
          {row.position}
          {row.is_featured && " ★"}
        </Fact>
        <Fact label={t`Tags`}>{row.tags.join(", ") || "–"}</Fact>
        <Fact label={t`Sites`}>{row.sites === null ? t`All` : row.sites.join(", ")}</Fact>
      </dl>
    </Card>
  );
}

function Parsheet({ game, sheet }: { game: Detail; sheet: NonNullable<Detail["sheet"]> }) {
  const { t } = useLingui();
  const isLines = "rtp_base_percent" in sheet;
  const times = sheet.max_win_multiplier;
  return (
    <Card title={t`Parsheet`}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Fact label={t`Return to player`}>{formatPercent(sheet.rtp_percent)}</Fact>
        {isLines && (
          <>
            <Fact label={t`Of it, paid rounds`}>{formatPercent(sheet.rtp_base_percent)}</Fact>
            <Fact label={t`Of it, free rounds`}>{formatPercent(sheet.rtp_feature_percent)}</Fact>
            <Fact label={t`Free rounds, one in`}>{formatFigure(sheet.feature_one_in)}</Fact>
          </>
        )}
        <Fact label={t`Rounds above the stake`}>{formatPercent(sheet.hit_rate_percent)}</Fact>
        <Fact label={t`Rounds that return anything`}>{formatPercent(sheet.paid_rate_percent)}</Fact>
        <Fact label={t`Standard deviation`}>{formatFigure(sheet.standard_deviation)}</Fact>
        <Fact label={t`Volatility`}>
          <Volatility of={sheet.volatility} />
        </Fact>
        <Fact label={t`Largest win, times the stake`}>{formatFigure(`${times}`)}×</Fact>
        <Fact label={t`Largest win, one in`}>{formatFigure(sheet.max_win_one_in)}</Fact>
        <Fact label={t`Version`}>{sheet.definition_version}</Fact>
        {!isLines && (
          <Fact label={t`How it was found`}>
            {sheet.rtp_method === "exact" ? t`Exactly` : t`By simulation`}
            {sheet.rtp_standard_error_percent !== null &&
              ` ±${formatPercent(sheet.rtp_standard_error_percent)}`}
          </Fact>
        )}
      </dl>
      <p className="text-sm">
        <span className="text-quiet">
          <Trans>Stakes of one unit:</Trans>
        </span>{" "}
        <span className="tabular">
          {game.stakes.map((stake) => formatMoney(stake)).join(" · ")}
        </span>
      </p>
      {!isLines && sheet.options.length > 0 && (
        <CardTable isEmpty={false}>
          <DataTable
            rows={sheet.options}
            keyOf={(option) => option.id}
            columns={[
              { label: t`Way of playing`, cell: (option) => option.id },
              {
                label: t`Return to player`,
                isNumber: true,
                cell: (option) => formatPercent(option.rtp_percent),
              },
            ]}
          />
        </CardTable>
      )}
    </Card>
  );
}

function Volatility({ of }: { of: GameRow["volatility"] }) {
  const { t } = useLingui();
  return {
    low: t({ message: "Low", context: "volatility" }),
    medium: t({ message: "Medium", context: "volatility" }),
    high: t({ message: "High", context: "volatility" }),
  }[of];
}

function Returns({ game }: { game: Detail }) {
  const { t } = useLingui();
  if (game.returns.length === 0) return null;
  return (
    <Card title={t`Observed against theory`}>
      {game.returns.some((one) => one.is_alarming) && (
        <Notice tone="error">
          <Trans>The return is further from the mathematics than chance explains.</Trans>
        </Notice>
      )}
      <CardTable isEmpty={false}>
        <DataTable
          rows={game.returns}
          keyOf={(one) => one.period}
          columns={[
            {
              label: t`Period`,
              cell: (one) => (one.period === "week" ? t`Last seven days` : t`Since ever`),
            },
            { label: t`Rounds`, isNumber: true, cell: (one) => one.plays },
            { label: t`Staked`, isNumber: true, cell: (one) => <Money wire={one.stake} /> },
            { label: t`Won`, isNumber: true, cell: (one) => <Money wire={one.win} /> },
            {
              label: t`By mathematics`,
              isNumber: true,
              cell: (one) => formatPercent(one.expected_percent),
            },
            { label: t`Returned`, cell: (one) => <ReturnBand of={one} /> },
          ]}
        />
      </CardTable>
    </Card>
  );
}

function Days({ days }: { days: Detail["days"] }) {
  const { t } = useLingui();
  return (
    <Card title={t`Day by day`}>
      <CardTable isEmpty={days.length === 0}>
        <DataTable
          rows={days}
          keyOf={(one) => one.day}
          columns={[
            { label: t`Day`, className: "tabular", cell: (one) => <Day day={one.day} /> },
            { label: t`Rounds`, isNumber: true, cell: (one) => one.plays },
            { label: t`Staked`, isNumber: true, cell: (one) => <Money wire={one.stake} /> },
            { label: t`Won`, isNumber: true, cell: (one) => <Money wire={one.win} /> },
            {
              label: t`Returned`,
              isNumber: true,
              cell: (one) =>
                one.observed_percent === null ? "–" : formatPercent(one.observed_percent),
            },
            {
              label: "σ",
              isNumber: true,
              cell: (one) => (one.deviation === null ? "–" : formatFigure(one.deviation)),
            },
          ]}
        />
      </CardTable>
    </Card>
  );
}
