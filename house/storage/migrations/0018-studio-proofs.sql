-- What a studio can prove of its cards and devices: each card read in before a shoe comes to the table, and certificates.

-- The preparation of a shoe, step by step, under the number that the shoe will have; only ever appended to.
create table preparation_entry (
  id bigint generated always as identity primary key,
  table_id text not null,
  shoe_number bigint not null,
  -- {"begun": how it is prepared, "decks": 8}, then {"card": 12} for each that was read; begun again, all before counts no more.
  entry json not null,
  at timestamptz not null
);
create index preparation_entry_shoe on preparation_entry (table_id, shoe_number, id);
create trigger preparation_entry_is_append_only before update or delete or truncate on preparation_entry
  for each statement execute function refuse_change();

-- A laboratory has tried a wheel, a dice shaker or a shuffling machine on thousands of outcomes; the newest of a table counts.
create table device_certificate (
  id bigint generated always as identity primary key,
  table_id text not null,
  -- What it is and the number on it, such as 'wheel 14'.
  device text not null,
  laboratory text not null,
  number text not null,
  outcomes bigint not null check (outcomes >= 10000),
  by text not null,
  reason text not null,
  at timestamptz not null
);
create index device_certificate_table on device_certificate (table_id, id);
create trigger device_certificate_is_append_only before update or delete or truncate on device_certificate
  for each statement execute function refuse_change();
