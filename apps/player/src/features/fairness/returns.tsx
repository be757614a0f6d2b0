import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatFigure, formatPercent } from "../../platform/text.ts";
import { fairGamesQuery } from "./api.ts";

function WithJackpots({ rtp }: { rtp: string }) {
  const together = formatPercent(rtp);
  return <span className="block text-xs text-quiet">{t`${together} with jackpots`}</span>;
}

/** What each game should return, and what it has returned so far. */
export function Returns() {
  const { data } = useQuery(fairGamesQuery);
  if (data === undefined || data.games.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold lg:text-lg">{t`Return of our games`}</h2>
      <div
        className="card overflow-x-auto px-5 py-2"
        role="region"
        aria-label={t`Return of our games`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways.
        tabIndex={0}
      >
        <table className="w-full text-left text-sm">
          <thead className="text-xs text-quiet">
            <tr>
              <th className="py-2 pr-3 font-medium">{t`Game`}</th>
              <th className="py-2 pr-3 text-right font-medium">{t`Published`}</th>
              <th className="py-2 pr-3 text-right font-medium">{t`Observed`}</th>
              <th className="py-2 text-right font-medium">{t`Rounds`}</th>
            </tr>
          </thead>
          <tbody className="tabular divide-y divide-edge">
            {data.games.map(({ sheet, rounds, observed_rtp_percent: observed, jackpots }) => (
              <tr key={sheet.code}>
                <th scope="row" className="py-2.5 pr-3 font-medium">
                  {sheet.name}
                </th>
                <td className="py-2.5 pr-3 text-right">
                  {formatPercent(sheet.rtp_percent)}
                  {jackpots !== null && <WithJackpots rtp={jackpots.rtp_percent} />}
                </td>
                <td className="py-2.5 pr-3 text-right">
                  {observed === null ? "–" : formatPercent(observed)}
                </td>
                <td className="py-2.5 text-right">{formatFigure(rounds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-xs text-quiet">
        {t({
          message:
            "The published return is calculated over every possible outcome. Where there are too many, it is simulated, and the game's facts say how exact that is. The observed return only comes close after very many rounds.",
        })}
      </p>
    </section>
  );
}
