/*
 * Paints the theme that was chosen before anything is drawn: the page's own code comes too late,
 * and an inline script is refused by the page's policy. src/platform/ui-store.ts goes on from here.
 */
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("tucano.theme");
  } catch {
    // Storage is refused: the page is dark, as it is by itself.
  }
  const isLight =
    theme === "light" ||
    (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  if (isLight) document.documentElement.dataset.theme = "light";
})();
