-- Two more ways in which games of partners speak to the page around them.
ALTER TABLE rounds.studio DROP CONSTRAINT studio_frame_words_check;
ALTER TABLE rounds.studio ADD CONSTRAINT studio_frame_words_check
  CHECK (frame_words IN ('silent', 'tucano', 'hizi', 'rubyplay', 'marbles')) NOT VALID;
