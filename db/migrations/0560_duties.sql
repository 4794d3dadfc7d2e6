-- Head-office duties: rules that come back, and the tasks made from them 14 days ahead (decision 71).
create table app.calendar_days (
  day date primary key,
  name_en text not null check (length(name_en) between 1 and 80),
  name_ar text not null check (length(name_ar) between 1 and 80),
  source text not null check (length(source) between 1 and 200),
  reviewed_on date not null
);
comment on table app.calendar_days is 'official days without work, also days made up for an overlap; lunar ones by the Umm al-Qura calendar until they are announced';
insert into app.calendar_days (day, name_en, name_ar, source, reviewed_on)
  select make_date(year, 2, 22), 'Founding Day', 'يوم التأسيس', 'Royal Order A/371, 27 January 2022', date '2026-11-29' from generate_series(2026, 2030) as year
  union all
  select make_date(year, 9, 23), 'National Day', 'اليوم الوطني', 'Executive regulations of the Labour Law', date '2026-11-29' from generate_series(2026, 2030) as year
  union all
  select day::date, 'Eid al-Fitr', 'عيد الفطر', 'Umm al-Qura calendar, four days after 29 Ramadan', date '2026-11-29'
    from (values ('2026-03-19'::date), ('2027-03-09'), ('2028-02-26'), ('2029-02-14'), ('2030-02-03')) as first (on_day),
      generate_series(on_day, on_day + 3, interval '1 day') as day
  union all
  select day::date, 'Eid al-Adha', 'عيد الأضحى', 'Umm al-Qura calendar, four days from 9 Dhu al-Hijjah', date '2026-11-29'
    from (values ('2026-05-26'::date), ('2027-05-15'), ('2028-05-04'), ('2029-04-23'), ('2030-04-12')) as first (on_day),
      generate_series(on_day, on_day + 3, interval '1 day') as day;

create table app.duties (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  node_id uuid not null,
  title text not null check (length(title) between 1 and 160),
  details text check (length(details) between 1 and 2000),
  rule text check (length(rule) between 1 and 300),
  after_days smallint check (after_days between 1 and 999),
  first_day date not null,
  due_time time not null,
  ramadan_time time,
  policy text not null check (policy in ('keep', 'skip', 'before', 'after')),
  except_days date[] not null default '{}' check (cardinality(except_days) <= 366),
  owner_id uuid references app.profiles (id),
  owner_role text check (owner_role in ('owner', 'manager', 'branch_manager', 'accountant')),
  proof text not null check (proof in ('none', 'note', 'number', 'file')),
  state text not null default 'active' check (state in ('active', 'paused', 'archived')),
  made_until date,
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, node_id) references app.org_nodes (client_id, id),
  check (num_nonnulls(rule, after_days) = 1),
  check (num_nonnulls(owner_id, owner_role) = 1)
);
comment on column app.duties.id is 'made by the browser: what is sent twice is one duty';
comment on column app.duties.rule is 'as domain/operations/duties/rule-text.ts writes it; null: comes back after_days after it was done';
comment on column app.duties.owner_role is 'everyone with this role at the node or above it';
comment on column app.duties.made_until is 'due day up to which tasks were made';
create index on app.duties (client_id, node_id);
create index on app.duties (owner_id) where owner_id is not null;
create index on app.duties (created_by);

create table app.duty_tasks (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  duty_id uuid not null,
  node_id uuid not null,
  occurrence date not null,
  due_at timestamptz not null,
  title text not null check (length(title) between 1 and 160),
  owner_id uuid references app.profiles (id),
  owner_role text check (owner_role in ('owner', 'manager', 'branch_manager', 'accountant')),
  proof text not null check (proof in ('none', 'note', 'number', 'file')),
  state text not null default 'todo' check (state in ('todo', 'doing', 'done', 'missed', 'cancelled')),
  note text check (length(note) between 1 and 2000),
  figure numeric(14, 2),
  file_id uuid references app.files (id),
  file_name text check (length(file_name) between 1 and 120),
  done_at timestamptz,
  done_by uuid references app.profiles (id),
  told_level smallint not null default 0 check (told_level between 0 and 4),
  revision integer not null default 1 check (revision > 0),
  unique (client_id, id),
  unique (duty_id, occurrence),
  foreign key (client_id, duty_id) references app.duties (client_id, id),
  foreign key (client_id, node_id) references app.org_nodes (client_id, id),
  check (num_nonnulls(owner_id, owner_role) = 1),
  check ((state = 'done') = (done_at is not null) and (state = 'done') = (done_by is not null)),
  check (state <> 'done' or case proof when 'note' then note is not null when 'number' then figure is not null when 'file' then file_id is not null else true end),
  check (state <> 'cancelled' or note is not null)
);
comment on column app.duty_tasks.occurrence is 'day that the rule names; due_at may lie on another day because of a holiday';
comment on column app.duty_tasks.note is 'of the person who did it, or why it is cancelled';
comment on column app.duty_tasks.told_level is '1 owner on the due day, 2 branch manager, 3 manager, 4 owners of the company';
create index on app.duty_tasks (client_id, duty_id);
create index on app.duty_tasks (client_id, node_id);
create index duty_tasks_open on app.duty_tasks (client_id, due_at) where state in ('todo', 'doing');
create index duty_tasks_late on app.duty_tasks (due_at) where state in ('todo', 'doing');
create index on app.duty_tasks (owner_id) where owner_id is not null;
create index on app.duty_tasks (done_by) where done_by is not null;
create index on app.duty_tasks (file_id) where file_id is not null;

