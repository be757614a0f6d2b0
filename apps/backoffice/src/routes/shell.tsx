import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { signOut } from "@tucano/contract/backoffice/access.ts";
import { IconButton } from "@tucano/ui/button.tsx";
import { Logo } from "@tucano/ui/logo.tsx";
import { ToastHost } from "@tucano/ui/toast.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, Navigate, Outlet } from "@tanstack/react-router";
import { Languages, LogOut } from "lucide-react";
import { ApiError, call } from "../platform/api.ts";
import { chooseLanguage, language } from "../platform/language.ts";
import type { Section } from "../platform/sections.ts";
import { sessionQuery, useMay } from "../platform/session.ts";
import { Loaded } from "../platform/show.tsx";
import { navigation } from "./navigation.ts";

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
  const { _ } = useRuntime();
  const may = useMay();
  const groups = navigation
    .map((group) => ({ ...group, sections: group.sections.filter((one) => may(one.permission)) }))
    .filter(({ sections }) => sections.length > 0);
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
        className="no-bar -mx-4 flex overflow-x-auto px-4 md:mx-0 md:flex-col md:gap-4 md:px-0"
      >
        {groups.map(({ label, sections }) => (
          <div key={label.id} className="flex md:flex-col md:gap-1">
            <h2 className="px-3 text-xs text-quiet max-md:sr-only">{_(label)}</h2>
            {sections.map((section) => (
              <SectionLink key={section.to} section={section} />
            ))}
          </div>
        ))}
      </nav>
      <div className="mt-auto hidden items-center justify-between md:flex">
        <Actions />
      </div>
    </header>
  );
}

function SectionLink({ section: { to, label, icon: Icon } }: { section: Section }) {
  const { _ } = useRuntime();
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3 rounded-tile px-2.5 text-sm font-medium whitespace-nowrap text-quiet no-underline hover:bg-surface-2 hover:text-text md:px-3"
      activeProps={{ className: "bg-surface-2 text-text shadow-inner" }}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 max-md:hidden" />
      {_(label)}
    </Link>
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
