-- The studio: shoes of cardboard, who deals where, devices with keys of their own, and everything that goes wrong there.

-- A shoe that a dealer has prepared has no seed: its order is nobody's to know.
alter table shoe alter column sealed drop not null;
-- How it was prepared: by whom, scanned or declared, under which seal, how many cards behind the cut card.
alter table shoe add column prepared json;

-- What else has left a prepared shoe, and its cut card; only ever appended to.
create table shoe_entry (
  id bigint generated always as identity primary key,
  table_id text not null,
  shoe_number bigint not null,
  -- cut-card, or a card that went to the discard holder outside of a round: {"discarded": 12}
  entry json not null,
  -- The last round that was opened before it.
  round_id text references round,
  at timestamptz not null,
  foreign key (table_id, shoe_number) references shoe
);
create trigger shoe_entry_is_append_only before update or delete or truncate on shoe_entry
  for each statement execute function refuse_change();

-- All that people and devices did at a table and that the journal of a round does not tell, by whom and when.
create table studio_entry (
  id bigint generated always as identity primary key,
  table_id text not null,
  round_id text references round,
  -- Whoever was signed in at the table then.
  dealer text references person,
  -- A person's id, 'device' or 'the house'.
  by text not null,
  kind text not null,
  is_error boolean not null,
  clause text,
  note text not null,
  at timestamptz not null
);
create index studio_entry_at on studio_entry (at);
create index studio_entry_table on studio_entry (table_id, id);
create trigger studio_entry_is_append_only before update or delete or truncate on studio_entry
  for each statement execute function refuse_change();

-- The floor was called, and who answered.
create table studio_answer (
  entry_id bigint primary key references studio_entry,
  by text not null,
  note text not null,
  at timestamptz not null
);
create trigger studio_answer_is_append_only before update or delete or truncate on studio_answer
  for each statement execute function refuse_change();

create table device_key (
  -- SHA-256 of the key: who reads this table can be no device with it.
  key_hash text primary key,
  table_id text not null,
  made_by text not null,
  made_at timestamptz not null,
  ended_at timestamptz
);
