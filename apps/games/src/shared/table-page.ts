/** What a table's page is given: session, line, sound, words. */
import type { Song } from "@tucano/game-math/grid-slots/song.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Launch } from "../platform/launch.ts";
import type { PageLink } from "../platform/page-link.ts";
import type { SettingsStore } from "../platform/settings.ts";
import type { Sound, Voice } from "../sound/sound.ts";
import type { Translate } from "../shell/texts.ts";
import type { LineOptions, TableLine } from "./table-line.ts";
import type { OpenedTable, TableServer } from "./table-server.ts";

export interface TableTools {
  readonly page: HTMLElement;
  readonly launch: Launch;
  readonly language: Language;
  readonly opened: OpenedTable;
  readonly server: TableServer;
  readonly link: PageLink;
  /** To the table; a recorded round has one of its own. */
  readonly openLine: (options: LineOptions) => TableLine;
  readonly settings: SettingsStore;
  /** The table's sound: with its song, and silent while the page lies over it. */
  readonly createSound: (voice: Voice) => Sound;
  /** The shell's own words. */
  readonly translate: Translate;
  readonly isReduced: boolean;
}

/** What `table.ts` in a table's folder exports as `table`. */
export interface TableModule {
  start: (tools: TableTools) => void;
}

/** Where a table is found, and what is played there. */
export interface TableDoor {
  readonly load: () => Promise<TableModule>;
  readonly loadSong: () => Promise<Song | undefined>;
}
