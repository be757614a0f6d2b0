import { t } from "@lingui/core/macro";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { ProgressBar } from "@tucano/ui/progress-bar.tsx";

interface MoneyBarProps {
  label: string;
  done: string;
  required: string;
  missing: string;
}

/** Progress of an amount: what there is, what is required, what is missing. */
export function MoneyBar({ label, done, required, missing }: MoneyBarProps) {
  const [shown, all, rest] = [formatMoney(done), formatMoney(required), formatMoney(missing)];
  const whole = fromWire(required);
  const isDone = fromWire(missing) === 0;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-quiet">{label}</span>
        <span className="tabular">{t`${shown} of ${all}`}</span>
      </div>
      <ProgressBar
        label={label}
        value={whole === 0 ? 1 : Math.min(1, fromWire(done) / whole)}
        valueText={isDone ? t`${shown} of ${all}` : t`${rest} to go`}
      />
      {!isDone && <p className="tabular text-xs text-quiet">{t`${rest} to go`}</p>}
    </div>
  );
}
