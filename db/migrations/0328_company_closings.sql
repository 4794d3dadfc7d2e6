-- Closing of a company: 30 days in which it only reads and every owner may keep it, then its data is erased. Decision 47.
create table app.company_closings (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  asked_by uuid not null references app.profiles (id),
  asked_at timestamptz not null,
  due_on date not null,
  kept_by uuid references app.profiles (id),
  kept_at timestamptz,
  erased_at timestamptz,
  check (due_on > (asked_at at time zone 'Asia/Riyadh')::date),
  check ((kept_by is null) = (kept_at is null)),
  check (kept_at is null or erased_at is null)
);
comment on table app.company_closings is 'open while neither kept nor erased; also the register by which a restored copy repeats what was erased since';
comment on column app.company_closings.due_on is 'day in Riyadh on which the data is erased';
create unique index company_closings_one on app.company_closings (client_id) where kept_at is null;
create index on app.company_closings (client_id);
create index company_closings_due on app.company_closings (due_on) where kept_at is null and erased_at is null;
create index on app.company_closings (asked_by);
create index on app.company_closings (kept_by);
alter table app.company_closings enable row level security;
alter table app.company_closings force row level security;
do $$ begin execute format('create policy owner_all on app.company_closings to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.company_closings to itqan_system using (true) with check (true);
grant select, insert, update on app.company_closings to itqan_system;

grant select on app.company_closings to itqan_client, itqan_member, itqan_viewas, itqan_admin;
grant insert (client_id, asked_by, asked_at, due_on), update (kept_by, kept_at) on app.company_closings to itqan_client;
create policy client_select on app.company_closings for select to itqan_client using (client_id = (select app.client_id()));
create policy member_select on app.company_closings for select to itqan_member using (client_id = (select app.client_id()));
create policy viewas_select on app.company_closings for select to itqan_viewas using (client_id = (select app.client_id()));
create policy client_insert on app.company_closings for insert to itqan_client
  with check (client_id = (select app.client_id()) and asked_by = (select app.uid()));
create policy client_update on app.company_closings for update to itqan_client
  using (client_id = (select app.client_id()) and kept_at is null and erased_at is null)
  with check (client_id = (select app.client_id()) and kept_by = (select app.uid()));
create policy admin_select on app.company_closings for select to itqan_admin using (true);
insert into priv.staff_tables (name, to_select) values ('company_closings', '{clients}');
call priv.confine_staff();

-- What must end before a company closes, and again before it is erased. Only the platform counts visits that the company does not see.
create function priv.closing_blocks(company uuid, unseen boolean) returns table (what text, count bigint)
  language sql stable security definer set search_path = '' as $$
  select b.what, b.n from (
    select 'visits' as what, count(*) as n from app.mystery_shopping_requests q
      where q.client_id = company and q.status in ('assigned', 'in_progress') and (unseen or not q.is_withheld)
    union all select 'reports', count(*) from app.mystery_shopping_reports r
      join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
      where r.client_id = company and r.status in ('submitted', 'in_review', 'revision_requested') and (unseen or not q.is_withheld)
    union all select 'disputes', count(*) from app.report_disputes d where d.client_id = company and d.state = 'open'
    union all select 'invoices', count(*) from app.invoices i where i.client_id = company and i.status in ('issued', 'partly_paid', 'overdue')
    union all select 'plans', count(*) from app.subscriptions s
      where s.client_id = company and s.state = 'active' and (unseen or s.next_tier is distinct from 'free')
  ) b where b.n > 0
$$;
create function priv.own_closing_blocks() returns table (what text, count bigint)
  language sql stable security definer set search_path = '' as $$
  select * from priv.closing_blocks(app.client_id(), false) where priv.may_company('company.write')
$$;
revoke all on function priv.closing_blocks, priv.own_closing_blocks from public;
grant execute on function priv.closing_blocks(uuid, boolean) to itqan_system;
grant execute on function priv.own_closing_blocks() to itqan_client;

-- Read-only: every write of the company's people is refused, also in functions with the owner's rights. The argument names the column of the company.
create function priv.refuse_while_closing() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app.company_closings c where c.kept_at is null
      and c.client_id = (to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0])::uuid) then
    raise exception 'the company is being closed' using errcode = 'IT003';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function priv.refuse_while_closing from public;

-- Adds the guard to each table of companies; a migration that adds one calls it. Without it: paying, own notices, papers of reports, traces of what was
-- done, and leaving the company.
create procedure priv.guard_closing() language plpgsql set search_path = '' as $$
declare t record;
  free constant text[] := array['activity_log', 'billed_visits', 'company_closings', 'files', 'invoice_lines', 'invoices', 'notifications',
    'org_closure', 'payment_refunds', 'payment_shares', 'payments', 'report_documents', 'staff_views', 'tax_submissions', 'timeline_events', 'visit_prices'];
begin
  for t in select c.relname as name, a.attname as col from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname = case c.relname when 'companies' then 'id' when 'client_profiles' then 'profile_id' else 'client_id' end
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and c.relname <> all (free)
      and not exists (select from pg_catalog.pg_trigger g where g.tgrelid = c.oid and g.tgname = 'a_closing') loop
    if t.name = 'members' then
      execute 'create trigger a_closing before insert or update of state on app.members for each row
        when (current_setting(''role'') in (''itqan_client'', ''itqan_member'')
          and not (new.state = ''removed'' and new.profile_id = nullif(current_setting(''app.user_id'', true), '''')::uuid))
        execute function priv.refuse_while_closing(''client_id'')';
    else
      execute format('create trigger a_closing before insert or update or delete on app.%I for each row
        when (current_setting(''role'') in (''itqan_client'', ''itqan_member'')) execute function priv.refuse_while_closing(%L)', t.name, t.col);
    end if;
  end loop;
end $$;
revoke all on procedure priv.guard_closing from public;
call priv.guard_closing();

-- Refuses new visits, plans, certificates and members of a company that closes for every role, also for staff and the platform.
create trigger a_closing_new before insert on app.mystery_shopping_requests for each row execute function priv.refuse_while_closing('client_id');
create trigger a_closing_new before insert on app.subscriptions for each row execute function priv.refuse_while_closing('client_id');
create trigger a_closing_new before insert on app.certificates for each row execute function priv.refuse_while_closing('client_id');
create trigger a_closing_new before insert on app.members for each row execute function priv.refuse_while_closing('client_id');

-- The last owner stays, except in a company that is erased.
create or replace function priv.keep_owner() returns trigger language plpgsql security definer set search_path = '' as $$
declare company uuid := old.client_id;
begin
  perform from app.companies c where c.id = company for update;
  if found and not exists (select from app.company_closings x where x.client_id = company and x.erased_at is not null) and not exists (
    select from app.member_grants g join app.members m on m.id = g.member_id and m.state = 'active'
      join app.org_nodes n on n.id = g.node_id and n.kind = 'root'
    where g.client_id = company and g.role = 'owner' and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)) then
    raise exception 'the last owner of a company stays' using errcode = 'integrity_constraint_violation', constraint = 'companies_last_owner';
  end if;
  return null;
end $$;
