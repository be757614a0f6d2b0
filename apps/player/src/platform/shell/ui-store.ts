/** What is open and how the player likes the page: state of this browser, never of the server. */
import type { TicketCategory } from "@tucano/contract/player/site/messages.ts";
import { create } from "zustand";
import { readStored, writeStored } from "../storage.ts";

export type Theme = "dark" | "light" | "system";
export type ModalName =
  | "login"
  | "register"
  | "language"
  | "deposit"
  | "balance"
  | "menu"
  | "search"
  | "notices"
  | "shortcuts"
  | "support"
  | null;

/** Where in customer service its sheet is: as the address of its page says. */
export interface SupportPlace {
  readonly ticket?: string | undefined;
  readonly ask?: TicketCategory | undefined;
  readonly order?: string | undefined;
}

interface UiState {
  modal: ModalName;
  support: SupportPlace;
  /** An hour of play is over: a sheet says what it came to. */
  isCheckDue: boolean;
  isBalanceHidden: boolean;
  theme: Theme;
  isSidebarNarrow: boolean;
  /** A deposit that waits for its payment after the player left its page. */
  openOrder: string | null;
}

const HIDDEN_KEY = "tucano.hide-balance";
const THEME_KEY = "tucano.theme";
const SIDEBAR_KEY = "tucano.narrow-sidebar";
const ORDER_KEY = "tucano.open-order";

const themes: readonly Theme[] = ["dark", "light", "system"];
const storedTheme = readStored("local", THEME_KEY);

export const useUi = create<UiState>(() => ({
  modal: null,
  support: {},
  isCheckDue: false,
  isBalanceHidden: readStored("local", HIDDEN_KEY) === "1",
  theme: themes.find((one) => one === storedTheme) ?? "dark",
  isSidebarNarrow: readStored("local", SIDEBAR_KEY) === "1",
  openOrder: readStored("session", ORDER_KEY),
}));

export function openModal(modal: ModalName): void {
  useUi.setState({ modal });
}

/** Over whatever page or game the player is at. */
export function openSupport(support: SupportPlace): void {
  useUi.setState({ modal: "support", support });
}

export function closeModal(): void {
  useUi.setState({ modal: null });
}

export function toggleBalance(): void {
  const isBalanceHidden = !useUi.getState().isBalanceHidden;
  writeStored("local", HIDDEN_KEY, isBalanceHidden ? "1" : null);
  useUi.setState({ isBalanceHidden });
}

const prefersLight = matchMedia("(prefers-color-scheme: light)");

function paint(theme: Theme): void {
  const chosen = prefersLight.matches ? "light" : "dark";
  document.documentElement.dataset["theme"] = theme === "system" ? chosen : theme;
}

export function applyTheme(theme: Theme): void {
  writeStored("local", THEME_KEY, theme);
  paint(theme);
  useUi.setState({ theme });
}

prefersLight.addEventListener("change", () => paint(useUi.getState().theme));

export function toggleSidebar(): void {
  const isSidebarNarrow = !useUi.getState().isSidebarNarrow;
  writeStored("local", SIDEBAR_KEY, isSidebarNarrow ? "1" : null);
  useUi.setState({ isSidebarNarrow });
}

export function rememberOpenOrder(openOrder: string | null): void {
  writeStored("session", ORDER_KEY, openOrder);
  useUi.setState({ openOrder });
}
