import { t } from "@lingui/core/macro";
import { formatCount, formatMoney } from "@tucano/i18n/money.ts";
import { isZero } from "../../platform/amounts.ts";
import type { Overview } from "./api.ts";
import { kindText } from "./kinds.ts";

function People({ data }: { data: Overview }) {
  const counts = [
    { name: t`Direct`, value: data.direct_count },
    { name: t`Indirect`, value: data.indirect_count },
    { name: t`Together`, value: data.invite_count },
  ];
  return (
    <dl className="grid grid-cols-3 gap-2">
      {counts.map(({ name, value }) => (
        <div key={name} className="rounded-tile bg-surface-2 px-3 py-2.5">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="tabular text-lg font-bold">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const cell = "tabular py-2 pl-2 text-right";

function ByKind({ data }: { data: Overview }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t`Commissions by kind`}</caption>
      <thead className="text-xs text-quiet">
        <tr>
          <th scope="col" className="py-2 text-left font-medium">{t`For what`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Direct`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`Indirect`}</th>
          <th scope="col" className={`${cell} font-medium`}>{t`On hold`}</th>
        </tr>
      </thead>
      <tbody>
        {data.by_kind.map((line) => (
          <tr key={line.kind}>
            <th scope="row" className="py-2 text-left font-normal">
              {kindText(line.kind)}
            </th>
            <td className={cell}>{formatMoney(line.direct_reward)}</td>
            <td className={cell}>{formatMoney(line.indirect_reward)}</td>
            <td className={`${cell} text-quiet`}>{formatMoney(line.pending)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className="py-2 text-left">{t`Together`}</th>
          <td className={cell}>{formatMoney(data.direct_reward_total)}</td>
          <td className={cell}>{formatMoney(data.indirect_reward_total)}</td>
          <td className={cell}>{formatMoney(data.pending_total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** How many came, what they brought until now, and what is still held. */
export function Earnings({ data }: { data: Overview }) {
  const pending = formatMoney(data.pending_total);
  const underReview = formatMoney(data.under_review_total);
  return (
    <section aria-labelledby="agency-earnings" className="card flex flex-col gap-4 p-5">
      <div>
        <h2 id="agency-earnings" className="text-sm text-quiet">{t`Paid until now`}</h2>
        <p className="tabular text-2xl font-bold">{formatMoney(data.reward_total)}</p>
        <p className="tabular text-sm text-quiet">
          {t`${pending} on hold`}
          {!isZero(data.under_review_total) && ` · ${t`of these ${underReview} under review`}`}
        </p>
      </div>
      <div>
        <h3 className="mb-2 text-sm font-semibold">{t`People you invited`}</h3>
        <People data={data} />
      </div>
      <ByKind data={data} />
    </section>
  );
}
