/** What a game is started with, and the parts that it is put together from. */
import type { RecordedRound } from "@tucano/contract/player/games/replays.ts";
import type { Celebrations } from "../celebration/celebrations.ts";
import type { AutoSheet } from "../hud/auto-sheet.ts";
import type { Hud } from "../hud/hud.ts";
import type { Overlay } from "../hud/overlay.ts";
import type { Panel } from "../hud/panel.ts";
import type { ReplayKeys } from "../hud/replay-keys.ts";
import type { StakeSheet } from "../hud/stake-sheet.ts";
import type { Launch } from "../platform/launch.ts";
import type { PageLink } from "../platform/page-link.ts";
import type { GameServer } from "../platform/server.ts";
import type { SettingsStore } from "../platform/settings.ts";
import type { Control, Opened } from "../round/desk.ts";
import type { ReplayControl } from "../round/replay-control.ts";
import type { Cues } from "../scene/cues.ts";
import type { Motion } from "../scene/motion.ts";
import type { Sound } from "../sound/sound.ts";
import type { GameModule, Stage } from "./stage.ts";
import type { Translate } from "./texts.ts";

export interface StartOptions {
  page: HTMLElement;
  module: GameModule;
  launch: Launch;
  opened: Opened;
  server: GameServer;
  link: PageLink;
  settings: SettingsStore;
  translate: Translate;
  isReduced: boolean;
  /** Null: the game is played. */
  recorded: RecordedRound | null;
}

/** What is built one after the other and asks for each other later. */
export interface Parts {
  host: HTMLElement;
  motion: Motion;
  cues: Cues;
  sound: Sound;
  hud: Hud;
  overlay: Overlay;
  celebrations: Celebrations;
  stage: Stage;
  control: Control;
  /** Where a recorded round is shown: its keys, and what they move. */
  replay: { readonly keys: ReplayKeys; control: ReplayControl | null } | null;
  panel: Panel;
  auto: AutoSheet;
  stakes: StakeSheet;
}
