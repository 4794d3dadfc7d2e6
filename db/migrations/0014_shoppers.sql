-- Shoppers: who they are, what they may take, how a visit finds one of them, and what both sides say of it afterwards.

-- The shopper's own papers. Level and approval are never theirs to write.
alter table app.mystery_shopper_profiles
  add column approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected')),
  add column approval_reason text check (length(approval_reason) <= 2000),
  add column approval_changed_at timestamptz,
  add column approval_changed_by uuid references app.profiles (id),
  add column block_reason text check (length(block_reason) <= 2000),
  add column merged_into uuid references app.profiles (id),
  add column city text check (length(city) between 1 and 40),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column goes_farther boolean not null default false,
  add column languages text[] not null default '{}',
  add column weekdays_off smallint[] not null default '{}' check (weekdays_off <@ '{0,1,2,3,4,5,6}'),
  add column birth_on date,
  add column legal_name text check (length(legal_name) between 1 and 200),
  add column identity_kind text check (identity_kind in ('national_id', 'iqama', 'passport')),
  add column identity_sealed text,
  add column identity_last text check (length(identity_last) <= 4),
  add column identity_hash text,
  add column iban_sealed text,
  add column iban_last text check (length(iban_last) <= 4),
  add column iban_bank text check (length(iban_bank) <= 40),
  add column iban_hash text,
  add column iban_changed_at timestamptz,
  add column level_by text not null default 'rule' check (level_by in ('rule', 'admin')),
  add column level_changed_at timestamptz,
  add column level_warning jsonb,
  add column updated_at timestamptz not null default now(),
  add check ((latitude is null) = (longitude is null));
comment on column app.mystery_shopper_profiles.goes_farther is 'takes visits beyond the radius of the rule (40 km)';
comment on column app.mystery_shopper_profiles.weekdays_off is 'days of the week without visits, 0 Sunday to 6 Saturday, in Riyadh';
comment on column app.mystery_shopper_profiles.identity_sealed is 'the number, sealed with a key derived from the application''s secret; _last: its last characters; _hash: keyed, to find two accounts of one person';
comment on column app.mystery_shopper_profiles.level_warning is 'the level is about to fall: {since, until, level, reasons}; null: nothing to fear';
-- Who worked before there was an approval goes on working.
update app.mystery_shopper_profiles set approval = 'approved';
create index on app.mystery_shopper_profiles (approval, profile_id);
create index on app.mystery_shopper_profiles (approval_changed_by);
create index on app.mystery_shopper_profiles (merged_into);
create index on app.mystery_shopper_profiles (identity_hash) where identity_hash is not null;
create index on app.mystery_shopper_profiles (iban_hash) where iban_hash is not null;
create index shoppers_search on app.profiles using gin (app.fold(full_name || ' ' || email) app.gin_trgm_ops)
  where user_type in ('freelancer', 'mystery_shopper');
alter table app.profiles drop constraint profiles_status_check;
alter table app.profiles add check (status in ('active', 'blocked', 'erased'));
grant update (specializations, city, latitude, longitude, goes_farther, languages, weekdays_off, birth_on, legal_name, identity_kind,
  identity_sealed, identity_last, identity_hash, iban_sealed, iban_last, iban_bank, iban_hash, iban_changed_at, updated_at)
  on app.mystery_shopper_profiles to itqan_shopper;
create policy shopper_update on app.mystery_shopper_profiles for update to itqan_shopper
  using (profile_id = (select app.uid())) with check (profile_id = (select app.uid()));
grant update (approval, approval_reason, approval_changed_at, approval_changed_by, updated_at) on app.mystery_shopper_profiles to itqan_admin;
create policy admin_update on app.mystery_shopper_profiles for update to itqan_admin using (true) with check (true);
grant update (skills, experience_years, hourly_rate) on app.freelancer_profiles to itqan_shopper;
create policy shopper_update on app.freelancer_profiles for update to itqan_shopper
  using (profile_id = (select app.uid())) with check (profile_id = (select app.uid()));

