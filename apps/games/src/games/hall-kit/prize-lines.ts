/** The whole paytable of a room, for its rules. */
import type { Language } from "@tucano/i18n/languages.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import { viewPrizeLines } from "../draw-kit/prize-table.ts";
import type { HallPrizeLine } from "./hall-board.ts";
import { hallKitTexts } from "./texts.ts";

export function viewHallPrizes(language: Language, prizes: readonly HallPrizeLine[]): HTMLElement {
  const hall = wordsFor(hallKitTexts, language);
  const lines = prizes.map(({ name, bands }) => ({
    title: name,
    prizes: bands.map(({ balls, payHundredths }) => ({
      label: hall("upTo", { balls }),
      hundredths: payHundredths,
    })),
  }));
  return viewPrizeLines(language, lines);
}
