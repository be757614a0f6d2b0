import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass, IconButton } from "@tucano/ui/button.tsx";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { Menu, Plus, Search } from "lucide-react";
import { BalanceChip } from "../../platform/balance-chip.tsx";
import { useSession } from "../../platform/session.ts";
import { SiteLogo } from "../../platform/site-logo.tsx";
import { openModal } from "../../platform/ui-store.ts";

function VisitorButtons() {
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        className="min-h-11 whitespace-nowrap max-sm:px-2"
        onClick={() => openModal("login")}
      >
        {t`Log in`}
      </Button>
      <Button
        size="sm"
        className="min-h-11 whitespace-nowrap max-sm:px-2"
        onClick={() => openModal("register")}
      >
        {t`Sign up`}
      </Button>
    </>
  );
}

function MemberButtons() {
  return (
    <>
      <BalanceChip />
      <Link to="/recharge" className={buttonClass("primary", "sm", "min-h-11 max-sm:hidden")}>
        <Plus aria-hidden="true" className="size-4" />
        {t`Deposit`}
      </Link>
    </>
  );
}

function AccountPart() {
  const status = useSession((state) => state.status);
  if (status === "checking") return <Skeleton className="h-11 w-40" />;
  return status === "member" ? <MemberButtons /> : <VisitorButtons />;
}

export function Header() {
  return (
    <header
      className={
        "sticky top-0 z-30 bg-ground/88 pt-[env(safe-area-inset-top)] backdrop-blur-md " +
        "shadow-[inset_0_-1px_0_var(--color-edge)]"
      }
    >
      <div className="flex h-14 items-center gap-1 px-3 lg:h-16 lg:px-6">
        <Link to="/" className="mr-auto flex items-center rounded-tile text-text">
          <SiteLogo />
        </Link>
        <Link
          to="/searchGames"
          aria-label={t`Search games`}
          className="mr-2 hidden size-11 items-center justify-center rounded-tile text-quiet hover:text-text lg:inline-flex"
        >
          <Search aria-hidden="true" className="size-5" />
        </Link>
        <AccountPart />
        <IconButton label={t`Menu`} className="-mr-2 lg:hidden" onClick={() => openModal("menu")}>
          <Menu aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
    </header>
  );
}
