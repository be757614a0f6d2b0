/** What all live tables say. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const liveTexts = words("live-kit", {
  balance: "Balance",
  demo: "Demo",
  lost: "Connection lost. Reconnecting…",
  betsOpen: "Place your bets",
  noMoreBets: "No more bets",
  place: "Bet",
  placed: "On the table",
  unplaced: "Unconfirmed chips stay for the next round.",
  voidRound: "Round void: stakes were returned.",
  won: "You won {amount}",
  returned: "{amount} returned",
  players: "Bets this round",
  you: "You",
  noBets: "No bets yet.",
  myBets: "My bets",
  chat: "Chat",
  message: "Your message",
  send: "Send",
  report: "Report",
  reported: "Reported. Thank you.",
  chatDemo: "In the demo the chat can only be read.",
  rules: "How it works",
  proof: "Proof of the round",
  verify: "Verify on this device",
  verified: "Verified: the seed is on the chain and gives exactly this result.",
  notVerified: "It doesn't match.",
  commitment: "Seed hash",
  seed: "Server seed",
  round: "Round {number}",
  rtp: "Return to player: {percent}",
  ruleLive:
    "All players share the same round. Place chips while the clock runs and press Bet. Only what the server confirms in time counts.",
  ruleVoid:
    "The result is decided before betting by a published chain of seeds. If a round is interrupted, stakes are returned.",
  waiting: "Waiting for the round",
});

export type SayLive = Say<typeof liveTexts>;
