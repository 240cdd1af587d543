-- Incidents: what went wrong at a table, what was said about it, and what was done by whom; only ever appended to.

create table incident (
  id bigint generated always as identity primary key,
  table_id text not null references table_lease,
  game text not null,
  -- The round that ran, or had just ended.
  round_id text references round,
  -- Where the table stood: betting, dealing, deciding, result or between.
  phase text not null,
  opened_by text not null,
  opened_at timestamptz not null
);
create index incident_table on incident (table_id, id);
create index incident_at on incident (opened_at);
create trigger incident_is_append_only before update or delete or truncate on incident
  for each statement execute function refuse_change();

create table incident_step (
  incident_id bigint not null references incident,
  place integer not null,
  did text not null check (did in ('opened', 'answered', 'proposed', 'carried-out', 'rejected')),
  by text not null,
  at timestamptz not null,
  reason text not null,
  -- What it was said to be, the answers so far, and the resolution as it was shown, where there was one.
  said json not null,
  primary key (incident_id, place)
);
create trigger incident_step_is_append_only before update or delete or truncate on incident_step
  for each statement execute function refuse_change();

-- By how many entries of its round's journal a settlement was made: a round can be put right after it was settled.
alter table settlement add column entries integer;
