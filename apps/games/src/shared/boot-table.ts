/** From an address to a table: session first, then its page. */
import { languageTag } from "@tucano/i18n/dates.ts";
import type { Launch } from "../platform/launch.ts";
import { openPageLink } from "../platform/page-link.ts";
import { createSettingsStore, localStorageOf } from "../platform/settings.ts";
import { shellTexts } from "../shell/texts.ts";
import { loadWords, wordsFor } from "@tucano/i18n/words.ts";
import { connectTableServer } from "./table-server.ts";
import type { TableModule } from "./table-page.ts";

export async function bootTable(launch: Launch, load: () => Promise<TableModule>): Promise<void> {
  const { language, code } = launch;
  await loadWords(language);
  const translate = wordsFor(shellTexts, language);
  document.documentElement.lang = languageTag(language);
  const loading = document.querySelector("#loading");
  const text = document.querySelector("#loading-text");
  if (text !== null) text.textContent = translate("loading");
  const link = openPageLink({ window, pageOrigin: launch.pageOrigin, onMessage: () => undefined });
  const server = connectTableServer({ token: launch.token, language });
  const loaded = load().then(async (module) => {
    await loadWords(language);
    return module;
  });
  const [table, opened] = await Promise.all([loaded, server.open(code)]);
  document.title = opened.game.name;
  const page = document.querySelector<HTMLElement>("#game");
  if (page === null) throw new Error("The page has no #game.");
  page.hidden = false;
  table.start({
    page,
    launch,
    language,
    opened,
    server,
    link,
    settings: createSettingsStore(localStorageOf(window), code),
    translate,
    isReduced: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  });
  loading?.remove();
  link.send({ type: "ready", game: code });
}
