/** What the pages of the information panel are written from. */
import type { SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Translate } from "../../shell/texts.ts";

export interface SlotPages {
  readonly sheet: SlotSheet;
  readonly translate: Translate;
  readonly language: Language;
  readonly stake: () => Centavos;
  readonly stakes: readonly string[];
  readonly picture: (symbol: string) => HTMLCanvasElement;
}
