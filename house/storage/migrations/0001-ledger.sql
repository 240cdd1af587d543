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
  perform from account
  join (select distinct * from unnest(from_kinds || to_kinds, from_owners || to_owners)) as n (kind, owner)
    using (kind, owner)
  order by account.id for update of account;
  return query
  -- No part of a batch is joined to another: the planner cannot know its size, and would compare each with each.
  with item as materialized (
    select i.id, i.kind, i.amount, i.place,
      payer.id as source, payer.balance as source_balance, payer.may_overdraw,
      payee.id as target, payee.balance as target_balance,
      exists (select from transfer where transfer.id = i.id) as repeated
    from unnest(ids, kinds, from_kinds, from_owners, to_kinds, to_owners, amounts) with ordinality
      as i (id, kind, from_kind, from_owner, to_kind, to_owner, amount, place)
    join account payer on payer.kind = i.from_kind and payer.owner = i.from_owner
    join account payee on payee.kind = i.to_kind and payee.owner = i.to_owner
  ), judged as materialized (
    select item.*, case
        when repeated then 'repeated'
        when may_overdraw then 'done'
        when source_balance >= sum(item.amount) filter (where not repeated) over (partition by source order by place)
          then 'done'
        else 'refused'
      end as verdict
    from item
  ), leg as materialized (
    select judged.*, source as account_id, 0 as side, -judged.amount as change, source_balance as balance
    from judged where verdict = 'done'
    union all
    select judged.*, target, 1, judged.amount, target_balance
    from judged where verdict = 'done'
  ), running as materialized (
    select leg.*, balance + sum(change) over (partition by account_id order by place, side) as after from leg
  ), moved as (
    insert into transfer (id, kind, from_account, to_account, amount, reference, at, from_balance, to_balance)
    select running.id, running.kind, source, target, amount, reason, moment,
      max(after) filter (where side = 0), max(after) filter (where side = 1)
    from running
    group by place, running.id, running.kind, source, target, amount
    order by place
  ), balanced as (
    update account set balance = account.balance + total
    from (select account_id, sum(change) as total from running group by account_id) as changed
    where account.id = account_id
  )
  select judged.id, verdict from judged order by place;
end
$$;
