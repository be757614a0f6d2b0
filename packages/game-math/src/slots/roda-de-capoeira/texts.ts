/** What is told about Roda de Capoeira. */
import { words } from "@tucano/i18n/words.ts";

export const texts = words("roda-de-capoeira", {
  how: "A berimbau fills its reel and stays while the other reels spin again. The respins go on for as long as another berimbau lands.",
  feature: "With one, two or three such reels all wins multiply by {times}.",
});
