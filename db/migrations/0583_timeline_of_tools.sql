-- The timeline tells of documents, vault, duties and daily reports too (decisions 36 and 75). Numbers of documents, names of workers, and titles and
-- contents of the vault are never in it.
do $$
declare known text;
begin
  select pg_catalog.pg_get_constraintdef(c.oid) into known from pg_catalog.pg_constraint c
  where c.conrelid = 'app.timeline_events'::regclass and c.conname = 'timeline_events_kind_check';
  alter table app.timeline_events drop constraint timeline_events_kind_check;
  execute 'alter table app.timeline_events add constraint timeline_events_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''document''::text, ''worker''::text, ''vault''::text, ''duty''::text, ');
  select p.qual into known from pg_catalog.pg_policies p
  where p.schemaname = 'app' and p.tablename = 'timeline_events' and p.policyname = 'member_select';
  execute format('alter policy member_select on app.timeline_events using (%s)',
    replace(known, 'timeline.read,', 'timeline.read,documents.all,documents.workers,vault.use,duties.write,'));
end $$;

-- A paper that was renewed in time never expired; a check that is overdue is told by the report, not here.
create view priv.timeline_documents as
select p.id as fact, p.client_id, coalesce(p.branch_id, priv.root_of(p.client_id)) as node_id, p.branch_id, s.at, 'document' as kind, s.step,
  p.id as ref_id, null::text as ref_no, s.actor_id, jsonb_build_object('document', p.kind) as params, 'documents.all' as needs, null::uuid as request_id
from app.papers p cross join lateral (
  select case when p.is_check then 'checked' when p.renews_id is not null then 'renewed' else 'added' end as step, p.created_at as at, p.created_by as actor_id
  union all
  select 'expired', (p.expires_on + 1)::timestamp at time zone 'Asia/Riyadh', null where not p.is_check and p.rejected_at is null
    and p.expires_on < (now() at time zone 'Asia/Riyadh')::date
    and coalesce(p.replaced_at, 'infinity') > (p.expires_on + 1)::timestamp at time zone 'Asia/Riyadh'
    and p.created_at < (p.expires_on + 1)::timestamp at time zone 'Asia/Riyadh'
) s
where p.worker_id is null;
create view priv.timeline_workers as
select p.id as fact, p.client_id, p.branch_id as node_id, p.branch_id, s.at, 'worker' as kind, s.step, p.id as ref_id, null::text as ref_no,
  s.actor_id, jsonb_build_object('document', p.kind) as params, 'documents.workers' as needs, null::uuid as request_id
from app.papers p cross join lateral (
  select case when p.renews_id is not null then 'renewed' else 'added' end as step, p.created_at as at, p.created_by as actor_id
  union all
  select 'expired', (p.expires_on + 1)::timestamp at time zone 'Asia/Riyadh', null where not p.is_check and p.rejected_at is null
    and p.expires_on < (now() at time zone 'Asia/Riyadh')::date
    and coalesce(p.replaced_at, 'infinity') > (p.expires_on + 1)::timestamp at time zone 'Asia/Riyadh'
    and p.created_at < (p.expires_on + 1)::timestamp at time zone 'Asia/Riyadh'
    and not exists (select from app.workers w where w.id = p.worker_id and w.left_on <= p.expires_on)
) s
where p.worker_id is not null;

create view priv.timeline_vault as
select c.id as fact, c.client_id, priv.root_of(c.client_id) as node_id, null::uuid as branch_id, c.created_at as at, 'vault' as kind, 'added' as step,
  c.id as ref_id, null::text as ref_no, c.created_by as actor_id, '{}'::jsonb as params, 'vault.use' as needs, null::uuid as request_id
from app.vault_collections c;
-- One line for each person who lost a collection, whose logins are rows of their own.
create view priv.timeline_vault_people as
select f.fact, f.client_id, priv.root_of(f.client_id) as node_id, null::uuid as branch_id, f.at, 'vault' as kind, 'removed' as step,
  f.collection_id as ref_id, null::text as ref_no, f.actor_id, '{}'::jsonb as params, 'vault.use' as needs, null::uuid as request_id
from (select distinct on (d.client_id, d.collection_id, d.profile_id) d.id as fact, d.client_id, d.collection_id, d.left_at as at, app.uid() as actor_id
  from app.vault_departures d order by d.client_id, d.collection_id, d.profile_id, d.id) f;

