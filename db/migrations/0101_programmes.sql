-- A visit programme: each branch so many times a month or quarter, on days that are drawn at random.
create table app.visit_programmes (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  client_key uuid not null,
  name text not null check (length(name) between 1 and 120),
  evaluation_type text not null check (evaluation_type in ('full_service', 'basic')),
  cadence text not null check (cadence in ('month', 'quarter')),
  visits smallint not null check (visits between 1 and 12),
  rule jsonb not null,
  starts_on date not null,
  all_branches boolean not null,
  beyond_plan boolean not null,
  alerts_at_once boolean not null default false,
  notes text check (length(notes) <= 4000),
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  seed text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  version integer not null default 1,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, client_key),
  unique (client_id, id)
);
comment on column app.visit_programmes.rule is 'windows, windows in Ramadan, and closed days';
comment on column app.visit_programmes.beyond_plan is 'whether visits beyond the allowance of the plan are ordered too, at their price';
comment on column app.visit_programmes.alerts_at_once is 'a confirmed critical failure is told at once and ends the withholding of its visit; false: with the report';
comment on column app.visit_programmes.seed is 'from which the days are drawn: never for the client';
create index on app.visit_programmes (created_by);
create index programmes_active on app.visit_programmes (id) where state = 'active';

create table app.visit_programme_branches (
  client_id uuid not null,
  programme_id uuid not null,
  branch_id uuid not null,
  primary key (programme_id, branch_id),
  foreign key (client_id, programme_id) references app.visit_programmes (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
create index on app.visit_programme_branches (client_id, branch_id);

-- What is planned for a branch in a period, without the days: what the client may know.
create table app.visit_programme_draws (
  client_id uuid not null,
  programme_id uuid not null,
  branch_id uuid not null,
  from_on date not null,
  until_on date not null check (until_on > from_on),
  wanted smallint not null check (wanted between 1 and 12),
  planned smallint not null check (planned between 0 and 12),
  shortfall text check (shortfall in ('no-days', 'allowance')),
  primary key (programme_id, branch_id, from_on),
  foreign key (client_id, programme_id) references app.visit_programmes (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on column app.visit_programme_draws.until_on is 'first day after the period';
comment on column app.visit_programme_draws.shortfall is 'why fewer visits are planned than wanted';
create index on app.visit_programme_draws (client_id, branch_id);

do $$
declare t text;
begin
  foreach t in array array['visit_programmes', 'visit_programme_branches', 'visit_programme_draws'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (client_id = (select app.client_id()))', t);
    execute format('grant select on app.%I to itqan_system', t);
  end loop;
end $$;
grant select (id, client_id, client_key, name, evaluation_type, cadence, visits, rule, starts_on, all_branches, beyond_plan, alerts_at_once,
  notes, state, version, created_by, created_at, updated_at) on app.visit_programmes to itqan_client, itqan_member, itqan_viewas, itqan_admin;
grant insert (client_id, client_key, name, evaluation_type, cadence, visits, rule, starts_on, all_branches, beyond_plan, alerts_at_once,
  notes, created_by, created_at, updated_at) on app.visit_programmes to itqan_client, itqan_member;
grant update (name, evaluation_type, cadence, visits, rule, starts_on, all_branches, beyond_plan, alerts_at_once, notes, state, version,
  updated_at) on app.visit_programmes to itqan_client, itqan_member;
create policy client_insert on app.visit_programmes for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and state = 'active');
create policy client_update on app.visit_programmes for update to itqan_client
  using (client_id = (select app.client_id()) and state <> 'ended') with check (client_id = (select app.client_id()));
create policy member_select on app.visit_programmes for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may_somewhere('programmes.read')));
create policy member_insert on app.visit_programmes for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and state = 'active' and (select priv.may('programmes.write')));
create policy member_update on app.visit_programmes for update to itqan_member
  using (client_id = (select app.client_id()) and state <> 'ended' and (select priv.may('programmes.write')))
  with check (client_id = (select app.client_id()) and (select priv.may('programmes.write')));
grant select, insert, delete on app.visit_programme_branches to itqan_client, itqan_member;
grant select on app.visit_programme_branches, app.visit_programme_draws to itqan_admin, itqan_viewas;
grant select on app.visit_programme_draws to itqan_client, itqan_member;
create policy client_insert on app.visit_programme_branches for insert to itqan_client with check (client_id = (select app.client_id()));
create policy client_delete on app.visit_programme_branches for delete to itqan_client using (client_id = (select app.client_id()));
create policy member_select on app.visit_programme_branches for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('programmes.read'))::uuid[]));
create policy member_insert on app.visit_programme_branches for insert to itqan_member
  with check (client_id = (select app.client_id()) and (select priv.may('programmes.write')));
