-- Seeds: a shoe's gives the order of its cards, a round's its other draws. The commitment is public from the start; the
-- seed itself is sealed with a key outside the database until nothing depends on it any more.

create table shoe (
  table_id text not null references table_lease,
  number bigint not null,
  decks integer not null,
  commitment text not null,
  sealed bytea not null,
  -- Cards burned before the first round, in order.
  burned json not null,
  opened_at timestamptz not null,
  -- Once set, the seed may be shown.
  ended_at timestamptz,
  primary key (table_id, number)
);

alter table round add column shoe_number bigint;
alter table round add column commitment text not null default '';
alter table round add column sealed bytea;
