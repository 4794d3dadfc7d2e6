-- Averages of a group with the branches that it had when each report was released, also after branches moved: the same sums as
-- app.score_tallies, added up from the reports. Only of branches that the reader sees today.
create function priv.tallies_then(part uuid, first_month date)
  returns table (client_id uuid, branch_id uuid, evaluation_type text, code text, month date, section text, n bigint, sum bigint, squares bigint, lost bigint)
  language sql stable security definer rows 1000 set search_path = '' as $$
  select r.client_id, r.branch_id, q.evaluation_type, f.code, date_trunc('month', r.checked_in_at at time zone 'Asia/Riyadh')::date, p.section,
    count(*), sum(p.score)::bigint, sum(p.score * p.score)::bigint, sum(p.lost)::bigint
  from app.mystery_shopping_reports r
  join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  join app.questionnaires f on f.id = r.questionnaire_id
  cross join lateral priv.score_parts(r) p
  where r.client_id = app.client_id() and r.org_path @> array[part] and priv.is_counted(r)
    and r.checked_in_at >= first_month::timestamp at time zone 'Asia/Riyadh'
    and (priv.reads_company('insights.read') or r.branch_id in (select priv.branches_with('insights.read')))
  group by 1, 2, 3, 4, 5, 6
$$;
comment on function priv.tallies_then(uuid, date) is 'score_tallies of the reports that were below a group when they were released';
revoke all on function priv.tallies_then from public;
grant execute on function priv.tallies_then to itqan_client, itqan_member, itqan_viewas;
grant select (org_path) on app.mystery_shopping_reports to itqan_member, itqan_viewas;
create index reports_by_path on app.mystery_shopping_reports using gin (org_path) where org_path is not null;
