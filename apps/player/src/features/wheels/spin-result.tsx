/** What a spin brought, in plain words; a real win in gold. */
import { t } from "@lingui/core/macro";
import { fromWire } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import type { SpinResult as Result } from "./api.ts";

export function SpinResult({ result }: { result: Result }) {
  const { prize } = result;
  const isMoney = prize.kind === "cash" || prize.kind === "bonus";
  const turnover = formatMoney(prize.turnover_owed);
  const drawn = result.drawn.name;
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <p className={cx("text-xl font-bold", isMoney && "text-gold-text")}>
        {prize.kind === "nothing" ? t`No prize this time.` : prize.name}
      </p>
      {prize.kind !== "nothing" && (
        <p className="text-sm font-medium">{t`Reward claimed successfully!`}</p>
      )}
      {result.is_replaced && (
        <p className="text-sm">{t`${drawn} was drawn but had run out, so you get this instead.`}</p>
      )}
      {isMoney && fromWire(prize.turnover_owed) > 0 && (
        <p className="text-sm text-quiet">
          {prize.kind === "bonus"
            ? t`It starts when you accept it and becomes cash after ${turnover} in bets.`
            : t`You can withdraw it after ${turnover} in bets.`}
        </p>
      )}
      {isMoney && !result.is_paid && (
        <p className="text-sm">{t`It's recorded and will be paid within minutes.`}</p>
      )}
    </div>
  );
}
