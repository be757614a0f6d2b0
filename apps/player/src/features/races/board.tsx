import { t } from "@lingui/core/macro";
import { cx } from "@tucano/ui/cx.ts";
import { pointsWords, type RaceCard, type RaceShown } from "../../platform/races/races.ts";

/** The first places: real players only, by masked names; one's own row says so. */
export function Board({ race, rows }: { race: RaceCard; rows: RaceShown["board"] }) {
  return (
    <section className="card flex flex-col gap-2 p-5">
      <h2 className="text-base font-semibold">{t`Places`}</h2>
      {rows.length === 0 ? (
        <p className="text-sm text-quiet">{t`Nobody has points yet.`}</p>
      ) : (
        <table className="-mx-3 w-[calc(100%+1.5rem)] text-sm">
          <thead className="text-left text-xs text-quiet">
            <tr>
              <th scope="col" className="py-2 pl-3 font-medium">{t`Place`}</th>
              <th scope="col" className="py-2 font-medium">{t`Account`}</th>
              <th scope="col" className="py-2 pr-3 text-right font-medium">{t`Points`}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-edge">
            {rows.map((row, index) => (
              <tr key={index} className={cx(row.is_own && "bg-sea/15 font-semibold")}>
                <td className="tabular py-2 pl-3">{row.place}</td>
                <td className="py-2">{row.is_own ? t`You` : (row.account ?? t`Not named`)}</td>
                <td className="tabular py-2 pr-3 text-right">{pointsWords(race, row.points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
