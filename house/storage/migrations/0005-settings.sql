-- Settings as they stand: what the house was last started with, and what was changed at a table since. The audit trail
-- tells of every change; this is only where the next start finds the last of them.

create table kept_settings (
  -- 'house', or 'table' and the table's id
  name text primary key,
  -- json, not jsonb: what was stored comes back letter by letter.
  settings json not null,
  at timestamptz not null
);
