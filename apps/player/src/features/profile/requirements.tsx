import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { CircleCheck } from "lucide-react";
import type { Member } from "../../platform/session/member.ts";
import { formatTime } from "../../platform/text.ts";
import { type Requirement, requirementsQuery } from "./api.ts";

function kindName(kind: Requirement["kind"]): string {
  const names: Record<Requirement["kind"], string> = {
    deposit: t`From a deposit`,
    bonus: t`From a bonus`,
    reward: t`From a reward`,
    rebate: t`From a rebate`,
    commission: t`From a commission`,
    other: t`Other`,
  };
  return names[kind];
}

function Bar({ one }: { one: Requirement }) {
  const [counted, required] = [formatMoney(one.counted), formatMoney(one.required)];
  const opened = formatTime(one.opened_at, "day");
  const percent = Math.min(100, Math.floor((fromWire(one.counted) * 100) / fromWire(one.required)));
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span>
          {kindName(one.kind)} <span className="text-xs text-quiet">{opened}</span>
        </span>
        <span className="tabular text-xs text-quiet">{t`${counted} of ${required}`}</span>
      </p>
      <div
        role="meter"
        aria-label={`${kindName(one.kind)} ${opened}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t`${counted} of ${required}`}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div className="h-full rounded-full bg-sea" style={{ width: `${percent}%` }} />
      </div>
    </li>
  );
}

/** What still has to be played before money may leave, oldest first: that one is served first. */
export function Requirements({ member }: { member: Member }) {
  const query = useQuery(requirementsQuery);
  const open = (query.data?.list ?? [])
    .filter((one) => one.closed_at === null && one.required !== "0.00")
    .toSorted((one, other) => one.opened_at.localeCompare(other.opened_at))
    .slice(0, 3);
  const owed = formatMoney(member.ml_money);
  return (
    <section className="card flex flex-col gap-3 p-5" aria-label={t`Left to wager`}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-sm text-quiet">{t`Left to wager`}</h2>
          <p className="tabular text-lg font-semibold">{owed}</p>
        </div>
        <Link
          to="/promotion/cover"
          className="inline-flex min-h-11 items-center text-sm text-beak-text"
        >
          {t`All wagering requirements`}
        </Link>
      </div>
      {member.ml_money === "0.00" ? (
        <p className="flex items-center gap-2 text-sm text-quiet">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-sea-text" />
          {t`Nothing left to wager: you can withdraw all your cash.`}
        </p>
      ) : (
        <>
          <p className="text-sm text-quiet">
            {query.data === undefined || query.data.owed_for_cash === "0.00"
              ? t`You can withdraw your cash. What's left to wager is for the bonus.`
              : t`Of this, ${formatMoney(query.data.owed_for_cash)} must be wagered before you can withdraw your cash.`}
          </p>
          <ul className="flex flex-col gap-3">
            {open.map((one) => (
              <Bar key={one.id} one={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
