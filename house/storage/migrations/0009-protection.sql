-- What players ask the house to hold them to: limits of their own, breaks, exclusion. Only ever appended to.

create table own_limit (
  id bigint generated always as identity primary key,
  player text not null references person,
  -- loss: cents; time: minutes
  kind text not null check (kind in ('loss', 'time')),
  period text not null check (period in ('sitting', 'day', 'week', 'month')),
  -- Nothing takes the limit away.
  amount bigint check (amount > 0),
  asked_at timestamptz not null,
  -- A tighter one counts at once, a looser one a day later.
  from_at timestamptz not null check (from_at >= asked_at),
  check ((kind = 'time') = (period = 'sitting'))
);
create index own_limit_player on own_limit (player, id);
create trigger own_limit_is_append_only before update or delete or truncate on own_limit
  for each statement execute function refuse_change();

create table away (
  id bigint generated always as identity primary key,
  player text not null references person,
  kind text not null check (kind in ('break', 'exclusion')),
  from_at timestamptz not null,
  -- Nothing: for good.
  until_at timestamptz check (until_at > from_at),
  check (kind = 'exclusion' or until_at is not null)
);
create index away_player on away (player, id);
create trigger away_is_append_only before update or delete or truncate on away
  for each statement execute function refuse_change();
