import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { useGiveUpBonus } from "./bonus.ts";
import { useMember } from "../session/member.ts";
import { newKey } from "../text.ts";

interface GiveUpProps {
  bonus: string;
  /** What the bonus owes. */
  owed: string;
  onClose: () => void;
}

/** Names what is kept and what is lost before anything happens. */
export function GiveUpSheet({ bonus: bonusMoney, owed, onClose }: GiveUpProps) {
  const giveUp = useGiveUpBonus();
  const [key] = useState(newKey);
  const bonus = formatMoney(bonusMoney);
  const waived = formatMoney(owed);
  const cash = formatMoney(useMember()?.money ?? "0.00");
  return (
    <Sheet
      title={t`Cancel the bonus?`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="flex gap-2">
          <Button look="quiet" size="lg" className="flex-1" onClick={onClose}>{t`Keep`}</Button>
          <Button
            look="danger"
            size="lg"
            className="flex-1"
            isBusy={giveUp.isPending}
            onClick={() =>
              giveUp.mutate(key, {
                onSuccess: () => {
                  showToast(t`The bonus was cancelled.`, "good");
                  onClose();
                },
              })
            }
          >
            {t`Cancel ${bonus}`}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <dl className="grid grid-cols-2 gap-2">
          <div className="rounded-tile bg-surface-2 px-3 py-2.5">
            <dt className="text-xs text-quiet">{t`You keep, in cash`}</dt>
            <dd className="tabular text-lg font-semibold">{cash}</dd>
          </div>
          <div className="rounded-tile bg-surface-2 px-3 py-2.5">
            <dt className="text-xs text-quiet">{t`You lose, from the bonus`}</dt>
            <dd className="tabular text-lg font-semibold">{bonus}</dd>
          </div>
        </dl>
        <p>{t`You lose the ${bonus} bonus and can't get it back.`}</p>
        <p>{t`In return, ${waived} of wagering is waived.`}</p>
        {giveUp.error !== null && <Notice tone="error">{giveUp.error.message}</Notice>}
      </div>
    </Sheet>
  );
}