create policy member_delete on app.visit_programme_branches for delete to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('programmes.write')));
create policy member_select on app.visit_programme_draws for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('programmes.read'))::uuid[]));
grant insert, update on app.visit_programme_draws to itqan_system;
-- held while its visits are drawn
grant update (version) on app.visit_programmes to itqan_system;

insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'programmes.read', 'scope'), ('manager', 'programmes.write', 'root'), ('manager', 'evaluations.reschedule', 'scope');

-- The visits of a programme are withheld from the client: day, status and history, until the report is released.
alter table app.mystery_shopping_requests
  add column programme_id uuid,
  add column is_withheld boolean not null default false;
alter table app.mystery_shopping_requests add foreign key (client_id, programme_id) references app.visit_programmes (client_id, id);
create index requests_of_programme on app.mystery_shopping_requests (programme_id, scheduled_date) where programme_id is not null;
comment on column app.mystery_shopping_requests.is_withheld is 'the client does not see the visit at all; its release ends this';
grant select (programme_id) on app.mystery_shopping_requests to itqan_client, itqan_member, itqan_viewas;

-- Restrictive: it holds beside every other policy of these roles, those of today and those to come.
create policy client_withheld on app.mystery_shopping_requests as restrictive for all
  to itqan_client, itqan_member, itqan_viewas   using (not is_withheld) with check (not is_withheld);
create function priv.is_visit_withheld(request uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from app.mystery_shopping_requests q where q.id = request and q.is_withheld)
$$;
revoke all on function priv.is_visit_withheld from public;
grant execute on function priv.is_visit_withheld to itqan_client, itqan_member, itqan_viewas;
create policy client_withheld on app.request_events as restrictive for select
  to itqan_client, itqan_member, itqan_viewas using (not priv.is_visit_withheld(request_id));

-- An alert is told before its report: it says that the visit took place.
create function priv.is_alert_withheld(report uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from app.mystery_shopping_reports r join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
    where r.id = report and q.is_withheld)
$$;
revoke all on function priv.is_alert_withheld from public;
grant execute on function priv.is_alert_withheld to itqan_client, itqan_member, itqan_viewas;
create policy client_withheld on app.report_alerts as restrictive for select
  to itqan_client, itqan_member, itqan_viewas using (not priv.is_alert_withheld(report_id));

create function priv.reveal_released() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.is_withheld := false;
  return new;
end $$;
revoke all on function priv.reveal_released from public;
create trigger reveal_released before update of status on app.mystery_shopping_requests for each row
  when (new.status = 'completed' and new.is_withheld) execute function priv.reveal_released();

-- The use of a plan counts withheld visits on the first day of their month, so that no question about days finds the day of a visit.
create function priv.shown_day(client uuid, visit date) returns date
  language sql stable security definer set search_path = '' as $$
  select coalesce((
    select max(month) from (
      select s.began_on, generate_series(0, 1) as less from app.subscriptions s
      where s.client_id = client and s.state = 'active' and s.began_on <= visit
    ) plan, lateral (
      select (plan.began_on + make_interval(months => ((extract(year from visit) - extract(year from plan.began_on)) * 12
        + extract(month from visit) - extract(month from plan.began_on))::int - plan.less))::date as month
    ) start where month <= visit), date_trunc('month', visit)::date)
$$;
revoke all on function priv.shown_day from public;

create or replace function priv.visits_by_day(client uuid, from_day date, until_day date) returns table (day text, count integer)
  language sql stable security definer set search_path = '' as $$
  select to_char(d.shown, 'YYYY-MM-DD'), count(*)::int
  from app.mystery_shopping_requests q left join app.billed_visits b on b.client_id = q.client_id and b.request_id = q.id,
    lateral (select case when q.is_withheld and current_setting('role') not in ('itqan_admin', 'itqan_system')
      then priv.shown_day(client, (q.scheduled_date at time zone 'Asia/Riyadh')::date)
      else (q.scheduled_date at time zone 'Asia/Riyadh')::date end as shown) d
  where q.client_id = client and q.status <> 'cancelled' and coalesce(b.within_plan, true)
    and priv.plans_visits(client) and d.shown >= from_day and d.shown < until_day
  group by 1
$$;
