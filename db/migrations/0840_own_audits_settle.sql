-- A company's own audits confirm and reopen done actions of operations audits (decision 100).
do $$
declare rule record;
begin
  for rule in select conname from pg_constraint where conrelid = 'app.report_actions'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%verification%' and pg_get_constraintdef(oid) like '%earlier%' loop
    execute format('alter table app.report_actions drop constraint %I', rule.conname);
  end loop;
end $$;
alter table app.report_actions add constraint report_actions_verification_check
  check (verification in ('self', 'audit', 'review', 'visit', 'earlier'));

alter table app.audits add column again jsonb not null default '[]' check (jsonb_typeof(again) = 'array' and pg_column_size(again) <= 100000);
comment on column app.audits.again is 'questions of done actions that this audit asked besides its own: those that the phone of the auditor had';
grant update (again) on app.audits to itqan_client, itqan_member;

-- The plan is changed by those who plan at the branch, the answers by the auditor, and a signed audit stays as it is.
create or replace function priv.guard_audit() returns trigger language plpgsql security definer set search_path = '' as $$
declare plans boolean;
begin
  if current_setting('role') not in ('itqan_client', 'itqan_member') then return new; end if;
  plans := priv.may_branch('audits.plan', new.branch_id);
  if old.state in ('signed', 'released', 'locked', 'cancelled') then
    if not plans or to_jsonb(new) - array['state', 'released_at', 'released_by', 'version', 'updated_at']
      <> to_jsonb(old) - array['state', 'released_at', 'released_by', 'version', 'updated_at']
      or not ((old.state, new.state) = ('signed', 'released')) then
      raise exception 'a signed audit does not change' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if (new.answers, new.signature, new.again) is distinct from (old.answers, old.signature, old.again) and new.auditor_id is distinct from app.uid() then
    raise exception 'an audit is filled in by its auditor' using errcode = 'insufficient_privilege';
  end if;
  if new.state in ('released', 'locked') or (new.state = 'cancelled' and old.state <> 'planned') then
    raise exception 'an audit is signed before its release' using errcode = 'insufficient_privilege';
  end if;
  if not plans and (new.planned_on <> old.planned_on or new.state = 'cancelled'
    or (new.auditor_id <> old.auditor_id and not (old.state = 'planned' and new.auditor_id = app.uid() and app.uid() = any (old.earlier_auditors)))) then
    raise exception 'the plan is changed by those who plan' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- The last action on each question of operations audits at the branch of an audit, of own audits and of those bought from us.
create function priv.actions_of_audits(audit uuid) returns table (action_id uuid, code text, question_key text, status text,
    verification text, priority text, created_at timestamptz, done_at timestamptz, question jsonb)
  language sql stable security definer set search_path = '' as $$
  with last as (
    select distinct on (n.code, a.question_key) a.id, n.code, a.question_key, a.status, a.verification, a.priority, a.created_at, n.definition
    from app.audits o
    join app.report_actions a on a.client_id = o.client_id and a.branch_id = o.branch_id and a.audit_id is distinct from o.id
    left join app.audits before on before.client_id = a.client_id and before.id = a.audit_id
    left join app.mystery_shopping_reports r on r.client_id = a.client_id and r.id = a.report_id
    join app.questionnaires n on n.id = coalesce(before.questionnaire_id, r.questionnaire_id) and n.evaluation_type = 'operations_audit'
    where o.id = audit and o.client_id = app.client_id() and (o.auditor_id = app.uid() or app.uid() = any (o.earlier_auditors))
      and a.question_key is not null and a.status <> 'cancelled'
    order by n.code, a.question_key, a.created_at desc, a.id desc)
  select l.id, l.code, l.question_key, l.status, l.verification, l.priority, l.created_at,
    (select max(e.created_at) from app.report_action_events e where e.action_id = l.id and e.step = 'finish'), found.question
  from last l
  left join lateral (select q.question from jsonb_path_query(l.definition, '$.sections[*].questions[*] ? (@.key == $key)',
    jsonb_build_object('key', l.question_key)) as q (question) limit 1) found on true
  order by array_position('{critical,high,medium,low}'::text[], l.priority), l.created_at, l.id
$$;
comment on function priv.actions_of_audits(uuid) is 'for the auditor of the audit: the questions and their state alone, without titles and people';
revoke all on function priv.actions_of_audits(uuid) from public;
grant execute on function priv.actions_of_audits(uuid) to itqan_client, itqan_member;

create or replace view priv.timeline_actions as
select e.id as fact, e.client_id, a.branch_id as node_id, a.branch_id, e.created_at as at, 'action' as kind,
  case e.step when 'open' then 'opened' when 'change' then 'changed' when 'start' then 'started' when 'finish' then 'finished'
    when 'verify' then 'verified' when 'confirm' then 'confirmed' when 'confirm-by-visit' then 'confirmed' when 'confirm-by-audit' then 'confirmed'
    when 'hand-over' then 'changed' when 'extend' then 'changed' when 'cancel' then 'cancelled' else 'reopened' end as step,
  a.id as ref_id, null::text as ref_no, e.actor_id, jsonb_build_object('title', a.title) as params, 'actions.read' as needs, null::uuid as request_id
from app.report_action_events e join app.report_actions a on a.client_id = e.client_id and a.id = e.action_id
where e.step in ('open', 'change', 'start', 'finish', 'verify', 'confirm', 'confirm-by-visit', 'confirm-by-audit', 'hand-over', 'send-back',
  'reopen', 'reopen-by-visit', 'reopen-by-audit', 'extend', 'cancel');

create or replace function priv.reused_proof(action uuid) returns table (file_id uuid, action_id uuid, used_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select distinct on (x.file_id) x.file_id, before.action_id, before.added_at
  from app.report_actions a
  join app.report_attachments x on x.action_id = a.id
  join app.files f on f.id = x.file_id
  join app.files same on same.client_id = a.client_id and same.sha256 = f.sha256 and same.purpose = 'action_proof' and same.id <> f.id
  join app.report_attachments before on before.file_id = same.id and before.added_at <= x.added_at
    and (before.action_id <> a.id or exists (select from app.report_action_events e where e.action_id = a.id
      and e.step in ('reopen', 'reopen-by-visit', 'reopen-by-audit', 'send-back') and e.created_at between before.added_at and x.added_at))
  where a.id = reused_proof.action and case when current_setting('role') = 'itqan_admin' then priv.staff_may('{review}'::text[], false)
    else a.client_id = app.client_id() and priv.may_branch('actions.verify', a.branch_id) end
  order by x.file_id, before.added_at, before.file_id
$$;
