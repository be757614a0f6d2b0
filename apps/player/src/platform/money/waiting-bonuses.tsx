import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { Gift } from "lucide-react";
import { useAcceptBonus, type WaitingBonus, waitingQuery } from "./bonus.ts";
import { useIsMember } from "../session/session.ts";
import { formatTime } from "../text.ts";

function nameOf({ kind }: WaitingBonus): string {
  switch (kind) {
    case "daily-wheel":
    case "lottery-wheel":
      return t`Won on the wheel`;
    case "race":
      return t`A place in a race`;
    case "campaign":
    case "manual":
      return t`A gift from the house`;
  }
}

function Waiting({ bonus }: { bonus: WaitingBonus }) {
  const accept = useAcceptBonus();
  const [amount, owed] = [formatMoney(bonus.amount), formatMoney(bonus.turnover_required)];
  const end = bonus.expires_at === null ? "" : formatTime(bonus.expires_at, "day");
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex items-start gap-3">
        <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-text" />
        <div className="min-w-0 flex-1 text-sm">
          <p className="flex items-baseline justify-between gap-4 font-medium">
            <span>{nameOf(bonus)}</span>
            <span className="tabular whitespace-nowrap">{amount}</span>
          </p>
          <p className="text-quiet">
            {t`It becomes cash after ${owed} in bets. Your cash stays free meanwhile.`}
          </p>
          {end !== "" && <p className="text-quiet">{t`Available until ${end}.`}</p>}
        </div>
      </div>
      {accept.error !== null && <Notice tone="error">{accept.error.message}</Notice>}
      <Button
        isBusy={accept.isPending}
        onClick={() =>
          accept.mutate(bonus.id, {
            onSuccess: () => showToast(t`Your bonus is active.`, "good"),
          })
        }
      >
        {t`Accept ${amount}`}
      </Button>
    </li>
  );
}

/** No bonus begins by itself. Nothing is shown to whom nothing waits for. */
export function WaitingBonuses() {
  const isMember = useIsMember();
  const { data } = useQuery({ ...waitingQuery, enabled: isMember });
  const list = data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-label={t`Bonuses waiting for you`} className="card p-5">
      <h2 className="text-base font-semibold">{t`Bonuses waiting for you`}</h2>
      <ul className="-mb-3 divide-y divide-edge">
        {list.map((bonus) => (
          <Waiting key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    </section>
  );
}
