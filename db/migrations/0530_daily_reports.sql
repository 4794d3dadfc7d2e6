-- Daily operations reports of branches by business day and shift (decision 67). The head of a report is read by everyone with a part in it, what
-- happened by managers and viewers, the money by managers and accountants: three tables, so that the database holds the difference.
create table app.daily_templates (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  version integer not null check (version > 0),
  body jsonb not null check (jsonb_typeof(body) = 'object' and pg_column_size(body) <= 60000),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, version)
);
comment on table app.daily_templates is 'what a company reports every day; without a row it uses the template of the house, version 0';
create index on app.daily_templates (created_by);

create table app.daily_reports (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  business_day date not null,
  shift text not null check (shift ~ '^[a-z][a-z0-9-]{0,29}$'),
  revision integer not null default 1 check (revision > 0),
  is_current boolean not null default true,
  template_version integer not null default 0 check (template_version >= 0),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'signed', 'reopened')),
  due_at timestamptz not null,
  is_late boolean not null default false,
  submitted_by uuid references app.profiles (id),
  submitted_at timestamptz,
  signed_by uuid references app.profiles (id),
  signed_at timestamptz,
  signed_device_at timestamptz,
  signed_device text check (length(signed_device) <= 200),
  sign_key uuid unique,
  content_sha256 text check (content_sha256 ~ '^[0-9a-f]{64}$'),
  reopened_by uuid references app.profiles (id),
  reopen_reason text check (length(reopen_reason) between 1 and 1000),
  has_beyond boolean not null default false,
  version integer not null default 1,
  created_by uuid not null references app.profiles (id),
  updated_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, branch_id, business_day, shift, revision),
  unique (client_id, id),
  unique (client_id, id, branch_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check ((state = 'signed') = (signed_at is not null)),
  check ((signed_at is null) = (signed_by is null) and (signed_at is null) = (content_sha256 is null)),
  check (state <> 'submitted' or submitted_at is not null)
);
comment on column app.daily_reports.id is 'made by the device: a report that is sent twice is one';
comment on column app.daily_reports.is_current is 'the newest revision; earlier ones stay as they were signed';
comment on column app.daily_reports.is_late is 'submitted after due_at; stays so through every revision';
comment on column app.daily_reports.signed_device_at is 'by the clock of the device; signed_at is that of the server';
comment on column app.daily_reports.has_beyond is 'a temperature was beyond the grey band';
create unique index daily_reports_current on app.daily_reports (client_id, branch_id, business_day, shift) where is_current;
create index daily_reports_days on app.daily_reports (client_id, business_day desc, branch_id) where is_current;
create index on app.daily_reports (created_by);
create index on app.daily_reports (updated_by);
create index on app.daily_reports (submitted_by);
create index on app.daily_reports (signed_by);
create index on app.daily_reports (reopened_by);

create table app.daily_values (
  report_id uuid primary key,
  client_id uuid not null,
  branch_id uuid not null,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object' and pg_column_size(content) <= 200000),
  foreign key (client_id, report_id, branch_id) references app.daily_reports (client_id, id, branch_id)
);
create index on app.daily_values (client_id, branch_id);
create index on app.daily_values (client_id, report_id, branch_id);
create table app.daily_money (
  report_id uuid primary key,
  client_id uuid not null,
  branch_id uuid not null,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object' and pg_column_size(content) <= 200000),
  gross bigint not null default 0,
  net bigint not null default 0,
  vat bigint not null default 0,
  covers integer not null default 0 check (covers >= 0),
  difference bigint,
  foreign key (client_id, report_id, branch_id) references app.daily_reports (client_id, id, branch_id)
);
comment on column app.daily_money.gross is 'halalas, as net, vat and difference: of the till after refunds';
comment on column app.daily_money.difference is 'counted less expected cash; null until the count is finished';
create index on app.daily_money (client_id, branch_id);
create index on app.daily_money (client_id, report_id, branch_id);

