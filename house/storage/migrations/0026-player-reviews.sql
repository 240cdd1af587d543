-- Whom the detectors of fair play have looked at over many tournaments, and with what outcome the last time.

create table integrity_player_review (
  player text primary key references person,
  tournaments integer not null,
  hands integer not null,
  findings integer not null,
  at timestamptz not null
);
