-- The timeline of a company: each fact once, with its branch and what its reader needs. Rows are written by triggers of the tables that hold
-- the facts, in the transaction of the fact; no role may insert, change or delete them (decision 36).
create table app.timeline_events (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  node_id uuid not null,
  branch_id uuid,
  at timestamptz not null,
  kind text not null check (kind in ('visit', 'report', 'dispute', 'action', 'certificate', 'invoice', 'plan', 'paper', 'member', 'place', 'note')),
  step text not null check (length(step) between 1 and 40),
  fact uuid not null,
  ref_id uuid not null,
  ref_no text,
  done_by text not null check (done_by in ('person', 'team', 'platform')),
  actor_id uuid references app.profiles (id),
  params jsonb not null default '{}',
  needs text not null check (length(needs) between 1 and 60),
  request_id uuid,
  foreign key (client_id, branch_id) references app.branches (client_id, id) on delete cascade,
  unique (client_id, kind, ref_id, step, fact),
  check ((done_by = 'person') = (actor_id is not null))
);
comment on column app.timeline_events.node_id is 'the branch, a group, or the root for the whole company; without a foreign key, because groups may be deleted';
comment on column app.timeline_events.branch_id is 'null: a group or the whole company';
comment on column app.timeline_events.fact is 'the stored row that holds the fact, so that it is told once';
comment on column app.timeline_events.ref_id is 'what it is about: a visit, report, action, certificate, invoice, plan, paper, member, branch, group or note';
comment on column app.timeline_events.ref_no is 'its number as printed';
comment on column app.timeline_events.done_by is 'a person of the company, our team, or the platform; shoppers are never named';
comment on column app.timeline_events.params is 'what the sentence contains; never the day of a visit';
comment on column app.timeline_events.needs is 'permission that its reader needs on node_id (domain/office/timeline.ts)';
comment on column app.timeline_events.request_id is 'the visit it tells of, which may be withheld';
create index timeline_newest on app.timeline_events (client_id, at desc, id desc);
create index timeline_of_branch on app.timeline_events (client_id, branch_id, at desc, id desc);
create index on app.timeline_events (actor_id);

