-- Which session a player had at a table, and when: a bet is traced to the sign-in behind it (GLI-60).

create table visit (
  id bigint generated always as identity primary key,
  player text not null references person,
  table_id text not null,
  session text not null references session,
  begun_at timestamptz not null,
  -- Nothing while it lasts, or when the house stopped before its end.
  ended_at timestamptz
);
create index visit_player on visit (player, table_id, begun_at);
