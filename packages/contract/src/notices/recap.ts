/** The weekly recap, in the inbox and by e-mail. */
const figures =
  "{minutes, plural, =0 {You did not play.} one {# minute of play.} other {# minutes of play.}} Deposits {deposits}, withdrawals {withdrawals}. Bet {staked}, returned {returned}, net result {net}. {best, select, none {} other {Best multiplier {best}. }}{limits, plural, =0 {You have no limits.} one {# limit is in force.} other {# limits are in force.}}";

export const recapNotices = {
  "messages.notice.weekly_recap.title": "Your week",
  "messages.notice.weekly_recap.text": figures,
  "mail.weekly_recap.subject": "Your week at Tucano",
  "mail.weekly_recap.body": `Hello {account},\n\nyour week from {from} to {to}:\n\n${figures}\n\nSee it day by day and set your limits: {link}`,
} as const;