create view priv.timeline_duties as
select t.id as fact, t.client_id, t.node_id, b.id as branch_id, s.at, 'duty' as kind, t.state as step, t.id as ref_id, null::text as ref_no,
  s.actor_id, jsonb_build_object('title', t.title) as params, 'duties.write' as needs, null::uuid as request_id
from app.duty_tasks t
left join app.branches b on b.client_id = t.client_id and b.id = t.node_id
cross join lateral (
  select t.done_at as at, t.done_by as actor_id where t.state = 'done'
  union all
  select now(), null where t.state = 'missed'
) s;

-- As in 0530_daily_reports.sql, with what came late and what was opened again.
create or replace view priv.timeline_daily as
select d.id as fact, d.client_id, d.branch_id as node_id, d.branch_id, s.at, 'daily' as kind, s.step, d.id as ref_id,
  null::text as ref_no, s.actor_id, jsonb_build_object('day', d.business_day) as params, 'daily.read' as needs, null::uuid as request_id
from app.daily_reports d cross join lateral (
  select d.signed_at as at, case when d.is_late then 'late' else 'signed' end as step, d.signed_by as actor_id where d.state = 'signed'
  union all
  select d.created_at, 'reopened', d.reopened_by where d.revision > 1
) s;

do $$
declare t record;
begin
  for t in select * from (values ('papers', 'timeline_documents', 'documents', false), ('papers', 'timeline_workers', 'workers', false),
    ('vault_collections', 'timeline_vault', 'vault', false), ('vault_departures', 'timeline_vault_people', 'people', false),
    ('duty_tasks', 'timeline_duties', 'duties', true)) as v (name, source, tag, changes)
  loop
    execute format('create trigger %I after insert on app.%I referencing new table as added for each statement execute function priv.tell_timeline(%L, ''id'')',
      'tell_timeline_' || t.tag, t.name, t.source);
    if t.changes then
      execute format('create trigger %I after update on app.%I referencing new table as added for each statement execute function priv.tell_timeline(%L, ''id'')',
        'tell_timeline_changed_' || t.tag, t.name, t.source);
    end if;
  end loop;
end $$;
create trigger tell_timeline after insert on app.daily_reports referencing new table as added for each statement
  execute function priv.tell_timeline('timeline_daily', 'id');

-- An end of a paper and a report that did not come change no row: jobs tell of them.
create function priv.tell_ended_papers() returns void language plpgsql security definer set search_path = '' as $$
declare ended uuid[];
begin
  select array_agg(p.id) into ended from app.papers p
    where p.expires_on between (now() at time zone 'Asia/Riyadh')::date - 30 and (now() at time zone 'Asia/Riyadh')::date - 1;
  if ended is not null then
    perform priv.add_to_timeline('timeline_documents', ended);
    perform priv.add_to_timeline('timeline_workers', ended);
  end if;
end $$;
create function priv.tell_missing_daily(company uuid, branch uuid, on_day date, shift text, at timestamptz) returns void
  language sql security definer set search_path = '' as $$
  insert into app.timeline_events (client_id, node_id, branch_id, at, kind, step, fact, ref_id, done_by, params, needs)
  values (company, branch, branch, at, 'daily', 'missing', md5(branch::text || ' ' || on_day || ' ' || shift)::uuid, branch, 'platform',
    jsonb_build_object('day', on_day), 'daily.read')
  on conflict do nothing
$$;
revoke all on function priv.tell_ended_papers(), priv.tell_missing_daily(uuid, uuid, date, text, timestamptz) from public;
grant execute on function priv.tell_ended_papers(), priv.tell_missing_daily(uuid, uuid, date, text, timestamptz) to itqan_system;

create or replace function priv.fill_timeline() returns void language plpgsql set search_path = '' as $$
declare source text;
begin
  foreach source in array array['timeline_requests', 'timeline_reports', 'timeline_replies', 'timeline_disputes', 'timeline_actions',
    'timeline_certificates', 'timeline_invoices', 'timeline_plans', 'timeline_papers', 'timeline_members', 'timeline_branches', 'timeline_places',
    'timeline_documents', 'timeline_workers', 'timeline_vault', 'timeline_duties', 'timeline_daily'] loop
    perform priv.add_to_timeline(source, null);
  end loop;
end $$;
select priv.fill_timeline();
