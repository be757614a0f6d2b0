import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass, IconButton } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Skeleton } from "@tucano/ui/skeleton.tsx";
import { Headset, Languages, Menu, Plus, Search } from "lucide-react";
import { Suspense } from "react";
import { BalanceChip } from "../../platform/money/balance-chip.tsx";
import { useMember } from "../../platform/session/member.ts";
import { optional } from "../../platform/releases/optional.ts";
import { useSession } from "../../platform/session/session.ts";
import { SiteLogo } from "../../platform/shell/site-logo.tsx";
import { openModal } from "../../platform/shell/ui-store.ts";
import { DepositLink } from "./deposit-link.tsx";
import { ThemeButton } from "./theme-button.tsx";

const Bell = optional(() => import("../../features/notices/bell.tsx").then((m) => m.Bell));

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
        {t`Register`}
      </Button>
    </>
  );
}

function MemberButtons() {
  return (
    <>
      <Suspense fallback={<span className="size-11 shrink-0" />}>
        <Bell />
      </Suspense>
      <BalanceChip />
      <DepositLink className={buttonClass("primary", "sm", "min-h-11 max-sm:hidden")}>
        <Plus aria-hidden="true" className="size-4" />
        {t`Deposit`}
      </DepositLink>
      <AccountLink />
    </>
  );
}

function AccountPart() {
  const status = useSession((state) => state.status);
  if (status === "checking") return <Skeleton className="h-11 w-40" />;
  return status === "member" ? <MemberButtons /> : <VisitorButtons />;
}

/** Phones have it in the bar below. */
function AccountLink() {
  const member = useMember();
  if (member === undefined) return <span className="hidden size-11 lg:block" />;
  return (
    <Link
      to="/profile"
      aria-label={`${t`Profile`}: ${member.account}`}
      title={member.account}
      className="ml-2 hidden size-11 shrink-0 items-center justify-center rounded-full lg:inline-flex"
    >
      <img
        src={member.profileurl}
        alt=""
        width={40}
        height={40}
        className="size-10 rounded-full bg-surface-2"
      />
    </Link>
  );
}

/** Where space is short, and members have a bell and a balance, only the mark is shown. */
function HomeLink() {
  const isVisitor = useSession((state) => state.status === "visitor");
  return (
    <Link
      to="/"
      className={cx(
        "mr-auto flex min-h-11 shrink-0 items-center rounded-tile text-text",
        isVisitor
          ? "max-[359px]:w-9 max-[359px]:overflow-hidden max-[359px]:[&>img]:max-w-none"
          : "max-sm:w-9 max-sm:overflow-hidden max-sm:[&>img]:max-w-none",
      )}
    >
      <SiteLogo />
    </Link>
  );
}

/** Over any page; small phones have it in the lobby and in the menu. */
function SearchButton() {
  const isVisitor = useSession((state) => state.status === "visitor");
  return (
    <IconButton
      label={t`Search games`}
      aria-haspopup="dialog"
      className={isVisitor ? "max-sm:hidden" : "max-[359px]:hidden max-[15rem]:hidden"}
      onClick={() => openModal("search")}
    >
      <Search aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

/** What changes the whole page, where there is room for it; phones have it in the menu. */
function PageButtons() {
  return (
    <div className="hidden items-center lg:flex">
      <IconButton label={t`Language`} aria-haspopup="dialog" onClick={() => openModal("language")}>
        <Languages aria-hidden="true" className="size-5" />
      </IconButton>
      <ThemeButton />
      <Link
        to="/information-center/support"
        aria-label={t`Support`}
        title={t`Support`}
        className="inline-flex size-11 items-center justify-center rounded-tile text-quiet hover:text-text"
      >
        <Headset aria-hidden="true" className="size-5" />
      </Link>
    </div>
  );
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
        <HomeLink />
        <SearchButton />
        <PageButtons />
        <AccountPart />
        <IconButton label={t`Menu`} className="-mr-2 lg:hidden" onClick={() => openModal("menu")}>
          <Menu aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
    </header>
  );
}
