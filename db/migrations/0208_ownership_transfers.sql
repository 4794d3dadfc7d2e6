-- Transfer of a company from an owner to another member: it waits 72 hours, in which every owner may withdraw it; the receiver accepts in that time.
create table app.ownership_transfers (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  giver_id uuid not null references app.profiles (id),
  receiver_id uuid not null references app.profiles (id),
  giver_becomes text not null check (giver_becomes in ('manager', 'leaves')),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn', 'expired', 'done')),
  started_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  settled_at timestamptz,
  check (giver_id <> receiver_id),
  check (due_at > started_at),
  check ((state in ('waiting', 'accepted')) = (settled_at is null))
);
comment on table app.ownership_transfers is 'expired: not accepted in time, or one of the two could no longer hand over or receive';
create unique index ownership_transfers_one_open on app.ownership_transfers (client_id) where state in ('waiting', 'accepted');
create index on app.ownership_transfers (client_id, started_at desc);
create index ownership_transfers_due on app.ownership_transfers (due_at) where state in ('waiting', 'accepted');
create index on app.ownership_transfers (giver_id);
create index on app.ownership_transfers (receiver_id);
alter table app.ownership_transfers enable row level security;
alter table app.ownership_transfers force row level security;
do $$ begin execute format('create policy owner_all on app.ownership_transfers to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.ownership_transfers to itqan_system using (true) with check (true);
grant select, insert, update, delete on app.ownership_transfers to itqan_system;

grant select on app.ownership_transfers to itqan_client, itqan_member, itqan_viewas;
grant insert (id, client_id, giver_id, receiver_id, giver_becomes, started_at, due_at), update (state, settled_at) on app.ownership_transfers to itqan_client;
grant update (state, answered_at, settled_at) on app.ownership_transfers to itqan_member;
create policy client_select on app.ownership_transfers for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.ownership_transfers for insert to itqan_client
  with check (client_id = (select app.client_id()) and giver_id = (select app.uid()) and state = 'waiting');
create policy client_update on app.ownership_transfers for update to itqan_client
  using (client_id = (select app.client_id()) and state in ('waiting', 'accepted'))
  with check (client_id = (select app.client_id()) and state = 'withdrawn');
create policy member_select on app.ownership_transfers for select to itqan_member
  using (client_id = (select app.client_id()) and receiver_id = (select app.uid()));
create policy member_update on app.ownership_transfers for update to itqan_member
  using (client_id = (select app.client_id()) and receiver_id = (select app.uid()) and state = 'waiting')
  with check (client_id = (select app.client_id()) and receiver_id = (select app.uid()) and state in ('accepted', 'declined'));
create policy viewas_select on app.ownership_transfers for select to itqan_viewas using (client_id = (select app.client_id()));

-- Ends a transfer whose 72 hours are over: done, if it was accepted and both can still hand over and receive, else expired. Answers the new state,
-- or null if there is nothing to end. The receiver becomes an owner before the giver ceases to be one.
create function priv.settle_transfer(transfer uuid, at timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare t app.ownership_transfers; root uuid; giver uuid; receiver uuid; ends text := 'expired';
begin
  select * into t from app.ownership_transfers x where x.id = transfer and x.state in ('waiting', 'accepted') and x.due_at <= at for update;
  if not found then return null; end if;
  perform from app.companies c where c.id = t.client_id for update;
  select n.id into root from app.org_nodes n where n.client_id = t.client_id and n.kind = 'root';
  select m.id into giver from app.members m where m.client_id = t.client_id and m.profile_id = t.giver_id and m.state = 'active'
    and exists (select from app.member_grants g where g.member_id = m.id and g.node_id = root and g.role = 'owner'
      and (g.ends_on is null or g.ends_on >= (at at time zone 'Asia/Riyadh')::date));
  select m.id into receiver from app.members m where m.client_id = t.client_id and m.profile_id = t.receiver_id and m.state = 'active'
    and (exists (select from auth.second_factor f where f.user_id = m.profile_id and f.confirmed_at is not null)
      or exists (select from auth.passkey k where k.user_id = m.profile_id));
  if t.state = 'accepted' and giver is not null and receiver is not null then
    ends := 'done';
    insert into app.member_grants (client_id, member_id, node_id, role, granted_by) values (t.client_id, receiver, root, 'owner', t.giver_id)
    on conflict (member_id, node_id, role) do update set ends_on = null;
    if t.giver_becomes = 'leaves' then
      update app.members m set state = 'removed', removed_at = at, version = m.version + 1 where m.id = giver;
      update app.branches b set manager_id = null where b.manager_id = giver;
      delete from auth.session s where s."userId" = t.giver_id and coalesce(s."companyId", t.client_id) = t.client_id;
    else
      insert into app.member_grants (client_id, member_id, node_id, role, granted_by) values (t.client_id, giver, root, 'manager', t.giver_id)
      on conflict (member_id, node_id, role) do update set ends_on = null;
      delete from app.member_grants g where g.member_id = giver and g.role = 'owner';
    end if;
  end if;
  update app.ownership_transfers x set state = ends, settled_at = at where x.id = transfer;
  return ends;
end $$;
revoke all on function priv.settle_transfer from public;
grant execute on function priv.settle_transfer to itqan_system;

-- The open transfer of the own company with both names: for its owners and the receiver, who as a member does not see the names of others.
create function priv.open_transfer() returns table (id uuid, state text, giver_id uuid, receiver_id uuid, giver text, receiver text, becomes text,
    due_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select t.id, t.state, t.giver_id, t.receiver_id, g.full_name, r.full_name, t.giver_becomes, t.due_at
  from app.ownership_transfers t join app.profiles g on g.id = t.giver_id join app.profiles r on r.id = t.receiver_id
  where t.client_id = app.client_id() and t.state in ('waiting', 'accepted')
    and (current_setting('role') in ('itqan_client', 'itqan_viewas') or t.receiver_id = app.uid())
$$;
revoke all on function priv.open_transfer from public;
grant execute on function priv.open_transfer to itqan_client, itqan_member, itqan_viewas;
