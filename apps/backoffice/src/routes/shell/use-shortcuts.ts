import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigation } from "./use-navigation.ts";

interface Shortcuts {
  onFind: () => void;
  onHelp: () => void;
}

const PAUSE_MAX_MS = 1_500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

/**
 * Ctrl or ⌘ with K finds anything, `/` leads to the list's search, `?` says which keys there are,
 * `g` and a number go to a section of the sidebar. Nothing happens while somebody types, nor under
 * an open sheet.
 */
export function useShortcuts({ onFind, onHelp }: Shortcuts): void {
  const navigate = useNavigate();
  const sections = useNavigation().flatMap((group) => group.sections);
  const goAt = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      onFind();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (event.key === "?") onHelp();
    if (event.key === "/") {
      const field = document.querySelector<HTMLElement>("[data-slash]");
      if (field === null) return;
      event.preventDefault();
      field.focus();
    }
    if (event.key === "g") goAt.current = event.timeStamp;
    const section = sections[Number(event.key) - 1];
    if (section !== undefined && event.timeStamp - goAt.current < PAUSE_MAX_MS) {
      goAt.current = 0;
      void navigate({ to: section.to });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
