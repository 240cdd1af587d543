-- What a round has left on the board, so that no round need be played again to show it; and the command behind a
-- choice, so that one said again after a stop is not taken for another.

-- json, not jsonb: it comes back in the order in which the game said it. Nothing for a void round.
alter table round add column board json;

alter table round_entry add column command text;
