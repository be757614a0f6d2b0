import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { formatPercent } from "../../platform/text.ts";
import { GiveUpSheet } from "../../platform/money/give-up-sheet.tsx";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import type { WithdrawalOptions } from "./api.ts";

const NOTHING = "0.00";

interface PartProps {
  name: string;
  amount: string;
  /** Why it is not available, in a sentence. */
  reason: string;
  to: string;
  link: string;
}

function Part({ name, amount, reason, to, link }: PartProps) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-medium">{name}</span>
        <span className="tabular font-semibold whitespace-nowrap">{formatMoney(amount)}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-quiet">
        <span>{reason}</span>
        <InternalLink
          to={to}
          className="inline-flex min-h-11 items-center gap-1 font-medium text-beak-text no-underline"
        >
          {link}
          <ChevronRight aria-hidden="true" className="size-4" />
        </InternalLink>
      </p>
    </li>
  );
}

/** It stays when cash leaves, unless its owner gives it up: then what is kept and lost is named. */
function BonusPart({ options }: { options: WithdrawalOptions }) {
  const [isGivingUp, setGivingUp] = useState(false);
  const owed = formatMoney(options.bonus_owed);
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-medium">{t`Bonus`}</span>
        <span className="tabular font-semibold whitespace-nowrap">
          {formatMoney(options.bonus)}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-quiet">
        <span>
          {t`Becomes cash after ${owed} more in bets. Withdrawing cash doesn't affect it.`}
        </span>
        <Button look="quiet" size="sm" onClick={() => setGivingUp(true)}>
          {t`Cancel bonus`}
        </Button>
      </div>
      {isGivingUp && (
        <GiveUpSheet
          bonus={options.bonus}
          owed={options.bonus_owed}
          onClose={() => setGivingUp(false)}
        />
      )}
    </li>
  );
}

/**
 * The parts of the balance that cannot leave now, each with its reason; none of them when nothing.
 */
function LockedParts({ options }: { options: WithdrawalOptions }) {
  const hasBonus = options.bonus !== NOTHING || options.bonus_owed !== NOTHING;
  // If it prevents the withdrawal, it has a card of its own below.
  const isTold = options.blocked_by === "cashier.turnover_owed";
  const hasOwed = options.turnover_owed !== NOTHING && !isTold;
  if (!hasBonus && options.locked === NOTHING && !hasOwed) return null;
  return (
    <ul className="mt-4 -mb-3 divide-y divide-edge border-t border-edge">
      {hasOwed && (
        <Part
          name={t`Left to wager`}
          amount={options.turnover_owed}
          reason={t`Wagering that your deposits require before a withdrawal.`}
          to="/promotion/cover"
          link={t`How it's made up`}
        />
      )}
      {hasBonus && <BonusPart options={options} />}
      {options.locked !== NOTHING && (
        <Part
          name={t`In pending withdrawals`}
          amount={options.locked}
          reason={t`Already requested, not paid yet.`}
          to="/withdrawalRecord"
          link={t`Track`}
        />
      )}
    </ul>
  );
}

/** What may go, what is on its way, and what still has to be played first, with the reasons. */
export function Standing({ options }: { options: WithdrawalOptions }) {
  const percent = formatPercent(options.mandatory_fee_percent);
  const isEarly = options.can_withdraw && options.turnover_owed !== NOTHING;
  return (
    <section aria-label={t`Balance`} className="mb-4 flex flex-col gap-3">
      <div className="card p-5">
        <p className="text-sm text-quiet">
          {options.can_withdraw ? t`Available to withdraw` : t`Cash`}
        </p>
        <p className="tabular text-2xl font-bold">{formatMoney(options.available)}</p>
        <LockedParts options={options} />
      </div>
      {isEarly && (
        <Notice>
          {t`You can withdraw before wagering it all, for an early withdrawal fee of ${percent} of the amount. You'll see it before you confirm.`}
        </Notice>
      )}
    </section>
  );
}
