/** What the messages room says beside its errors, in English. */
export const messagesNotices = {
  "messages.ticket_opened": "We have your message. Customer service answers 24 hours a day",
  "messages.notice.deposit_credited.title": "Deposit received",
  "messages.notice.deposit_credited.text": "{amount} have been added to your balance.",
  "messages.notice.withdrawal_paid.title": "Withdrawal paid",
  "messages.notice.withdrawal_paid.text": "{amount} are on their way to your bank.",
  "messages.notice.team_wish.title": "You are asked to join a team",
  "messages.notice.team_wish.text":
    "{account} would like you in their team. You decide: nothing changes before you accept.",
  "messages.notice.identity_verified.title": "Identity confirmed",
  "messages.notice.identity_verified.text":
    "Your documents are in order. There is nothing more for you to do.",
  "messages.notice.identity_rejected.title": "Your documents could not be confirmed",
  "messages.notice.identity_rejected.text": "See why, and what you can do, in the security centre.",
  "messages.notice.withdrawal_rejected.title": "Withdrawal rejected",
  "messages.notice.withdrawal_rejected.text":
    "{amount} are back in your balance. The reason stands in your withdrawal record.",
  "messages.notice.reward_claimable.title": "A reward is waiting",
  "messages.notice.reward_claimable.text": "You can claim {amount} now.",
  "messages.notice.free_rounds_given.title": "Free rounds for you",
  "messages.notice.free_rounds_given.text":
    "You have {rounds, plural, one {# free round} other {# free rounds}}: the house pays the stake. See for which game, and until when.",
  "messages.notice.ticket_answered.title": "Customer service has answered",
  "messages.notice.ticket_answered.text": "There is an answer to “{subject}”.",
  "messages.notice.data_request_answered.title": "An answer about your data",
  "messages.notice.data_request_answered.text": "We have answered your request about your data.",
  "messages.notice.house_message.title": "A message from the house",
  "messages.notice.house_message.text": "There is a message for you.",
  "messages.notice.terms_announced.title": "New terms of use",
  "messages.notice.terms_announced.text":
    "From {day} on new terms of use hold, and you can read them now. If you do not agree, you may stop using the service and withdraw your balance until then.",
} as const;
