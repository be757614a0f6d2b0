/** Errors of this area of the back office. */
export const promotionsOfficeErrors = {
  /** Not of the market's shape, or at odds with itself; the fields say where. */
  "backoffice.numbers_invalid": [422, "These numbers are not valid"],
  /** Missions, by what their rounds cost at least; the shop, by what it gives. */
  "backoffice.numbers_generous": [
    422,
    "These points are worth more than the rounds that earn them cost",
  ],
  "backoffice.numbers_unchanged": [409, "These numbers change nothing"],
  /** What has been promised is not changed afterwards. */
  "backoffice.numbers_past": [422, "It has to start in the future: what was promised is paid"],
  /** Other numbers begin at that very moment. */
  "backoffice.numbers_taken": [409, "Other numbers begin at that very moment"],
  "backoffice.campaign_invalid": [422, "This campaign is not valid"],
  "backoffice.campaign_not_found": [404, "There is no such campaign"],
  "backoffice.campaign_over": [409, "This campaign is over"],
  "backoffice.segment_exists": [409, "A segment has this name already"],
  "backoffice.segment_invalid": [422, "These rules fit nobody, or leave a range without a bound"],
  "backoffice.segment_not_found": [404, "There is no such segment"],
  /** By what members lost, or for looking after somebody: nothing is given or sold by it. */
  "backoffice.segment_protective": [422, "This is for protective messages only"],
  "backoffice.promo_code_exists": [409, "This code exists already"],
  "backoffice.promo_code_unknown": [404, "There is no such code"],
  /** Its rules are fixed, or it is over. */
  "backoffice.race_published": [409, "This race is published and can no longer be changed"],
  "backoffice.race_time_invalid": [
    422,
    "A race has to start in the future, and last from an hour to ninety days",
  ],
  "backoffice.race_prizes_invalid": [
    422,
    "Places must follow one another from the first on, each with a prize; shared places need prizes of one kind of money",
  ],
  "backoffice.race_games_invalid": [
    422,
    "A game of this race, or of its free rounds, isn't offered",
  ],
  /** Of a race by rounds: whoever plays all of them is not paid more than they cost. */
  "backoffice.race_prize_large": [
    422,
    "A prize is more than all rounds of this race cost a player on average: R$ {most}",
  ],
  "backoffice.race_budget_small": [
    422,
    "The prizes come to R$ {cost}, which is more than the budget",
  ],
  "backoffice.race_member_unknown": [404, "This member doesn't take part in the race"],
} as const;
