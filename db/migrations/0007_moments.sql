-- When an order, a report or a step happened is told by the application's clock, like every other moment it writes.
grant insert (created_at, updated_at) on app.mystery_shopping_requests to itqan_client;
grant insert (created_at) on app.request_events to itqan_client;
grant insert (created_at, updated_at) on app.mystery_shopping_reports to itqan_shopper;

-- A visit counts in the month in which it was completed by that clock.
create or replace function priv.tally_request() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    perform priv.tally('requests.' || old.status, -1, -old.price);
  end if;
  perform priv.tally('requests.' || new.status, 1, new.price);
  if new.status = 'completed' then
    perform priv.tally('completed.' || to_char(new.updated_at at time zone 'Asia/Riyadh', 'YYYY-MM'), 1, new.price);
  end if;
  return null;
end $$;
