-- What was claimed on a day, for the results of promotions.
CREATE INDEX reward_claimed ON rewards.reward (claimed_at) WHERE state = 'claimed';
