/** What the information panel is built from, and what it asks for while it is open. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { GameSheet } from "@tucano/contract/player/games/game-sheets.ts";
import type {
  openGame,
  playHistory,
  rotateSeed,
  setClientSeed,
} from "@tucano/contract/player/games/house-games.ts";
import type { Stage } from "../shell/stage.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Sound } from "../sound/sound.ts";
import type { Translate } from "../shell/texts.ts";

export type Fairness = DataOf<typeof setClientSeed>;

export interface PanelOptions {
  sheet: GameSheet;
  /** Brings the pages that are about this game. */
  stage: Pick<Stage, "rules" | "figures" | "optionName">;
  /** Music and effects. */
  sound: Sound;
  translate: Translate;
  language: Language;
  stakes: readonly string[];
  /** What jackpots return beside the game; undefined: it takes no part. */
  jackpots: DataOf<typeof openGame>["jackpots"];
  fairness: Fairness;
  lastRoundId: () => string | null;
  /** Nonce of the next round of this commitment, once one was played from it. */
  nextNonce: (commitment: string) => number | null;
  setClientSeed: (seed: string) => Promise<Fairness>;
  rotateSeed: () => Promise<DataOf<typeof rotateSeed>>;
  history: (page: number) => Promise<DataOf<typeof playHistory>>;
  openPage: (path: string) => void;
  onClose: () => void;
}
