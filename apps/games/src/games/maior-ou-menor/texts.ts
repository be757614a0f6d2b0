/** The words of Maior ou Menor. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const texts = words("maior-ou-menor", {
  higher: "Higher",
  higherSame: "Higher or same",
  lower: "Lower",
  lowerSame: "Lower or same",
  same: "Same",
  skip: "Skip card",
  skipLeft: "Skip ({count})",
  cashOut: "Cash out {amount}",
  choose: "Higher or lower?",
  chance: "{percent}% chance",
  guesses: "Right guesses: {count} of {max}",
  right: "Right. {card}",
  wrong: "Wrong. {card}",
  first: "First card: {card}",
  skipped: "New card: {card}",
  forced: "Round limit reached: win cashed out",
  ruleHow: "One card is face up. Say whether the next one is higher or lower.",
  ruleOrder: "The ace is the lowest card, the king the highest. Suits do not matter.",
  ruleTie:
    "The same rank wins both ways. On an ace, “higher” does not include the ace. On a king, “lower” does not include the king.",
  rulePays:
    "Each right guess multiplies the win by 0.99 divided by its chance. The result is rounded down only once, when you cash out.",
  ruleCash: "After one right guess you may cash out at any time. A wrong guess loses the stake.",
  ruleSkip: "Skipping changes the card at no cost and with no win, up to {max} times a round.",
  ruleMax:
    "A round has at most {guesses} right guesses and pays at most {times}× the stake. A guess that would go beyond that is not offered.",
  ruleDeck: "Every card comes from a full deck: the chances are always the same.",
  ranks: "Ranks that win",
  pays: "Pays",
  rtp: "RTP",
  option: "{ranks} of 13 ranks",
});

export type SayHilo = Say<typeof texts>;
