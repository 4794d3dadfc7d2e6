-- The type of each counted visit, so that the last one of each branch and type is found without reading reports; and what the estimate of
-- riyals at stake needs beside guests and bill: a rate that someone of the company has confirmed.
alter table app.counted_visits add column evaluation_type text not null default 'full_service'
  check (evaluation_type in ('full_service', 'basic'));
alter table app.counted_visits alter column evaluation_type drop default;

create or replace function priv.follow_counted_visits() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not priv.is_counted(new) then
    delete from app.counted_visits where report_id = new.id;
    return null;
  end if;
  insert into app.counted_visits as v (report_id, client_id, branch_id, evaluation_type, visited_at, day, score, failed)
  select new.id, new.client_id, q.branch_id, q.evaluation_type, new.checked_in_at,
         (new.checked_in_at at time zone 'Asia/Riyadh')::date, new.branch_score, priv.failed_questions(new.score)
  from app.mystery_shopping_requests q where q.client_id = new.client_id and q.id = new.request_id
  on conflict (report_id) do update
    set visited_at = excluded.visited_at, day = excluded.day, score = excluded.score, failed = excluded.failed;
  return null;
end $$;

create or replace function priv.rebuild_counted_visits() returns void language sql security definer set search_path = '' as $$
  delete from app.counted_visits;
  insert into app.counted_visits (report_id, client_id, branch_id, evaluation_type, visited_at, day, score, failed)
  select r.id, r.client_id, q.branch_id, q.evaluation_type, r.checked_in_at, (r.checked_in_at at time zone 'Asia/Riyadh')::date,
         r.branch_score, priv.failed_questions(r.score)
  from app.mystery_shopping_reports r
  join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  where priv.is_counted(r)
$$;
select priv.rebuild_counted_visits();
create index counted_visits_last on app.counted_visits (client_id, evaluation_type, branch_id, visited_at desc, report_id) include (score);

-- The rate counts only while it is confirmed; who confirmed it and when stays readable beside it.
alter table app.insight_settings
  add column rate numeric(5, 3) check (rate between 0.001 and 10),
  add column rate_confirmed_by uuid references app.profiles (id),
  add column rate_confirmed_at timestamptz,
  add check ((rate is null) = (rate_confirmed_by is null) and (rate is null) = (rate_confirmed_at is null)),
  add check (rate is null or covers_per_month is not null);
comment on column app.insight_settings.rate is 'per cent of revenue that one point of the overall score is estimated to be worth';
create index on app.insight_settings (rate_confirmed_by);
grant insert (rate, rate_confirmed_by, rate_confirmed_at), update (rate, rate_confirmed_by, rate_confirmed_at)
  on app.insight_settings to itqan_client;
drop policy client_insert on app.insight_settings;
drop policy client_update on app.insight_settings;
create policy client_insert on app.insight_settings for insert to itqan_client
  with check (client_id = (select app.client_id()) and updated_by = (select app.uid())
    and (rate_confirmed_by is null or rate_confirmed_by = (select app.uid())));
create policy client_update on app.insight_settings for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()) and updated_by = (select app.uid()));
