import type { sharedRoundsErrors } from "@tucano/contract/errors/shared-rounds.ts";

export const sharedRoundsTexts = {
  "shared_rounds.betting_closed": "Betting is closed. Your bet was not taken.",
  "shared_rounds.too_many_bets": "You have as many bets in this round as it allows.",
  "shared_rounds.win_too_high":
    "This bet could win more than R$ {win}, the most that is paid. Stake up to R$ {max}.",
  "shared_rounds.too_late": "Too late: the round had already ended.",
  "shared_rounds.chat_closed": "The chat is closed at this table.",
  "shared_rounds.chat_refused": "This message cannot be posted.",
} satisfies Record<keyof typeof sharedRoundsErrors, string>;
