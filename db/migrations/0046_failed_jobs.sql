-- Jobs that ran out of tries, kept until a person or a later success settles them; and which events were announced, so that the hourly
-- reconciliation finds those that were not.

create table app.failed_jobs (
  id uuid primary key,
  job text not null check (char_length(job) between 1 and 100),
  payload jsonb not null default '{}',
  problem text not null default '' check (char_length(problem) <= 2000),
  tries integer not null check (tries >= 0),
  times integer not null default 1 check (times > 0),
  state text not null default 'open' check (state in ('open', 'retried', 'settled', 'closed')),
  failed_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app.profiles (id),
  reason text check (char_length(reason) <= 500),
  check ((state = 'open') = (decided_at is null))
);
comment on column app.failed_jobs.times is 'how often the same job with the same payload ran out of tries while the row was open';
comment on column app.failed_jobs.state is 'open; retried by a person; settled by a later success; closed by a person with a reason';
create unique index failed_jobs_open on app.failed_jobs (job, md5(payload::text)) where state = 'open';
create index failed_jobs_newest on app.failed_jobs (state, failed_at desc, id);
create index on app.failed_jobs (decided_by);

create table app.announced_events (
  event_id uuid primary key,
  announced_at timestamptz not null default now()
);
create index on app.announced_events (announced_at);
insert into app.announced_events (event_id)
  select id from app.request_events union select id from app.report_events union select id from app.certificate_events;

do $$
declare t text;
begin
  foreach t in array array['failed_jobs', 'announced_events'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update on app.failed_jobs to itqan_system;
grant select, insert, delete on app.announced_events to itqan_system;
grant select on app.failed_jobs to itqan_admin;
grant update (state, decided_at, decided_by, reason) on app.failed_jobs to itqan_admin;
create policy admin_select on app.failed_jobs for select to itqan_admin using (true);
create policy admin_update on app.failed_jobs for update to itqan_admin using (state = 'open')
  with check (state in ('retried', 'closed') and decided_by = (select app.uid()));
