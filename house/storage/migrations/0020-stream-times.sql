-- Where a camera records a table, its rounds say when betting opened and closed and when the last answer decided them, by
-- the recorder's clock: the moment by the house's clock and the offset that was set for the table then. A later setting changes nothing of them.
alter table round
  add column recorder_offset_ms integer,
  add column stream_opened_at timestamptz,
  add column stream_closed_at timestamptz,
  add column stream_result_at timestamptz;
