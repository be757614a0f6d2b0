import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { ArrowDownToLine, Gamepad2, Gift, House, UserRound } from "lucide-react";
import { DepositLink } from "./deposit-link.tsx";

const itemClass =
  "flex flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium no-underline " +
  "min-w-0 text-center leading-tight [overflow-wrap:anywhere] transition-colors " +
  "max-[399px]:flex-auto max-[359px]:text-[11px] max-[15rem]:text-[13px]";
const activeProps = { className: "text-beak-text" };
const inactiveProps = { className: "text-quiet" };

export function BottomBar() {
  return (
    <nav
      aria-label={t`Main`}
      className={
        "fixed inset-x-0 bottom-0 z-30 bg-surface-1/95 pb-[env(safe-area-inset-bottom)] " +
        "shadow-[inset_0_1px_0_var(--color-edge)] backdrop-blur-md lg:hidden"
      }
    >
      <div className="flex h-14 px-1">
        <Link
          to="/"
          className={itemClass}
          activeOptions={{ exact: true }}
          activeProps={activeProps}
          inactiveProps={inactiveProps}
        >
          <House aria-hidden="true" className="size-5.5" />
          {t`Home`}
        </Link>
        <Link
          to="/game"
          className={itemClass}
          activeOptions={{ includeSearch: false }}
          activeProps={activeProps}
          inactiveProps={inactiveProps}
        >
          <Gamepad2 aria-hidden="true" className="size-5.5" />
          {t`Casino`}
        </Link>
        <DepositLink className={`${itemClass} text-text`}>
          <span className="beak-fill -my-px flex h-6.5 w-11 items-center justify-center rounded-full">
            <ArrowDownToLine aria-hidden="true" className="size-5" />
          </span>
          {t`Deposit`}
        </DepositLink>
        <Link
          to="/promotion/activity"
          className={itemClass}
          activeOptions={{ includeSearch: false }}
          activeProps={activeProps}
          inactiveProps={inactiveProps}
        >
          <Gift aria-hidden="true" className="size-5.5" />
          {t`Promotions`}
        </Link>
        <Link
          to="/profile"
          className={itemClass}
          activeProps={activeProps}
          inactiveProps={inactiveProps}
        >
          <UserRound aria-hidden="true" className="size-5.5" />
          {t`Profile`}
        </Link>
      </div>
    </nav>
  );
}
