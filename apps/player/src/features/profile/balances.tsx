import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "@tucano/i18n/money.ts";
import { buttonClass, IconButton } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { ArrowDownToLine, Eye, EyeOff, Wallet } from "lucide-react";
import type { Member } from "../../platform/session/member.ts";
import { toggleBalance, useUi } from "../../platform/shell/ui-store.ts";

const HIDDEN = "R$ ••••••";

interface PocketProps {
  name: string;
  text: string;
  wire: string;
  isHidden: boolean;
}

function Pocket({ name, text, wire, isHidden }: PocketProps) {
  const isEmpty = wire === "0.00";
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="min-w-0">
        <span className="block text-sm font-medium">{name}</span>
        <span className="block text-xs text-quiet">{text}</span>
      </dt>
      <dd className={cx("tabular whitespace-nowrap", isEmpty ? "text-quiet" : "font-semibold")}>
        {isHidden ? HIDDEN : formatMoney(wire)}
      </dd>
    </div>
  );
}

function Pockets({ member, isHidden }: { member: Member; isHidden: boolean }) {
  return (
    <dl className="mt-4 divide-y divide-edge border-t border-edge">
      <Pocket
        name={t`Bonus`}
        text={t`Used after your cash. Becomes cash once you've met its terms`}
        wire={member.bonus_money}
        isHidden={isHidden}
      />
      <Pocket
        name={t`Rebates`}
        text={t`Waiting to be claimed`}
        wire={member.fs_money}
        isHidden={isHidden}
      />
      <Pocket
        name={t`Locked`}
        text={t`Withdrawals under review`}
        wire={member.locked_money}
        isHidden={isHidden}
      />
    </dl>
  );
}

/** A member who may not play may not deposit either: then only withdrawing is left. */
function Actions({ member }: { member: Member }) {
  const mayDeposit = member.status === "active";
  return (
    // Side by side where both words fit, else one above the other.
    <div className="mt-4 flex flex-wrap gap-2 *:min-w-fit *:grow *:basis-[calc(50%-4px)] *:px-3">
      <Link to="/withdraw" className={buttonClass(mayDeposit ? "quiet" : "primary", "lg")}>
        <Wallet aria-hidden="true" className="size-5" />
        {t`Withdraw`}
      </Link>
      {mayDeposit && (
        <Link to="/recharge" className={buttonClass("primary", "lg")}>
          <ArrowDownToLine aria-hidden="true" className="size-5" />
          {t`Deposit`}
        </Link>
      )}
    </div>
  );
}

/** Cash large, everything else beneath it with what it is. */
export function Balances({ member }: { member: Member }) {
  const isHidden = useUi((state) => state.isBalanceHidden);
  const Icon = isHidden ? EyeOff : Eye;
  const all = isHidden ? HIDDEN : formatMoney(member.total_money);
  return (
    <section className="card p-5" aria-label={t`Balance`}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-sm text-quiet">{t`Cash`}</h2>
          <p className="tabular text-2xl font-bold">
            {isHidden ? HIDDEN : formatMoney(member.money)}
          </p>
          <p className="tabular text-xs text-quiet">{t`Total: ${all}`}</p>
        </div>
        <IconButton
          label={t`Hide balance`}
          aria-pressed={isHidden}
          className="-mt-2 -mr-3"
          onClick={toggleBalance}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Actions member={member} />
      <Pockets member={member} isHidden={isHidden} />
    </section>
  );
}