-- Where the shopper or their family works or worked, in their own words; a client is named once it is known which one it is.
create table app.shopper_employers (
  id uuid primary key default app.uuid7(),
  shopper_id uuid not null references app.profiles (id),
  company_name text not null check (length(company_name) between 1 and 200),
  kind text not null check (kind in ('worked_there', 'related')),
  ended_on date,
  client_id uuid references app.profiles (id),
  created_at timestamptz not null default now()
);
comment on column app.shopper_employers.ended_on is 'null: still so';
create index on app.shopper_employers (shopper_id, created_at);
create index on app.shopper_employers (client_id);

create table app.shopper_documents (
  id uuid primary key default app.uuid7(),
  shopper_id uuid not null references app.profiles (id),
  kind text not null check (kind in ('identity', 'freelance_permit', 'certificate', 'other')),
  name text not null check (length(name) between 1 and 200),
  file_id uuid not null references app.files (id),
  expires_on date,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  note text check (length(note) <= 2000),
  checked_by uuid references app.profiles (id),
  checked_at timestamptz,
  created_at timestamptz not null default now()
);
create index on app.shopper_documents (shopper_id, created_at);
create index on app.shopper_documents (file_id);
create index on app.shopper_documents (checked_by);
do $$
declare c text;
begin
  select conname into c from pg_constraint where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', c);
end $$;
alter table app.files add constraint files_purpose_check
  check (purpose in ('report_photo', 'report_voice', 'report_document', 'action_proof', 'shopper_document'));

-- The test before a level. The server draws the questions and marks the answers.
create table app.level_tests (
  id uuid primary key default app.uuid7(),
  shopper_id uuid not null references app.profiles (id),
  level text not null check (level in ('professional', 'senior', 'lead')),
  questions jsonb not null,
  answers jsonb not null default '{}',
  correct integer check (correct >= 0),
  passed boolean,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create index on app.level_tests (shopper_id, started_at desc);
create unique index one_test_at_a_time on app.level_tests (shopper_id) where finished_at is null;

-- How a visit finds its shopper.
create table app.waves (
  id uuid primary key default app.uuid7(),
  name text not null check (length(name) between 1 and 120),
  client_id uuid references app.profiles (id),
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  plan jsonb not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'planned', 'proposing', 'proposed', 'confirmed', 'cancelled')),
  proposal jsonb,
  version integer not null default 1 check (version > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmed_at timestamptz
);
comment on column app.waves.plan is 'branches, evaluation type, visits a branch, and quotas by week, weekday and day part';
comment on column app.waves.proposal is 'how the proposal came about: {filled, fit, bound, greedy, seconds, at}';
create index on app.waves (created_at desc, id);
create index on app.waves (client_id);
create index on app.waves (created_by);

alter table app.mystery_shopping_requests
  add column bonus bigint not null default 0 check (bonus >= 0),
  add column bonus_by text check (bonus_by in ('rule', 'admin')),
  add column spending_cap bigint check (spending_cap >= 0),
  add column earliest_on date,
  add column latest_on date check (latest_on >= earliest_on),
  add column day_part text check (day_part in ('breakfast', 'lunch', 'afternoon', 'dinner', 'late')),
  add column is_on_board boolean not null default true,
  add column is_offering boolean not null default false,
  add column wave_id uuid references app.waves (id),
  add column scenario text check (length(scenario) <= 4000),
  add check ((earliest_on is null) = (latest_on is null));
comment on column app.mystery_shopping_requests.bonus is 'halalas for the shopper above the fee';
comment on column app.mystery_shopping_requests.spending_cap is 'halalas that are given back against the receipt; null: the usual ceiling of its type';
comment on column app.mystery_shopping_requests.earliest_on is 'with latest_on and day_part: the shopper picks the date within; null: the date stands';
comment on column app.mystery_shopping_requests.is_on_board is 'shown to shoppers while it is open';
comment on column app.mystery_shopping_requests.is_offering is 'offered to the best; passes on to the next when an offer runs out or is declined';
create index on app.mystery_shopping_requests (wave_id) where wave_id is not null;
create index requests_open on app.mystery_shopping_requests (scheduled_date, id) where status = 'approved';
grant select (earliest_on, latest_on, day_part) on app.mystery_shopping_requests to itqan_client;
grant select (bonus, spending_cap, earliest_on, latest_on, day_part, scenario) on app.mystery_shopping_requests to itqan_shopper;
grant update (bonus, bonus_by, spending_cap, earliest_on, latest_on, day_part, is_on_board, is_offering, wave_id, scenario)
  on app.mystery_shopping_requests to itqan_admin;

