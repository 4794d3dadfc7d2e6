-- Purchase orders of a company to its suppliers (decision 85): lines with the prices agreed, the links by which a supplier answers without an account,
-- and the answers. Prices are not shown to our team. A line is written in a draft alone; once sent, its price changes only where the buyer accepts one that
-- the supplier asked for.
insert into app.role_capabilities (role, capability, reach, setting, duties) values
  ('manager', 'orders.read', 'scope', null, null), ('branch_manager', 'orders.read', 'scope', null, null), ('accountant', 'orders.read', 'root', null, null),
  ('manager', 'orders.write', 'scope', null, '{purchasing}'), ('branch_manager', 'orders.write', 'scope', null, null),
  ('manager', 'orders.approve', 'scope', null, '{purchasing}');

alter table app.kitchen_settings
  add column order_limit_branch_manager numeric(10, 2) not null default 2000 check (order_limit_branch_manager >= 0),
  add column order_limit_manager numeric(10, 2) not null default 20000 check (order_limit_manager >= 0);
comment on column app.kitchen_settings.order_limit_branch_manager is 'riyals without VAT that a branch manager orders without an approval';
comment on column app.kitchen_settings.order_limit_manager is 'riyals without VAT that a manager orders or approves; owners have no limit';
-- the limits are those of owners alone
grant insert (order_limit_branch_manager, order_limit_manager), update (order_limit_branch_manager, order_limit_manager) on app.kitchen_settings to itqan_client;

create table app.purchase_orders (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  number integer not null default 0 check (number > 0),
  branch_id uuid not null,
  supplier_id uuid not null,
  request_id uuid,
  state text not null default 'draft' check (state in ('draft', 'awaiting', 'approved', 'sent', 'confirmed', 'part_received', 'received', 'closed', 'cancelled')),
  answered text check (answered in ('confirmed', 'changed', 'declined', 'accepted', 'refused')),
  wanted_on date not null,
  window_from time,
  window_until time,
  delivery_fee numeric(10, 2) not null default 0 check (delivery_fee >= 0),
  note text check (length(note) between 1 and 1000),
  reason text check (length(reason) between 1 and 500),
  revision integer not null default 1 check (revision > 0),
  issue smallint not null default 0 check (issue >= 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  submitted_by uuid references app.profiles (id),
  submitted_at timestamptz,
  approved_by uuid references app.profiles (id),
  approved_at timestamptz,
  sent_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  unique (client_id, id),
  unique (client_id, number),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, supplier_id) references app.suppliers (client_id, id),
  foreign key (client_id, request_id) references app.quote_requests (client_id, id),
  check (window_until > window_from),
  check (approved_by <> created_by and approved_by <> submitted_by),
  check ((state in ('closed', 'cancelled')) = (ended_at is not null)),
  check (state not in ('sent', 'confirmed', 'part_received', 'received') or sent_at is not null)
);
comment on column app.purchase_orders.id is 'made by the browser: what is sent twice is one order';
comment on column app.purchase_orders.number is 'given by a trigger';
comment on column app.purchase_orders.answered is 'the last answer of the supplier, or of the buyer to a change; null: none since it was sent';
comment on column app.purchase_orders.wanted_on is 'agreed day of delivery; an accepted change of the supplier moves it';
comment on column app.purchase_orders.issue is 'how often it was sent; from the second time on the supplier confirms a revision';
comment on column app.purchase_orders.sent_at is 'last time; an order that is revised keeps it';
comment on column app.purchase_orders.delivery_fee is 'riyals without VAT, once for the order';
comment on column app.purchase_orders.reason is 'why it was returned, cancelled or closed';
comment on column app.purchase_orders.approved_by is 'another person than the maker; null: within the limit of the maker';
create index on app.purchase_orders (client_id, created_at desc, id desc);
create index on app.purchase_orders (client_id, branch_id, created_at desc);
create index on app.purchase_orders (client_id, supplier_id, created_at desc);
create unique index purchase_orders_of_request on app.purchase_orders (client_id, request_id, supplier_id, branch_id) where state <> 'cancelled';
create index on app.purchase_orders (client_id, request_id);
create index on app.purchase_orders (created_by);
create index on app.purchase_orders (submitted_by);
create index on app.purchase_orders (approved_by);

-- Orders of a company are numbered one after the other. A member may not see the orders of other branches, the number counts them all.
create function priv.number_purchase_order() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('purchase order ' || new.client_id, 0));
  select coalesce(max(o.number), 0) + 1 into new.number from app.purchase_orders o where o.client_id = new.client_id;
  return new;
end $$;
revoke all on function priv.number_purchase_order from public;
create trigger number_purchase_order before insert on app.purchase_orders for each row execute function priv.number_purchase_order();

