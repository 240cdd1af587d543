-- Whoever keeps connections open asks every few seconds which sessions have ended, and not how each of thousands stands.

create index session_ended on session (ended_at) where ended_at is not null;