alter table app.request_events
  add column cause text check (cause in ('ill', 'transport', 'schedule', 'conflict', 'other', 'no_show', 'client_cancelled', 'staff', 'branch_closed')),
  add column is_counted boolean not null default true;
comment on column app.request_events.cause is 'why a shopper lost the visit';
comment on column app.request_events.is_counted is 'counts against the shopper''s reliability; never when the client or staff cancelled';

create table app.visit_offers (
  id uuid primary key default app.uuid7(),
  request_id uuid not null,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  status text not null default 'offered' check (status in ('offered', 'accepted', 'declined', 'expired')),
  is_standby boolean not null default false,
  fit numeric(4, 1) not null check (fit between 0 and 100),
  fit_parts jsonb not null default '[]',
  offered_by uuid references app.profiles (id),
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  ended_by text check (ended_by in ('shopper', 'time', 'taken', 'staff', 'client')),
  decline_reason text check (length(decline_reason) <= 2000),
  foreign key (client_id, request_id) references app.mystery_shopping_requests (client_id, id)
);
comment on column app.visit_offers.is_standby is 'the second best is asked to stand by when the visit is near';
comment on column app.visit_offers.offered_by is 'null: by the rule';
create unique index one_open_offer on app.visit_offers (request_id, is_standby) where status = 'offered';
create index offers_of_request on app.visit_offers (request_id, offered_at desc);
create index on app.visit_offers (client_id, request_id);
create index offers_of_shopper on app.visit_offers (shopper_id, status, expires_at);
create index offers_running_out on app.visit_offers (expires_at) where status = 'offered';
create index on app.visit_offers (offered_by);

-- A shopper who wants an open visit that their level does not let them take by themselves.
create table app.visit_wishes (
  request_id uuid not null,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  primary key (request_id, shopper_id),
  foreign key (client_id, request_id) references app.mystery_shopping_requests (client_id, id)
);
create index on app.visit_wishes (client_id, request_id);
create index on app.visit_wishes (shopper_id);

-- The proposal of a wave: who would take which visit, and why nobody would.
create table app.wave_picks (
  wave_id uuid not null references app.waves (id),
  request_id uuid not null,
  client_id uuid not null,
  shopper_id uuid references app.profiles (id),
  fit numeric(4, 1) check (fit between 0 and 100),
  fit_parts jsonb not null default '[]',
  refusals jsonb not null default '{}',
  is_by_hand boolean not null default false,
  primary key (wave_id, request_id),
  foreign key (client_id, request_id) references app.mystery_shopping_requests (client_id, id)
);
comment on column app.wave_picks.refusals is 'when nobody may have it: how many shoppers each rule keeps away';
create index on app.wave_picks (client_id, request_id);
create index on app.wave_picks (request_id);
create index on app.wave_picks (shopper_id);