-- Sums of the signed reports of a branch's day, kept by the database.
create table app.daily_tallies (
  client_id uuid not null,
  branch_id uuid not null,
  business_day date not null,
  signed integer not null check (signed >= 0),
  gross bigint not null,
  net bigint not null,
  vat bigint not null,
  covers bigint not null,
  difference bigint not null,
  primary key (client_id, branch_id, business_day),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
create index on app.daily_tallies (client_id, business_day);

insert into app.role_capabilities (role, capability, reach)
select role, capability, 'scope' from (values
  ('daily.read', array['manager', 'branch_manager', 'viewer', 'accountant']),
  ('daily-work.read', array['manager', 'branch_manager', 'viewer']),
  ('daily-money.read', array['manager', 'branch_manager', 'accountant']),
  ('daily.write', array['manager', 'branch_manager']),
  ('daily.manage', array['manager'])) as list (capability, roles), unnest(roles) as role;

do $$
declare t record; n text;
begin
  for t in select * from (values ('daily_templates', null), ('daily_reports', 'daily.read'), ('daily_values', 'daily-work.read'),
    ('daily_money', 'daily-money.read'), ('daily_tallies', 'daily-money.read')) as list (name, capability) loop
    execute format('alter table app.%I enable row level security', t.name);
    execute format('alter table app.%I force row level security', t.name);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t.name, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t.name);
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t.name);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (client_id = (select app.client_id()))', t.name);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t.name);
    if t.capability is not null then
      execute format('create policy member_select on app.%I for select to itqan_member using (client_id = (select app.client_id())
        and ((select priv.may(%L)) or branch_id in (select priv.branches_with(%L))))', t.name, t.capability, t.capability);
    end if;
  end loop;
  foreach n in array array['daily_reports', 'daily_values', 'daily_money'] loop
    execute format('create policy client_update on app.%I for update to itqan_client using (client_id = (select app.client_id()))
      with check (client_id = (select app.client_id()))', n);
    execute format('create policy member_update on app.%I for update to itqan_member
      using (client_id = (select app.client_id()) and branch_id in (select priv.branches_with(''daily.write'')))
      with check (client_id = (select app.client_id()) and branch_id in (select priv.branches_with(''daily.write'')))', n);
  end loop;
  foreach n in array array['daily_values', 'daily_money'] loop
    execute format('create policy client_insert on app.%I for insert to itqan_client with check (client_id = (select app.client_id()))', n);
    execute format('create policy member_insert on app.%I for insert to itqan_member
      with check (client_id = (select app.client_id()) and branch_id in (select priv.branches_with(''daily.write'')))', n);
  end loop;
end $$;
-- every member: it has no figures, only the names of shifts, points and duties
create policy member_select on app.daily_templates for select to itqan_member using (client_id = (select app.client_id()));
create policy client_insert on app.daily_templates for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy member_insert on app.daily_templates for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and (select priv.may('daily.manage')));
create policy client_insert on app.daily_reports for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy member_insert on app.daily_reports for insert to itqan_member with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and branch_id in (select priv.branches_with('daily.write')));

grant insert (client_id, version, body, created_by, created_at) on app.daily_templates to itqan_client, itqan_member;
grant insert (id, client_id, branch_id, business_day, shift, revision, template_version, state, due_at, is_late, reopened_by, reopen_reason,
  created_by, updated_by, created_at, updated_at) on app.daily_reports to itqan_client, itqan_member;
grant update (is_current, state, is_late, submitted_by, submitted_at, signed_by, signed_at, signed_device_at, signed_device, sign_key,
  content_sha256, has_beyond, version, updated_by, updated_at) on app.daily_reports to itqan_client, itqan_member;
grant insert, update (content) on app.daily_values to itqan_client, itqan_member;
grant insert, update (content, gross, net, vat, covers, difference) on app.daily_money to itqan_client, itqan_member;
grant insert on app.daily_tallies to itqan_system;
grant insert, update on app.daily_templates, app.daily_reports, app.daily_values, app.daily_money to itqan_system;

-- A signed report stays as it is. Its signer never reopens it, and each revision follows a signed one.
create function priv.guard_daily_report() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role') not in ('itqan_client', 'itqan_member') then return new; end if;
  if tg_op = 'INSERT' then
    if new.revision > 1 and (not priv.may_branch('daily.manage', new.branch_id) or new.reopened_by is distinct from app.uid()
      or not exists (select from app.daily_reports r where r.client_id = new.client_id and r.branch_id = new.branch_id
        and r.business_day = new.business_day and r.shift = new.shift and r.revision = new.revision - 1 and r.state = 'signed'
        and r.signed_by <> app.uid())) then
      raise exception 'a signed report is reopened by a manager who did not sign it' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if old.state = 'signed' then
    if to_jsonb(new) - 'is_current' <> to_jsonb(old) - 'is_current' or new.is_current or old.signed_by = app.uid()
      or not priv.may_branch('daily.manage', new.branch_id) then
      raise exception 'a signed report does not change' using errcode = 'insufficient_privilege';
    end if;
  elsif new.state = 'signed' and new.signed_by is distinct from app.uid() then
    raise exception 'a report is signed in the own name' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
revoke all on function priv.guard_daily_report() from public;
create trigger guard_daily_report before insert or update on app.daily_reports for each row execute function priv.guard_daily_report();

create function priv.guard_daily_content() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role') in ('itqan_client', 'itqan_member') and exists (select from app.daily_reports r
    where r.id = new.report_id and r.state in ('signed', 'submitted')) then
    raise exception 'a submitted report does not change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
revoke all on function priv.guard_daily_content() from public;
create trigger guard_daily_content before insert or update on app.daily_values for each row execute function priv.guard_daily_content();
create trigger guard_daily_content before insert or update on app.daily_money for each row execute function priv.guard_daily_content();

