-- A branch that closes with a withheld visit of a programme: the visit is cancelled without a word to the company, and the use of the plan stays as it was,
-- because a lower number would tell of the visit. It counts until the branch opens again; then the programme draws anew.
create or replace function priv.visits_by_day(client uuid, from_day date, until_day date) returns table (day text, count integer)
  language sql stable security definer set search_path = '' as $$
  select to_char(d.shown, 'YYYY-MM-DD'), count(*)::int
  from app.mystery_shopping_requests q left join app.billed_visits b on b.client_id = q.client_id and b.request_id = q.id,
    lateral (select case when q.is_withheld and current_setting('role') not in ('itqan_admin', 'itqan_system')
      then priv.shown_day(client, (q.scheduled_date at time zone 'Asia/Riyadh')::date)
      else (q.scheduled_date at time zone 'Asia/Riyadh')::date end as shown) d
  where q.client_id = client and coalesce(b.within_plan, true)
    and (q.status <> 'cancelled' or (q.is_withheld
      and exists (select from app.branches c where c.client_id = q.client_id and c.id = q.branch_id and c.closed_at is not null)
      and exists (select from app.request_events e where e.request_id = q.id and e.step = 'cancel' and e.cause = 'branch_closed')))
    and priv.plans_visits(client) and d.shown >= from_day and d.shown < until_day
  group by 1
$$;
