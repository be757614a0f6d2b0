/**
 * A link to customer service opens it over the page or the game that the question is about, and
 * nobody loses their place. In the navigation it is a page like the others, as it is with a key
 * held or in another tab.
 */
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { supportPlace } from "../../features/support/place.ts";
import { openSupport } from "../../platform/shell/ui-store.ts";

const PAGE = "/information-center/support";

function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.origin === location.origin && link.pathname === PAGE ? link : null;
}

/** The menu of a phone is a sheet, and its navigation one of the ways to the sheet of support. */
const isInNavigation = (link: Element): boolean =>
  link.closest("nav") !== null && link.closest("dialog") === null;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

export function useSupportLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null || !isPlain(event) || isInNavigation(link)) return;
      if (location.pathname === PAGE) return;
      event.preventDefault();
      // The router would go there.
      event.stopPropagation();
      openSupport(supportPlace(router.options.parseSearch(link.search)));
    };
    document.addEventListener("click", open, { capture: true });
    return () => document.removeEventListener("click", open, { capture: true });
  }, [router]);
}
