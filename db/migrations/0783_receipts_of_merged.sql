-- Deliveries of an ingredient that was merged into another one count for the other one (decision 89): weights of its prices. Their quantities are in the base
-- unit of the ingredient that came, so that the reader converts them.
drop function priv.received_quantities(uuid, uuid[], date);
create function priv.received_quantities(of_client uuid, of_ingredients uuid[], since date)
  returns table (ingredient_id uuid, came_in text, base text, density text, piece_weight text, branch_id uuid, day date, quantity numeric)
  language sql stable security definer set search_path = '' as $$
  with recursive own as (
    select i.id, i.merged_into, i.base, i.density, i.piece_weight from app.ingredients i
    where i.client_id = case when current_setting('role') = 'itqan_system' then of_client else app.client_id() end
      and (current_setting('role') = 'itqan_system' or priv.may_somewhere('kitchen.costs'))
  ), kin as (
    select o.id as target, o.id from own o where o.merged_into is null and (of_ingredients is null or o.id = any (of_ingredients))
    union all
    select k.target, o.id from own o join kin k on o.merged_into = k.id
  )
  select t.id, came.base, t.base, t.density, t.piece_weight, m.branch_id, (m.happened_at at time zone 'Asia/Riyadh')::date, sum(m.quantity)
  from kin k
  join own t on t.id = k.target
  join own came on came.id = k.id
  join app.stock_moves m on m.ingredient_id = k.id
    and m.client_id = case when current_setting('role') = 'itqan_system' then of_client else app.client_id() end
  where m.kind in ('received', 'corrected') and m.happened_at >= since
  group by 1, 2, 3, 4, 5, 6, 7
$$;
comment on function priv.received_quantities(uuid, uuid[], date) is 'of the own company; of_client counts where no person acts';
revoke all on function priv.received_quantities(uuid, uuid[], date) from public;
grant execute on function priv.received_quantities(uuid, uuid[], date) to itqan_client, itqan_member, itqan_viewas, itqan_system;
