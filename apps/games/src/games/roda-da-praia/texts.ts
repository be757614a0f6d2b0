/** What Roda da Praia says. */
import { words } from "@tucano/i18n/words.ts";

export const wheelTexts = words("roda-da-praia", {
  segments: "Segments",
  stopped: "Stopped at {times}",
  share: "Segments",
  rule: "Choose how many segments the wheel has, and the risk. All segments are equal and equally likely; you receive your stake times the number of the one it stops at.",
  rulePays: "The return is the mean of the segments: 99% on every wheel.",
});
