-- Names of the people who made, approved or answered an order, for those who read it: also of those who left.
create function priv.order_people(of_order uuid) returns table (profile_id uuid, full_name text)
  language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name
  from app.purchase_orders o
  join app.profiles p on p.id in (o.created_by, o.approved_by)
    or exists (select from app.purchase_order_answers a where a.client_id = o.client_id and a.order_id = o.id and a.by_id = p.id)
  where o.id = of_order and o.client_id = app.client_id()
    and (current_setting('role') <> 'itqan_member' or o.branch_id = any (priv.my_branches('orders.read')))
$$;
comment on function priv.order_people(uuid) is 'of an order of the own company';
revoke all on function priv.order_people(uuid) from public;
grant execute on function priv.order_people(uuid) to itqan_client, itqan_member, itqan_viewas;
