-- Operations audits that a company does itself (decision 74): planned for a branch, filled in on a phone, signed by the manager on duty, released.
create table app.audits (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  number integer not null default 0,
  kind text not null check (kind in ('self', 'company')),
  questionnaire_id uuid not null references app.questionnaires (id),
  planned_on date not null,
  auditor_id uuid not null references app.profiles (id),
  earlier_auditors uuid[] not null default '{}' check (cardinality(earlier_auditors) <= 50),
  state text not null default 'planned' check (state in ('planned', 'started', 'signed', 'released', 'locked', 'cancelled')),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and pg_column_size(answers) <= 400000),
  score jsonb check (jsonb_typeof(score) = 'object' and pg_column_size(score) <= 100000),
  calculated numeric(5, 2) check (calculated between 0 and 100),
  final numeric(5, 2) check (final between 0 and 100),
  has_critical boolean not null default false,
  signature jsonb check (jsonb_typeof(signature) = 'object' and pg_column_size(signature) <= 20000),
  started_at timestamptz,
  submitted_at timestamptz,
  signed_at timestamptz,
  signed_device_at timestamptz,
  signed_device text check (length(signed_device) <= 200),
  sign_key uuid unique,
  released_at timestamptz,
  released_by uuid references app.profiles (id),
  locked_at timestamptz,
  cancel_reason text check (length(cancel_reason) between 1 and 1000),
  version integer not null default 1,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, number),
  unique (client_id, id),
  unique (client_id, id, branch_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check ((state in ('signed', 'released', 'locked')) = (signed_at is not null)),
  check ((signed_at is null) = (signature is null) and (signed_at is null) = (score is null) and (signed_at is null) = (submitted_at is null)),
  check ((state in ('released', 'locked')) = (released_at is not null) and (released_at is null) = (released_by is null)),
  check ((state = 'locked') = (locked_at is not null)),
  check ((state = 'cancelled') = (cancel_reason is not null)),
  check (state <> 'started' or started_at is not null)
);
comment on table app.audits is 'audits that a company does in its own branches; those bought from us are visits with a report';
comment on column app.audits.number is 'of the company, from 1; given by a trigger';
comment on column app.audits.earlier_auditors is 'people who were planned before: what their phones have is taken while the audit is not begun';
comment on column app.audits.answers is 'by question: value, not applicable, note, and the action that is opened with the signature';
comment on column app.audits.signature is 'of the manager on duty: name, drawn path, verdict (seen, disagree), time on the device';
comment on column app.audits.signed_device_at is 'by the clock of the device; signed_at is that of the server';
comment on column app.audits.final is 'calculated, or at most 59 with a failed critical question';
create index audits_days on app.audits (client_id, planned_on desc, branch_id);
create index audits_branches on app.audits (client_id, branch_id, signed_at desc);
create index audits_auditors on app.audits (auditor_id, state);
create index audits_to_lock on app.audits (released_at) where state = 'released';
create index on app.audits (questionnaire_id);
create index on app.audits (created_by);
create index on app.audits (released_by);

create table app.audit_photos (
  id uuid primary key,
  client_id uuid not null,
  audit_id uuid not null,
  question_key text not null check (length(question_key) between 1 and 40),
  kind text not null check (kind in ('finding', 'fix')),
  file_id uuid not null unique references app.files (id),
  taken_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  foreign key (client_id, audit_id) references app.audits (client_id, id)
);
comment on column app.audit_photos.id is 'made by the device: a photo that is sent twice is one';
comment on column app.audit_photos.kind is 'the finding, or that it was put right on the spot';
create index on app.audit_photos (client_id, audit_id, question_key);
create index on app.audit_photos (created_by);

do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''audit_photo''::text]'));
end $$;

insert into app.role_capabilities (role, capability, reach)
select role, capability, 'scope' from (values
  ('audits.read', array['manager', 'branch_manager', 'viewer']),
  ('audits.do', array['manager', 'branch_manager']),
  ('audits.plan', array['manager'])) as list (capability, roles), unnest(roles) as role;

do $$
declare t text;
begin
  foreach t in array array['audits', 'audit_photos'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (client_id = (select app.client_id()))', t);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
  end loop;
end $$;

-- Managers of the branch and the auditor see an audit at once, the other readers of the branch when it is planned and after its release.
create policy member_select on app.audits for select to itqan_member using (client_id = (select app.client_id())
  and ((select priv.may('audits.plan')) or branch_id in (select priv.branches_with('audits.plan'))
    or auditor_id = (select app.uid()) or (select app.uid()) = any (earlier_auditors)
    or (state in ('planned', 'released', 'locked', 'cancelled') and branch_id in (select priv.branches_with('audits.read')))));
create policy client_insert on app.audits for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and state = 'planned');
create policy member_insert on app.audits for insert to itqan_member with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and state = 'planned' and branch_id in (select priv.branches_with('audits.plan')));
create policy client_update on app.audits for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()));
create policy member_update on app.audits for update to itqan_member
  using (client_id = (select app.client_id()) and (branch_id in (select priv.branches_with('audits.plan'))
    or auditor_id = (select app.uid()) or (select app.uid()) = any (earlier_auditors)))
  with check (client_id = (select app.client_id()) and (branch_id in (select priv.branches_with('audits.plan'))
    or auditor_id = (select app.uid()) or (select app.uid()) = any (earlier_auditors)));
