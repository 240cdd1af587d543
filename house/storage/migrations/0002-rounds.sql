-- Rounds: a header, and a journal that is only ever appended to, each entry's hash covering all before it.

-- A table is run by one process at a time: each time it is taken, the epoch grows, and who holds an older one cannot write.
create table table_lease (
  table_id text primary key,
  owner text not null,
  epoch bigint not null,
  rounds bigint not null default 0
);

create table round (
  id text primary key,
  table_id text not null references table_lease,
  number bigint not null,
  game text not null,
  rules_version text not null,
  -- json, not jsonb: what was stored comes back letter by letter, and the hashes hold.
  parameters json not null,
  shoe json not null,
  -- betting, dealing, settled or void
  state text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  ended_at timestamptz,
  unique (table_id, number)
);

create index round_unfinished on round (table_id) where state in ('betting', 'dealing');

create table round_entry (
  round_id text not null references round,
  place integer not null,
  entry json not null,
  at timestamptz not null,
  hash bytea not null,
  primary key (round_id, place)
);

create trigger round_entry_is_append_only before update or delete or truncate on round_entry
  for each statement execute function refuse_change();

-- The first settlement of a round, and further ones that put a mistake right.
create table settlement (
  round_id text not null references round,
  number integer not null,
  lines json not null,
  cuts json not null,
  at timestamptz not null,
  primary key (round_id, number)
);

create trigger settlement_is_append_only before update or delete or truncate on settlement
  for each statement execute function refuse_change();

-- What each player had in a round, so that a history need not read every round of the house.
create table round_player (
  player text not null,
  round_id text not null references round,
  staked bigint not null,
  returned bigint,
  primary key (round_id, player)
);

create index round_player_history on round_player (player, round_id);
