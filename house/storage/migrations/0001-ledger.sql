-- Double entry: an account's balance is what transfers have brought less what they have taken, and all balances sum to zero.

create table account (
  id bigint generated always as identity primary key,
  -- player, escrow (of a round), house and fee (of a table), bank (where money enters and leaves)
  kind text not null,
  owner text not null,
  balance bigint not null default 0,
  -- The house may owe for a while what its players have won, and the bank what it brought; nobody else may.
  may_overdraw boolean not null generated always as (kind in ('house', 'bank')) stored,
  unique (kind, owner),
  constraint no_overdraft check (may_overdraw or balance >= 0)
);

create table transfer (
  -- Chosen by whoever posts it: the same id never moves money twice.
  id text primary key,
  seq bigint generated always as identity unique,
  kind text not null,
  from_account bigint not null references account,
  to_account bigint not null references account,
  amount bigint not null check (amount > 0),
  -- What it was for: a round, a registration, a grant.
  reference text not null,
  at timestamptz not null,
  from_balance bigint not null,
  to_balance bigint not null,
  check (from_account <> to_account)
);

create index transfer_from on transfer (from_account, seq);
create index transfer_to on transfer (to_account, seq);
create index transfer_reference on transfer (reference);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever appended to', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger transfer_is_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();

-- A batch in one statement. Accounts that are new are opened. Each item is done, repeated (its id has moved money before)
-- or refused (not covered), and the balances follow. Money that the batch itself brings to an account does not cover
-- what it takes from it.
create function post_transfers(
  ids text[], kinds text[], from_kinds text[], from_owners text[], to_kinds text[], to_owners text[], amounts bigint[],
  reason text, moment timestamptz
) returns table (transfer_id text, outcome text) language plpgsql as $$
declare
  account_ids bigint[];
begin
  if exists (select from unnest(from_kinds, to_kinds) as n (payer, payee) where payer = 'player' and payee = 'player') then
    raise exception 'money never goes from one player to another' using errcode = 'restrict_violation';
  end if;
  insert into account (kind, owner)
  select distinct n.kind, n.owner
  from unnest(from_kinds || to_kinds, from_owners || to_owners) as n (kind, owner)
  where not exists (select from account where account.kind = n.kind and account.owner = n.owner)
  order by 1, 2
  on conflict do nothing;
  -- Locked in one order, so that two batches never wait for each other.
  select array_agg(locked.id) into account_ids from (
    select account.id from account
    where (account.kind, account.owner) in (select * from unnest(from_kinds || to_kinds, from_owners || to_owners))
    order by account.id for update
  ) as locked;
  return query
  with held as (
    select * from account where account.id = any (account_ids)
  ), item as (
    select i.id, i.kind, payer.id as source, payee.id as target, i.amount, i.place,
      payer.balance as funds, payer.may_overdraw,
      exists (select from transfer where transfer.id = i.id) as repeated
    from unnest(ids, kinds, from_kinds, from_owners, to_kinds, to_owners, amounts) with ordinality
      as i (id, kind, from_kind, from_owner, to_kind, to_owner, amount, place)
    join held payer on payer.kind = i.from_kind and payer.owner = i.from_owner
    join held payee on payee.kind = i.to_kind and payee.owner = i.to_owner
  ), judged as (
    select item.*, may_overdraw or funds >= sum(item.amount) over (partition by source order by place) as covered
    from item
    where not repeated
  ), leg as (
    select source as account_id, place, 0 as side, -amount as change from judged where covered
    union all
    select target, place, 1, amount from judged where covered
  ), running as (
    select leg.account_id, place, side, change,
      balance + sum(change) over (partition by leg.account_id order by place, side) as after
    from leg join held on held.id = leg.account_id
  ), moved as (
    insert into transfer (id, kind, from_account, to_account, amount, reference, at, from_balance, to_balance)
    select judged.id, judged.kind, source, target, amount, reason, moment, paid.after, got.after
    from judged
    join running paid on paid.account_id = source and paid.place = judged.place and paid.side = 0
    join running got on got.account_id = target and got.place = judged.place and got.side = 1
    where covered
    order by judged.place
    returning transfer.id
  ), balanced as (
    update account set balance = balance + total
    from (select account_id, sum(change) as total from running group by account_id) as change
    where account.id = change.account_id
  )
  select item.id, case when item.repeated then 'repeated' when moved.id is null then 'refused' else 'done' end
  from item left join moved on moved.id = item.id
  order by item.place;
end
$$;
