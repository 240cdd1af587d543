-- Which tournaments the detectors of fair play have been through, and with what outcome the last time.

create table integrity_review (
  tournament_id text primary key references tournament,
  hands integer not null,
  findings integer not null,
  at timestamptz not null
);
