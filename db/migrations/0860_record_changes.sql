-- Changes of records for programs that follow them (decision 103). A row is written in the transaction of the change, for companies with a key of the API in
-- use. Rows are read in the order of their transactions, up to the oldest one that still runs: a number from a sequence alone would let a reader pass a
-- transaction that commits late.
create table app.record_changes (
  xid bigint not null default pg_current_xact_id()::text::bigint,
  seq bigint generated always as identity,
  client_id uuid not null references app.companies (id),
  tab text not null check (length(tab) between 1 and 40),
  op text not null check (op in ('insert', 'update', 'delete')),
  record_id uuid not null,
  node_id uuid,
  needs text not null check (length(needs) between 1 and 60),
  at timestamptz not null default clock_timestamp(),
  primary key (client_id, xid, seq)
);
comment on table app.record_changes is 'changes that the API tells as they happen, kept for 48 hours';
comment on column app.record_changes.xid is 'transaction that wrote the row: readers wait for all earlier ones';
comment on column app.record_changes.tab is 'name in domain/partners/realtime.ts';
comment on column app.record_changes.node_id is 'part of the company whose readers are told; null: all who see the record';
comment on column app.record_changes.needs is 'permission that a reader needs there';
create index on app.record_changes (xid, client_id);
create index on app.record_changes (at);

-- Arguments: name of the table for readers, permission, part of the company, condition on the row.
create function priv.log_changes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'insert into app.record_changes (client_id, tab, op, record_id, node_id, needs)
     select a.client_id, %L, %L, a.id, %s, %L from changed a
     where (%s) and exists (select from app.api_keys k where k.client_id = a.client_id and k.revoked_at is null)
       and not exists (select from app.company_closings x where x.client_id = a.client_id and x.kept_at is null)',
    tg_argv[0], lower(tg_op), tg_argv[2], tg_argv[1], tg_argv[3]);
  return null;
end $$;
revoke all on function priv.log_changes from public;

do $$
declare t record; op text; root text := 'coalesce(%s, (select n.id from app.org_nodes n where n.client_id = a.client_id and n.kind = ''root''), a.client_id)';
begin
  for t in select * from (values
    ('requests', 'mystery_shopping_requests', 'evaluations.read', format(root, 'a.branch_id'), 'not a.is_withheld'),
    ('reports', 'mystery_shopping_reports', 'reports.read', format(root, 'a.branch_id'), 'a.released_at is not null'),
    ('actions', 'report_actions', 'actions.read', format(root, 'a.branch_id'), 'true'),
    ('certificates', 'certificates', 'certificates.read', format(root, 'a.branch_id'), 'true'),
    ('invoices', 'invoices', 'invoices.read', format(root, 'null::uuid'), 'a.number is not null and a.issued_at is not null'),
    ('payments', 'payments', 'payments.read', format(root, 'null::uuid'), 'true'),
    ('daily-reports', 'daily_reports', 'daily.read', format(root, 'a.branch_id'), 'true'),
    ('orders', 'purchase_orders', 'orders.read', format(root, 'a.branch_id'), 'true'),
    ('documents', 'papers', 'documents.read', format(root, 'a.branch_id'), 'a.worker_id is null'),
    ('branches', 'branches', 'branches.read', 'a.id', 'true'),
    ('ingredients', 'ingredients', 'kitchen.read', 'null::uuid', 'true'),
    ('recipes', 'recipes', 'kitchen.read', 'null::uuid', 'true'),
    ('menus', 'menus', 'kitchen.read', 'a.branch_id', 'true')) v (name, tab, needs, node, cond) loop
    foreach op in array array['insert', 'update', 'delete'] loop
      execute format('create trigger log_%s after %s on app.%I referencing %s table as changed for each statement execute function priv.log_changes(%L, %L, %L, %L)',
        op, op, t.tab, case op when 'delete' then 'old' else 'new' end, t.name, t.needs, t.node, t.cond);
    end loop;
  end loop;
end $$;

-- What a server asks each second for all its streams: up to which transaction everything is known, and which companies have changes from one on.
create function priv.companies_with_changes(since bigint, companies uuid[]) returns table (horizon bigint, changed uuid[])
  language sql stable security definer set search_path = '' as $$
  select h.horizon, coalesce((select array_agg(distinct c.client_id) from app.record_changes c
    where c.xid >= since and c.xid < h.horizon and c.client_id = any (companies)), '{}')
  from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon) h
$$;
revoke all on function priv.companies_with_changes(bigint, uuid[]) from public;
grant execute on function priv.companies_with_changes(bigint, uuid[]) to itqan_app;
comment on function priv.companies_with_changes(bigint, uuid[]) is 'the first transaction that may still run, and the companies with changes from one on before it';

-- Secrets and tokens that still open a key, with the plan of its company. Not counted against the limit of the key.
create function priv.api_keys_in_force(hashes bytea[]) returns table (hash bytea, tier text)
  language sql stable security definer set search_path = '' as $$
  select h.hash, coalesce(c.subscription_tier, 'free') from unnest(hashes) h (hash)
  join app.api_keys a on a.secret_hash = h.hash or (a.old_secret_hash = h.hash and a.old_until > clock_timestamp())
    or a.id = (select t.key_id from priv.api_tokens t where t.hash = h.hash and t.expires_at > clock_timestamp())
  join app.profiles p on p.id = a.created_by and p.status = 'active'
  join app.members m on m.client_id = a.client_id and m.profile_id = a.created_by and m.state = 'active'
  left join app.client_profiles c on c.profile_id = a.client_id
  where a.revoked_at is null and (a.expires_at is null or a.expires_at > clock_timestamp())
    and exists (select from app.member_grants g join app.org_nodes n on n.id = g.node_id and n.kind = 'root'
      where g.member_id = m.id and g.role = 'owner' and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date))
$$;
revoke all on function priv.api_keys_in_force(bytea[]) from public;
grant execute on function priv.api_keys_in_force(bytea[]) to itqan_app;
comment on function priv.api_keys_in_force(bytea[]) is 'those of the given secrets and tokens that open a key now, with the plan of its company';

alter table app.record_changes enable row level security;
alter table app.record_changes force row level security;
do $$ begin execute format('create policy owner_all on app.record_changes to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.record_changes to itqan_system using (true) with check (true);
create policy member_select on app.record_changes for select to itqan_member using (client_id = (select app.client_id()) and (node_id is null
  or (needs, node_id) in (select s.needs, s.node_id from priv.my_nodes_needed('{evaluations.read,reports.read,actions.read,certificates.read,invoices.read,payments.read,daily.read,orders.read,documents.read,branches.read}') s)));
grant select on app.record_changes to itqan_member;
grant select, delete on app.record_changes to itqan_system;

-- after the keys: until they are gone, the removal of records is logged too
insert into priv.erased_tables (tab, place) values ('record_changes', 592);
call priv.confine_staff();
call priv.guard_closing();
