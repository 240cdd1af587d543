-- Rounds at tables where dealers train: practice players bet, and no account is touched.

alter table round add column is_rehearsal boolean not null default false;
