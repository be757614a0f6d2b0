import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { formatFigure } from "../../platform/text.ts";
import { isZero } from "../../platform/money/amounts.ts";
import type { Overview } from "./api.ts";
import { kindText } from "./kinds.ts";

function People({ data }: { data: Overview }) {
  const counts = [
    { name: t`Direct`, value: data.direct_count },
    { name: t`Indirect`, value: data.indirect_count },
    { name: t`Total`, value: data.invite_count },
  ];
  return (
    <dl className="grid grid-cols-3 gap-2">
      {counts.map(({ name, value }) => (
        <div key={name} className="rounded-tile bg-surface-2 px-3 py-2.5">
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="tabular text-lg font-bold">{formatFigure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular text-sm font-semibold">{formatMoney(value)}</dd>
    </div>
  );
}

const parts = "grid grid-cols-[repeat(auto-fit,minmax(96px,1fr))] gap-x-2 gap-y-2";

/** Each kind with what it paid, and what of it came from whom. */
function ByKind({ data }: { data: Overview }) {
  return (
    <ul className="divide-y divide-edge">
      {data.by_kind.map((line) => (
        <li key={line.kind} className="flex flex-col gap-2 py-3">
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-medium">{kindText(line.kind)}</span>
            <span className="tabular font-semibold">{formatMoney(line.reward)}</span>
          </p>
          <dl className={parts}>
            <Part name={t`Direct`} value={line.direct_reward} />
            <Part name={t`Indirect`} value={line.indirect_reward} />
            <Part name={t`On hold`} value={line.pending} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** How many came, what they brought until now, and what is still held. */
export function Earnings({ data }: { data: Overview }) {
  const pending = formatMoney(data.pending_total);
  const underReview = formatMoney(data.under_review_total);
  return (
    <section aria-labelledby="agency-earnings" className="card flex flex-col gap-4 p-5">
      <div>
        <h2 id="agency-earnings" className="text-sm text-quiet">{t`Paid so far`}</h2>
        <p className="tabular text-2xl font-bold">{formatMoney(data.reward_total)}</p>
        <p className="tabular text-sm text-quiet">
          {t`${pending} on hold`}
          {!isZero(data.under_review_total) && ` · ${t`of these ${underReview} under review`}`}
        </p>
      </div>
      <dl className={parts}>
        <Part name={t`From direct invitations`} value={data.direct_reward_total} />
        <Part name={t`From indirect invitations`} value={data.indirect_reward_total} />
      </dl>
      <div>
        <h3 className="mb-2 text-sm font-semibold">{t`People you invited`}</h3>
        <People data={data} />
      </div>
      <div>
        <h3 className="text-sm font-semibold">{t`Reason`}</h3>
        <ByKind data={data} />
      </div>
    </section>
  );
}
