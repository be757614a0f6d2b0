import { useLingui as useRuntime } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { signOut } from "@tucano/contract/backoffice/access/access.ts";
import { IconButton } from "@tucano/ui/button.tsx";
import { Logo } from "@tucano/ui/logo.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { ChevronDown, ChevronRight, Languages, LogOut, Menu, Search, SunMoon } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { call } from "../../platform/api.ts";
import { chooseLanguage, language } from "../../platform/language.ts";
import { useRoleName } from "../../platform/session/role-name.ts";
import { formatFigure } from "../../platform/figures.ts";
import type { Section, SectionGroup } from "../../platform/sections.ts";
import { sessionQuery } from "../../platform/session/session.ts";
import { toggleTheme } from "../../platform/session/theme.ts";
import { useFolded } from "./folded.ts";
import { useNavigation } from "./use-navigation.ts";
import { useWaiting } from "./use-waiting.ts";

interface FrameProps {
  onFind: () => void;
}

/** At the left of wide screens. */
export function Sidebar({ onFind }: FrameProps) {
  return (
    <header className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-4 overflow-y-auto border-r border-edge px-4 py-5 md:flex">
      <Link to="/" className="px-2">
        <Logo className="block h-8" />
      </Link>
      <FindButton onFind={onFind} />
      <Sections />
      <div className="mt-auto flex flex-col gap-1">
        <Owner />
        <Actions />
      </div>
    </header>
  );
}

/** On phones: the mark, the search and a button for the sections. */
export function TopBar({ onFind }: FrameProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="sticky top-0 z-10 flex items-center justify-between border-b border-edge bg-ground px-2 py-1 md:hidden">
      <IconButton label={t`Sections`} onClick={() => setIsOpen(true)}>
        <Menu aria-hidden="true" className="size-5" />
      </IconButton>
      <Link to="/">
        <Logo className="block h-7" />
      </Link>
      <IconButton label={t`Find anything`} onClick={onFind}>
        <Search aria-hidden="true" className="size-5" />
      </IconButton>
      {isOpen && (
        <Sheet title={t`Sections`} closeLabel={t`Close`} onClose={() => setIsOpen(false)}>
          <div className="flex flex-col gap-4">
            <Sections onGo={() => setIsOpen(false)} />
            <Owner />
            <Actions />
          </div>
        </Sheet>
      )}
    </header>
  );
}

function FindButton({ onFind }: FrameProps) {
  return (
    <button
      type="button"
      className="flex min-h-9 items-center gap-2 rounded-[10px] border border-line bg-surface-1 px-3 text-sm text-quiet hover:text-text"
      onClick={onFind}
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="flex-1 text-left">
        <Trans>Find anything</Trans>
      </span>
      <kbd className="text-xs">{navigator.platform.startsWith("Mac") ? "⌘K" : "Ctrl K"}</kbd>
    </button>
  );
}

function Sections({ onGo }: { onGo?: () => void }) {
  const { t } = useLingui();
  const groups = useNavigation();
  const list = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Where one is stays in view, wherever one came from.
  useEffect(() => {
    list.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [path, groups.length]);
  const waitingOf = useWaiting();
  const folded = useFolded();
  return (
    <nav ref={list} aria-label={t`Sections`} className="flex flex-col gap-3">
      {groups.map((group) => (
        <Group key={group.label.id} group={group} {...{ waitingOf, folded, onGo }} />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: SectionGroup;
  waitingOf: ReturnType<typeof useWaiting>;
  folded: ReturnType<typeof useFolded>;
  onGo: (() => void) | undefined;
}

/** Folded, it still says how much waits inside. */
function Group({ group, waitingOf, folded, onGo }: GroupProps) {
  const { _ } = useRuntime();
  const listId = useId();
  const { label, sections } = group;
  const isFolded = folded.isFolded(label.id);
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  const waiting = sections.reduce((sum, section) => sum + waitingOf(section.waiting), 0);
  return (
    <div className="flex flex-col gap-0.5">
      <h2>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={listId}
          className="flex min-h-8 w-full items-center gap-1 rounded-[10px] px-2 text-xs font-medium text-quiet hover:text-text max-md:min-h-11"
          onClick={() => folded.toggle(label.id)}
        >
          <span className="flex-1 text-left">{_(label)}</span>
          {isFolded && <Waiting count={waiting} />}
          <Chevron aria-hidden="true" className="size-3.5" />
        </button>
      </h2>
      <div id={listId} className="flex flex-col gap-0.5 empty:hidden">
        {!isFolded &&
          sections.map((section) => (
            <SectionLink
              key={section.to}
              section={section}
              waiting={waitingOf(section.waiting)}
              onGo={onGo}
            />
          ))}
      </div>
    </div>
  );
}

function Waiting({ count, id }: { count: number; id?: string }) {
  if (count === 0) return null;
  return (
    <span
      id={id}
      className="tabular rounded-full bg-gold/15 px-2 py-0.5 text-xs font-semibold text-gold-text"
    >
      {formatFigure(count)}
      <span className="sr-only">
        {" "}
        <Trans>waiting</Trans>
      </span>
    </span>
  );
}

interface SectionLinkProps {
  section: Section;
  waiting: number;
  onGo: (() => void) | undefined;
}

function SectionLink({ section: { to, label, icon: Icon }, waiting, onGo }: SectionLinkProps) {
  const { _ } = useRuntime();
  const countId = useId();
  return (
    <span className="relative flex items-center">
      <Link
        to={to}
        onClick={onGo}
        aria-describedby={waiting > 0 ? countId : undefined}
        className="flex min-h-9 flex-1 scroll-my-16 items-center gap-3 rounded-[10px] px-2 text-sm font-medium text-quiet no-underline hover:bg-surface-2 hover:text-text max-md:min-h-11"
        activeProps={{ className: "bg-surface-2 !text-text shadow-inner" }}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {_(label)}
      </Link>
      <span className="pointer-events-none absolute right-2">
        <Waiting count={waiting} id={countId} />
      </span>
    </span>
  );
}

function Owner() {
  const { t } = useLingui();
  const { data } = useQuery(sessionQuery);
  const roleName = useRoleName();
  if (data === undefined) return null;
  return (
    <Link
      to="/account"
      title={t`Your account`}
      className="flex min-w-0 flex-col rounded-[10px] px-2 py-1.5 no-underline hover:bg-surface-2"
    >
      <span className="truncate text-sm font-medium">{data.name || data.email}</span>
      <span className="truncate text-xs text-quiet">{roleName(data.role, data.role)}</span>
    </Link>
  );
}

function Actions() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: () => call(signOut, {}),
    onSettled: () => queries.resetQueries(),
  });
  return (
    <div className="flex">
      <IconButton label={t`Light or dark`} onClick={toggleTheme}>
        <SunMoon className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={language === "pt" ? "English" : "Português"}
        onClick={() => chooseLanguage(language === "pt" ? "en" : "pt")}
      >
        <Languages className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Sign out`} onClick={() => leave.mutate()}>
        <LogOut className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
