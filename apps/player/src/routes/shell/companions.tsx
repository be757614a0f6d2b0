/** What accompanies every page and waits until the page itself is visible. */
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { InstallOffer } from "../../features/app/install-offer.tsx";
import { RealityCheck } from "../../features/app/reality-check.tsx";
import { ShortcutKeys } from "../../features/app/shortcut-keys.tsx";
import { UpdateNote } from "../../features/app/update-note.tsx";
import { LiveNotices } from "../../features/notices/live-notices.tsx";
import { Reminder } from "../../features/reminder/reminder.tsx";
import { queryClient } from "../../platform/api/query-client.ts";
import { languagesQuery } from "../../platform/shell/site.ts";
import { useUi } from "../../platform/shell/ui-store.ts";
import { useSupportLinks } from "./support-links.ts";

const TITLE_AFTER_MS = 500;

/** The bar of the browser or of the phone around the page takes the page's own ground. */
function useThemeColour(): void {
  const theme = useUi((state) => state.theme);
  useEffect(() => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }, [theme]);
}

const AT_HAND_AFTER_MS = 1_000;

/** The sheets of the header open at the first tap as at the second: their code is there already. */
function useSheetsAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all([
        import("./sheets/modals.tsx"),
        import("./sheets/menu-sheet.tsx"),
        import("./sheets/balance-sheet.tsx"),
        queryClient.prefetchQuery(languagesQuery),
      ])
        // Without a network the first tap asks again.
        .catch(() => undefined);
    }, AT_HAND_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Tells a screen reader which page has opened, as the browser does after a full load. */
function PageName() {
  const path = useLocation({ select: (location) => location.pathname });
  const last = useRef(path);
  const [name, setName] = useState("");
  useEffect(() => {
    if (last.current === path) return undefined;
    last.current = path;
    // The next page writes its title when it has arrived.
    const timer = setTimeout(() => setName(document.title), TITLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <p role="status" className="sr-only">
      {name}
    </p>
  );
}

export function Companions() {
  useThemeColour();
  useSheetsAtHand();
  useSupportLinks();
  return (
    <>
      <PageName />
      <UpdateNote />
      <ShortcutKeys />
      <LiveNotices />
      <RealityCheck />
      <InstallOffer />
      <Reminder />
    </>
  );
}
