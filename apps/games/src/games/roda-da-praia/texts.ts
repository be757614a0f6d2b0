/** What Roda da Praia says. */
import { words } from "@tucano/i18n/words.ts";

export const wheelTexts = words("roda-da-praia", {
  segments: "Segments",
  stopped: "Stopped at {times}",
  share: "Segments",
  rule: "Choose the number of segments and the risk. All segments are equally likely. You win your stake times the number on the one it stops at.",
  rulePays: "The return is the average of the segments: 99% on every wheel.",
});
