-- Errors and refused sign-ins of the servers' log, so that our team finds them by the number that an error page shows. What a line
-- carries of people is masked before it is written; lines are kept for 30 days.
create table app.log_lines (
  id uuid primary key default app.uuid7(),
  at timestamptz not null,
  kind text not null check (kind in ('page', 'job', 'sign-in', 'other')),
  message text not null check (char_length(message) <= 300),
  request_id uuid,
  actor_id uuid,
  network text check (char_length(network) <= 60),
  action text check (char_length(action) <= 100),
  reason text check (char_length(reason) <= 200),
  path text check (char_length(path) <= 500),
  job text check (char_length(job) <= 100),
  error text check (char_length(error) <= 4000)
);
comment on column app.log_lines.actor_id is 'no foreign key: a line is no reason to keep an account';
create index log_lines_newest on app.log_lines (at desc, id desc);
create index log_lines_of_kind on app.log_lines (kind, at desc, id desc);
create index log_lines_of_request on app.log_lines (request_id) where request_id is not null;
create index log_lines_search on app.log_lines using gin (
  app.fold(message || ' ' || coalesce(path, '') || ' ' || coalesce(job, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(error, '')) app.gin_trgm_ops);
alter table app.log_lines enable row level security;
alter table app.log_lines force row level security;
do $$ begin execute format('create policy owner_all on app.log_lines to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.log_lines to itqan_system using (true) with check (true);
create policy admin_select on app.log_lines for select to itqan_admin using (true);
grant select, insert, delete on app.log_lines to itqan_system;
grant select on app.log_lines to itqan_admin;
insert into priv.staff_tables (name, to_select) values ('log_lines', '{platform}');
call priv.confine_staff();

-- Jobs of the queue for our team: what waits, runs, failed and was done, without what they carry except the ids of their records.
create function priv.queued_jobs(wanted text[], of_area text, most integer, skipped integer)
  returns table (id uuid, job text, state text, tries integer, begins_at timestamptz, made_at timestamptz, ended_at timestamptz, ids jsonb)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not priv.staff_may('{platform}'::text[], false) then return; end if;
  return query execute $q$
    select j.id, j.name, j.state::text, j.retry_count, j.start_after, j.created_on, j.completed_on,
      (select jsonb_object_agg(e.key, e.value) from jsonb_each(case when jsonb_typeof(j.data) = 'object' then j.data else '{}' end) e
       where e.key ~ 'Id$' and jsonb_typeof(e.value) = 'string' and e.value #>> '{}' ~ '^[0-9a-f-]{36}$')
    from jobs.job j
    where j.state::text = any ($1) and j.name not like '\_\_%' and ($2 is null or j.name like $2 || '.%')
    order by coalesce(j.completed_on, j.started_on, j.created_on) desc, j.id desc limit $3 offset $4 $q$
    using wanted, of_area, most, skipped;
end $$;
create function priv.queued_counts(of_area text) returns table (state text, jobs bigint)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not priv.staff_may('{platform}'::text[], false) then return; end if;
  return query execute $q$
    select j.state::text, count(*) from jobs.job j
    where j.name not like '\_\_%' and ($1 is null or j.name like $1 || '.%') group by 1 $q$ using of_area;
end $$;
revoke all on function priv.queued_jobs(text[], text, integer, integer), priv.queued_counts(text) from public;
grant execute on function priv.queued_jobs(text[], text, integer, integer), priv.queued_counts(text) to itqan_admin;
create index payment_events_newest on app.payment_events (received_at desc, event_id desc);