do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''duty_proof''::text]'));
end $$;

-- Roles of the acting member by node, the nodes below included: duties belong to a role at a node.
create function priv.own_role_nodes() returns table (role text, node_id uuid) language sql stable parallel safe security definer rows 100
  set search_path = '' as $$
  select distinct g.role, c.descendant_id
  from app.members m
  join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
  join app.org_closure c on c.ancestor_id = g.node_id
  where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active'
    and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
$$;
comment on function priv.own_role_nodes() is 'roles of the acting member with the nodes that each covers';
revoke all on function priv.own_role_nodes() from public;
grant execute on function priv.own_role_nodes() to itqan_client, itqan_member, itqan_viewas;

-- Who does a task writes its state and proof alone; its day, title and owner are changed by those who keep duties at its node.
create function priv.guard_duty_task() returns trigger language plpgsql set search_path = '' as $$
begin
  -- why nested: other roles may not execute the function that the inner condition asks
  if current_user = 'itqan_member'
    and (new.due_at, new.title, new.owner_id, new.owner_role) is distinct from (old.due_at, old.title, old.owner_id, old.owner_role) then
    if not (priv.may('duties.write') or new.node_id in (select priv.nodes_with('duties.write'))) then
      raise exception 'a task is moved by those who keep duties at its node' using errcode = '42501';
    end if;
  end if;
  return new;
end $$;
create trigger guard_duty_task before update on app.duty_tasks for each row execute function priv.guard_duty_task();

-- duties of a merged group stand for the group that it went into
create function priv.follow_merge_of_duties() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.duties set node_id = (new.details ->> 'into')::uuid where client_id = new.client_id and node_id = new.node_id;
  update app.duty_tasks set node_id = (new.details ->> 'into')::uuid where client_id = new.client_id and node_id = new.node_id;
  return null;
end $$;
revoke all on function priv.follow_merge_of_duties() from public;
create trigger follow_merge_of_duties after insert on app.org_node_events for each row
  when (new.step = 'merged' and new.details ->> 'from' = new.node_id::text) execute function priv.follow_merge_of_duties();

-- duties of a group that is removed go to the group above it
create function priv.keep_duties_of_node() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.parent_id is not null then
    update app.duties set node_id = old.parent_id where client_id = old.client_id and node_id = old.id;
    update app.duty_tasks set node_id = old.parent_id where client_id = old.client_id and node_id = old.id;
  end if;
  return old;
end $$;
revoke all on function priv.keep_duties_of_node() from public;
create trigger keep_duties_of_node before delete on app.org_nodes for each row execute function priv.keep_duties_of_node();

insert into app.role_capabilities (role, capability, reach) values ('manager', 'duties.write', 'scope');

do $$
declare t text;
begin
  foreach t in array array['calendar_days', 'duties', 'duty_tasks'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
  end loop;
  foreach t in array array['duties', 'duty_tasks'] loop
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (client_id = (select app.client_id()))', t);
    execute format('create policy client_update on app.%I for update to itqan_client using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()))', t);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
  end loop;
end $$;
grant select on app.calendar_days to itqan_client, itqan_member, itqan_viewas, itqan_system;
create policy client_select on app.calendar_days for select to itqan_client using (true);
create policy member_select on app.calendar_days for select to itqan_member using (true);
create policy viewas_select on app.calendar_days for select to itqan_viewas using (true);

grant insert (id, client_id, node_id, title, details, rule, after_days, first_day, due_time, ramadan_time, policy, owner_id, owner_role, proof, made_until, created_by)
  on app.duties to itqan_client, itqan_member;
grant update (node_id, title, details, rule, after_days, first_day, due_time, ramadan_time, policy, except_days, owner_id, owner_role, proof, state, made_until, revision)
  on app.duties to itqan_client, itqan_member;
grant update (made_until, owner_id, owner_role, revision) on app.duties to itqan_system;
grant insert (client_id, duty_id, node_id, occurrence, due_at, title, owner_id, owner_role, proof) on app.duty_tasks to itqan_client, itqan_member, itqan_system;
grant update (due_at, title, owner_id, owner_role, state, note, figure, file_id, file_name, done_at, done_by, revision) on app.duty_tasks to itqan_client, itqan_member;
grant update (state, owner_id, owner_role, told_level, revision) on app.duty_tasks to itqan_system;
grant delete on app.duty_tasks to itqan_client, itqan_member;

create policy client_insert on app.duties for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy member_select on app.duties for select to itqan_member using (client_id = (select app.client_id())
  and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))));
