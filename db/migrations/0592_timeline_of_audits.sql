-- The timeline tells of a company's own audits (decisions 36 and 74): planned, signed, released, cancelled. Never a score.
do $$
declare known text;
begin
  select pg_catalog.pg_get_constraintdef(c.oid) into known from pg_catalog.pg_constraint c
  where c.conrelid = 'app.timeline_events'::regclass and c.conname = 'timeline_events_kind_check';
  alter table app.timeline_events drop constraint timeline_events_kind_check;
  execute 'alter table app.timeline_events add constraint timeline_events_kind_check ' || replace(known, 'ARRAY[', 'ARRAY[''audit''::text, ');
  select p.qual into known from pg_catalog.pg_policies p
  where p.schemaname = 'app' and p.tablename = 'timeline_events' and p.policyname = 'member_select';
  execute format('alter policy member_select on app.timeline_events using (%s)', replace(known, 'timeline.read,', 'timeline.read,audits.read,'));
end $$;

create view priv.timeline_audits as
select a.id as fact, a.client_id, a.branch_id as node_id, a.branch_id, s.at, 'audit' as kind, s.step, a.id as ref_id, a.number::text as ref_no,
  s.actor_id, jsonb_build_object('day', a.planned_on) as params, 'audits.read' as needs, null::uuid as request_id
from app.audits a cross join lateral (
  select a.created_at as at, 'planned' as step, a.created_by as actor_id
  union all
  select a.signed_at, 'signed', a.auditor_id where a.signed_at is not null
  union all
  select a.released_at, 'released', a.released_by where a.released_at is not null
  union all
  select a.updated_at, 'cancelled', app.uid() where a.state = 'cancelled'
) s;
create trigger tell_timeline after insert on app.audits referencing new table as added for each statement
  execute function priv.tell_timeline('timeline_audits', 'id');
create trigger tell_timeline_changed after update on app.audits referencing new table as added for each statement
  execute function priv.tell_timeline('timeline_audits', 'id');

-- the view of audits joins the others
do $$
begin
  execute replace(pg_get_functiondef('priv.fill_timeline()'::regprocedure), '''timeline_daily''', '''timeline_daily'', ''timeline_audits''');
end $$;
select priv.add_to_timeline('timeline_audits', null);
