/** The balance in the header and in a game's bar. A tap opens its parts; the eye hides it. */
import { t } from "@lingui/core/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { ChevronDown, Eye, EyeOff } from "lucide-react";
import { cx } from "@tucano/ui/cx.ts";
import { useMember } from "../session/member.ts";
import { useCounted } from "./use-counted.ts";
import { openModal, toggleBalance, useUi } from "../shell/ui-store.ts";

/** From here on, "R$ 12.345,67", a phone's header has no room for it as large. */
const LONG = 11;
const HIDDEN = "R$ ••••••";

const textOf = (money: string | undefined): string =>
  money === undefined ? "R$ –" : formatMoney(money);

interface BalanceChipProps {
  isCompact?: boolean;
  /** What a game says at this moment, before the account does. */
  money?: string | undefined;
}

export function BalanceChip({ isCompact = false, money }: BalanceChipProps) {
  const member = useMember();
  const isHidden = useUi((state) => state.isBalanceHidden);
  // What is heard is what is seen, also while it counts.
  const text = textOf(useCounted(money ?? member?.money));
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <div
      className={cx(
        "flex items-center rounded-tile bg-surface-2 shadow-inner",
        isCompact ? "min-h-9" : "min-h-11 sm:mr-2",
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={isHidden ? t`Balance hidden. Open balance` : t`Balance ${text}. Open balance`}
        className={cx(
          "flex items-center gap-1.5 rounded-tile text-sm font-semibold",
          isCompact ? "min-h-9 px-3" : "min-h-11 pl-3",
          text.length > LONG && "max-sm:text-xs",
        )}
        onClick={() => openModal("balance")}
      >
        <span
          className={cx("tabular text-right", !isCompact && "min-w-[9ch] max-[15rem]:min-w-0")}
          data-testid="balance"
        >
          {isHidden ? HIDDEN : text}
        </span>
        {!isCompact && (
          <ChevronDown aria-hidden="true" className="size-4 text-quiet max-sm:hidden" />
        )}
      </button>
      {!isCompact && (
        <button
          type="button"
          aria-pressed={isHidden}
          aria-label={t`Hide balance`}
          className="inline-flex h-11 w-9 items-center max-[15rem]:hidden justify-center rounded-tile text-quiet hover:text-text min-[375px]:w-11"
          onClick={toggleBalance}
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
