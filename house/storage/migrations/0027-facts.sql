-- The studio's log, duties of the floor and calls keep facts: a kind and its values. Sentences of before stay as they are.

alter table studio_entry alter column note drop not null;
alter table studio_entry add column facts json;
alter table studio_entry add constraint studio_entry_says check (note is not null or facts is not null);

alter table floor_entry alter column note drop not null;
alter table floor_entry add column facts json;
alter table floor_entry add constraint floor_entry_says check (note is not null or facts is not null);
