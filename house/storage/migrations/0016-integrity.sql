-- Fair play: suspicions, their evidence, every step of the procedure with its date, and the reminders of those due.

create table integrity_case (
  id bigint generated always as identity primary key,
  player text not null references person,
  -- The clause that would be broken.
  clause text not null,
  origin text not null check (origin in ('detector', 'player', 'staff')),
  opened_by text not null,
  opened_at timestamptz not null
);
create index integrity_case_player on integrity_case (player, id);
create trigger integrity_case_is_append_only before update or delete or truncate on integrity_case
  for each statement execute function refuse_change();

create table integrity_evidence (
  id bigint generated always as identity primary key,
  case_id bigint not null references integrity_case,
  -- finding: a detector's; report: a player's; reply: of the player the case is about; document: anything else
  kind text not null check (kind in ('finding', 'report', 'reply', 'document')),
  clause text not null,
  says text not null check (says <> ''),
  score double precision,
  hands text[] not null,
  -- Everyone it is about.
  players text[] not null,
  given_by text not null,
  -- The same finding of the same hands is taken once, whoever looks again.
  source text unique,
  at timestamptz not null
);
create index integrity_evidence_case on integrity_evidence (case_id, id);
create trigger integrity_evidence_is_append_only before update or delete or truncate on integrity_evidence
  for each statement execute function refuse_change();

create table integrity_step (
  case_id bigint not null references integrity_case,
  step text not null check (step in
    ('dismissed', 'blocked', 'disqualified', 'notified', 'withdrawn', 'closed', 'report-decided')),
  reason text not null check (reason <> ''),
  -- json, not jsonb: a report comes back letter by letter.
  detail json not null,
  done_by text not null,
  at timestamptz not null,
  primary key (case_id, step)
);
create trigger integrity_step_is_append_only before update or delete or truncate on integrity_step
  for each statement execute function refuse_change();

create table integrity_reminder (
  case_id bigint not null references integrity_case,
  step text not null,
  day date not null,
  primary key (case_id, step, day)
);

-- A stop that a case stands behind ends with the case alone.
alter table stop add column case_id bigint references integrity_case;

-- The gaming account is closed and the contract ended.
alter table person add column closed_at timestamptz;

-- Where each session came from, so that two players on one device can be told.
alter table session add column origin text, add column device text;
