-- A branch that closes with a withheld visit of a programme: the visit is cancelled without a word to the company. How the plan counts it
-- meanwhile is in 0250; when the branch opens again the programme draws anew.
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
    and (current_setting('role') <> 'itqan_admin' or (select priv.staff_may('{requests}'::text[], false)))
  group by 1
$$;

-- A member whose roles have ended, with their days or with a node that closed 90 days ago: the own open actions, and whom to ask.
create function priv.own_open_actions() returns table (id uuid, title text, branch text, branch_ar text, due_on date)
  language sql stable security definer set search_path = '' as $$
  select a.id, a.title, b.name, b.name_ar, a.due_on
  from app.report_actions a join app.branches b on b.client_id = a.client_id and b.id = a.branch_id
    join app.profiles p on p.id = app.uid() and lower(p.email) = lower(a.owner_email)
  where a.client_id = app.client_id() and a.status in ('open', 'in_progress', 'reopened')
  order by a.due_on nulls last, a.id limit 100
$$;
create function priv.owners_to_ask() returns table (name text, email text)
  language sql stable security definer set search_path = '' as $$
  select p.full_name, p.email from app.members m join app.profiles p on p.id = m.profile_id and p.status = 'active'
  where m.client_id = app.client_id() and m.state = 'active' and m.profile_id <> app.uid()
    and exists (select from app.member_grants g where g.member_id = m.id and g.role = 'owner')
  order by m.joined_at limit 10
$$;
revoke all on function priv.own_open_actions, priv.owners_to_ask from public;
grant execute on function priv.own_open_actions, priv.owners_to_ask to itqan_member;
