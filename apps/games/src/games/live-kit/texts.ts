/** What all live tables say. */
import { type Say, words } from "@tucano/i18n/words.ts";

export const liveTexts = words("live-kit", {
  balance: "Balance",
  demo: "Demo",
  lost: "Connection lost. Coming back…",
  betsOpen: "Place your bets",
  noMoreBets: "No more bets",
  place: "Bet",
  placed: "On the table",
  unplaced: "Chips not confirmed stay for the next round.",
  voidRound: "Round cancelled: stakes were returned.",
  won: "You won {amount}",
  returned: "{amount} came back",
  players: "Bets this round",
  noBets: "Nobody has bet yet.",
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
  verified: "Checked: the seed belongs to the chain and gives exactly this result.",
  notVerified: "It does not match.",
  commitment: "Commitment",
  seed: "Server seed",
  round: "Round {number}",
  rtp: "Return to player: {percent}",
  ruleLive:
    "Everybody plays the same round. Lay chips while the clock runs and press Bet; only what the server has confirmed in time counts.",
  ruleVoid:
    "The result is decided before betting by a published chain of seeds. If a round is interrupted, stakes come back.",
  waiting: "Waiting for the round",
});

export type SayLive = Say<typeof liveTexts>;
