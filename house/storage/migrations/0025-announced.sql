-- Tournaments that are announced are open too; those that ended last stand in the lobby. Both are looked for at every start.

drop index tournament_open;
create index tournament_open on tournament (created_at) where phase in ('announced', 'registering', 'running');
create index tournament_ended on tournament (ended_at) where phase in ('finished', 'cancelled');
