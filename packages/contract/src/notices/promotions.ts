/** What the promotions room says beside its errors, in English. */
export const promotionsNotices = {
  "promotions.claimed": "Reward claimed successfully!",
  "promotions.reason.claimable": "You can claim {amount} now.",
  "promotions.reason.claimed": "You have claimed {amount}.",
  "promotions.reason.not_offered": "This promotion isn't open.",
  "promotions.reason.not_meant":
    "This promotion is for other accounts. See its terms for which ones.",
  "promotions.reason.budget_spent": "This promotion has run out for now.",
  "promotions.reason.own_limit_reached": "You've used up your share of this promotion for now.",
  "promotions.reason.deposit_used":
    "Each deposit earns one deposit offer, and this one has already earned another.",
  "promotions.reason.time_over": "The time to claim this reward is over.",
  "promotions.reason.forfeited": "This reward was cancelled because the rules were broken.",
  "promotions.reason.no_recharge": "You have no qualifying deposit yet.",
  "promotions.reason.recharge_too_small": "Your first deposit was less than {required}.",
  "promotions.reason.recharge_missing_today": "Deposit {missing} more today to claim.",
  "promotions.reason.no_loss": "You lost nothing in cash yesterday.",
  "promotions.reason.loss_too_small": "Yesterday's loss was below the minimum.",
  "promotions.reason.nothing_left": "There is nothing to claim today.",
  "promotions.reason.no_invitee": "No one has registered with your invitation yet.",
  "promotions.reason.invitee_progress": "Your friend hasn't deposited and bet enough yet.",
  "promotions.reason.shared_identity":
    "Your friend shares your device or payment account, so nothing is paid.",
  "promotions.reason.tier_not_reached": "Deposit {missing} more to reach the next tier.",
  "promotions.tier.bronze": "Bronze",
  "promotions.tier.silver": "Silver",
  "promotions.tier.gold": "Gold",
  "promotions.tier.platinum": "Platinum",
  "promotions.tier.diamond": "Diamond",
  "promotions.activity.ftd.title": "First deposit",
  "promotions.activity.ftd.summary":
    "From {welcomeFrom}: {welcomeRate} as a bonus, up to {welcomeMax}",
  "promotions.activity.recharge-tiers.title": "Deposit tiers",
  "promotions.activity.recharge-tiers.summary": "Up to {rate} of all you deposit as a bonus",
  "promotions.activity.recharge-rebate.title": "Deposit rebate",
  "promotions.activity.recharge-rebate.summary": "{rate} of each deposit of {from} or more",
  "promotions.activity.invitation.title": "Invite friends",
  "promotions.activity.invitation.summary": "{reward} for each friend who plays with us",
  "promotions.activity.daily-relief.title": "Daily cashback",
  "promotions.activity.daily-relief.summary": "{rate} of yesterday's net loss back",
  "promotions.activity.day7.title": "Seven-day login",
  "promotions.activity.day7.summary": "Seven days, seven rewards, up to {most} in a day",
  "promotions.activity.daily-wheel.title": "Daily wheel",
  "promotions.activity.daily-wheel.summary": "Spin for prizes of up to {most}",
  "promotions.activity.lottery-wheel.title": "Lucky wheel",
  "promotions.activity.lottery-wheel.summary": "Deposit, play and spin for up to {most}",
  "promotions.activity.rebates.title": "Rebates",
  "promotions.activity.rebates.summary": "{least} to {most} of what you bet, every day",
  "promotions.activity.vip.title": "VIP",
  "promotions.activity.vip.summary":
    "{levels, plural, one {# level} other {# levels}} with gifts and rebates",
  "promotions.term.for_level_from": "For players at VIP level {level} and above.",
  "promotions.term.for_level_to": "For players up to VIP level {level}.",
  "promotions.term.for_new":
    "For accounts opened less than {days, plural, one {# day} other {# days}} ago.",
  "promotions.term.for_registered_from": "For accounts opened on {day} or later.",
  "promotions.term.for_registered_to": "For accounts opened on {day} or earlier.",
  "promotions.term.budget_day": "All players together get up to {amount} a day.",
  "promotions.term.budget_whole": "All players together get up to {amount} in total.",
  "promotions.term.cheating": "Rewards are cancelled, deducted or frozen for cheating.",
  "promotions.term.bonus_turnover":
    "The bonus becomes cash once you have bet {times, plural, one {its amount} other {# times its amount}}.",
  "promotions.term.cash_turnover":
    "You can withdraw the reward once you have bet {times, plural, one {its amount} other {# times its amount}}.",
  "promotions.term.free_with":
    "It comes with {rounds, plural, one {# free round} other {# free rounds}} of {stake} each at {game}. Play them within {days, plural, one {# day} other {# days}}.",
  "promotions.term.claim_days":
    "You can claim it for {days, plural, one {# day} other {# days}} after the deposit is credited.",
  "promotions.term.ftd_welcome":
    "A first deposit of {welcomeFrom} or more earns a {welcomeRate} bonus, up to {welcomeMax}.",
  "promotions.term.ftd_small":
    "A first deposit of {smallFrom} or more, but less than {welcomeFrom}, earns a {smallRate} bonus.",
  "promotions.term.ftd_once": "Once per person, CPF, device and payer.",
  "promotions.term.tiers_rule":
    "Everything you deposit earns a share back as a bonus. The share rises evenly within each tier.",
  "promotions.term.tier_bronze": "Bronze, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tier_silver": "Silver, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tier_gold": "Gold, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tier_platinum": "Platinum, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tier_diamond": "Diamond, from {from} to {to}: {rateFrom} to {rateTo}.",
  "promotions.term.tiers_each":
    "Each deposit earns what the new total earns, minus what the previous total had earned.",
  "promotions.term.rebate_rule":
    "Each deposit of {from} or more during the event earns a {rate} bonus.",
  "promotions.term.rebate_max": "Up to {max} for one deposit.",
  "promotions.term.rebate_turnover":
    "The bonus becomes cash once you have bet {times, plural, one {the amount} other {# times the amount}} of the part of the deposit that earned it.",
  "promotions.term.own_day": "Each player gets up to {amount} a day.",
  "promotions.term.own_whole": "Each player gets up to {amount} in total.",
  "promotions.term.one_per_deposit":
    "Each deposit earns one deposit offer: the first one you claim.",
  "promotions.term.rebate_until": "You can claim it until the event ends.",
  "promotions.term.invitation_rule":
    "You get {reward} for each person who registers with your invitation, deposits {recharge} or more in total and bets {stake} or more in total.",
  "promotions.term.invitation_days":
    "You can claim it for {days, plural, one {# day} other {# days}} after the day both are reached.",
  "promotions.term.invitation_once":
    "Each person counts once. Anyone who shares your device or payment account doesn't count.",
  "promotions.term.relief_rule":
    "You can claim {rate} of the cash you lost in a day on the next day, until midnight, São Paulo time.",
  "promotions.term.relief_bounds": "The loss must be {from} or more. You get up to {max}.",
  "promotions.term.relief_turnover":
    "It is never more than {rate} of what that day's bets count towards wagering.",
  "promotions.term.relief_net":
    "Wins are deducted from the loss. Void bets and bets with a bonus don't count.",
  "promotions.term.day7_rule":
    "Log in every day: each day has its own bonus reward, to claim on that day.",
  "promotions.term.day7_day":
    "Day {day}: {amount}, which becomes cash once you have bet {times, plural, one {its amount} other {# times its amount}}.",
  "promotions.term.day7_missed": "It starts again after a missed day and after the last day.",
  "promotions.term.day7_recharge": "You must deposit {amount} or more on the day.",
  "promotions.term.wheel_rule":
    "The prize is drawn on our server by the published odds, and you can verify it.",
  "promotions.term.wheel_login":
    "Logging in earns {spins, plural, one {# spin} other {# spins}} a day.",
  "promotions.term.wheel_recharge": "Each {amount} deposited in a day earns a spin.",
  "promotions.term.wheel_turnover": "Each {amount} bet in a day earns a spin.",
  "promotions.term.wheel_max": "Up to {spins, plural, one {# spin} other {# spins}} a day.",
  "promotions.term.wheel_prize_cash": "{amount} in cash: {weight} in {total}.",
  "promotions.term.wheel_prize_bonus":
    "{amount} as a bonus, to be wagered {times, plural, one {once} other {# times}}: {weight} in {total}.",
  "promotions.term.wheel_prize_spins":
    "{spins, plural, one {# more spin} other {# more spins}}: {weight} in {total}.",
  "promotions.term.wheel_prize_nothing": "No prize: {weight} in {total}.",
  "promotions.term.rebates_rule":
    "You get back {least} to {most} of what you bet in a day, depending on the type of game and your VIP level.",
  "promotions.term.rebates_least": "The minimum rebate for a day is {amount}.",
  "promotions.term.rebates_kept":
    "You can claim it for {days, plural, one {# day} other {# days}}.",
  "promotions.term.vip_rule":
    "You reach a level when you meet both its deposits and its bets. You never lose it.",
  "promotions.term.vip_level":
    "{name}: {recharge} deposited and {betting} bet. Gifts: {upgrade} for the level, {weekly} a week, {monthly} a month.",
  "promotions.term.vip_weekly": "The weekly gift requires {amount} in bets during the week.",
  "promotions.term.vip_monthly": "The monthly gift requires {amount} in bets during the month.",
  "promotions.term.free_level": "Reaching {name} also brings free rounds.",
  "promotions.term.vip_turnover":
    "A weekly or monthly gift is never more than {rate} of what the bets in that period count towards wagering.",
  "promotions.term.vip_days":
    "You can claim a gift for {days, plural, one {# day} other {# days}}.",
} as const;
