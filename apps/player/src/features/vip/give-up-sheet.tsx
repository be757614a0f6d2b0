import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { newKey } from "../../platform/text.ts";
import { type CoverPage, useGiveUpBonus } from "./api.ts";

/** Says what is lost and what is won before anything happens. */
export function GiveUpSheet({ page, onClose }: { page: CoverPage; onClose: () => void }) {
  const giveUp = useGiveUpBonus();
  const [key] = useState(newKey);
  const bonus = formatMoney(page.bonus);
  const waived = formatMoney(page.owed_for_bonus);
  const rest = formatMoney(page.owed_for_cash);
  return (
    <Sheet
      title={t`Give up the bonus?`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="flex gap-2">
          <Button look="quiet" size="lg" className="flex-1" onClick={onClose}>{t`Keep it`}</Button>
          <Button
            look="danger"
            size="lg"
            className="flex-1"
            isBusy={giveUp.isPending}
            onClick={() =>
              giveUp.mutate(key, {
                onSuccess: () => {
                  showToast(t`The bonus was given up.`, "good");
                  onClose();
                },
              })
            }
          >
            {t`Give up ${bonus}`}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p>{t`The bonus of ${bonus} goes back and cannot be got again.`}</p>
        <p>{t`In return, ${waived} of bets are no longer asked for.`}</p>
        <p className="text-quiet">
          {t`Your cash stays yours. For it, ${rest} are still to be bet before a withdrawal.`}
        </p>
        {giveUp.error !== null && <Notice tone="error">{giveUp.error.message}</Notice>}
      </div>
    </Sheet>
  );
}
