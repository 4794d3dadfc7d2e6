-- What a whole company's visits say together, without its branches: a page over five hundred of them reads one row a month and section.
-- And the newest counted visits of one questionnaire in their order, however many others lie between them.

create table app.brand_tallies (
  client_id uuid not null references app.profiles (id),
  evaluation_type text not null check (evaluation_type in ('full_service', 'basic')),
  code text not null,
  month date not null check (extract(day from month) = 1),
  section text not null check (length(section) <= 40),
  n bigint not null,
  sum bigint not null,
  squares bigint not null,
  lost bigint not null,
  primary key (client_id, evaluation_type, code, month, section)
);
comment on table app.brand_tallies is 'score_tallies added up over the branches of a client, kept by the same trigger';

create or replace function priv.count_scores(r app.mystery_shopping_reports, way integer) returns void
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
    set n = t.n + excluded.n, sum = t.sum + excluded.sum, squares = t.squares + excluded.squares, lost = t.lost + excluded.lost;

  -- after the branch's own rows and in the order of their keys: whoever releases another report of the company waits, and never in a circle
  insert into app.brand_tallies as t (client_id, evaluation_type, code, month, section, n, sum, squares, lost)
  select r.client_id, q.evaluation_type, f.code, date_trunc('month', r.checked_in_at at time zone 'Asia/Riyadh')::date,
         p.section, way, way * p.score, way * p.score * p.score, way * p.lost
  from app.mystery_shopping_requests q
  join app.questionnaires f on f.id = r.questionnaire_id
  cross join lateral priv.score_parts(r) p
  where q.client_id = r.client_id and q.id = r.request_id
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
  where priv.is_counted(r)
  group by 1, 2, 3, 4, 5, 6;
  insert into app.brand_tallies (client_id, evaluation_type, code, month, section, n, sum, squares, lost)
  select client_id, evaluation_type, code, month, section, sum(n), sum(sum), sum(squares), sum(lost)
  from app.score_tallies group by 1, 2, 3, 4, 5
$$;

create index reports_of_questionnaire on app.mystery_shopping_reports (client_id, questionnaire_id, released_at desc)
  where status in ('released', 'disputed', 'locked') and not excluded_from_statistics;

do $$
begin
  alter table app.brand_tallies enable row level security;
  alter table app.brand_tallies force row level security;
  execute format('create policy owner_all on app.brand_tallies to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.brand_tallies to itqan_system using (true) with check (true);
create policy admin_select on app.brand_tallies for select to itqan_admin using (true);
create policy client_select on app.brand_tallies for select to itqan_client using (client_id = (select app.client_id()));
grant select on app.brand_tallies to itqan_system, itqan_admin, itqan_client;

select priv.rebuild_score_tallies();
