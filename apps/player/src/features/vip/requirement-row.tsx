import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass } from "@tucano/ui/button.tsx";
import { Badge } from "@tucano/ui/chip.tsx";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";
import { isZero, shareOf } from "../../platform/money/amounts.ts";
import { formatTime } from "../../platform/text.ts";
import type { Requirement } from "./api.ts";

function originOf(kind: Requirement["kind"]): string {
  const names: Record<Requirement["kind"], string> = {
    deposit: t`Your deposit`,
    bonus: t`Bonus`,
    reward: t`Reward`,
    rebate: t`Rebate`,
    commission: t`Commission`,
    other: t`Other`,
  };
  return names[kind];
}

/** Met, or no longer asked for although something was missing. */
function State({ requirement }: { requirement: Requirement }) {
  if (requirement.closed_at === null) return <Badge tone="sea">{t`Open`}</Badge>;
  if (!isZero(requirement.waived)) return <Badge>{t`Waived`}</Badge>;
  return <Badge tone="leaf">{t`Requirement met`}</Badge>;
}

function OrderLink({ reference }: { reference: string }) {
  const [kind, order] = reference.split(":");
  if (kind !== "deposit" || order === undefined) return null;
  return (
    <Link
      to="/recharge-payment"
      search={{ order }}
      className={buttonClass("ghost", "sm", "-mr-3.5 min-h-11")}
    >
      {t`See the deposit`}
    </Link>
  );
}

export function RequirementRow({ requirement }: { requirement: Requirement }) {
  const { kind, part, required, counted, remaining, waived, closed_at: closedAt } = requirement;
  const [shown, all, shownMissing] = [
    formatMoney(counted),
    formatMoney(required),
    formatMoney(remaining),
  ];
  const shownWaived = formatMoney(waived);
  const opened = formatTime(requirement.opened_at);
  return (
    <li className="card flex flex-col gap-2.5 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-medium">{originOf(kind)}</h3>
          <p className="text-xs text-quiet">
            {part === "cash" ? t`before you can withdraw cash` : t`before the bonus becomes cash`}
          </p>
        </div>
        <State requirement={requirement} />
      </div>
      <ProgressBar
        label={originOf(kind)}
        value={shareOf(counted, required)}
        valueText={t`${shown} of ${all}`}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="tabular">{t`${shown} of ${all}`}</p>
        {!isZero(remaining) && <p className="tabular font-semibold">{t`${shownMissing} to go`}</p>}
        {!isZero(waived) && <p className="tabular text-quiet">{t`${shownWaived} waived`}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="tabular text-xs text-quiet">
          {opened}
          {closedAt !== null && ` → ${formatTime(closedAt)}`}
        </p>
        <OrderLink reference={requirement.reference} />
      </div>
    </li>
  );
}
