/** Texts of rewards, in English. */
import type { rewardsErrors } from "@tucano/contract/errors/rewards.ts";

export const rewardsTexts = {
  "rewards.not_found": "Not eligible to receive",
  "rewards.not_yet": "This reward cannot be claimed yet",
  "rewards.expired": "This reward has expired",
  "rewards.forfeited": "This reward was cancelled. Please contact customer service",
  "rewards.already_used":
    "This reward has already been claimed with the same CPF, device or payment account",
  "rewards.deposit_used":
    "This deposit has earned another offer already: a deposit earns one of them",
  "rewards.budget_spent": "What this activity gives has run out. Its terms say when there is more",
  "rewards.account_blocked":
    "Your account cannot receive rewards right now. Please contact customer service",
  "rewards.already_claimed": "This reward has already been claimed",
  "rewards.no_bonus": "You have no bonus to give up",
  "rewards.bonus_at_play":
    "A round played with your bonus is still open. Please finish it and try again",
} satisfies Record<keyof typeof rewardsErrors, string>;

/** Messages of success. */
export const rewardsNotices = {
  "rewards.bonus_accepted": "You accepted the bonus. Good luck!",
  "rewards.bonus_given_up": "Your bonus was given up, and nothing is owed for it any more",
} as const;