create function priv.tally_daily() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.daily_tallies (client_id, branch_id, business_day, signed, gross, net, vat, covers, difference)
  select r.client_id, r.branch_id, r.business_day, count(m.report_id), coalesce(sum(m.gross), 0), coalesce(sum(m.net), 0), coalesce(sum(m.vat), 0),
    coalesce(sum(m.covers), 0), coalesce(sum(m.difference), 0)
  from (select distinct a.client_id, a.branch_id, a.business_day from changed a) r
  left join app.daily_reports d on d.client_id = r.client_id and d.branch_id = r.branch_id and d.business_day = r.business_day
    and d.is_current and d.state = 'signed'
  left join app.daily_money m on m.report_id = d.id
  group by 1, 2, 3
  on conflict (client_id, branch_id, business_day) do update set signed = excluded.signed, gross = excluded.gross, net = excluded.net,
    vat = excluded.vat, covers = excluded.covers, difference = excluded.difference;
  return null;
end $$;
revoke all on function priv.tally_daily() from public;
create trigger tally_daily after update on app.daily_reports referencing new table as changed for each statement execute function priv.tally_daily();

-- Names of the people who wrote in daily reports of the own company, for those who read them: also of those who left.
create function priv.daily_names(people uuid[]) returns table (profile_id uuid, full_name text)
  language sql stable security definer set search_path = '' as $$
  select distinct p.id, p.full_name
  from app.members m join app.profiles p on p.id = m.profile_id
  where m.client_id = app.client_id() and m.profile_id = any (people)
    and (current_setting('role') <> 'itqan_member' or priv.may_somewhere('daily.read'))
    and exists (select from app.daily_reports d where d.client_id = m.client_id
      and (d.created_by = m.profile_id or d.updated_by = m.profile_id or d.submitted_by = m.profile_id or d.signed_by = m.profile_id))
$$;
comment on function priv.daily_names(uuid[]) is 'names of members who wrote in daily reports of the own company';
revoke all on function priv.daily_names(uuid[]) from public;
grant execute on function priv.daily_names(uuid[]) to itqan_client, itqan_member, itqan_viewas;

-- Actions have a source: a visit's report, or a daily report.
alter table app.report_actions
  alter column report_id drop not null,
  add column source text not null default 'visit' check (source in ('visit', 'daily')),
  add column daily_report_id uuid,
  add foreign key (client_id, daily_report_id, branch_id) references app.daily_reports (client_id, id, branch_id),
  add check ((source = 'visit') = (report_id is not null)),
  add check ((source = 'daily') = (daily_report_id is not null));
create index on app.report_actions (client_id, daily_report_id, branch_id) where daily_report_id is not null;
alter policy client_insert on app.report_actions with check (client_id = (select app.client_id()) and created_by = (select app.uid())
  and verification is null and case source
    when 'visit' then exists (select from app.mystery_shopping_reports r where r.id = report_id)
    else exists (select from app.daily_reports d where d.id = daily_report_id) end);
alter policy member_insert on app.report_actions with check (client_id = (select app.client_id()) and created_by = (select app.uid())
  and verification is null and branch_id in (select priv.branches_with('actions.write')) and case source
    when 'visit' then exists (select from app.mystery_shopping_reports r where r.id = report_id)
    else exists (select from app.daily_reports d where d.id = daily_report_id) end);

-- the kinds so far, and the daily reports
do $$
declare known text;
begin
  select pg_catalog.pg_get_constraintdef(c.oid) into known from pg_catalog.pg_constraint c
  where c.conrelid = 'app.timeline_events'::regclass and c.conname = 'timeline_events_kind_check';
  alter table app.timeline_events drop constraint timeline_events_kind_check;
  execute 'alter table app.timeline_events add constraint timeline_events_kind_check ' || replace(known, 'ARRAY[', 'ARRAY[''daily''::text, ');
end $$;
create view priv.timeline_daily as
select d.id as fact, d.client_id, d.branch_id as node_id, d.branch_id, d.signed_at as at, 'daily' as kind, 'signed' as step, d.id as ref_id,
  null::text as ref_no, d.signed_by as actor_id, jsonb_build_object('day', d.business_day) as params, 'daily.read' as needs, null::uuid as request_id
from app.daily_reports d where d.state = 'signed';
-- members read its lines where they read the reports
do $$
declare known text;
begin
  select p.qual into known from pg_catalog.pg_policies p
  where p.schemaname = 'app' and p.tablename = 'timeline_events' and p.policyname = 'member_select';
  execute format('alter policy member_select on app.timeline_events using (%s)', replace(known, 'timeline.read}', 'timeline.read,daily.read}'));
end $$;
create trigger tell_timeline_changed after update on app.daily_reports referencing new table as added for each statement
  execute function priv.tell_timeline('timeline_daily', 'id');

call priv.confine_staff();
call priv.guard_closing();

-- after the actions, which refer to the reports
insert into priv.erased_tables (tab, place) values
  ('daily_tallies', 1042), ('daily_money', 1043), ('daily_values', 1044), ('daily_reports', 1045), ('daily_templates', 1046);
