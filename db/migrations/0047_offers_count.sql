-- The board counts what is offered: a visit that is offered to a shopper keeps the day of its branch. It also names the branch's city, from
-- which distances count while the branch itself has no place on the map.
drop function priv.open_visits(uuid);
create function priv.open_visits(wanted uuid default null) returns table (
  id uuid, number bigint, client_id uuid, client_name text, branch_id uuid, branch_name text, branch_location text,
  latitude double precision, longitude double precision, city text, evaluation_type text, scheduled_date timestamptz,
  earliest_on date, latest_on date, day_part text, shopper_fee bigint, bonus bigint, spending_cap bigint, visits_that_day integer, is_wished boolean)
  language sql stable security definer set search_path = '' as $$
  select q.id, q.number, q.client_id, q.client_name, q.branch_id, q.branch_name, q.branch_location, b.latitude, b.longitude, b.city,
    q.evaluation_type, q.scheduled_date, q.earliest_on, q.latest_on, q.day_part, q.shopper_fee, q.bonus, q.spending_cap,
    (select count(*)::int from app.mystery_shopping_requests o where o.branch_id = q.branch_id and o.client_id = q.client_id and o.id <> q.id
      and (o.status in ('assigned', 'in_progress', 'completed') or o.status = 'approved' and exists (select from app.visit_offers v
        where v.request_id = o.id and v.status = 'offered' and not v.is_standby and v.expires_at > now()))
      and (o.scheduled_date at time zone 'Asia/Riyadh')::date = (q.scheduled_date at time zone 'Asia/Riyadh')::date),
    exists (select from app.visit_wishes w where w.request_id = q.id and w.shopper_id = app.uid())
  from app.mystery_shopping_requests q join app.branches b on b.client_id = q.client_id and b.id = q.branch_id
  where q.status = 'approved' and q.is_on_board and q.scheduled_date > now() and (wanted is null or q.id = wanted)
$$;
revoke all on function priv.open_visits from public;
grant execute on function priv.open_visits to itqan_shopper;
-- What a shopper has open is asked for again and again, and most offers have ended.
create index open_offers_of_shopper on app.visit_offers (shopper_id, expires_at) where status = 'offered';
