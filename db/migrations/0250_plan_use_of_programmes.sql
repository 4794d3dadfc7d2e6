-- The use of a plan, as a company sees it, counts the planned visits of a programme (visit_programme_draws) that are not yet shown, spread evenly over
-- their period: not the withheld rows, whose number and plan month would tell of a cancellation, a move or the half of the period.
create or replace function priv.visits_by_day(client uuid, from_day date, until_day date) returns table (day text, count integer)
  language sql stable security definer set search_path = '' as $$
  with sees_all as (
    select current_setting('role') in ('itqan_admin', 'itqan_system') as yes
  ), shown as (
    select (q.scheduled_date at time zone 'Asia/Riyadh')::date as day
    from app.mystery_shopping_requests q left join app.billed_visits b on b.client_id = q.client_id and b.request_id = q.id
    where q.client_id = client and q.status <> 'cancelled' and coalesce(b.within_plan, true)
      and (not q.is_withheld or (select yes from sees_all))
  ), periods as (
    select greatest(d.from_on, p.starts_on) as from_on, d.until_on, sum(d.planned)::int as planned,
      sum(least(d.planned, (select count(*) from app.mystery_shopping_requests q
        where q.programme_id = d.programme_id and q.branch_id = d.branch_id and not q.is_withheld
          and (q.scheduled_date at time zone 'Asia/Riyadh')::date >= d.from_on
          and (q.scheduled_date at time zone 'Asia/Riyadh')::date < d.until_on)))::int as seen
    from app.visit_programme_draws d join app.visit_programmes p on p.client_id = d.client_id and p.id = d.programme_id
      join app.branches branch on branch.client_id = d.client_id and branch.id = d.branch_id
    where d.client_id = client and branch.closed_at is null and d.until_on > from_day and d.from_on < until_day
      and not (select yes from sees_all)
    group by d.programme_id, d.from_on, d.until_on, p.starts_on
  ), planned as (
    select from_on + ((2 * n - 1) * (until_on - from_on) / (2 * planned)) as day
    from periods, lateral generate_series(seen + 1, planned) n
  )
  select to_char(u.day, 'YYYY-MM-DD'), count(*)::int
  from (select day from shown union all select day from planned) u
  where priv.plans_visits(client) and u.day >= from_day and u.day < until_day
    and (current_setting('role') <> 'itqan_admin' or (select priv.staff_may('{requests}'::text[], false)))
  group by 1
$$;
drop function priv.shown_day(uuid, date);