create table app.purchase_order_lines (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  order_id uuid not null,
  place smallint not null check (place between 1 and 100),
  ingredient_id uuid not null,
  offer_id uuid,
  brand text check (length(brand) between 1 and 80),
  pack text not null check (length(pack) between 1 and 60),
  quantity numeric(12, 3) not null check (quantity > 0),
  unit text not null check (unit in ('g', 'kg', 'ml', 'l', 'piece')),
  sku text check (length(sku) between 1 and 60),
  packs integer not null check (packs between 1 and 100000),
  price numeric(10, 2) not null check (price > 0),
  vat_mode text not null check (vat_mode in ('included', 'excluded', 'none')),
  net numeric(14, 2) not null check (net >= 0),
  vat numeric(14, 2) not null check (vat >= 0),
  unique (client_id, id),
  unique (client_id, order_id, place),
  foreign key (client_id, order_id) references app.purchase_orders (client_id, id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id),
  foreign key (client_id, offer_id) references app.supplier_offers (client_id, id)
);
comment on column app.purchase_order_lines.quantity is 'content of a pack in unit';
comment on column app.purchase_order_lines.price is 'riyals of a pack as typed under vat_mode';
comment on column app.purchase_order_lines.net is 'riyals of the line without VAT, rounded once';
create index on app.purchase_order_lines (client_id, ingredient_id);
create index on app.purchase_order_lines (client_id, offer_id);

create table app.purchase_order_links (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  order_id uuid not null,
  token_hash text not null unique check (length(token_hash) = 64),
  opened integer not null default 0,
  last_opened_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (client_id, order_id) references app.purchase_orders (client_id, id)
);
comment on table app.purchase_order_links is 'secret addresses of an order, of the mail and of what the buyer sends';
create index on app.purchase_order_links (client_id, order_id);

create table app.purchase_order_answers (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('confirmed', 'changed', 'declined', 'accepted', 'refused', 'revised')),
  by_id uuid references app.profiles (id),
  wanted_on date,
  note text check (length(note) between 1 and 1000),
  prices jsonb not null default '{}' check (jsonb_typeof(prices) = 'object'),
  answered_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, order_id) references app.purchase_orders (client_id, id)
);
comment on table app.purchase_order_answers is 'what the supplier answered by its link, and what the buyer said to a change; only added';
comment on column app.purchase_order_answers.by_id is 'the buyer; null: the supplier by its link';
comment on column app.purchase_order_answers.prices is 'by line: the price of a pack asked for and the one before, in riyals as typed';
create index on app.purchase_order_answers (client_id, order_id, answered_at);
create index on app.purchase_order_answers (by_id);

do $$
declare t text; own constant text := 'client_id = (select app.client_id())';
  reads constant text := 'branch_id in (select priv.branches_with(''orders.read''))';
  writes constant text := 'branch_id in (select priv.branches_with(''orders.write''))';
  -- rows of an order follow the order that the member sees
  of_order constant text := 'exists (select from app.purchase_orders o where o.client_id = %1$I.client_id and o.id = %1$I.order_id and o.%2$s)';
begin
  foreach t in array array['purchase_orders', 'purchase_order_lines', 'purchase_order_links', 'purchase_order_answers'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('grant select on app.%I to itqan_system', t);
    if t <> 'purchase_order_links' then
      execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas', t);
    end if;
    if t <> 'purchase_orders' then
      execute format('create policy member_select on app.%I for select to itqan_member using (%s and %s)', t, own, format(of_order, t, reads));
    end if;
  end loop;
  execute format('create policy member_select on app.purchase_orders for select to itqan_member using (%s and %s)', own, reads);
  execute format('create policy client_insert on app.purchase_orders for insert to itqan_client with check (%s and created_by = (select app.uid()))', own);
  execute format('create policy member_insert on app.purchase_orders for insert to itqan_member with check (%s and created_by = (select app.uid()) and %s)', own, writes);
  execute format('create policy client_update on app.purchase_orders for update to itqan_client using (%s) with check (%s)', own, own);
  execute format('create policy member_update on app.purchase_orders for update to itqan_member using (%s and %s) with check (%s and %s)', own, writes, own, writes);
  execute format('create policy viewas_select on app.purchase_orders for select to itqan_viewas using (%s)', own);

  t := 'purchase_order_lines';
  execute format('create policy viewas_select on app.%I for select to itqan_viewas using (false)', t);
  execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s and %s)', t, own, format(of_order, t, 'state = ''draft'''));
  execute format('create policy client_update on app.%I for update to itqan_client using (%s and %s) with check (%s)', t, own,
    format(of_order, t, 'state = ''sent'' and o.answered = ''changed'''), own);
  execute format('create policy client_delete on app.%I for delete to itqan_client using (%s and %s)', t, own, format(of_order, t, 'state = ''draft'''));
  execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s and %s)', t, own,
    format(of_order, t, writes || ' and o.state = ''draft'''));
  execute format('create policy member_update on app.%I for update to itqan_member using (%s and %s) with check (%s and %s)', t, own,
    format(of_order, t, writes || ' and o.state = ''sent'' and o.answered = ''changed'''), own, format(of_order, t, writes));
  execute format('create policy member_delete on app.%I for delete to itqan_member using (%s and %s)', t, own,
    format(of_order, t, writes || ' and o.state = ''draft'''));

  t := 'purchase_order_links';
  execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s)', t, own);
  execute format('create policy client_update on app.%I for update to itqan_client using (%s) with check (%s)', t, own, own);
  execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s and %s)', t, own, format(of_order, t, writes));
  execute format('create policy member_update on app.%I for update to itqan_member using (%s and %s) with check (%s and %s)', t, own,
    format(of_order, t, writes), own, format(of_order, t, writes));

  t := 'purchase_order_answers';
  execute format('create policy viewas_select on app.%I for select to itqan_viewas using (false)', t);
  execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s and by_id = (select app.uid()))', t, own);
  execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s and by_id = (select app.uid()) and %s)', t, own,
    format(of_order, t, writes));
