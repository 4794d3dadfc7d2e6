-- Operations audits that a company buys from us: ordinary requests of a third type, never counted with mystery visits.
alter table app.mystery_shopping_requests drop constraint mystery_shopping_requests_evaluation_type_check;
alter table app.mystery_shopping_requests add constraint mystery_shopping_requests_evaluation_type_check
  check (evaluation_type in ('full_service', 'basic', 'operations_audit'));
-- no plan includes an audit; it cannot be withheld from its company, because it is announced
alter table app.mystery_shopping_requests add constraint audits_outside_plans
  check (evaluation_type <> 'operations_audit' or (not within_plan and not is_withheld and programme_id is null and wave_id is null));
create index requests_audits on app.mystery_shopping_requests (shopper_id, client_id, scheduled_date)
  where evaluation_type = 'operations_audit' and shopper_id is not null;

-- An audit is announced: every reader of the branch sees it, also before it is done.
do $$
declare rule text;
begin
  select qual into rule from pg_policies where schemaname = 'app' and tablename = 'mystery_shopping_requests' and policyname = 'member_select';
  execute format('alter policy member_select on app.mystery_shopping_requests using ((%s) or (client_id = (select app.client_id())
    and evaluation_type = ''operations_audit'' and branch_id in (select priv.branches_with(''evaluations.read''))))', rule);
end $$;

-- Averages, trends, certificates and benchmarks read these tables, which hold mystery visits alone.
create or replace function priv.count_scores(r app.mystery_shopping_reports, way integer) returns void
language sql security definer set search_path = '' as $$
  insert into app.score_tallies as t (client_id, evaluation_type, code, month, section, branch_id, n, sum, squares, lost)
  select r.client_id, q.evaluation_type, f.code, date_trunc('month', r.checked_in_at at time zone 'Asia/Riyadh')::date,
         p.section, q.branch_id, way, way * p.score, way * p.score * p.score, way * p.lost
  from app.mystery_shopping_requests q
  join app.questionnaires f on f.id = r.questionnaire_id
  cross join lateral priv.score_parts(r) p
  where q.client_id = r.client_id and q.id = r.request_id and q.evaluation_type <> 'operations_audit'
  order by p.section
  on conflict (client_id, evaluation_type, code, month, section, branch_id) do update
    set n = t.n + excluded.n, sum = t.sum + excluded.sum, squares = t.squares + excluded.squares, lost = t.lost + excluded.lost;

  -- after the branch's own rows and in the order of their keys: concurrent releases of one company wait for each other without a deadlock
  insert into app.brand_tallies as t (client_id, evaluation_type, code, month, section, n, sum, squares, lost)
  select r.client_id, q.evaluation_type, f.code, date_trunc('month', r.checked_in_at at time zone 'Asia/Riyadh')::date,
         p.section, way, way * p.score, way * p.score * p.score, way * p.lost
  from app.mystery_shopping_requests q
  join app.questionnaires f on f.id = r.questionnaire_id
  cross join lateral priv.score_parts(r) p
  where q.client_id = r.client_id and q.id = r.request_id and q.evaluation_type <> 'operations_audit'
  order by p.section
  on conflict (client_id, evaluation_type, code, month, section) do update
    set n = t.n + excluded.n, sum = t.sum + excluded.sum, squares = t.squares + excluded.squares, lost = t.lost + excluded.lost
$$;

create or replace function priv.rebuild_score_tallies() returns void language sql security definer set search_path = '' as $$
  delete from app.score_tallies;
  delete from app.brand_tallies;
  insert into app.score_tallies (client_id, evaluation_type, code, month, section, branch_id, n, sum, squares, lost)
  select r.client_id, q.evaluation_type, f.code, date_trunc('month', r.checked_in_at at time zone 'Asia/Riyadh')::date, p.section,
         q.branch_id, count(*), sum(p.score), sum(p.score * p.score), sum(p.lost)
  from app.mystery_shopping_reports r
  join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  join app.questionnaires f on f.id = r.questionnaire_id
  cross join lateral priv.score_parts(r) p
  where priv.is_counted(r) and q.evaluation_type <> 'operations_audit'
  group by 1, 2, 3, 4, 5, 6;
  insert into app.brand_tallies (client_id, evaluation_type, code, month, section, n, sum, squares, lost)
  select client_id, evaluation_type, code, month, section, sum(n), sum(sum), sum(squares), sum(lost)
  from app.score_tallies group by 1, 2, 3, 4, 5
$$;

create or replace function priv.follow_counted_visits() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not priv.is_counted(new) then
    delete from app.counted_visits where report_id = new.id;
    return null;
  end if;
  insert into app.counted_visits as v (report_id, client_id, branch_id, evaluation_type, visited_at, day, score, failed)
  select new.id, new.client_id, q.branch_id, q.evaluation_type, new.checked_in_at,
         (new.checked_in_at at time zone 'Asia/Riyadh')::date, new.branch_score, priv.failed_questions(new.score)
  from app.mystery_shopping_requests q
  where q.client_id = new.client_id and q.id = new.request_id and q.evaluation_type <> 'operations_audit'
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
  where priv.is_counted(r) and q.evaluation_type <> 'operations_audit'
$$;