alter table app.timeline_events enable row level security;
alter table app.timeline_events force row level security;
do $$ begin execute format('create policy owner_all on app.timeline_events to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.timeline_events to itqan_system using (true) with check (true);
grant select on app.timeline_events to itqan_system, itqan_client, itqan_member, itqan_viewas;

-- Pairs of a capability and a node on which the acting member has it: `priv.my_nodes` for rows that differ in what they need, probed by hash.
create function priv.my_nodes_needed(capabilities text[]) returns table (needs text, node_id uuid)
  language sql stable parallel safe security definer set search_path = '' as $$
  select n.capability, c.descendant_id
  from app.members m
  join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
  join app.org_nodes o on o.id = g.node_id
  join app.org_closure c on c.ancestor_id = g.node_id
  cross join unnest(capabilities) n (capability)
  where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
    and (o.closed_at is null or o.closed_at > now() - interval '90 days')
    and (g.role = 'owner' or exists (select from app.role_capabilities r
      where r.capability = n.capability and r.role = g.role and (r.reach = 'scope' or o.kind = 'root')))
$$;
comment on function priv.my_nodes_needed(text[]) is 'nodes of the company on which the acting member has each of the capabilities';
revoke all on function priv.my_nodes_needed(text[]) from public;
grant execute on function priv.my_nodes_needed(text[]) to itqan_member;

create policy client_select on app.timeline_events for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.timeline_events for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.timeline_events for select to itqan_member using (client_id = (select app.client_id())
  and (needs, node_id) in (select s.needs, s.node_id from priv.my_nodes_needed('{evaluations.foresee,reports.read,disputes.read,actions.read,certificates.read,invoices.read,papers.send,members.read,branches.read,timeline.read}') s));
-- a visit of a programme shows in no row before its release (decision 31)
create policy client_withheld on app.timeline_events as restrictive for select to itqan_client, itqan_member, itqan_viewas
  using (request_id is null or not priv.is_visit_withheld(request_id));

insert into app.role_capabilities (role, capability, reach)
select r, 'timeline.read', 'scope' from unnest(array['manager', 'branch_manager', 'viewer', 'accountant']) r;

-- Names of the people who did something or joined, for everyone who reads the row: of members of the own company only, also of those who left.
create function priv.timeline_names(people uuid[]) returns table (profile_id uuid, full_name text)
  language sql stable security definer set search_path = '' as $$
  select distinct p.id, p.full_name
  from app.members m join app.profiles p on p.id = m.profile_id
  where m.client_id = app.client_id() and m.profile_id = any (people)
    and exists (select from app.timeline_events t where t.client_id = m.client_id and (t.actor_id = m.profile_id or (t.kind = 'member' and t.ref_id = m.id)))
$$;
comment on function priv.timeline_names(uuid[]) is 'names of members whom the timeline of the own company names';
revoke all on function priv.timeline_names(uuid[]) from public;
grant execute on function priv.timeline_names(uuid[]) to itqan_client, itqan_member, itqan_viewas;

create function priv.printed_number(prefix text, number bigint) returns text language sql immutable as $$
  select prefix || '-' || lpad(number::text, greatest(4, length(number::text)), '0')
$$;
create function priv.root_of(company uuid) returns uuid language sql stable as $$
  select n.id from app.org_nodes n where n.client_id = company and n.kind = 'root'
$$;
create function priv.did_as(company uuid, actor uuid) returns text language sql stable as $$
  select case when actor is null then 'platform'
    when exists (select from app.members m where m.client_id = company and m.profile_id = actor) then 'person'
    when exists (select from app.profiles p where p.id = actor and p.user_type = 'admin') then 'team'
    else 'platform' end
$$;

-- What the timeline tells of each table. Triggers and the backfill read the same views, so both tell the same.
create view priv.timeline_requests as
select e.id as fact, e.client_id, q.branch_id as node_id, q.branch_id, e.created_at as at, 'visit' as kind,
  case e.step when 'request' then 'ordered' when 'approve' then 'approved' when 'reschedule' then 'rescheduled' else 'cancelled' end as step,
  q.id as ref_id, priv.printed_number('MS', q.number) as ref_no, e.actor_id, jsonb_build_object('type', q.evaluation_type) as params,
  'evaluations.foresee' as needs, q.id as request_id
from app.request_events e join app.mystery_shopping_requests q on q.client_id = e.client_id and q.id = e.request_id
where e.step in ('request', 'approve', 'reschedule', 'withdraw', 'cancel');

create view priv.timeline_reports as
select e.id as fact, e.client_id, r.branch_id as node_id, r.branch_id, e.created_at as at,
  case e.step when 'submit' then 'visit' else 'report' end as kind,
  case e.step when 'submit' then 'done' when 'release' then 'released' else 'corrected' end as step,
  case e.step when 'submit' then q.id else r.id end as ref_id,
  case e.step when 'submit' then priv.printed_number('MS', q.number) else priv.printed_number('R', r.receipt_number) end as ref_no,
  case e.step when 'submit' then null else e.actor_id end as actor_id,
  case e.step when 'submit' then jsonb_build_object('type', q.evaluation_type)
    when 'release' then jsonb_build_object('score', coalesce(
      (select v.branch_score from app.report_revisions v where v.report_id = r.id and v.number = 1), r.branch_score))
    else jsonb_build_object('score', r.branch_score) end as params,
  case e.step when 'submit' then 'evaluations.foresee' else 'reports.read' end as needs, q.id as request_id
from app.report_events e
join app.mystery_shopping_reports r on r.client_id = e.client_id and r.id = e.report_id
join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
where e.step in ('submit', 'release')
  or (e.step in ('correct', 'upholdDispute') and e.from_status in ('released', 'disputed', 'locked'));

create view priv.timeline_replies as
select p.report_id as fact, p.client_id, r.branch_id as node_id, r.branch_id, p.created_at as at, 'report' as kind, 'replied' as step,
  r.id as ref_id, priv.printed_number('R', r.receipt_number) as ref_no, p.written_by as actor_id, '{}'::jsonb as params,
  'reports.read' as needs, r.request_id
from app.report_replies p join app.mystery_shopping_reports r on r.client_id = p.client_id and r.id = p.report_id;

create view priv.timeline_disputes as
select d.id as fact, d.client_id, r.branch_id as node_id, r.branch_id, s.at, 'dispute' as kind, s.step, r.id as ref_id,
  priv.printed_number('R', r.receipt_number) as ref_no, s.actor_id, '{}'::jsonb as params, 'disputes.read' as needs, r.request_id
from app.report_disputes d
join app.mystery_shopping_reports r on r.client_id = d.client_id and r.id = d.report_id
cross join lateral (
  select 'opened' as step, d.opened_at as at, d.opened_by as actor_id
  union all
  select d.state, d.decided_at, coalesce(d.decided_by, app.uid()) where d.state <> 'open' and d.decided_at is not null
) s;

create view priv.timeline_actions as
select e.id as fact, e.client_id, a.branch_id as node_id, a.branch_id, e.created_at as at, 'action' as kind,
  case e.step when 'open' then 'opened' when 'change' then 'changed' when 'start' then 'started' when 'finish' then 'finished'
    when 'verify' then 'verified' when 'confirm' then 'confirmed' when 'confirm-by-visit' then 'confirmed' when 'hand-over' then 'changed'
    else 'reopened' end as step,
  a.id as ref_id, null::text as ref_no, e.actor_id, jsonb_build_object('title', a.title) as params, 'actions.read' as needs, null::uuid as request_id
from app.report_action_events e join app.report_actions a on a.client_id = e.client_id and a.id = e.action_id
where e.step in ('open', 'change', 'start', 'finish', 'verify', 'confirm', 'confirm-by-visit', 'hand-over', 'send-back', 'reopen');

create view priv.timeline_certificates as
select e.id as fact, e.client_id, c.branch_id as node_id, c.branch_id, e.created_at as at, 'certificate' as kind,
  case e.step when 'issue' then 'issued' when 'renew' then 'renewed' when 'suspend' then 'suspended' when 'reinstate' then 'reinstated'
    when 'revoke' then 'revoked' else 'expired' end as step,
  c.id as ref_id, c.number as ref_no, e.actor_id, jsonb_build_object('level', c.level) as params, 'certificates.read' as needs,
  null::uuid as request_id
from app.certificate_events e join app.certificates c on c.client_id = e.client_id and c.id = e.certificate_id
where e.step in ('issue', 'suspend', 'reinstate', 'revoke', 'expire') or (e.step = 'renew' and e.from_state is null);

create view priv.timeline_invoices as
select i.id as fact, i.client_id, priv.root_of(i.client_id) as node_id, null::uuid as branch_id, s.at, 'invoice' as kind, s.step, i.id as ref_id,
  i.number as ref_no, s.actor_id, jsonb_build_object('gross', i.gross) as params, 'invoices.read' as needs, null::uuid as request_id
from app.invoices i cross join lateral (
  select case i.kind when 'credit' then 'credited' when 'debit' then 'debited' else 'issued' end as step, coalesce(i.issued_at, i.created_at) as at,
    i.created_by as actor_id
  union all
  select 'settled', i.updated_at, null where i.status = 'paid' and i.kind <> 'credit'
) s
where i.number is not null;

create view priv.timeline_plans as
select p.id as fact, p.client_id, priv.root_of(p.client_id) as node_id, null::uuid as branch_id, s.at, 'plan' as kind, s.step, p.id as ref_id,
  null::text as ref_no, s.actor_id, jsonb_build_object('tier', p.tier) as params, 'invoices.read' as needs, null::uuid as request_id
from app.subscriptions p cross join lateral (
  -- a day begins at midnight in Riyadh; the plan of today began now
  select 'started' as step, case when p.began_on = (now() at time zone 'Asia/Riyadh')::date then now() else p.began_on::timestamp at time zone 'Asia/Riyadh' end as at,
    p.created_by as actor_id where p.began_on is not null
  union all
  select 'ended', case when p.ended_on = (now() at time zone 'Asia/Riyadh')::date then now() else p.ended_on::timestamp at time zone 'Asia/Riyadh' end, app.uid()
  where p.state = 'ended' and p.began_on is not null and p.ended_why in ('cancelled', 'unpaid', 'refunded')
) s;

create view priv.timeline_papers as
select p.id as fact, p.client_id, priv.root_of(p.client_id) as node_id, null::uuid as branch_id, p.created_at as at, 'paper' as kind, 'sent' as step,
  p.id as ref_id, null::text as ref_no, p.sent_by as actor_id, jsonb_build_object('paper', p.kind) as params, 'papers.send' as needs,
  null::uuid as request_id
from app.client_papers p;

create view priv.timeline_members as
select m.id as fact, m.client_id, priv.root_of(m.client_id) as node_id, null::uuid as branch_id, s.at, 'member' as kind, s.step, m.id as ref_id,
  null::text as ref_no, s.actor_id, '{}'::jsonb as params, 'members.read' as needs, null::uuid as request_id
from app.members m join app.companies c on c.id = m.client_id
cross join lateral (
  select app.uid() = m.profile_id or exists (select from app.activity_log l
    where l.entity = 'member' and l.entity_id = m.id::text and l.action = 'members.leave') as has_left
) own
cross join lateral (
  select 'joined' as step, m.joined_at as at, m.profile_id as actor_id where m.profile_id <> c.founder_id
  union all
  select case when own.has_left then 'left' else 'removed' end, m.removed_at, case when own.has_left then m.profile_id else app.uid() end
  where m.state = 'removed' and m.removed_at is not null
) s;

create view priv.timeline_places as
select e.id as fact, e.client_id, case e.step when 'deleted' then coalesce(n.parent_id, priv.root_of(e.client_id)) else e.node_id end as node_id,
  b.id as branch_id, e.created_at as at, 'place' as kind, case e.step when 'made' then 'added' else e.step end as step,
  case e.step when 'merged' then (e.details ->> 'from')::uuid else e.node_id end as ref_id, null::text as ref_no, e.actor_id,
  jsonb_strip_nulls(case e.step
    when 'renamed' then jsonb_build_object('before', jsonb_build_object(
      'en', coalesce(e.details #>> '{before,nameEn}', e.details #>> '{before,name}'),
      'ar', coalesce(e.details #>> '{before,nameAr}', e.details #>> '{before,name_ar}')))
    when 'deleted' then jsonb_build_object('name', jsonb_build_object('en', e.details ->> 'nameEn', 'ar', e.details ->> 'nameAr'))
    when 'moved' then jsonb_build_object('to', e.details ->> 'to')
    when 'merged' then jsonb_build_object('to', e.details ->> 'into')
    else '{}' end) as params,
  'branches.read' as needs, null::uuid as request_id
from app.org_node_events e
left join app.org_nodes n on n.client_id = e.client_id and n.id = e.node_id
left join app.branches b on b.client_id = e.client_id and b.id = e.node_id
where n.kind is distinct from 'root' and (e.step <> 'made' or b.id is null)
  -- a merge is told once, at the group that stays
  and (e.step <> 'merged' or e.details ->> 'into' = e.node_id::text);

-- An order for an unknown branch adds it without a history of its own, so the branch itself is the fact.
create view priv.timeline_branches as
select b.id as fact, b.client_id, b.id as node_id, b.id as branch_id, b.created_at as at, 'place' as kind, 'added' as step, b.id as ref_id,
  null::text as ref_no, coalesce((select e.actor_id from app.org_node_events e
    where e.client_id = b.client_id and e.node_id = b.id and e.step = 'made' limit 1), app.uid()) as actor_id,
  '{}'::jsonb as params, 'branches.read' as needs, null::uuid as request_id
from app.branches b;

create function priv.add_to_timeline(source text, facts uuid[]) returns void language plpgsql set search_path = '' as $$
begin
  execute format('insert into app.timeline_events (client_id, node_id, branch_id, at, kind, step, fact, ref_id, ref_no, done_by, actor_id, params, needs, request_id)
    select v.client_id, v.node_id, v.branch_id, v.at, v.kind, v.step, v.fact, v.ref_id, v.ref_no, d.done_by,
      case d.done_by when ''person'' then v.actor_id end, v.params, v.needs, v.request_id
    from priv.%I v cross join lateral (select priv.did_as(v.client_id, v.actor_id) as done_by) d %s
    on conflict do nothing', source, case when facts is null then '' else 'where v.fact = any ($1)' end) using facts;
end $$;
comment on function priv.add_to_timeline(text, uuid[]) is 'tells the facts of a view that are not told yet; null: all';

-- Arguments: the view, and the column of the table that is its fact.
create function priv.tell_timeline() returns trigger language plpgsql security definer set search_path = '' as $$
declare facts uuid[];
begin
  execute format('select array_agg(%I) from added', tg_argv[1]) into facts;
  if facts is not null then perform priv.add_to_timeline(tg_argv[0], facts); end if;
  return null;
end $$;
revoke all on function priv.tell_timeline from public;

do $$
declare t record;
begin
  for t in select * from (values
    ('request_events', 'timeline_requests', 'id', false), ('report_events', 'timeline_reports', 'id', false),
    ('report_replies', 'timeline_replies', 'report_id', false), ('report_disputes', 'timeline_disputes', 'id', true),
    ('report_action_events', 'timeline_actions', 'id', false), ('certificate_events', 'timeline_certificates', 'id', false),
    ('invoices', 'timeline_invoices', 'id', true), ('subscriptions', 'timeline_plans', 'id', true),
    ('client_papers', 'timeline_papers', 'id', false), ('members', 'timeline_members', 'id', true),
    ('branches', 'timeline_branches', 'id', false), ('org_node_events', 'timeline_places', 'id', false)) as v (name, source, fact, changes)
  loop
    execute format('create trigger tell_timeline after insert on app.%I referencing new table as added for each statement
      execute function priv.tell_timeline(%L, %L)', t.name, t.source, t.fact);
    if t.changes then
      execute format('create trigger tell_timeline_changed after update on app.%I referencing new table as added for each statement
        execute function priv.tell_timeline(%L, %L)', t.name, t.source, t.fact);
    end if;
  end loop;
end $$;

-- The plan of the next month as chosen, and the change when the month begins: the row keeps neither.
create function priv.tell_plan_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare actor uuid := app.uid(); way text := priv.did_as(new.client_id, app.uid());
begin
  insert into app.timeline_events (client_id, node_id, at, kind, step, fact, ref_id, done_by, actor_id, params, needs)
  values (new.client_id, priv.root_of(new.client_id), now(), 'plan', case when new.tier <> old.tier then 'changed' else 'chosen' end,
    md5(new.id::text || ' ' || new.version)::uuid, new.id, way, case way when 'person' then actor end,
    jsonb_build_object('tier', case when new.tier <> old.tier then new.tier else coalesce(new.next_tier, new.tier) end), 'invoices.read')
  on conflict do nothing;
  return null;
end $$;
revoke all on function priv.tell_plan_change from public;
create trigger tell_plan_change after update of tier, next_tier on app.subscriptions for each row
  when (old.state = 'active' and new.state = 'active' and (old.tier <> new.tier or (old.tier = new.tier and old.next_tier is distinct from new.next_tier)))
  execute function priv.tell_plan_change();