end $$;

grant insert (id, client_id, branch_id, supplier_id, request_id, wanted_on, window_from, window_until, delivery_fee, note, created_by)
  on app.purchase_orders to itqan_client, itqan_member;
grant update (state, answered, wanted_on, window_from, window_until, delivery_fee, note, reason, revision, issue, submitted_by, submitted_at, approved_by,
  approved_at, sent_at, confirmed_at, ended_at) on app.purchase_orders to itqan_client, itqan_member;
grant insert (client_id, order_id, place, ingredient_id, offer_id, brand, pack, quantity, unit, sku, packs, price, vat_mode, net, vat)
  on app.purchase_order_lines to itqan_client, itqan_member;
grant update (price, net, vat) on app.purchase_order_lines to itqan_client, itqan_member;
grant delete on app.purchase_order_lines to itqan_client, itqan_member;
grant select (id, client_id, order_id, opened, last_opened_at, withdrawn_at, created_at) on app.purchase_order_links to itqan_client, itqan_member;
grant insert (client_id, order_id, token_hash) on app.purchase_order_links to itqan_client, itqan_member;
grant update (withdrawn_at) on app.purchase_order_links to itqan_client, itqan_member;
grant insert (client_id, order_id, kind, by_id, wanted_on, note, prices, answered_at) on app.purchase_order_answers to itqan_client, itqan_member;
-- what suppliers do by their links
grant insert on app.purchase_order_links, app.purchase_order_answers to itqan_system;
grant update (opened, last_opened_at) on app.purchase_order_links to itqan_system;
grant update (state, answered, confirmed_at, revision) on app.purchase_orders to itqan_system;

-- What a delivery makes of its order, from the sums of its receipts. Receivers need no right to write orders.
create function priv.apply_received(order_of uuid) returns text language plpgsql security definer set search_path = '' as $$
declare held app.purchase_orders; any_in boolean; all_in boolean; becomes text;
begin
  select * into held from app.purchase_orders o where o.id = order_of and o.client_id = app.client_id() for update;
  if not found or not priv.may_branch('receipts.write', held.branch_id) then return null; end if;
  if held.state not in ('sent', 'confirmed', 'part_received', 'received') then return held.state; end if;
  select bool_or(coalesce(r.accepted, 0) > 0), bool_and(coalesce(r.accepted, 0) >= l.packs) into any_in, all_in
    from app.purchase_order_lines l left join (
      select g.order_line_id, sum(g.accepted) as accepted from app.goods_receipt_lines g
      where g.client_id = held.client_id group by g.order_line_id) r on r.order_line_id = l.id
    where l.client_id = held.client_id and l.order_id = held.id;
  becomes := case when all_in then 'received' when any_in then 'part_received' when held.confirmed_at is null then 'sent' else 'confirmed' end;
  if becomes <> held.state then
    update app.purchase_orders o set state = becomes, revision = o.revision + 1 where o.id = held.id;
  end if;
  return becomes;
end $$;
revoke all on function priv.apply_received from public;
grant execute on function priv.apply_received(uuid) to itqan_client, itqan_member;

insert into priv.erased_tables (tab, place) values ('purchase_order_answers', 860), ('purchase_order_links', 861), ('purchase_order_lines', 862),
  ('purchase_orders', 870);
call priv.confine_staff();
call priv.guard_closing();
