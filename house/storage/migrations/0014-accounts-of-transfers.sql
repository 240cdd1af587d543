-- That a transfer's two accounts exist was checked row by row, which took a quarter of posting a round's batch. It is
-- checked batch by batch instead, and an account is never removed.

alter table transfer drop constraint transfer_from_account_fkey, drop constraint transfer_to_account_fkey;

create function refuse_transfer_of_no_account() returns trigger language plpgsql as $$
begin
  if exists (
    select from posted
    where not exists (select from account where account.id = posted.from_account)
      or not exists (select from account where account.id = posted.to_account)
  ) then
    raise exception 'a transfer is between two accounts' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;

create trigger transfer_between_accounts after insert on transfer
  referencing new table as posted for each statement execute function refuse_transfer_of_no_account();

create function refuse_loss_of_account() returns trigger language plpgsql as $$
begin
  raise exception 'an account is for ever' using errcode = 'restrict_violation';
end
$$;

create trigger account_is_for_ever before delete or truncate on account
  for each statement execute function refuse_loss_of_account();
