-- A question can demand a photo of what was put right; its actions keep that. Questions of done actions are asked again at the next visit.
alter table app.report_actions add column photo_demanded boolean not null default false;
comment on column app.report_actions.photo_demanded is 'the question demands a photo of what was put right, at any priority';

-- Actions of a visit's branch whose question the visit asks again: the last one on each question of a mystery visit, done and
-- confirmed by no visit; with `chosen`, those of them that a phone had taken along, in any state.
create function priv.questions_again(request uuid, chosen uuid[]) returns table (action_id uuid, code text, question jsonb)
  language sql stable security definer set search_path = '' as $$
  with last as (
    select distinct on (n.code, a.question_key) a.id, a.status, a.verification, a.priority, a.question_key, a.created_at, n.code, n.definition
    from app.mystery_shopping_requests q
    join app.report_actions a on a.client_id = q.client_id and a.branch_id = q.branch_id
    join app.mystery_shopping_reports r on r.client_id = a.client_id and r.id = a.report_id
    join app.questionnaires n on n.id = r.questionnaire_id and n.evaluation_type <> 'operations_audit'
    where q.id = request and q.shopper_id = app.uid() and q.evaluation_type <> 'operations_audit'
      and a.question_key is not null and a.status <> 'cancelled'
    order by n.code, a.question_key, a.created_at desc, a.id desc)
  select l.id, l.code, found.question from last l
  cross join lateral jsonb_path_query(l.definition, '$.sections[*].questions[*] ? (@.key == $key)', jsonb_build_object('key', l.question_key))
    as found (question)
  where case when chosen is null then l.status = 'done' or (l.status = 'verified' and l.verification = 'self') else l.id = any (chosen) end
  order by array_position('{critical,high,medium,low}'::text[], l.priority), l.created_at, l.id
$$;
comment on function priv.questions_again(uuid, uuid[]) is 'for the shopper of the visit alone';

-- Photos of an action that had proved an action of the company before: another one, or this one before it was reopened.
create function priv.reused_proof(action uuid) returns table (file_id uuid, action_id uuid, used_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select distinct on (x.file_id) x.file_id, before.action_id, before.added_at
  from app.report_actions a
  join app.report_attachments x on x.action_id = a.id
  join app.files f on f.id = x.file_id
  join app.files same on same.client_id = a.client_id and same.sha256 = f.sha256 and same.purpose = 'action_proof' and same.id <> f.id
  join app.report_attachments before on before.file_id = same.id and before.added_at <= x.added_at
    and (before.action_id <> a.id or exists (select from app.report_action_events e where e.action_id = a.id
      and e.step in ('reopen', 'reopen-by-visit', 'send-back') and e.created_at between before.added_at and x.added_at))
  where a.id = reused_proof.action and case when current_setting('role') = 'itqan_admin' then priv.staff_may('{review}'::text[], false)
    else a.client_id = app.client_id() and priv.may_branch('actions.verify', a.branch_id) end
  order by x.file_id, before.added_at, before.file_id
$$;
comment on function priv.reused_proof(uuid) is 'for those who verify the action; the other action is named by its id, which row-level security opens or not';
create index action_proofs_by_hash on app.files (client_id, sha256) where purpose = 'action_proof';
revoke all on function priv.questions_again(uuid, uuid[]), priv.reused_proof(uuid) from public;
grant execute on function priv.questions_again(uuid, uuid[]) to itqan_shopper;
grant execute on function priv.reused_proof(uuid) to itqan_client, itqan_member, itqan_viewas, itqan_admin;

create or replace function priv.open_audit_actions(audit uuid, actions jsonb, at timestamptz)
  returns table (action_id uuid, event_id uuid, has_owner boolean) language plpgsql security definer set search_path = '' as $$
declare held app.audits; one record; photo record; place smallint;
begin
  select * into held from app.audits a where a.id = audit and a.client_id = app.client_id() and a.auditor_id = app.uid() and a.state = 'signed';
  if not found or current_setting('role') not in ('itqan_client', 'itqan_member') then return; end if;
  for one in
    select x.*, p.id as member_id, p.full_name from jsonb_to_recordset(actions) as x (id uuid, question_key text, title text, owner_id uuid, owner_name text,
      priority text, due_on date, is_fixed boolean, photo_demanded boolean, note text, photos jsonb)
    left join app.members m on m.client_id = held.client_id and m.profile_id = x.owner_id and m.state = 'active'
    left join app.profiles p on p.id = m.profile_id loop
    insert into app.report_actions (id, client_id, source, audit_id, branch_id, question_key, title, owner_name, owner_id, priority, status,
      due_on, photo_demanded, done_note, created_by, created_at, updated_at)
    values (one.id, held.client_id, 'audit', held.id, held.branch_id, one.question_key, one.title, coalesce(one.full_name, one.owner_name),
      one.member_id, one.priority, case when one.is_fixed then 'done' else 'open' end, one.due_on, coalesce(one.photo_demanded, false),
      case when one.is_fixed then one.note end,
      app.uid(), at, at)
    on conflict (id) do nothing;
    continue when not found;
    action_id := one.id;
    has_owner := one.member_id is not null and not one.is_fixed;
    insert into app.report_action_events (action_id, client_id, step, from_status, to_status, note, actor_id, created_at)
      values (one.id, held.client_id, 'open', null, 'open', null, app.uid(), at) returning id into event_id;
    if one.is_fixed then
      insert into app.report_action_events (action_id, client_id, step, from_status, to_status, note, actor_id, created_at)
        values (one.id, held.client_id, 'finish', 'open', 'done', one.note, app.uid(), at);
    end if;
    place := 0;
    for photo in select * from jsonb_to_recordset(coalesce(one.photos, '[]'))
      as f (id uuid, content_type text, bytes integer, width integer, height integer, sha256 text, storage_key text) loop
      place := place + 1;
      insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, width, height, sha256, storage_key)
        values (photo.id, app.uid(), held.client_id, 'action_proof', photo.content_type, photo.bytes, photo.width, photo.height, photo.sha256, photo.storage_key);
      insert into app.report_attachments (file_id, client_id, action_id, place, name, added_by, added_at)
        values (photo.id, held.client_id, one.id, place, 'photo.jpg', app.uid(), at);
    end loop;
    return next;
  end loop;
end $$;
