-- Transfers of stock between branches of a company (decision 94). A transfer makes movements out of the one branch and into the other in one transaction;
-- rows are only added, and a mistake is corrected by a second transfer that holds the differences.
create table app.stock_transfers (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  from_branch_id uuid not null,
  to_branch_id uuid not null,
  moved_at timestamptz not null,
  note text check (length(note) between 1 and 1000),
  corrects_id uuid,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, id, from_branch_id, to_branch_id),
  foreign key (client_id, from_branch_id) references app.branches (client_id, id),
  foreign key (client_id, to_branch_id) references app.branches (client_id, id),
  foreign key (client_id, corrects_id, from_branch_id, to_branch_id) references app.stock_transfers (client_id, id, from_branch_id, to_branch_id),
  check (from_branch_id <> to_branch_id),
  check (corrects_id <> id),
  check (corrects_id is null or note is not null),
  check (moved_at <= created_at + interval '10 minutes')
);
comment on column app.stock_transfers.id is 'made by the browser: what is sent twice is one transfer';
comment on column app.stock_transfers.moved_at is 'when the goods moved, which may be days before the transfer was entered';
comment on column app.stock_transfers.corrects_id is 'the transfer whose quantities this one corrects; its note says why';
create index on app.stock_transfers (client_id, moved_at desc, id desc);
create index on app.stock_transfers (client_id, from_branch_id, moved_at desc);
create index on app.stock_transfers (client_id, to_branch_id, moved_at desc);
create index on app.stock_transfers (client_id, corrects_id, from_branch_id, to_branch_id) where corrects_id is not null;
create index on app.stock_transfers (created_by);

alter table app.stock_moves
  add column transfer_id uuid,
  add foreign key (client_id, transfer_id) references app.stock_transfers (client_id, id),
  add check (transfer_id is null or kind in ('transfer_in', 'transfer_out'));
create unique index stock_moves_of_transfer on app.stock_moves (client_id, transfer_id, branch_id, ingredient_id) where transfer_id is not null;
grant insert (transfer_id) on app.stock_moves to itqan_client, itqan_member;

do $$
declare own constant text := 'client_id = (select app.client_id())';
  within constant text := '(from_branch_id in (select priv.branches_with(%1$L)) %2$s to_branch_id in (select priv.branches_with(%1$L)))';
begin
  alter table app.stock_transfers enable row level security;
  alter table app.stock_transfers force row level security;
  execute format('create policy owner_all on app.stock_transfers to %I using (true) with check (true)', current_user);
  create policy system_all on app.stock_transfers to itqan_system using (true) with check (true);
  execute format('create policy client_select on app.stock_transfers for select to itqan_client using (%s)', own);
  execute format('create policy viewas_select on app.stock_transfers for select to itqan_viewas using (%s)', own);
  execute format('create policy member_select on app.stock_transfers for select to itqan_member using (%s and ((select priv.may(''stock.read'')) or %s))', own,
    format(within, 'stock.read', 'or'));
  execute format('create policy client_insert on app.stock_transfers for insert to itqan_client with check (%s and created_by = (select app.uid()))', own);
  -- goods leave a branch and reach another one by a person with the rights of both; corrections are made by those who manage it
  execute format('create policy member_insert on app.stock_transfers for insert to itqan_member with check (%s and created_by = (select app.uid()) and %s
    and (corrects_id is null or %s))', own, format(within, 'stock.write', 'and'), format(within, 'stock.manage', 'and'));
end $$;
grant select on app.stock_transfers to itqan_client, itqan_member, itqan_viewas, itqan_system;
grant insert (id, client_id, from_branch_id, to_branch_id, moved_at, note, corrects_id, created_by) on app.stock_transfers to itqan_client, itqan_member;

-- What leaves the one branch reaches the other: movements come with their transfer, in both of its branches, and add up to nothing.
create function priv.close_transfer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.stock_transfers t where t.client_id = new.client_id and t.id = new.transfer_id and t.created_at = now()
    and new.branch_id in (t.from_branch_id, t.to_branch_id) and new.happened_at = t.moved_at) then
    raise exception 'an entered transfer does not change' using errcode = 'insufficient_privilege';
  end if;
  if (select sum(m.quantity) <> 0 from app.stock_moves m where m.client_id = new.client_id and m.transfer_id = new.transfer_id
    and m.ingredient_id = new.ingredient_id) then
    raise exception 'a transfer takes out what it brings in' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
revoke all on function priv.close_transfer() from public;
create constraint trigger close_transfer after insert on app.stock_moves deferrable initially deferred
  for each row when (new.transfer_id is not null) execute function priv.close_transfer();

-- after the movements that refer to it
insert into priv.erased_tables (tab, place) values ('stock_transfers', 843);
call priv.confine_staff();
call priv.guard_closing();
