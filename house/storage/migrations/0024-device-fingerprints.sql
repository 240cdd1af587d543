-- What a device says it is: SHA-256 of its program, settings and number. The first that comes with a key is the key's own (GLI-20).
alter table device_key add column fingerprint text;
alter table device_key add column fingerprint_at timestamptz;
