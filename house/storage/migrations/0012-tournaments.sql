-- Tournaments: what the director was told, and every hand with all its cards, in journals that are only ever appended to.

create table tournament (
  id text primary key,
  -- Sit & Gos that follow one another, and tournaments of one line of the schedule, have the same.
  series text not null,
  -- json, not jsonb: what was stored comes back letter by letter.
  parameters json not null,
  terms json not null,
  -- registering, running, finished or cancelled
  phase text not null,
  -- As first announced, and where it was put off to since.
  starts_at timestamptz,
  postponed_to timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  -- The seed of the director's draws: seats, buttons, moves. Promised when it opens, shown when it is over.
  commitment text not null,
  sealed bytea not null,
  -- The house was running it at this time.
  seen_at timestamptz not null,
  ended_at timestamptz,
  entries integer not null default 0
);

create index tournament_open on tournament (created_at) where phase in ('registering', 'running');
create index tournament_series on tournament (series, created_at);

-- What the director was told, draws included: told again in this order it leads to the same state.
create table tournament_entry (
  tournament_id text not null references tournament,
  place integer not null,
  told json not null,
  at timestamptz not null,
  hash bytea not null,
  -- The id under which a person asked for it, where one did.
  command text,
  primary key (tournament_id, place)
);

create trigger tournament_entry_is_append_only before update or delete or truncate on tournament_entry
  for each statement execute function refuse_change();

-- Who took part and whose customer each is; places and winnings once they are final.
create table tournament_player (
  tournament_id text not null references tournament,
  player text not null,
  operator text not null,
  entries integer not null,
  paid bigint not null,
  fees bigint not null,
  refunded bigint not null default 0,
  prizes bigint not null default 0,
  bounties bigint not null default 0,
  place integer,
  primary key (tournament_id, player)
);

create index tournament_player_history on tournament_player (player, tournament_id);

-- Connections that were lost and came back, and who was removed for it (PI-922).
create table tournament_connection (
  id bigint generated always as identity primary key,
  tournament_id text not null references tournament,
  player text not null,
  at timestamptz not null,
  -- came, lost, back or removed
  event text not null
);

create index tournament_connection_of on tournament_connection (tournament_id, at);

create trigger tournament_connection_is_append_only before update or delete or truncate on tournament_connection
  for each statement execute function refuse_change();

create table hand (
  -- The tournament's id and the hand's number in it.
  id text primary key,
  tournament_id text not null references tournament,
  number integer not null,
  table_number integer not null,
  level integer not null,
  -- Of the tournament's terms (PT-954).
  terms_version integer not null,
  terms json not null,
  -- Whose deck it is, promised before the first bet; the seed itself is there once the hand is over.
  commitment text not null,
  sealed bytea not null,
  seed bytea,
  -- playing, over or void
  state text not null,
  opened_at timestamptz not null,
  ended_at timestamptz,
  unique (tournament_id, number)
);

create index hand_unfinished on hand (tournament_id) where state = 'playing';

create table hand_entry (
  hand_id text not null references hand,
  place integer not null,
  entry json not null,
  at timestamptz not null,
  -- When the player was asked for it, so that reaction times can be told.
  asked_at timestamptz,
  hash bytea not null,
  command text,
  primary key (hand_id, place)
);

create trigger hand_entry_is_append_only before update or delete or truncate on hand_entry
  for each statement execute function refuse_change();

-- Who was dealt in, where, and with how much before and after.
create table hand_player (
  hand_id text not null references hand,
  seat integer not null,
  player text not null,
  -- The entry of the tournament that it was played with.
  entry integer not null,
  stack bigint not null,
  stack_after bigint,
  primary key (hand_id, seat)
);

create index hand_player_history on hand_player (player, hand_id);
