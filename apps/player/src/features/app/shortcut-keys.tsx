/** Listens for the shortcuts: never while somebody types, over a dialog or in a game. */
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  applyTheme,
  openModal,
  type Theme,
  toggleBalance,
  useUi,
} from "../../platform/shell/ui-store.ts";
import { meaningOf, SECOND_KEY_WITHIN_MS, type ShortcutCode } from "./shortcuts.ts";
import { useShortcutSwitch } from "./shortcut-switch.ts";

const followingTheme: Record<Theme, Theme> = { dark: "light", light: "system", system: "dark" };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role='textbox']"))
  );
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  const isTaken = event.defaultPrevented || event.isComposing || event.repeat;
  if (hasModifier || isTaken || isTyping(event.target)) return true;
  return document.querySelector("dialog[open], .game-stage") !== null;
}

function useActions(): Record<ShortcutCode, () => void> {
  const navigate = useNavigate();
  return {
    help: () => openModal("shortcuts"),
    search: () => openModal("search"),
    home: () => void navigate({ to: "/" }),
    games: () => void navigate({ to: "/game" }),
    promotions: () => void navigate({ to: "/promotion/activity" }),
    deposit: () => void navigate({ to: "/recharge" }),
    withdraw: () => void navigate({ to: "/withdraw" }),
    "hide-balance": toggleBalance,
    notices: () => openModal("notices"),
    appearance: () => applyTheme(followingTheme[useUi.getState().theme]),
    language: () => openModal("language"),
  };
}

export function ShortcutKeys() {
  const isOn = useShortcutSwitch((state) => state.isOn);
  const isGame = useLocation({ select: (location) => location.pathname === "/gameInfo" });
  const first = useRef<{ key: string; atMs: number } | null>(null);
  const actions = useActions();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isMeantElsewhere(event)) return;
    const before = first.current;
    const isYoung = before !== null && event.timeStamp - before.atMs < SECOND_KEY_WITHIN_MS;
    const { code, isBeginning } = meaningOf({ key: event.key, first: isYoung ? before.key : null });
    first.current = isBeginning ? { key: event.key.toLowerCase(), atMs: event.timeStamp } : null;
    if (code === null) return;
    event.preventDefault();
    actions[code]();
  });
  useEffect(() => {
    if (!isOn || isGame) return undefined;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOn, isGame]);
  return null;
}
