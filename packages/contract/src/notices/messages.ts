/** What the messages room says beside its errors, in English. */
export const messagesNotices = {
  "messages.ticket_opened": "We've got your message. Support answers 24 hours a day",
  "messages.offer_warning": "18+ only. The Ministry of Finance warns: betting can cause addiction.",
  "messages.notice.deposit_credited.title": "Deposit received",
  "messages.notice.deposit_credited.text": "{amount} has been added to your balance.",
  "messages.notice.withdrawal_paid.title": "Withdrawal paid",
  "messages.notice.withdrawal_paid.text": "{amount} is on its way to your bank.",
  "messages.notice.team_wish.title": "You're invited to join a team",
  "messages.notice.team_wish.text":
    "{account} has invited you to their team. You decide: nothing changes until you accept.",
  "messages.notice.identity_verified.title": "Identity verified",
  "messages.notice.identity_verified.text":
    "Your documents are fine. There's nothing more you need to do.",
  "messages.notice.identity_rejected.title": "We couldn't verify your documents",
  "messages.notice.identity_rejected.text": "See why, and what you can do, in the security centre.",
  "messages.notice.withdrawal_rejected.title": "Withdrawal rejected",
  "messages.notice.withdrawal_rejected.text":
    "{amount} is back in your balance. You'll find the reason in your withdrawal history.",
  "messages.notice.reward_claimable.title": "A reward is waiting",
  "messages.notice.reward_claimable.text": "You can claim {amount} now.",
  "messages.notice.free_rounds_given.title": "Free rounds for you",
  "messages.notice.free_rounds_given.text":
    "You have {rounds, plural, one {# free round} other {# free rounds}}, on the house. See which game they're for and when they end.",
  "messages.notice.jackpot_won.title": "You won a jackpot",
  "messages.notice.jackpot_won.text": "{amount} has been added to your balance.",
  "messages.notice.ticket_answered.title": "Support has answered",
  "messages.notice.ticket_answered.text": "There is an answer to “{subject}”.",
  "messages.notice.data_request_answered.title": "An answer about your data",
  "messages.notice.data_request_answered.text": "We have answered your request about your data.",
  "messages.notice.house_message.title": "A message from the house",
  "messages.notice.house_message.text": "There is a message for you.",
  "messages.notice.terms_announced.title": "New terms and conditions",
  "messages.notice.terms_announced.text":
    "New terms and conditions apply from {day}. You can read them now. If you don't agree, you can stop using the service and withdraw your balance before then.",
  "push.text": "Open Tucano to see it.",
  "push.end_offers": "No more offers",
} as const;
