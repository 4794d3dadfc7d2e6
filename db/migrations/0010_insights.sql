-- What many visits say together: score tallies that are always in step with the reports, anonymous city averages, and what a client told.

-- One row for a branch, kind of visit, questionnaire, month (in Riyadh) and section; section '' is the whole report. In hundredths of a
-- per cent, so that sums are exact. A page over fifty thousand reports adds up these and reads no report.
create table app.score_tallies (
  client_id uuid not null,
  evaluation_type text not null check (evaluation_type in ('full_service', 'basic')),
  code text not null,
  month date not null check (extract(day from month) = 1),
  section text not null check (length(section) <= 40),
  branch_id uuid not null,
  n bigint not null,
  sum bigint not null,
  squares bigint not null,
  lost bigint not null,
  primary key (client_id, evaluation_type, code, month, section, branch_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on column app.score_tallies.sum is 'of scores, in hundredths of a per cent';
comment on column app.score_tallies.squares is 'sum of the squares of those hundredths';
comment on column app.score_tallies.lost is 'hundredths of points of the calculated overall score that were lost here';
create index on app.score_tallies (client_id, branch_id, evaluation_type, month);

-- Whether a report counts in means and comparisons: released for good, scored, and not taken out.
create function priv.is_counted(r app.mystery_shopping_reports) returns boolean language sql immutable set search_path = '' as $$
  select r.status in ('released', 'disputed', 'locked') and not r.excluded_from_statistics and r.branch_score is not null
$$;

-- What one report adds to the tallies.
create function priv.score_parts(r app.mystery_shopping_reports)
  returns table (section text, score bigint, lost bigint) language sql immutable set search_path = '' as $$
  select '', round(r.branch_score * 100)::bigint, round((100 - coalesce(r.calculated_score, r.branch_score)) * 100)::bigint
  union all
  select s ->> 'key', round((s ->> 'score')::numeric * 100)::bigint,
         coalesce(round(10000 * (s ->> 'weight')::numeric * (1 - (s ->> 'numerator')::numeric / nullif((s ->> 'denominator')::numeric, 0))
           / nullif((r.score -> 'overall' ->> 'denominator')::numeric, 0)), 0)::bigint
  from jsonb_array_elements(case when jsonb_typeof(r.score -> 'sections') = 'array' then r.score -> 'sections' else '[]' end) s
  where s ->> 'score' is not null and s ->> 'key' <> ''
$$;

create function priv.count_scores(r app.mystery_shopping_reports, way integer) returns void
  language sql security definer set search_path = '' as $$
  insert into app.score_tallies as t (client_id, evaluation_type, code, month, section, branch_id, n, sum, squares, lost)
  select r.client_id, q.evaluation_type, f.code, date_trunc('month', r.checked_in_at at time zone 'Asia/Riyadh')::date,
         p.section, q.branch_id, way, way * p.score, way * p.score * p.score, way * p.lost
  from app.mystery_shopping_requests q
  join app.questionnaires f on f.id = r.questionnaire_id
  cross join lateral priv.score_parts(r) p
  where q.client_id = r.client_id and q.id = r.request_id
  order by p.section
  on conflict (client_id, evaluation_type, code, month, section, branch_id) do update
    set n = t.n + excluded.n, sum = t.sum + excluded.sum, squares = t.squares + excluded.squares, lost = t.lost + excluded.lost
$$;

-- In the transaction that releases, revises, excludes or includes a report, whoever writes it.
create function priv.follow_scores() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and priv.is_counted(old) then
    perform priv.count_scores(old, -1);
  end if;
  if priv.is_counted(new) then
    perform priv.count_scores(new, 1);
  end if;
  return null;
end $$;
create trigger scores_inserted after insert on app.mystery_shopping_reports for each row
  when (new.branch_score is not null) execute function priv.follow_scores();
create trigger scores_changed after update on app.mystery_shopping_reports for each row
  when (priv.is_counted(old) is distinct from priv.is_counted(new) or old.branch_score is distinct from new.branch_score
    or old.calculated_score is distinct from new.calculated_score or old.score is distinct from new.score
    or old.checked_in_at is distinct from new.checked_in_at)
  execute function priv.follow_scores();

-- The tallies from nothing: for what was released before there were any, and for tests that compare.
create function priv.rebuild_score_tallies() returns void language sql security definer set search_path = '' as $$
  delete from app.score_tallies;
  insert into app.score_tallies (client_id, evaluation_type, code, month, section, branch_id, n, sum, squares, lost)
  select r.client_id, q.evaluation_type, f.code, date_trunc('month', r.checked_in_at at time zone 'Asia/Riyadh')::date, p.section,
         q.branch_id, count(*), sum(p.score), sum(p.score * p.score), sum(p.lost)
  from app.mystery_shopping_reports r
  join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  join app.questionnaires f on f.id = r.questionnaire_id
  cross join lateral priv.score_parts(r) p
  where priv.is_counted(r)
  group by 1, 2, 3, 4, 5, 6
$$;
revoke all on function priv.is_counted, priv.score_parts, priv.count_scores, priv.follow_scores, priv.rebuild_score_tallies from public;
-- A trigger's condition runs as whoever writes the report.
grant execute on function priv.is_counted to itqan_client, itqan_shopper, itqan_admin, itqan_system;

-- Averages of a city over whole months, in whole per cents, in which nobody can be told apart: at least 5 visits of 3 clients, and what
-- the city's other kind of visit leaves over must be none or as many (both kinds together are published too).
create function priv.city_benchmark(of_city text, of_type text, of_code text, first_month date, before_month date)
  returns table (section text, n integer, mean integer) language sql stable security definer set search_path = '' as $$
  with t as (
    select t.client_id, t.evaluation_type, t.code, t.section, t.n, t.sum
    from app.branches b join app.score_tallies t on t.client_id = b.client_id and t.branch_id = b.id
    where b.city = of_city and t.month >= first_month and t.month < before_month and t.n > 0
  ), whole as (
    select evaluation_type = of_type as mine, sum(n) as n, sum(sum) as sum, count(distinct client_id) as clients
    from t where section = '' group by 1
  ), allowed as (
    select from whole where mine and n >= 5 and clients >= 3
      and not exists (select from whole w where not w.mine and (w.n < 5 or w.clients < 3))
  )
  select t.section, sum(t.n)::integer, round(sum(t.sum) / sum(t.n) / 100)::integer
  from t where t.evaluation_type = of_type and (t.section = '' or t.code = of_code) and exists (select from allowed)
  group by t.section having sum(t.n) >= 5 and count(distinct t.client_id) >= 3
$$;
revoke all on function priv.city_benchmark from public;
grant execute on function priv.city_benchmark to itqan_client, itqan_admin, itqan_system;

-- What a client told of its branches: how many guests a month and what they spend, and the score it aims at.
create table app.insight_settings (
  client_id uuid primary key references app.profiles (id),
  covers_per_month integer check (covers_per_month between 1 and 1000000),
  average_bill bigint check (average_bill between 1 and 10000000),
  target_score numeric(5, 2) check (target_score between 1 and 100),
  version integer not null default 1,
  updated_by uuid not null references app.profiles (id),
  updated_at timestamptz not null default now(),
  check ((covers_per_month is null) = (average_bill is null))
);
comment on column app.insight_settings.covers_per_month is 'guests of one branch in a month';
comment on column app.insight_settings.average_bill is 'of one guest, in halalas';
create index on app.insight_settings (updated_by);

do $$
declare t text;
begin
  foreach t in array array['score_tallies', 'insight_settings'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select on app.%I to itqan_system, itqan_admin, itqan_client', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
  end loop;
end $$;
grant insert (client_id, covers_per_month, average_bill, target_score, updated_by, updated_at) on app.insight_settings to itqan_client;
grant update (covers_per_month, average_bill, target_score, version, updated_by, updated_at) on app.insight_settings to itqan_client;
create policy client_insert on app.insight_settings for insert to itqan_client
  with check (client_id = (select app.client_id()) and updated_by = (select app.uid()));
create policy client_update on app.insight_settings for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()) and updated_by = (select app.uid()));

select priv.rebuild_score_tallies();
