-- The machine of poker is the house's game of the type video: where it was offered as a card game,
-- it changes over, so that every type that the site names has something to play.
UPDATE catalog.game SET game_type = 'video'
WHERE studio = 'house' AND code = 'video-poker' AND game_type = 'card';
