/**
 * The reminder: what the site announces just now, once a day from the second view on. It opens over
 * a calm page that has already been drawn, so nothing moves, and it can be told to stay away. What
 * the banners of the home page say interrupts nobody.
 */
import { t } from "@lingui/core/macro";
import { useLocation } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@tucano/ui/chip.tsx";
import { buttonClass, Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useEffect, useRef } from "react";
import { today } from "../../platform/clock.ts";
import { InternalLink } from "../../platform/shell/internal-link.tsx";
import { formatTime } from "../../platform/text.ts";
import { type Announcement, currentQuery } from "./api.ts";
import { mayRemind, type ReminderMemory } from "./policy.ts";
import {
  closeReminder,
  countView,
  openReminder,
  readMemory,
  switchReminderOff,
  useReminder,
} from "./store.ts";

/** Long enough to have arrived, so that the page is seen before the reminder. */
const CALM_MS = 2_500;

function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { title, text, link, is_pinned: isPinned, ends_at: endsAt } = announcement;
  const until = endsAt === null ? null : formatTime(endsAt);
  return (
    <article className="rounded-card bg-surface-2 p-4 shadow-inner">
      {isPinned && <Badge tone="sea">{t`Important`}</Badge>}
      <h3 className="mt-1 font-semibold">{title}</h3>
      <p className="mt-1 text-sm whitespace-pre-line text-quiet">{text}</p>
      {until !== null && <p className="mt-2 text-xs text-quiet">{t`Until ${until}`}</p>}
      {link !== null && (
        <span onClickCapture={closeReminder} className="mt-3 block">
          <InternalLink to={link} className={buttonClass("quiet", "sm", "min-h-11")}>
            {t`Read more`}
          </InternalLink>
        </span>
      )}
    </article>
  );
}

function ReminderSheet({ announcements }: { announcements: readonly Announcement[] }) {
  const isOff = useReminder((state) => state.isReminderOff);
  return (
    <Sheet
      title={t`What's new`}
      closeLabel={t`Close`}
      onClose={closeReminder}
      footer={
        <div className="flex items-center justify-between gap-3">
          <Checkbox
            checked={isOff}
            onChange={(event) => switchReminderOff(event.currentTarget.checked)}
          >
            {t`Don't show again today`}
          </Checkbox>
          <Button onClick={closeReminder}>{t`Got it`}</Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        {announcements.map((announcement) => (
          <AnnouncementCard key={announcement.id} announcement={announcement} />
        ))}
      </div>
    </Sheet>
  );
}

/** Counts pages, and opens the reminder when somebody has stayed at a calm one for a moment. */
function useOccasion(path: string, isWanted: boolean): void {
  const memory = useRef<ReminderMemory | null>(null);
  useEffect(() => {
    memory.current = readMemory();
    countView();
  }, [path]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const judge = () => {
      const hasDialog = document.querySelector("dialog[open]") !== null;
      if (document.visibilityState === "hidden" || memory.current === null) return;
      const occasion = { today: today(), path, hasDialog, memory: memory.current };
      if (mayRemind(occasion)) openReminder();
    };
    const timer = setTimeout(judge, CALM_MS);
    return () => clearTimeout(timer);
  }, [path, isWanted]);
}

export function Reminder() {
  const path = useLocation({ select: (location) => location.pathname });
  const isOpen = useReminder((state) => state.isModalOpened);
  const { data } = useQuery(currentQuery);
  const announcements = data?.list ?? [];
  useOccasion(path, announcements.length > 0);
  return isOpen ? <ReminderSheet announcements={announcements} /> : null;
}
