-- Whether a visit is included in its client's plan: as shown when it was ordered, and as billed once it is billed.
alter table app.mystery_shopping_requests add column within_plan boolean not null default false;
comment on column app.mystery_shopping_requests.within_plan is 'included in the plan: expected when ordered or moved, as billed once billed';
grant select (within_plan), insert (within_plan) on app.mystery_shopping_requests to itqan_client, itqan_member;
grant select (within_plan) on app.mystery_shopping_requests to itqan_viewas;
update app.mystery_shopping_requests q set within_plan = true
  from app.billed_visits b where b.client_id = q.client_id and b.request_id = q.id and b.within_plan;

create function priv.keep_billed_within_plan() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.mystery_shopping_requests q set within_plan = new.within_plan
    where q.client_id = new.client_id and q.id = new.request_id and q.within_plan <> new.within_plan;
  return null;
end $$;
revoke all on function priv.keep_billed_within_plan from public;
create trigger within_plan_kept after insert on app.billed_visits for each row execute function priv.keep_billed_within_plan();

-- Members read what a visit costs their company: nothing within the plan.
comment on table app.visit_prices is 'what each visit costs its client, as far as it sees the visit, kept by a trigger; halalas before VAT, 0 within the plan';
create or replace function priv.keep_visit_price() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.visit_prices (request_id, client_id, branch_id, price)
    values (new.id, new.client_id, new.branch_id, case when new.within_plan then 0 else new.price end)
    on conflict (request_id) do update set client_id = excluded.client_id, branch_id = excluded.branch_id, price = excluded.price;
  return null;
end $$;
drop trigger price_moved on app.mystery_shopping_requests;
create trigger price_moved after update on app.mystery_shopping_requests for each row
  when (not new.is_withheld and (old.is_withheld or old.price <> new.price or old.within_plan <> new.within_plan
    or old.branch_id <> new.branch_id or old.client_id <> new.client_id))
  execute function priv.keep_visit_price();
update app.visit_prices p set price = 0 from app.mystery_shopping_requests q where q.id = p.request_id and q.within_plan;
