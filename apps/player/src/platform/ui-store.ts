/** What is open and how the player likes the page: state of this browser, never of the server. */
import { create } from "zustand";
import { readStored, writeStored } from "./storage.ts";

export type Theme = "dark" | "light";
export type ModalName = "login" | "register" | "language" | "deposit" | "balance" | "menu" | null;

interface UiState {
  modal: ModalName;
  isBalanceHidden: boolean;
  theme: Theme;
  /** A deposit that waits for its payment after the player left its page. */
  openOrder: string | null;
}

const HIDDEN_KEY = "tucano.hide-balance";
const THEME_KEY = "tucano.theme";
const ORDER_KEY = "tucano.open-order";

export const useUi = create<UiState>(() => ({
  modal: null,
  isBalanceHidden: readStored("local", HIDDEN_KEY) === "1",
  theme: readStored("local", THEME_KEY) === "light" ? "light" : "dark",
  openOrder: readStored("session", ORDER_KEY),
}));

export function openModal(modal: ModalName): void {
  useUi.setState({ modal });
}

export function closeModal(): void {
  useUi.setState({ modal: null });
}

export function toggleBalance(): void {
  const isBalanceHidden = !useUi.getState().isBalanceHidden;
  writeStored("local", HIDDEN_KEY, isBalanceHidden ? "1" : null);
  useUi.setState({ isBalanceHidden });
}

export function applyTheme(theme: Theme): void {
  writeStored("local", THEME_KEY, theme);
  document.documentElement.dataset["theme"] = theme;
  useUi.setState({ theme });
}

export function rememberOpenOrder(openOrder: string | null): void {
  writeStored("session", ORDER_KEY, openOrder);
  useUi.setState({ openOrder });
}