-- who reads an audit reads its photos; its auditor adds and removes them until it is signed
create policy member_select on app.audit_photos for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.audits a where a.id = audit_photos.audit_id));
do $$
declare r text;
begin
  foreach r in array array['client', 'member'] loop
    execute format('create policy %s_insert on app.audit_photos for insert to itqan_%s with check (client_id = (select app.client_id())
      and created_by = (select app.uid()) and exists (select from app.audits a where a.id = audit_id
        and a.auditor_id = (select app.uid()) and a.state in (''planned'', ''started'')))', r, r);
    execute format('create policy %s_delete on app.audit_photos for delete to itqan_%s using (client_id = (select app.client_id())
      and created_by = (select app.uid()) and exists (select from app.audits a where a.id = audit_photos.audit_id
        and a.auditor_id = (select app.uid()) and a.state in (''planned'', ''started'')))', r, r);
  end loop;
end $$;

grant insert (id, client_id, branch_id, kind, questionnaire_id, planned_on, auditor_id, created_by, created_at, updated_at) on app.audits
  to itqan_client, itqan_member;
grant update (planned_on, auditor_id, earlier_auditors, state, answers, score, calculated, final, has_critical, signature, started_at,
  submitted_at, signed_at, signed_device_at, signed_device, sign_key, released_at, released_by, cancel_reason, version, updated_at)
  on app.audits to itqan_client, itqan_member;
grant update (state, locked_at, version, updated_at) on app.audits to itqan_system;
grant insert (id, client_id, audit_id, question_key, kind, file_id, taken_at, created_by, created_at) on app.audit_photos to itqan_client, itqan_member;
grant delete on app.audit_photos to itqan_client, itqan_member;

-- Numbers of a company's audits have no gaps and no doubles.
create function priv.number_audit() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('audit ' || new.client_id::text, 0));
  new.number := (select coalesce(max(a.number), 0) + 1 from app.audits a where a.client_id = new.client_id);
  return new;
end $$;
revoke all on function priv.number_audit() from public;
create trigger number_audit before insert on app.audits for each row execute function priv.number_audit();

-- The plan is changed by those who plan at the branch, the answers by the auditor, and a signed audit stays as it is.
create function priv.guard_audit() returns trigger language plpgsql security definer set search_path = '' as $$
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
  if (new.answers, new.signature) is distinct from (old.answers, old.signature) and new.auditor_id is distinct from app.uid() then
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
revoke all on function priv.guard_audit() from public;
create trigger guard_audit before update on app.audits for each row execute function priv.guard_audit();

-- A photo is read by those who read its audit; the policies of files that other tables use stay as they are.
do $$
declare p record;
begin
  for p in select policyname, qual, with_check from pg_policies where schemaname = 'app' and tablename = 'files'
    and policyname in ('client_select', 'member_select', 'viewas_select', 'client_insert', 'member_insert') loop
    if p.qual is not null then
      execute format('alter policy %I on app.files using ((%s) or (client_id = (select app.client_id())
        and purpose = ''audit_photo'' and (owner_id = (select app.uid()) or exists (select from app.audit_photos t where t.file_id = files.id))))', p.policyname, p.qual);
    else
      execute format('alter policy %I on app.files with check ((%s) or (owner_id = (select app.uid())
        and client_id = (select app.client_id()) and purpose = ''audit_photo''))', p.policyname, p.with_check);
    end if;
  end loop;
end $$;
-- Removes the file of a photo that its auditor removed. Returns where its bytes are stored, null when there is none.
create function priv.drop_audit_file(file uuid) returns text language plpgsql security definer set search_path = '' as $$
declare stored text;
begin
  delete from app.files f where f.id = file and f.client_id = app.client_id() and f.owner_id = app.uid() and f.purpose = 'audit_photo'
    and not exists (select from app.audit_photos p where p.file_id = f.id)
    returning f.storage_key into stored;
  return stored;
end $$;
comment on function priv.drop_audit_file(uuid) is 'of an own photo that no audit has any more';

