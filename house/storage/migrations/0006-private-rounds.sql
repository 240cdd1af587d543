-- Tables of one's own: behind one entry of the lobby each player has one, with its own lease, rounds and shoes.

create table private_table (
  table_id text primary key references table_lease,
  -- The entry of the lobby, and whose table it is.
  entry text not null,
  player text not null,
  -- Chips that lie there and the round they lie for, with the answers that placed them: nothing is placed twice.
  chips json,
  -- When the last connection to it was found lost.
  lost_at timestamptz,
  unique (entry, player)
);

-- How many steps of a round have been shown, where its journal is whole before they are.
alter table round add column published integer;
