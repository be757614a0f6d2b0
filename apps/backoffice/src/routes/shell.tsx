import { Trans, useLingui } from "@lingui/react/macro";
import { signOut } from "@tucano/contract/backoffice.ts";
import { IconButton } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Logo } from "@tucano/ui/logo.tsx";
import { ToastHost } from "@tucano/ui/toast.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, Navigate, Outlet } from "@tanstack/react-router";
import { Banknote, Languages, LogOut, PiggyBank, ScrollText, Users } from "lucide-react";
import { sessionQuery } from "../features/session/session.ts";
import { ApiError, call } from "../platform/api.ts";
import { chooseLanguage, language } from "../platform/language.ts";
import { Loaded } from "../platform/show.tsx";

/** Everything behind the sign-in. */
export function Shell() {
  const session = useQuery(sessionQuery);
  if (session.error instanceof ApiError && session.error.status === 401)
    return <Navigate to="/sign-in" />;
  return (
    <div className="mx-auto flex max-w-[1440px] flex-col gap-5 px-4 pb-12 md:flex-row md:gap-8 md:px-6">
      <Sidebar />
      <main className="min-w-0 flex-1 md:pt-8">
        <Loaded query={session}>{() => <Outlet />}</Loaded>
      </main>
      <ToastHost closeLabel="×" />
    </div>
  );
}

function Sidebar() {
  const { t } = useLingui();
  const pages = [
    { to: "/withdrawals", label: t`Withdrawals`, icon: Banknote },
    { to: "/deposits", label: t`Deposits`, icon: PiggyBank },
    { to: "/members", label: t`Players`, icon: Users },
    { to: "/audit", label: t`Audit log`, icon: ScrollText },
  ] as const;
  return (
    <header className="flex flex-col gap-3 pt-4 md:sticky md:top-0 md:h-dvh md:w-56 md:shrink-0 md:gap-6 md:py-8">
      <div className="flex items-center justify-between">
        <Logo className="h-8" />
        <div className="flex md:hidden">
          <Actions />
        </div>
      </div>
      <nav
        aria-label={t`Sections`}
        className="no-bar -mx-4 flex justify-between overflow-x-auto px-4 md:mx-0 md:flex-col md:justify-start md:gap-1 md:px-0"
      >
        {pages.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={cx(
              "flex min-h-11 items-center gap-3 rounded-tile px-2.5 text-sm font-medium whitespace-nowrap text-quiet no-underline hover:bg-surface-2 hover:text-text md:px-3",
            )}
            activeProps={{ className: "bg-surface-2 text-text shadow-inner" }}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 max-md:hidden" />
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto hidden items-center justify-between md:flex">
        <Actions />
      </div>
    </header>
  );
}

function Actions() {
  const { t } = useLingui();
  const session = useQuery(sessionQuery);
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: () => call(signOut, {}),
    onSettled: () => queries.resetQueries(),
  });
  return (
    <>
      <span className="hidden min-w-0 truncate text-xs text-quiet md:block">
        {session.data?.email ?? <Trans>Signed out</Trans>}
      </span>
      <span className="flex">
        <IconButton
          label={language === "pt" ? "English" : "Português"}
          onClick={() => chooseLanguage(language === "pt" ? "en" : "pt")}
        >
          <Languages className="size-5" aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Sign out`} onClick={() => leave.mutate()}>
          <LogOut className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
    </>
  );
}
