/** Words of the market's card. */
import { words } from "@tucano/i18n/words.ts";

export const marketTexts = words("feira-da-sorte", {
  line: "Find the numbers of the day among yours",
  keys: "Numbers of the day",
  bonus: "Times",
  own: "Your numbers",
  rule: "Each of your numbers that is a number of the day pays the amount below it. If several match, their amounts are added up.",
  bonusRule: "All of that is multiplied by what the field Times shows: 1, 2, 5 or 10.",
});
