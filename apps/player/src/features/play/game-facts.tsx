import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { GameSheet } from "@tucano/contract/game-sheets.ts";
import { formatCount, formatMoney, formatPercent } from "@tucano/i18n/money.ts";
import type { Game } from "../../platform/games.ts";
import { type Sheet, sheetsQuery } from "./api.ts";

export function useSheet(game: Game): Sheet | undefined {
  const { data } = useQuery(sheetsQuery);
  return data?.games.find((one) => one.sheet.code === game.code)?.sheet;
}

function volatilityText(game: Game): string {
  const texts: Record<Game["volatility"], string> = {
    low: t`Low: smaller wins, more often`,
    medium: t`Medium`,
    high: t`High: larger wins, more rarely`,
  };
  return texts[game.volatility];
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="tabular text-right text-sm font-semibold">{value}</dd>
    </div>
  );
}

/** What a player should know before the first stake: all of it published and exact. */
export function GameFacts({ game }: { game: Game }) {
  const sheet = useSheet(game);
  const [min, max] = [formatMoney(game.min_bet), formatMoney(game.max_bet)];
  const most = sheet === undefined ? undefined : formatCount(sheet.max_win_multiplier);
  return (
    <dl className="divide-y divide-edge">
      <Fact
        name={t`Return to player (RTP)`}
        value={formatPercent(sheet?.rtp_percent ?? game.rtp)}
      />
      <Fact name={t`Volatility`} value={volatilityText(game)} />
      {sheet !== undefined && (
        <Fact name={t`Spins that pay`} value={formatPercent(sheet.hit_rate_percent)} />
      )}
      <Fact name={t`Bets`} value={t`${min} to ${max}`} />
      {most !== undefined && <Fact name={t`Largest win`} value={t`${most}× the bet`} />}
      {sheet !== undefined && "shape" in sheet && sheet.rtp_method === "simulated" && (
        <Fact
          name={t`Standard error of the RTP`}
          value={formatPercent(sheet.rtp_standard_error_percent ?? "0")}
        />
      )}
    </dl>
  );
}

/** The rules in a few sentences; the whole paytable is inside the game. */
export function GameRules({ game }: { game: Game }) {
  const sheet = useSheet(game);
  if (sheet === undefined) return null;
  if ("shape" in sheet) return <WaysToPlay sheet={sheet} />;
  const { reels, rows, lines, free_spins: free } = sheet;
  const lineCount = lines.length;
  const trigger = free.triggers[0];
  return (
    <details className="rounded-tile bg-surface-2 px-4 text-sm">
      <summary className="flex min-h-11 items-center font-medium">{t`Rules in short`}</summary>
      <ul className="flex list-outside list-disc flex-col gap-1 pl-5 pb-4 text-quiet">
        <li>
          {sheet.pays_both_ways
            ? t`${reels} reels, ${rows} rows, ${lineCount} lines that pay from both sides.`
            : t`${reels} reels, ${rows} rows, ${lineCount} lines that pay from the left.`}
        </li>
        <li>{t`Three or more equal symbols on a line win; wilds stand for others.`}</li>
        {trigger !== undefined && (
          <li>{t`${trigger.scatters} scatters anywhere give ${trigger.spins} free spins.`}</li>
        )}
        <li>{t`Every result is drawn by the server and can be verified afterwards.`}</li>
      </ul>
    </details>
  );
}

/** Where the return depends on how one plays, each way is told. */
function WaysToPlay({ sheet }: { sheet: GameSheet }) {
  if (sheet.options.length < 2) return null;
  return (
    <details className="rounded-tile bg-surface-2 px-4 text-sm">
      <summary className="flex min-h-11 items-center font-medium">{t`RTP of each way to play`}</summary>
      <dl className="divide-y divide-edge pb-2">
        {sheet.options.map(({ id, rtp_percent }) => (
          <Fact key={id} name={id} value={formatPercent(rtp_percent)} />
        ))}
      </dl>
    </details>
  );
}