-- An audit is a third source of actions: the check of the sources takes it in.
do $$
declare rule record;
begin
  for rule in select conname, pg_get_constraintdef(oid) as def from pg_constraint
    where conrelid = 'app.report_actions'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%source = ANY (ARRAY[%' loop
    if rule.def not like '%''audit''%' then
      execute format('alter table app.report_actions drop constraint %I', rule.conname);
      execute format('alter table app.report_actions add constraint %I %s', rule.conname, replace(rule.def, 'ARRAY[', 'ARRAY[''audit''::text, '));
    end if;
  end loop;
end $$;
alter table app.report_actions
  add column audit_id uuid,
  add foreign key (client_id, audit_id, branch_id) references app.audits (client_id, id, branch_id),
  add constraint report_actions_of_audit check ((source = 'audit') = (audit_id is not null));
create index on app.report_actions (client_id, audit_id, branch_id) where audit_id is not null;

-- Opens the actions of a signed audit for its auditor, who may come from another branch. An id that is known opens nothing.
create function priv.open_audit_actions(audit uuid, actions jsonb, at timestamptz)
  returns table (action_id uuid, event_id uuid, has_owner boolean) language plpgsql security definer set search_path = '' as $$
declare held app.audits; one record; photo record; place smallint;
begin
  select * into held from app.audits a where a.id = audit and a.client_id = app.client_id() and a.auditor_id = app.uid() and a.state = 'signed';
  if not found or current_setting('role') not in ('itqan_client', 'itqan_member') then return; end if;
  for one in
    select x.*, p.id as member_id, p.full_name from jsonb_to_recordset(actions) as x (id uuid, question_key text, title text, owner_id uuid, owner_name text,
      priority text, due_on date, is_fixed boolean, note text, photos jsonb)
    left join app.members m on m.client_id = held.client_id and m.profile_id = x.owner_id and m.state = 'active'
    left join app.profiles p on p.id = m.profile_id loop
    insert into app.report_actions (id, client_id, source, audit_id, branch_id, question_key, title, owner_name, owner_id, priority, status,
      due_on, done_note, created_by, created_at, updated_at)
    values (one.id, held.client_id, 'audit', held.id, held.branch_id, one.question_key, one.title, coalesce(one.full_name, one.owner_name),
      one.member_id, one.priority, case when one.is_fixed then 'done' else 'open' end, one.due_on, case when one.is_fixed then one.note end,
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
comment on function priv.open_audit_actions(uuid, jsonb, timestamptz) is 'of an audit that the acting person has signed off with the manager on duty';

-- Names of the branches of audits that a member does elsewhere: of the branch the name alone.
create function priv.own_audit_branches() returns table (branch_id uuid, name text, name_ar text) language sql stable security definer
  set search_path = '' as $$
  select b.id, b.name, b.name_ar from app.branches b
  where b.client_id = app.client_id() and exists (select from app.audits a where a.client_id = b.client_id and a.branch_id = b.id
    and (a.auditor_id = app.uid() or app.uid() = any (a.earlier_auditors)))
$$;
comment on function priv.own_audit_branches() is 'names of the branches that the acting person audits';

-- Active members who do audits, each with the branches that they run: they audit those as their own, and never as the company.
create function priv.audit_people() returns table (id uuid, name text, runs uuid[]) language sql stable security definer set search_path = '' as $$
  with held as (
    select m.id as member, m.profile_id, g.role, g.node_id from app.members m
    join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
    where m.client_id = app.client_id() and m.state = 'active' and g.role in ('owner', 'manager', 'branch_manager')
      and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)),
  run as (
    select h.profile_id, c.descendant_id as branch from held h join app.org_closure c on c.ancestor_id = h.node_id and c.is_branch
      where h.role = 'branch_manager'
    union select h.profile_id, b.id from held h join app.branches b on b.client_id = app.client_id() and b.manager_id = h.member)
  select p.id, p.full_name, coalesce((select array_agg(r.branch) from run r where r.profile_id = p.id), '{}')
  from app.profiles p
  where p.status = 'active' and p.id in (select h.profile_id from held h) and priv.may_somewhere('audits.plan')
  order by app.fold(p.full_name), p.id
$$;
comment on function priv.audit_people() is 'for a member who plans audits somewhere';
-- People of a branch who may own an action there: those who run it and its managers, for the auditor on the spot.
create function priv.audit_owners(audit uuid) returns table (id uuid, name text) language sql stable security definer set search_path = '' as $$
  select distinct on (app.fold(p.full_name), p.id) p.id, p.full_name
  from app.audits a
  join app.org_closure c on c.client_id = a.client_id and c.descendant_id = a.branch_id
  join app.member_grants g on g.client_id = a.client_id and g.node_id = c.ancestor_id and g.role in ('manager', 'branch_manager')
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
  join app.members m on m.client_id = g.client_id and m.id = g.member_id and m.state = 'active'
  join app.profiles p on p.id = m.profile_id and p.status = 'active'
  where a.id = audit and a.client_id = app.client_id() and (a.auditor_id = app.uid() or app.uid() = any (a.earlier_auditors))
  order by app.fold(p.full_name), p.id
$$;
comment on function priv.audit_owners(uuid) is 'for the auditor of the audit';
revoke all on function priv.drop_audit_file(uuid), priv.open_audit_actions(uuid, jsonb, timestamptz), priv.own_audit_branches(),
  priv.audit_people(), priv.audit_owners(uuid) from public;
grant execute on function priv.drop_audit_file(uuid), priv.open_audit_actions(uuid, jsonb, timestamptz), priv.audit_people(), priv.audit_owners(uuid)
  to itqan_client, itqan_member;
grant execute on function priv.own_audit_branches() to itqan_client, itqan_member, itqan_viewas;

-- after the actions, which refer to the audits
insert into priv.erased_tables (tab, place) values ('audit_photos', 1047), ('audits', 1048);
call priv.confine_staff();
call priv.guard_closing();