create policy member_insert on app.duties for insert to itqan_member with check (client_id = (select app.client_id()) and created_by = (select app.uid())
  and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))));
create policy member_update on app.duties for update to itqan_member
  using (client_id = (select app.client_id()) and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))))
  with check (client_id = (select app.client_id()) and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))));

create policy client_insert on app.duty_tasks for insert to itqan_client with check (client_id = (select app.client_id()) and state = 'todo');
create policy client_delete on app.duty_tasks for delete to itqan_client using (client_id = (select app.client_id()) and state = 'todo');
create policy member_select on app.duty_tasks for select to itqan_member using (client_id = (select app.client_id())
  and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))
    or owner_id = (select app.uid()) or (owner_role, node_id) in (select r.role, r.node_id from priv.own_role_nodes() r)));
create policy member_insert on app.duty_tasks for insert to itqan_member with check (client_id = (select app.client_id()) and state = 'todo'
  and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))));
create policy member_delete on app.duty_tasks for delete to itqan_member using (client_id = (select app.client_id()) and state = 'todo'
  and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))));
create policy member_update on app.duty_tasks for update to itqan_member
  using (client_id = (select app.client_id()) and state in ('todo', 'doing')
    and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))
      or owner_id = (select app.uid()) or (owner_role, node_id) in (select r.role, r.node_id from priv.own_role_nodes() r)))
  with check (client_id = (select app.client_id()) and (done_by is null or done_by = (select app.uid()))
    and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))
      or owner_id = (select app.uid()) or (owner_role, node_id) in (select r.role, r.node_id from priv.own_role_nodes() r)));

-- A proof is read by those who read its task; the policies of files that other tables use stay as they are.
do $$
declare p record;
begin
  for p in select policyname, qual, with_check from pg_policies where schemaname = 'app' and tablename = 'files'
    and policyname in ('client_select', 'member_select', 'viewas_select', 'client_insert', 'member_insert') loop
    if p.qual is not null then
      execute format('alter policy %I on app.files using ((%s) or (client_id = (select app.client_id())
        and purpose = ''duty_proof'' and (owner_id = (select app.uid()) or exists (select from app.duty_tasks t where t.file_id = files.id))))', p.policyname, p.qual);
    else
      execute format('alter policy %I on app.files with check ((%s) or (owner_id = (select app.uid())
        and client_id = (select app.client_id()) and purpose = ''duty_proof''))', p.policyname, p.with_check);
    end if;
  end loop;
end $$;

insert into priv.erased_tables (tab, place) values ('duty_tasks', 100), ('duties', 110);
call priv.confine_staff();
call priv.guard_closing();

-- Names of the company's active members, for those who keep duties: policies show a profile to its own person alone.
create function priv.duty_people() returns table (id uuid, name text) language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name from app.members m join app.profiles p on p.id = m.profile_id and p.status = 'active'
  where m.client_id = app.client_id() and m.state = 'active' and priv.may_somewhere('duties.write')
  order by app.fold(p.full_name), p.id
$$;
comment on function priv.duty_people() is 'active members, for a member who keeps duties somewhere';
-- Names of the people who are responsible for a task or have done it, for those who see the task.
create function priv.people_of_tasks(ids uuid[]) returns table (id uuid, name text) language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name from app.profiles p where p.id = any (ids)
    and exists (select from app.members m where m.profile_id = p.id and m.client_id = app.client_id())
$$;
comment on function priv.people_of_tasks(uuid[]) is 'names of present and former members of the company';
-- Whether an active member has a role at a node or above it: a duty of a role that is not held would be seen by the owners alone.
create function priv.is_role_held(wanted text, node uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select priv.may_somewhere('duties.write') and exists (
    select from app.members m
    join app.member_grants g on g.client_id = m.client_id and g.member_id = m.id
    join app.org_closure c on c.client_id = m.client_id and c.ancestor_id = g.node_id
    where m.client_id = app.client_id() and m.state = 'active' and g.role = wanted and c.descendant_id = node
      and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date))
$$;
comment on function priv.is_role_held(text, uuid) is 'for a member who keeps duties somewhere';
revoke all on function priv.duty_people(), priv.people_of_tasks(uuid[]), priv.is_role_held(text, uuid) from public;
grant execute on function priv.is_role_held(text, uuid) to itqan_client, itqan_member;
grant execute on function priv.duty_people() to itqan_client, itqan_member;
grant execute on function priv.people_of_tasks(uuid[]) to itqan_client, itqan_member, itqan_viewas;
