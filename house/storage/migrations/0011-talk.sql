-- What is said at tables, who may say it, and what players complain of.

-- Kept for a while and then deleted; what was reported is quoted in its report.
create table chat_line (
  id bigint generated always as identity primary key,
  -- As the lobby calls it.
  table_id text not null,
  by text not null check (by in ('player', 'dealer', 'floor', 'house')),
  -- Nobody where it was said at the machine, or by the house itself.
  person_id text references person,
  -- The client's own id of the command: said again, it is not written again.
  command text,
  words json not null,
  announced boolean not null,
  at timestamptz not null,
  -- Taken off the table by the floor.
  withdrawn_at timestamptz,
  check (by <> 'player' or (person_id is not null and command is not null)),
  unique (person_id, command)
);
create index chat_line_table on chat_line (table_id, id);
create index chat_line_at on chat_line (at);

create table chat_hidden (
  player text not null references person,
  other text not null references person,
  at timestamptz not null,
  primary key (player, other)
);

create table chat_mute (
  id bigint generated always as identity primary key,
  player text not null references person,
  reason text not null check (reason <> ''),
  muted_by text not null,
  at timestamptz not null,
  -- Nothing: for good.
  until_at timestamptz check (until_at > at)
);
create index chat_mute_player on chat_mute (player, id);
create trigger chat_mute_is_append_only before update or delete or truncate on chat_mute
  for each statement execute function refuse_change();

create table chat_mute_lift (
  mute_id bigint primary key references chat_mute,
  reason text not null check (reason <> ''),
  lifted_by text not null,
  at timestamptz not null
);
create trigger chat_mute_lift_is_append_only before update or delete or truncate on chat_mute_lift
  for each statement execute function refuse_change();

-- A complaint of one player about another. It outlives the line that it quotes.
create table chat_report (
  id bigint generated always as identity primary key,
  table_id text not null,
  reporter text not null references person,
  player text not null references person,
  line_id bigint,
  quoted text,
  why text not null check (why in ('abuse', 'advertising', 'cheating', 'name', 'worry')),
  at timestamptz not null,
  check ((line_id is null) = (quoted is null))
);
create index chat_report_reporter on chat_report (reporter, player);
create trigger chat_report_is_append_only before update or delete or truncate on chat_report
  for each statement execute function refuse_change();

create table chat_report_end (
  report_id bigint primary key references chat_report,
  note text not null check (note <> ''),
  ended_by text not null,
  at timestamptz not null
);
create trigger chat_report_end_is_append_only before update or delete or truncate on chat_report_end
  for each statement execute function refuse_change();

-- What a player found wrong with a round, and what the floor answered: complaints are kept for years.
create table problem (
  id bigint generated always as identity primary key,
  round_id text not null references round,
  -- As the lobby calls it.
  table_id text not null,
  player text not null references person,
  kind text not null check (kind in ('result', 'bet', 'payout', 'picture', 'conduct', 'other')),
  told text not null check (told <> ''),
  at timestamptz not null
);
create index problem_player on problem (player, id);
create trigger problem_is_append_only before update or delete or truncate on problem
  for each statement execute function refuse_change();

create table problem_answer (
  id bigint generated always as identity primary key,
  problem_id bigint not null references problem,
  told text not null check (told <> ''),
  -- With it the matter is closed.
  is_last boolean not null,
  answered_by text not null,
  at timestamptz not null
);
create index problem_answer_problem on problem_answer (problem_id, id);
create unique index problem_answer_last on problem_answer (problem_id) where is_last;
create trigger problem_answer_is_append_only before update or delete or truncate on problem_answer
  for each statement execute function refuse_change();
