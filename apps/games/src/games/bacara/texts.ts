/** The words of Bacará Tropical. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const texts = words("bacara", {
  deal: "Deal",
  player: "Player",
  banker: "Banker",
  tie: "Tie",
  playerPair: "Player pair",
  bankerPair: "Banker pair",
  natural: "Natural: no more cards",
  draws: "{side} takes a third card, total {total}",
  playerWins: "Player wins, {player} to {banker}",
  bankerWins: "Banker wins, {banker} to {player}",
  tieWins: "Tie, {player} to {banker}",
  road: "Latest results",
  squeeze: "Turn my side's cards myself",
  lift: "Drag the card up or press it to turn it",
  rule1: "Player and Banker get two cards each from eight fresh decks. The total closer to 9 wins.",
  rule2:
    "Aces count 1, cards 2 to 9 their number, tens and face cards 0. Only the last digit of the total counts.",
  rule3: "With an 8 or 9 in two cards (a natural) no more cards are drawn.",
  rule4:
    "The player draws on 0 to 5 and stands on 6 or 7. If the player stood, the banker draws on 0 to 5.",
  rule5:
    "If the player drew, the banker draws on 0 to 2; on 3 unless the player's third card is an 8; on 4 against 2 to 7; on 5 against 4 to 7; on 6 against 6 or 7; and stands on 7.",
  rule6: "On a tie, bets on Player and Banker are returned. Banker pays 1:1 minus 5% commission.",
  rule7: "Pair: the first two cards of that side have the same rank, such as two kings.",
});

export type SayBaccarat = Say<typeof texts>;
