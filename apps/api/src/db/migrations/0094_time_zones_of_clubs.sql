-- Where the clock of a club hangs, when its country has several zones; null for the usual one.
alter table clubs add column time_zone text check (char_length(time_zone) between 1 and 60);
