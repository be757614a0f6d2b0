/** What the promotions room says beside its errors, in English. */
export const promotionsNotices = {
  "promotions.claimed": "Reward claimed successfully!",
  "promotions.reason.claimable": "You can claim {amount} now.",
  "promotions.reason.claimed": "You have claimed {amount}.",
  "promotions.reason.not_offered": "This activity is not open.",
  "promotions.reason.not_meant": "This activity is for other accounts: its terms say for whom.",
  "promotions.reason.budget_spent": "What this activity gives has run out for now.",
  "promotions.reason.own_limit_reached": "Your share of this activity is used up for now.",
  "promotions.reason.deposit_used":
    "A deposit earns one of the offers for deposits, and this one has earned another.",
  "promotions.reason.time_over": "The time to claim this reward is over.",
  "promotions.reason.forfeited": "This reward was cancelled because the rules were broken.",
  "promotions.reason.no_recharge": "You have no deposit that counts yet.",
  "promotions.reason.recharge_too_small": "Your first deposit was less than {required}.",
  "promotions.reason.recharge_missing_today": "Deposit {missing} more today to claim.",
  "promotions.reason.no_loss": "You lost nothing in cash yesterday.",
  "promotions.reason.loss_too_small": "Yesterday's loss was too small to be relieved.",
  "promotions.reason.nothing_left": "There is nothing to claim today.",
  "promotions.reason.no_invitee": "Nobody has registered with your invitation yet.",
  "promotions.reason.invitee_progress": "Your invitee has not deposited and staked enough yet.",
  "promotions.reason.shared_identity":
    "Your invitee shares your device or payment account, so nothing is paid.",
  "promotions.reason.tier_not_reached": "Deposit {missing} more to reach the next tier.",
  "promotions.tier.bronze": "Bronze",
  "promotions.tier.silver": "Silver",
  "promotions.tier.gold": "Gold",
  "promotions.tier.platinum": "Platinum",
  "promotions.tier.diamond": "Diamond",
  "promotions.activity.ftd.title": "First deposit",
  "promotions.activity.ftd.summary":
    "{welcomeRate} of your first deposit as a bonus, up to {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "Deposit tiers",
  "promotions.activity.recharge-tiers.summary": "Up to {rate} of all you deposit as a bonus",
  "promotions.activity.recharge-rebate.title": "Deposit rebate",
  "promotions.activity.recharge-rebate.summary": "{rate} of each deposit of {from} or more",
  "promotions.activity.invitation.title": "Invite friends",
  "promotions.activity.invitation.summary": "{reward} for each friend who plays with us",
  "promotions.activity.daily-relief.title": "Daily loss relief",
  "promotions.activity.daily-relief.summary": "{rate} of yesterday's net loss back",
  "promotions.activity.day7.title": "Seven-day login",
  "promotions.activity.day7.summary": "Seven days, seven rewards, up to {most} on one day",
  "promotions.activity.daily-wheel.title": "Daily wheel",
  "promotions.activity.daily-wheel.summary": "Spin for prizes of up to {most}",
  "promotions.activity.lottery-wheel.title": "Lottery wheel",
  "promotions.activity.lottery-wheel.summary": "Deposit, play and spin for up to {most}",
  "promotions.activity.rebates.title": "Rebates",
  "promotions.activity.rebates.summary": "{least} to {most} of what you stake, every day",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary":
    "{levels, plural, one {# level} other {# levels}} with gifts and rebates",
  "promotions.term.for_level_from": "For members of VIP level {level} and above.",
  "promotions.term.for_level_to": "For members up to VIP level {level}.",
  "promotions.term.for_new":
    "For accounts opened less than {days, plural, one {# day} other {# days}} ago.",
  "promotions.term.for_registered_from": "For accounts opened on {day} or later.",
  "promotions.term.for_registered_to": "For accounts opened on {day} or earlier.",
  "promotions.term.budget_day": "All members together are given at most {amount} a day.",
  "promotions.term.budget_whole": "All members together are given at most {amount} in all.",
  "promotions.term.cheating": "Rewards are cancelled, deducted or frozen for cheating.",
  "promotions.term.bonus_turnover":
    "The bonus becomes cash when {times, plural, one {its amount} other {# times its amount}} has been staked.",
  "promotions.term.cash_turnover":
    "The reward can be withdrawn when {times, plural, one {its amount} other {# times its amount}} has been staked.",
  "promotions.term.claim_days":
    "It can be claimed for {days, plural, one {# day} other {# days}} after the deposit was credited.",
  "promotions.term.ftd_welcome":
    "A first deposit of {welcomeFrom} or more earns {welcomeRate} of it as a bonus, at most {welcomeMax}.",
  "promotions.term.ftd_small":
    "A first deposit of {smallFrom} or more, but less than {welcomeFrom}, earns {smallRate} of it as a bonus.",
  "promotions.term.ftd_once": "It is given once per person, CPF, device and payer.",
  "promotions.term.tiers_rule":
    "All you ever deposit earns a share of itself as a bonus. The share rises evenly inside each tier.",
  "promotions.term.tier_bronze": "Bronze, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tier_silver": "Silver, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tier_gold": "Gold, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tier_platinum": "Platinum, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tier_diamond": "Diamond, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tiers_each":
    "Each deposit earns what the new total has earned, less what the total before had earned.",
  "promotions.term.rebate_rule":
    "Each single deposit of {from} or more during the event earns {rate} of it as a bonus.",
  "promotions.term.rebate_max": "At most {max} is given for one deposit.",
  "promotions.term.rebate_turnover":
    "The bonus becomes cash when {times, plural, one {the amount} other {# times the amount}} of the part of the deposit that earned it has been staked.",
  "promotions.term.own_day": "A player is given at most {amount} on a day.",
  "promotions.term.own_whole": "A player is given at most {amount} in all.",
  "promotions.term.one_per_deposit":
    "A deposit earns one of the offers for deposits: the one that is claimed first.",
  "promotions.term.rebate_until": "It can be claimed until the event ends.",
  "promotions.term.invitation_rule":
    "You receive {reward} for each person who registers with your invitation, deposits {recharge} or more in total and stakes {stake} or more in total.",
  "promotions.term.invitation_days":
    "It can be claimed for {days, plural, one {# day} other {# days}} after the day on which both are reached.",
  "promotions.term.invitation_once":
    "Each person counts once. Whoever shares your device or payment account does not count.",
  "promotions.term.relief_rule":
    "{rate} of what you lost in cash on a day can be claimed on the next day, until midnight in São Paulo.",
  "promotions.term.relief_bounds": "The loss must be {from} or more; at most {max} is given.",
  "promotions.term.relief_turnover":
    "It is never more than {rate} of what that day's bets count toward turnover.",
  "promotions.term.relief_net":
    "Wins are taken off the loss. Cancelled bets and what was played with a bonus do not count.",
  "promotions.term.day7_rule":
    "Come every day: each day has its reward as a bonus, to be claimed on that day.",
  "promotions.term.day7_day":
    "Day {day}: {amount}, which becomes cash when {times, plural, one {its amount} other {# times its amount}} has been staked.",
  "promotions.term.day7_missed": "After a missed day, and after the last day, it begins anew.",
  "promotions.term.day7_recharge": "On the day, {amount} or more must be deposited.",
  "promotions.term.wheel_rule":
    "The prize is drawn on our server, by the published weights, and can be verified.",
  "promotions.term.wheel_login":
    "Signing in earns {spins, plural, one {# spin} other {# spins}} a day.",
  "promotions.term.wheel_recharge": "Each {amount} deposited on a day earns a spin.",
  "promotions.term.wheel_turnover": "Each {amount} of turnover on a day earns a spin.",
  "promotions.term.wheel_max":
    "There {spins, plural, one {is at most # spin} other {are at most # spins}} a day.",
  "promotions.term.wheel_prize_cash": "{amount} in cash: {weight} in {total}.",
  "promotions.term.wheel_prize_bonus":
    "{amount} as a bonus, to be staked {times, plural, one {once} other {# times}}: {weight} in {total}.",
  "promotions.term.wheel_prize_spins":
    "{spins, plural, one {# more spin} other {# more spins}}: {weight} in {total}.",
  "promotions.term.wheel_prize_nothing": "No prize: {weight} in {total}.",
  "promotions.term.rebates_rule":
    "What you stake on a day earns {least} to {most} of it back, by the type of the game and your VIP level.",
  "promotions.term.rebates_least": "A day's rebate is paid from {amount} on.",
  "promotions.term.rebates_kept":
    "It can be claimed for {days, plural, one {# day} other {# days}}.",
  "promotions.term.vip_rule":
    "A level is reached when both its deposit and its betting are reached. It is never lost.",
  "promotions.term.vip_level":
    "{name}: {recharge} deposited and {betting} staked. Gifts: {upgrade} for the level, {weekly} a week, {monthly} a month.",
  "promotions.term.vip_weekly": "The weekly gift needs {amount} staked in the week.",
  "promotions.term.vip_monthly": "The monthly gift needs {amount} staked in the month.",
  "promotions.term.vip_turnover":
    "A weekly or monthly gift is never more than {rate} of what the bets of that time count toward turnover.",
  "promotions.term.vip_days":
    "A gift can be claimed for {days, plural, one {# day} other {# days}}.",
} as const;
