-- Posting a batch with less work a transfer: every account is named once, and a transfer names it by its place in that
-- list; it is looked up once, locked as it is found, and its balance is carried through the batch in memory.

drop function post_transfers(text[], text[], text[], text[], text[], text[], bigint[], text, timestamptz);

-- A batch in one statement. Accounts that are new are opened. Each item is done, repeated (its id has moved money before)
-- or refused (not covered), and the balances follow; those that are not done are told. Money that the batch itself brings
-- to an account does not cover what it takes from it.
create function post_transfers(
  account_kinds text[], account_owners text[],
  ids text[], kinds text[], payers integer[], payees integer[], amounts bigint[],
  reason text, moment timestamptz
) returns table (transfer_id text, outcome text) language plpgsql
-- The plan is kept for as long as the connection lives. Made while the house is young and has few accounts, it would read
-- all of them for every batch; so accounts are looked up one by one whatever their number.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  accounts bigint[];
  balances bigint[];
  may_overdraw boolean[];
  repeated boolean[];
  funds bigint[];
  payers_after bigint[] := array_fill(null::bigint, array[cardinality(ids)]);
  payees_after bigint[] := payers_after;
  payer integer;
  payee integer;
begin
  insert into account (kind, owner)
  select n.kind, n.owner from unnest(account_kinds, account_owners) as n (kind, owner)
  where not exists (select from account where account.kind = n.kind and account.owner = n.owner)
  order by 1, 2
  on conflict do nothing;
  -- Locked in one order, so that two batches never wait for each other.
  select array_agg(found.id), array_agg(found.balance), array_agg(found.may_overdraw)
  into accounts, balances, may_overdraw
  from (
    select locked.* from (
      select account.*, n.place
      from unnest(account_kinds, account_owners) with ordinality as n (kind, owner, place)
      join account on account.kind = n.kind and account.owner = n.owner
      order by account.id for update of account
    ) as locked
    order by place
  ) as found;
  -- Looked for after the locks: the batch that held them before may have been this one's first try.
  select array_agg(exists (select from transfer where transfer.id = n.id)) into repeated from unnest(ids) as n (id);
  funds := balances;
  for n in 1 .. cardinality(ids) loop
    payer := payers[n];
    payee := payees[n];
    if account_kinds[payer] = 'player' and account_kinds[payee] = 'player' then
      raise exception 'money never goes from one player to another' using errcode = 'restrict_violation';
    end if;
    outcome := null;
    if repeated[n] then
      outcome := 'repeated';
    else
      funds[payer] := funds[payer] - amounts[n];
      if funds[payer] < 0 and not may_overdraw[payer] then outcome := 'refused'; end if;
    end if;
    if outcome is not null then
      transfer_id := ids[n];
      return next;
      continue;
    end if;
    balances[payer] := balances[payer] - amounts[n];
    balances[payee] := balances[payee] + amounts[n];
    payers_after[n] := balances[payer];
    payees_after[n] := balances[payee];
  end loop;
  insert into transfer (id, kind, from_account, to_account, amount, reference, at, from_balance, to_balance)
  select i.id, i.kind, accounts[i.payer], accounts[i.payee], i.amount, reason, moment, i.payer_after, i.payee_after
  from unnest(ids, kinds, payers, payees, amounts, payers_after, payees_after)
    as i (id, kind, payer, payee, amount, payer_after, payee_after)
  where i.payer_after is not null;
  update account set balance = changed.balance
  from unnest(accounts, balances) as changed (id, balance)
  where account.id = changed.id and account.balance <> changed.balance;
end
$$;

-- The check of 0014 in a form that looks accounts up one by one as well.
create or replace function refuse_transfer_of_no_account() returns trigger language plpgsql as $$
begin
  if exists (
    select from posted
    left join account payer on payer.id = posted.from_account
    left join account payee on payee.id = posted.to_account
    where payer.id is null or payee.id is null
  ) then
    raise exception 'a transfer is between two accounts' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
