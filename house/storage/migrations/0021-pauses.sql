-- A table that somebody of the house holds: it comes back held after a stop of the house, until somebody lets it go on.

create table table_pause (
  table_id text primary key,
  -- What players are told: the reason, and the clause where there is one.
  why json not null
);
