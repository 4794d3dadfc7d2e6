-- What a visit costs is money: of a team, those who order at the branch and those who pay for the company read it; branch managers and
-- viewers, who see the visit, do not. A role reads a column for all its rows or for none, so members read the price from rows of their own.
-- Owners, staff and the platform keep reading it from the request.
create table app.visit_prices (
  request_id uuid primary key references app.mystery_shopping_requests on delete cascade,
  client_id uuid not null,
  branch_id uuid not null,
  price bigint not null check (price >= 0)
);
comment on table app.visit_prices is 'price of each visit that its client sees, kept by a trigger; halalas before VAT';
create index on app.visit_prices (client_id, branch_id);
alter table app.visit_prices enable row level security;
alter table app.visit_prices force row level security;
do $$ begin
  execute format('create policy owner_all on app.visit_prices to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.visit_prices to itqan_system using (true) with check (true);
grant select on app.visit_prices to itqan_system, itqan_member;
create policy member_select on app.visit_prices for select to itqan_member using (client_id = (select app.client_id())
  and ((select priv.may('evaluations.request')) or (select priv.may('invoices.read'))
    or branch_id in (select unnest(priv.my_branches('evaluations.request')))));

create function priv.keep_visit_price() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.visit_prices (request_id, client_id, branch_id, price) values (new.id, new.client_id, new.branch_id, new.price)
    on conflict (request_id) do update set client_id = excluded.client_id, branch_id = excluded.branch_id, price = excluded.price;
  return null;
end $$;
revoke all on function priv.keep_visit_price from public;
create trigger price_kept after insert on app.mystery_shopping_requests for each row
  when (not new.is_withheld) execute function priv.keep_visit_price();
-- without columns, because the trigger that ends the withholding sets the column itself
create trigger price_moved after update on app.mystery_shopping_requests for each row
  when (not new.is_withheld and (old.is_withheld or old.price <> new.price or old.branch_id <> new.branch_id or old.client_id <> new.client_id))
  execute function priv.keep_visit_price();
insert into app.visit_prices (request_id, client_id, branch_id, price)
  select id, client_id, branch_id, price from app.mystery_shopping_requests where not is_withheld;

revoke select (price) on app.mystery_shopping_requests from itqan_member;