-- What shopper and office say to each other about a report.
create table app.grade_replies (
  report_id uuid primary key,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null default now(),
  answer text check (length(answer) between 1 and 4000),
  answered_by uuid references app.profiles (id),
  answered_at timestamptz,
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create table app.brief_ratings (
  report_id uuid primary key,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  stars smallint not null check (stars between 1 and 5),
  note text check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create table app.report_appeals (
  report_id uuid primary key,
  client_id uuid not null,
  shopper_id uuid not null references app.profiles (id),
  reason text not null check (length(reason) between 1 and 4000),
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  decision text check (length(decision) between 1 and 4000),
  decided_by uuid references app.profiles (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id)
);
create index on app.report_appeals (created_at) where status = 'open';
do $$
declare t text;
begin
  foreach t in array array['grade_replies', 'brief_ratings', 'report_appeals'] loop
    execute format('create index on app.%I (client_id, report_id)', t);
    execute format('create index on app.%I (shopper_id, created_at desc)', t);
  end loop;
end $$;
create index on app.grade_replies (answered_by);
create index on app.report_appeals (decided_by);

-- Work of staff and freelancers.
create table app.work_tasks (
  id uuid primary key default app.uuid7(),
  title text not null check (length(title) between 1 and 200),
  details text check (length(details) <= 4000),
  owner_id uuid references app.profiles (id),
  status text not null default 'todo' check (status in ('todo', 'doing', 'done', 'cancelled')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  due_on date,
  repeats text check (repeats in ('daily', 'weekly', 'monthly')),
  repeat_of uuid references app.work_tasks (id),
  link text check (length(link) <= 200 and link like '/%'),
  version integer not null default 1 check (version > 0),
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);
create index work_open on app.work_tasks (due_on, id) where status in ('todo', 'doing');
create index work_newest on app.work_tasks (created_at desc, id desc);
create index on app.work_tasks (owner_id, status, due_on);
create index on app.work_tasks (created_by);
create unique index one_repetition on app.work_tasks (repeat_of) where repeat_of is not null;
create table app.work_task_notes (
  id uuid primary key default app.uuid7(),
  task_id uuid not null references app.work_tasks (id),
  author_id uuid references app.profiles (id),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index on app.work_task_notes (task_id, created_at);
create index on app.work_task_notes (author_id);

-- A row switches one kind of notice off on one channel.
create table app.notice_switches (
  profile_id uuid not null references app.profiles (id),
  kind text not null check (length(kind) between 1 and 60),
  channel text not null check (channel in ('app', 'email')),
  primary key (profile_id, kind, channel)
);

-- A private address under which a calendar program reads a shopper's dates.
create table app.calendar_feeds (
  profile_id uuid primary key references app.profiles (id),
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);

do $$
declare t text;
begin
  foreach t in array array['shopper_employers', 'shopper_documents', 'level_tests', 'waves', 'visit_offers', 'visit_wishes',
    'wave_picks', 'grade_replies', 'brief_ratings', 'report_appeals', 'work_tasks', 'work_task_notes', 'notice_switches', 'calendar_feeds'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on app.%I to itqan_system', t);
  end loop;
  -- what a shopper has of their own, and the office sees of everybody
  foreach t in array array['shopper_employers', 'shopper_documents', 'level_tests', 'visit_offers', 'visit_wishes',
    'grade_replies', 'brief_ratings', 'report_appeals'] loop
    execute format('grant select on app.%I to itqan_shopper, itqan_admin', t);
    execute format('create policy shopper_select on app.%I for select to itqan_shopper using (shopper_id = (select app.uid()))', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
  end loop;
end $$;

-- the shopper's code is the agreement: who works on after it has changed accepts the new version
grant insert (profile_id, document, version, language) on app.consents to itqan_shopper;
create policy shopper_insert on app.consents for insert to itqan_shopper
  with check (profile_id = (select app.uid()) and document = 'shopper-code');
grant insert (shopper_id, company_name, kind, ended_on), delete on app.shopper_employers to itqan_shopper;
create policy shopper_insert on app.shopper_employers for insert to itqan_shopper
  with check (shopper_id = (select app.uid()) and client_id is null);
create policy shopper_delete on app.shopper_employers for delete to itqan_shopper
  using (shopper_id = (select app.uid()) and client_id is null);
grant update (client_id) on app.shopper_employers to itqan_admin;
create policy admin_update on app.shopper_employers for update to itqan_admin using (true) with check (true);
grant insert (id, shopper_id, kind, name, file_id, expires_on), delete on app.shopper_documents to itqan_shopper;
create policy shopper_insert on app.shopper_documents for insert to itqan_shopper
  with check (shopper_id = (select app.uid()) and state = 'waiting');
create policy shopper_delete on app.shopper_documents for delete to itqan_shopper
  using (shopper_id = (select app.uid()) and state <> 'accepted');
grant update (state, note, checked_by, checked_at) on app.shopper_documents to itqan_admin;
create policy admin_update on app.shopper_documents for update to itqan_admin using (true) with check (true);
grant insert (report_id, client_id, shopper_id, text, created_at) on app.grade_replies to itqan_shopper;
grant insert (report_id, client_id, shopper_id, stars, note, created_at) on app.brief_ratings to itqan_shopper;
grant insert (report_id, client_id, shopper_id, reason, created_at) on app.report_appeals to itqan_shopper;
do $$
declare t text;
begin
  foreach t in array array['grade_replies', 'brief_ratings', 'report_appeals'] loop
    execute format('create policy shopper_insert on app.%I for insert to itqan_shopper with check (shopper_id = (select app.uid())
      and exists (select from app.mystery_shopping_reports r where r.id = report_id and r.shopper_id = (select app.uid())))', t);
  end loop;
end $$;
grant update (answer, answered_by, answered_at) on app.grade_replies to itqan_admin;
create policy admin_update on app.grade_replies for update to itqan_admin using (true) with check (true);
grant update (status, decision, decided_by, decided_at) on app.report_appeals to itqan_admin;
create policy admin_update on app.report_appeals for update to itqan_admin using (true) with check (true);

grant select, insert, update on app.waves to itqan_admin;
create policy admin_select on app.waves for select to itqan_admin using (true);
create policy admin_insert on app.waves for insert to itqan_admin with check (created_by = (select app.uid()));
create policy admin_update on app.waves for update to itqan_admin using (true) with check (true);
grant select, insert, update, delete on app.wave_picks to itqan_admin;
create policy admin_select on app.wave_picks for select to itqan_admin using (true);
create policy admin_insert on app.wave_picks for insert to itqan_admin with check (true);
create policy admin_update on app.wave_picks for update to itqan_admin using (true) with check (true);
create policy admin_delete on app.wave_picks for delete to itqan_admin using (true);
grant insert, update on app.visit_offers to itqan_admin;
create policy admin_insert on app.visit_offers for insert to itqan_admin with check (offered_by = (select app.uid()));
create policy admin_update on app.visit_offers for update to itqan_admin using (true) with check (true);
grant insert, delete on app.visit_wishes to itqan_shopper;
create policy shopper_delete on app.visit_wishes for delete to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.visit_wishes for insert to itqan_shopper with check (shopper_id = (select app.uid()));

grant select on app.work_tasks, app.work_task_notes to itqan_shopper, itqan_admin;
grant insert, update on app.work_tasks to itqan_admin;
grant insert on app.work_task_notes to itqan_shopper, itqan_admin;
grant update (status, version, updated_at, finished_at) on app.work_tasks to itqan_shopper;
create policy shopper_select on app.work_tasks for select to itqan_shopper using (owner_id = (select app.uid()));
create policy shopper_update on app.work_tasks for update to itqan_shopper
  using (owner_id = (select app.uid())) with check (owner_id = (select app.uid()));
create policy admin_select on app.work_tasks for select to itqan_admin using (true);
create policy admin_insert on app.work_tasks for insert to itqan_admin with check (created_by = (select app.uid()));
create policy admin_update on app.work_tasks for update to itqan_admin using (true) with check (true);
create policy shopper_select on app.work_task_notes for select to itqan_shopper
  using (exists (select from app.work_tasks t where t.id = task_id and t.owner_id = (select app.uid())));
create policy shopper_insert on app.work_task_notes for insert to itqan_shopper
  with check (author_id = (select app.uid()) and exists (select from app.work_tasks t where t.id = task_id and t.owner_id = (select app.uid())));
create policy admin_select on app.work_task_notes for select to itqan_admin using (true);
create policy admin_insert on app.work_task_notes for insert to itqan_admin with check (author_id = (select app.uid()));

grant select, insert, delete on app.notice_switches to itqan_client, itqan_shopper, itqan_admin;
create policy client_select on app.notice_switches for select to itqan_client using (profile_id = (select app.uid()));
create policy client_insert on app.notice_switches for insert to itqan_client with check (profile_id = (select app.uid()));
create policy client_delete on app.notice_switches for delete to itqan_client using (profile_id = (select app.uid()));
create policy shopper_select on app.notice_switches for select to itqan_shopper using (profile_id = (select app.uid()));
create policy shopper_insert on app.notice_switches for insert to itqan_shopper with check (profile_id = (select app.uid()));
create policy shopper_delete on app.notice_switches for delete to itqan_shopper using (profile_id = (select app.uid()));
create policy admin_select on app.notice_switches for select to itqan_admin using (profile_id = (select app.uid()));
create policy admin_insert on app.notice_switches for insert to itqan_admin with check (profile_id = (select app.uid()));
create policy admin_delete on app.notice_switches for delete to itqan_admin using (profile_id = (select app.uid()));

grant select, insert (profile_id, token_hash, created_at), update (token_hash, created_at), delete
  on app.calendar_feeds to itqan_shopper;
create policy shopper_select on app.calendar_feeds for select to itqan_shopper using (profile_id = (select app.uid()));
create policy shopper_insert on app.calendar_feeds for insert to itqan_shopper with check (profile_id = (select app.uid()));
create policy shopper_update on app.calendar_feeds for update to itqan_shopper
  using (profile_id = (select app.uid())) with check (profile_id = (select app.uid()));
create policy shopper_delete on app.calendar_feeds for delete to itqan_shopper using (profile_id = (select app.uid()));

-- The board: open visits as any shopper may see them. Never the price, the client's notes or who else was asked.
create function priv.open_visits(wanted uuid default null) returns table (
  id uuid, number bigint, client_id uuid, client_name text, branch_id uuid, branch_name text, branch_location text,
  latitude double precision, longitude double precision, evaluation_type text, scheduled_date timestamptz,
  earliest_on date, latest_on date, day_part text, shopper_fee bigint, bonus bigint, spending_cap bigint, visits_that_day integer, is_wished boolean)
  language sql stable security definer set search_path = '' as $$
  select q.id, q.number, q.client_id, q.client_name, q.branch_id, q.branch_name, q.branch_location, b.latitude, b.longitude, q.evaluation_type,
    q.scheduled_date, q.earliest_on, q.latest_on, q.day_part, q.shopper_fee, q.bonus, q.spending_cap,
    (select count(*)::int from app.mystery_shopping_requests o where o.branch_id = q.branch_id and o.client_id = q.client_id and o.id <> q.id
      and o.status in ('assigned', 'in_progress', 'completed')
      and (o.scheduled_date at time zone 'Asia/Riyadh')::date = (q.scheduled_date at time zone 'Asia/Riyadh')::date),
    exists (select from app.visit_wishes w where w.request_id = q.id and w.shopper_id = app.uid())
  from app.mystery_shopping_requests q join app.branches b on b.client_id = q.client_id and b.id = q.branch_id
  where q.status = 'approved' and q.is_on_board and q.scheduled_date > now() and (wanted is null or q.id = wanted)
$$;
-- An offered visit, to the shopper it is offered to, while the offer stands.
create function priv.offered_visits() returns table (
  offer_id uuid, id uuid, number bigint, client_id uuid, client_name text, branch_id uuid, branch_name text, branch_location text,
  latitude double precision, longitude double precision, evaluation_type text, scheduled_date timestamptz,
  earliest_on date, latest_on date, day_part text, shopper_fee bigint, bonus bigint, spending_cap bigint)
  language sql stable security definer set search_path = '' as $$
  select o.id, q.id, q.number, q.client_id, q.client_name, q.branch_id, q.branch_name, q.branch_location, b.latitude, b.longitude, q.evaluation_type,
    q.scheduled_date, q.earliest_on, q.latest_on, q.day_part, q.shopper_fee, q.bonus, q.spending_cap
  from app.visit_offers o
  join app.mystery_shopping_requests q on q.client_id = o.client_id and q.id = o.request_id
  join app.branches b on b.client_id = q.client_id and b.id = q.branch_id
  where o.shopper_id = app.uid() and o.status = 'offered'
$$;
revoke all on function priv.open_visits, priv.offered_visits from public;
grant execute on function priv.open_visits, priv.offered_visits to itqan_shopper;