create or replace function priv.tallies_then(part uuid, first_month date)
  returns table (client_id uuid, branch_id uuid, evaluation_type text, code text, month date, section text, n bigint, sum bigint, squares bigint, lost bigint)
language sql stable security definer set search_path = '' as $$
  select r.client_id, r.branch_id, q.evaluation_type, f.code, date_trunc('month', r.checked_in_at at time zone 'Asia/Riyadh')::date, p.section,
    count(*), sum(p.score)::bigint, sum(p.score * p.score)::bigint, sum(p.lost)::bigint
  from app.mystery_shopping_reports r
  join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  join app.questionnaires f on f.id = r.questionnaire_id
  cross join lateral priv.score_parts(r) p
  where r.client_id = app.client_id() and r.org_path @> array[part] and priv.is_counted(r) and q.evaluation_type <> 'operations_audit'
    and r.checked_in_at >= first_month::timestamp at time zone 'Asia/Riyadh'
    and (priv.reads_company('insights.read') or r.branch_id in (select priv.branches_with('insights.read')))
  group by 1, 2, 3, 4, 5, 6
$$;

-- What a plan's month has left: audits take nothing of it.
do $$
declare body text;
begin
  select pg_get_functiondef('priv.visits_by_day(uuid, date, date)'::regprocedure) into body;
  if position('q.status <> ''cancelled'' and coalesce(b.within_plan, true)' in body) = 0 then
    raise exception 'priv.visits_by_day has changed';
  end if;
  execute replace(body, 'q.status <> ''cancelled'' and coalesce(b.within_plan, true)',
    'q.status <> ''cancelled'' and q.evaluation_type <> ''operations_audit'' and coalesce(b.within_plan, true)');
end $$;

-- Qualified auditors. Given and withdrawn by our team; the activity log keeps who and when.
alter table app.mystery_shopper_profiles add column auditor_since timestamptz, add column auditor_by uuid references app.profiles (id),
  add check ((auditor_since is null) = (auditor_by is null));
comment on column app.mystery_shopper_profiles.auditor_since is 'qualified for operations audits since then; null: not';
create index on app.mystery_shopper_profiles (auditor_by) where auditor_by is not null;
grant select (auditor_since, auditor_by) on app.mystery_shopper_profiles to itqan_admin, itqan_system;
grant select (auditor_since) on app.mystery_shopper_profiles to itqan_shopper;
grant update (auditor_since, auditor_by) on app.mystery_shopper_profiles to itqan_system;

-- Gives the qualification to a shopper, or withdraws it. Returns since when it was held before, as text; null without such a shopper.
create function priv.qualify_auditor(shopper uuid, given boolean, at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare before timestamptz;
begin
  perform priv.require_staff('{shoppers+}');
  select p.auditor_since into before from app.mystery_shopper_profiles p where p.profile_id = shopper for update;
  if not found then return null; end if;
  if given and before is null then
    update app.mystery_shopper_profiles p set auditor_since = at, auditor_by = app.uid() where p.profile_id = shopper;
  elsif not given and before is not null then
    update app.mystery_shopper_profiles p set auditor_since = null, auditor_by = null where p.profile_id = shopper;
  end if;
  return coalesce(before::text, '');
end $$;
revoke all on function priv.qualify_auditor(uuid, boolean, timestamptz) from public;
grant execute on function priv.qualify_auditor(uuid, boolean, timestamptz) to itqan_admin;

-- Confirms what assignment checks: an audit goes to a qualified auditor, and no person both audits and shops one company within 24 months.
-- At the end of the transaction, because two shoppers may swap their visits.
create function priv.keep_auditors_apart() returns trigger language plpgsql security definer set search_path = '' as $$
declare visit app.mystery_shopping_requests;
begin
  select * into visit from app.mystery_shopping_requests q where q.id = new.id;
  if visit.shopper_id is null or visit.status <> 'assigned' then return null; end if;
  if tg_op = 'UPDATE' then
    -- two accounts of one person are merged: the visits move as they are
    if exists (select from app.mystery_shopper_profiles p where p.profile_id = old.shopper_id and p.merged_into = visit.shopper_id) then
      return null;
    end if;
  end if;
  if visit.evaluation_type = 'operations_audit' and (tg_op = 'INSERT' or old.shopper_id is distinct from visit.shopper_id)
    and not exists (select from app.mystery_shopper_profiles p where p.profile_id = visit.shopper_id and p.auditor_since is not null) then
    raise exception 'an operations audit is carried out by a qualified auditor' using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from app.mystery_shopping_requests q
      where q.shopper_id = visit.shopper_id and q.client_id = visit.client_id and q.id <> visit.id
        and (q.evaluation_type = 'operations_audit') <> (visit.evaluation_type = 'operations_audit')
        and q.scheduled_date > visit.scheduled_date - interval '24 months' and q.scheduled_date < visit.scheduled_date + interval '24 months') then
    raise exception 'who audits a company does not shop it within 24 months' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
revoke all on function priv.keep_auditors_apart() from public;
create constraint trigger keep_auditors_apart after insert or update of shopper_id, scheduled_date on app.mystery_shopping_requests
  deferrable initially deferred for each row when (new.shopper_id is not null and new.status = 'assigned')
  execute function priv.keep_auditors_apart();
