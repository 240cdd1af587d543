-- Floor managers on duty: tables where people deal open no betting without one (GLI-97). Only ever appended to.

create table floor_entry (
  id bigint generated always as identity primary key,
  person_id text not null references person,
  is_on boolean not null,
  -- Why they left, or whom they found there.
  note text not null,
  at timestamptz not null
);
create index floor_entry_at on floor_entry (at);
create trigger floor_entry_is_append_only before update or delete or truncate on floor_entry
  for each statement execute function refuse_change();
