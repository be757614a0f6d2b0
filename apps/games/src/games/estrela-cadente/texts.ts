/** What Estrela Cadente says. */
import { words } from "@tucano/i18n/words.ts";

export const limboTexts = words("estrela-cadente", {
  target: "Target",
  reached: "The star reached {times}",
  rule: "Choose a target from 1.01× to 10,000×. The star falls to a multiplier. If it reaches your target, you win the target times your stake.",
  rulePays:
    "The chance of reaching m is 0.99 ÷ m, for any m. The return is the same at every target: 99%.",
  option: "Target {times}",
});
