/** From an address to a table: session first, then its page. */
import type { RecordedTable } from "@tucano/contract/player/games/replays.ts";
import { languageTag } from "@tucano/i18n/dates.ts";
import { tellMultiples } from "@tucano/i18n/money.ts";
import type { Launch } from "../platform/launch.ts";
import { openPageLink } from "../platform/page-link.ts";
import { createSettingsStore, localStorageOf } from "../platform/settings.ts";
import { shellTexts } from "../shell/texts.ts";
import { createSound, type Sound } from "../sound/sound.ts";
import { loadWords, wordsFor } from "@tucano/i18n/words.ts";
import { createRecordedTableServer } from "../replay/recorded-table-server.ts";
import { showRecordedTable } from "../replay/recorded-table.ts";
import { openTableLine } from "./table-line.ts";
import { connectTableServer } from "./table-server.ts";
import type { TableDoor } from "./table-page.ts";

/** With a recorded bet nothing is opened, and the line tells that one round. */
export async function bootTable(
  launch: Launch,
  { load, loadSong }: TableDoor,
  recorded: RecordedTable | null = null,
): Promise<void> {
  const { language, code } = launch;
  await loadWords(language);
  const translate = wordsFor(shellTexts, language);
  document.documentElement.lang = languageTag(language);
  const loading = document.querySelector("#loading");
  const text = document.querySelector("#loading-text");
  if (text !== null) text.textContent = translate("loading");
  let sound: Sound | null = null;
  const link = openPageLink({
    window,
    pageOrigin: launch.pageOrigin,
    onMessage: ({ type }) => {
      if (type !== "balance-changed") sound?.setPaused(type === "pause", "page");
    },
  });
  if (recorded?.bet.unit === null) tellMultiples();
  const server =
    recorded === null
      ? connectTableServer({ token: launch.token, language })
      : createRecordedTableServer(recorded);
  const loaded = load().then(async (module) => {
    await loadWords(language);
    return module;
  });
  const [table, opened] = await Promise.all([loaded, server.open(code)]);
  document.title = opened.game.name;
  const page = document.querySelector<HTMLElement>("#game");
  if (page === null) throw new Error("The page has no #game.");
  page.hidden = false;
  const openLine =
    recorded === null ? openTableLine : showRecordedTable({ page, recorded, translate, language });
  const settings = createSettingsStore(localStorageOf(window), code);
  table.start({
    page,
    launch,
    language,
    opened,
    server,
    link,
    openLine,
    settings,
    createSound: (voice) => {
      // Others play at the same time, and nothing waits for anybody: music is for who asks for it.
      sound = createSound({ voice, settings, loadSong, startsWithMusic: false });
      return sound;
    },
    translate,
    isReduced: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  });
  loading?.remove();
  link.send({ type: "ready", game: code });
}
