-- A round of another studio is found by the studio's name of it, without knowing whose it is. The
-- house's own are found by their ids elsewhere, and pay nothing for this.
CREATE INDEX round_by_ref ON rounds.round (round_ref) WHERE studio <> 'house';
