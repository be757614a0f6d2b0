/** Light or dark, kept in this browser; without a choice, as the system has it. */
const KEY = "tucano.backoffice.theme";

type Theme = "light" | "dark";

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function applyTheme(): void {
  const kept = localStorage.getItem(KEY);
  const theme = kept === "light" || kept === "dark" ? kept : systemTheme();
  document.documentElement.dataset["theme"] = theme;
}

export function toggleTheme(): void {
  const isLight = document.documentElement.dataset["theme"] === "light";
  localStorage.setItem(KEY, isLight ? "dark" : "light");
  applyTheme();
}
