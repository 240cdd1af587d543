-- The house and its people: what kind of money it has, who may come in, who changed what, and what is stopped.

-- One row, written before the first money moves and never changed: play money and real money never meet in one database.
create table house (
  only_one boolean primary key default true check (only_one),
  kind text not null check (kind in ('play', 'real')),
  currency text not null generated always as (case kind when 'play' then 'PLAY' else 'EUR' end) stored,
  opened_at timestamptz not null
);

create function refuse_other_kind() returns trigger language plpgsql as $$
begin
  raise exception 'a house has play money or real money for ever' using errcode = 'restrict_violation';
end
$$;

create trigger house_is_for_ever before update or delete or truncate on house
  for each statement execute function refuse_other_kind();

create function refuse_house_over_money() returns trigger language plpgsql as $$
begin
  if exists (select from transfer) then
    raise exception 'a house is opened before its first money moves' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger house_before_money before insert on house for each row execute function refuse_house_over_money();

create function refuse_grant_of_real_money() returns trigger language plpgsql as $$
begin
  if exists (select from house where kind = 'real') then
    raise exception 'a house of real money grants nothing' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger no_grant_of_real_money before insert on transfer
  for each row when (new.kind = 'grant') execute function refuse_grant_of_real_money();

create table person (
  -- Also the owner of a player's account in the ledger.
  id text primary key,
  name text not null,
  -- As names and addresses are compared: Ana and ana are one.
  name_key text not null unique,
  email text not null,
  email_key text not null unique,
  role text not null check (role in ('player', 'dealer', 'floor', 'office', 'regulator', 'administrator')),
  language text not null check (language in ('en', 'lt', 'ro')),
  -- argon2id; nothing until the first one is chosen.
  password text check (password like '$argon2id$%'),
  joined_at timestamptz not null,
  -- After repeated failures; a new password unlocks.
  locked_at timestamptz
);

-- Who plays never deals, and who deals never plays.
create function refuse_change_of_side() returns trigger language plpgsql as $$
begin
  raise exception 'a player never becomes staff, nor staff a player' using errcode = 'restrict_violation';
end
$$;

create trigger person_keeps_side before update of role on person
  for each row when ((old.role = 'player') <> (new.role = 'player')) execute function refuse_change_of_side();

-- Every try to come in. What was typed is not kept: people type passwords where names belong.
create table sign_in_attempt (
  seq bigint generated always as identity primary key,
  person_id text references person,
  -- right, wrong, locked (whatever was typed), or reset: a new password, from which failures are counted anew
  outcome text not null check (outcome in ('right', 'wrong', 'locked', 'reset')),
  -- The network address it came from.
  origin text not null,
  at timestamptz not null
);

create index sign_in_attempt_person on sign_in_attempt (person_id, seq);

create trigger sign_in_attempt_is_append_only before update or delete or truncate on sign_in_attempt
  for each statement execute function refuse_change();

create table session (
  -- SHA-256 of the token: who reads this table can be nobody with it.
  token_hash text primary key,
  person_id text not null references person,
  begun_at timestamptz not null,
  -- The person's last act.
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);

create index session_open on session (person_id) where ended_at is null;

create table password_reset (
  token_hash text primary key,
  person_id text not null references person,
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  -- Used, or replaced by a newer one.
  ended_at timestamptz
);

create index password_reset_person on password_reset (person_id, asked_at);

-- Who did what, when and why, what it was before and what after; each entry's hash covers all before it.
create table audit (
  place bigint primary key,
  -- json, not jsonb: what was stored comes back letter by letter, and the hashes hold.
  entry json not null,
  hash bytea not null
);

create trigger audit_is_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();

-- Play stopped: everywhere, or one table, game or player. It stands until it is lifted, and each is lifted by itself.
create table stop (
  id bigint generated always as identity primary key,
  scope text not null check (scope in ('all', 'table', 'game', 'player')),
  target text not null,
  reason text not null check (reason <> ''),
  stopped_by text not null,
  at timestamptz not null,
  check ((scope = 'all') = (target = ''))
);

create table stop_lift (
  stop_id bigint primary key references stop,
  reason text not null check (reason <> ''),
  lifted_by text not null,
  at timestamptz not null
);

create trigger stop_is_append_only before update or delete or truncate on stop
  for each statement execute function refuse_change();

create trigger stop_lift_is_append_only before update or delete or truncate on stop_lift
  for each statement execute function refuse_change();
