-- Deliveries as they were received, and the movements of stock that they make (decision 86). Rows are only added: a mistake is corrected by a second
-- receipt whose lines hold the difference, so that sums over lines are always what is true now. Prices are not shown to our team.
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''receipt_photo''::text]'));
end $$;

insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'receipts.read', 'scope'), ('branch_manager', 'receipts.read', 'scope'), ('accountant', 'receipts.read', 'root'),
  ('manager', 'receipts.write', 'scope'), ('branch_manager', 'receipts.write', 'scope'),
  ('manager', 'receipts.correct', 'scope');

alter table app.kitchen_settings
  add column chilled_limit numeric(3, 1) not null default 5 check (chilled_limit between -5 and 15),
  add column frozen_limit numeric(3, 1) not null default -18 check (frozen_limit between -40 and 0);
comment on column app.kitchen_settings.chilled_limit is 'highest temperature at which chilled goods are received, degrees Celsius';
grant insert (chilled_limit, frozen_limit), update (chilled_limit, frozen_limit) on app.kitchen_settings to itqan_client, itqan_member;

create table app.goods_receipts (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  supplier_id uuid not null,
  order_id uuid,
  paper_number text check (length(paper_number) between 1 and 60),
  arrived_at timestamptz not null,
  note text check (length(note) between 1 and 1000),
  corrects_id uuid,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, id, branch_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, supplier_id) references app.suppliers (client_id, id),
  foreign key (client_id, order_id) references app.purchase_orders (client_id, id),
  foreign key (client_id, corrects_id, branch_id) references app.goods_receipts (client_id, id, branch_id),
  check (corrects_id <> id),
  check (corrects_id is null or note is not null),
  check (arrived_at <= created_at + interval '10 minutes')
);
comment on column app.goods_receipts.id is 'made by the phone: what is sent twice is one receipt';
comment on column app.goods_receipts.order_id is 'null: it came without an order';
comment on column app.goods_receipts.arrived_at is 'when the goods came, which may be days before they were entered';
comment on column app.goods_receipts.corrects_id is 'the receipt whose lines this one corrects; its note says why';
create index on app.goods_receipts (client_id, branch_id, arrived_at desc, id desc);
create index on app.goods_receipts (client_id, arrived_at desc, id desc);
create index on app.goods_receipts (client_id, supplier_id, arrived_at desc);
create index on app.goods_receipts (client_id, order_id) where order_id is not null;
create index on app.goods_receipts (client_id, corrects_id, branch_id) where corrects_id is not null;
create index on app.goods_receipts (created_by);

create table app.goods_receipt_lines (
  id uuid primary key,
  client_id uuid not null,
  receipt_id uuid not null,
  branch_id uuid not null,
  place smallint not null check (place between 1 and 200),
  order_line_id uuid,
  corrects_line_id uuid,
  ingredient_id uuid not null,
  pack text not null check (length(pack) between 1 and 60),
  quantity numeric(12, 3) not null check (quantity > 0),
  unit text not null check (unit in ('g', 'kg', 'ml', 'l', 'piece')),
  delivered numeric(12, 3) not null,
  accepted numeric(12, 3) not null,
  refused numeric(12, 3) not null,
  measured numeric(12, 3),
  reason text check (reason in ('short', 'damaged', 'wrong', 'warm', 'expired', 'price')),
  temperature numeric(4, 1) check (temperature between -60 and 90),
  temperature_limit numeric(3, 1),
  expires_on date,
  price numeric(10, 2) check (price > 0),
  vat_mode text check (vat_mode in ('included', 'excluded', 'none')),
  takes_price boolean not null default false,
  file_id uuid references app.files (id),
  note text check (length(note) between 1 and 500),
  unique (client_id, id),
  unique (client_id, id, branch_id),
  unique (client_id, receipt_id, place),
  foreign key (client_id, receipt_id, branch_id) references app.goods_receipts (client_id, id, branch_id),
  foreign key (client_id, order_line_id) references app.purchase_order_lines (client_id, id),
  foreign key (client_id, corrects_line_id, branch_id) references app.goods_receipt_lines (client_id, id, branch_id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id),
  check (accepted + refused = delivered),
  check (corrects_line_id is not null or (accepted >= 0 and refused >= 0 and (refused = 0 or reason is not null and reason <> 'short'))),
  check (corrects_line_id is not null or measured is null or (measured > 0 and accepted > 0)),
  check ((price is null) = (vat_mode is null)),
  check (not takes_price or price is not null),
  check (temperature is null or corrects_line_id is not null or temperature_limit is null or temperature <= temperature_limit or file_id is not null),
  check (reason is distinct from 'damaged' or corrects_line_id is not null or file_id is not null)
);
comment on table app.goods_receipt_lines is 'lines of receipts; those of a correction hold the difference to what was posted, with its sign';
comment on column app.goods_receipt_lines.quantity is 'content of a pack in unit';
comment on column app.goods_receipt_lines.delivered is 'packs; accepted and refused add up to it';
comment on column app.goods_receipt_lines.measured is 'weighed content of all accepted packs in unit; null: as printed on the pack';
comment on column app.goods_receipt_lines.temperature_limit is 'limit that counted when it was received; null: kept at room temperature';
comment on column app.goods_receipt_lines.price is 'riyals of a pack as on the paper of the delivery, typed under vat_mode';
comment on column app.goods_receipt_lines.takes_price is 'the price on the paper was accepted; otherwise it is disputed';
create index on app.goods_receipt_lines (client_id, receipt_id, branch_id);
create index on app.goods_receipt_lines (client_id, branch_id);
create index on app.goods_receipt_lines (client_id, ingredient_id);
create index on app.goods_receipt_lines (client_id, order_line_id) where order_line_id is not null;
create index on app.goods_receipt_lines (client_id, corrects_line_id, branch_id) where corrects_line_id is not null;
create unique index goods_receipt_lines_photo on app.goods_receipt_lines (file_id) where file_id is not null;

create table app.stock_moves (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  ingredient_id uuid not null,
  kind text not null check (kind in ('received', 'corrected', 'transfer_in', 'transfer_out')),
  quantity numeric(18, 6) not null check (quantity <> 0),
  happened_at timestamptz not null,
  receipt_line_id uuid,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id),
  foreign key (client_id, receipt_line_id, branch_id) references app.goods_receipt_lines (client_id, id, branch_id),
  check ((kind in ('received', 'corrected')) = (receipt_line_id is not null)),
  check (kind = 'corrected' or (quantity > 0) = (kind in ('received', 'transfer_in')))
);
comment on table app.stock_moves is 'rows are only added; what is on hand is their sum';
comment on column app.stock_moves.quantity is 'base units of the ingredient: above 0 into the branch';
comment on column app.stock_moves.happened_at is 'when the goods moved, which may be before the row was written';
create unique index stock_moves_of_line on app.stock_moves (client_id, receipt_line_id, branch_id) where receipt_line_id is not null;
create index on app.stock_moves (client_id, branch_id, ingredient_id, happened_at);
create index on app.stock_moves (client_id, ingredient_id, happened_at);
create index on app.stock_moves (created_by);

do $$
declare t text; own constant text := 'client_id = (select app.client_id())';
  reads constant text := '((select priv.may(''receipts.read'')) or branch_id in (select priv.branches_with(''receipts.read'')))';
  writes constant text := 'branch_id in (select priv.branches_with(''receipts.write''))';
begin
  foreach t in array array['goods_receipts', 'goods_receipt_lines', 'stock_moves'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('create policy member_select on app.%I for select to itqan_member using (%s and %s)', t, own, reads);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
  end loop;
  foreach t in array array['goods_receipts', 'stock_moves'] loop
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (%s)', t, own);
    execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s and created_by = (select app.uid()))', t, own);
  end loop;
  create policy viewas_select on app.goods_receipt_lines for select to itqan_viewas using (false);
  execute format('create policy client_insert on app.goods_receipt_lines for insert to itqan_client with check (%s)', own);
  execute format('create policy member_insert on app.goods_receipt_lines for insert to itqan_member with check (%s and %s)', own, writes);
  -- a correction is made by those who may correct; transfers belong to the rights of stock
  execute format('create policy member_insert on app.goods_receipts for insert to itqan_member with check (%s and created_by = (select app.uid()) and %s
    and (corrects_id is null or branch_id in (select priv.branches_with(''receipts.correct''))))', own, writes);
  execute format('create policy member_insert on app.stock_moves for insert to itqan_member with check (%s and created_by = (select app.uid())
    and branch_id in (select priv.branches_with(case when kind in (''transfer_in'', ''transfer_out'') then ''stock.write'' else ''receipts.write'' end)))', own);
end $$;

grant insert (id, client_id, branch_id, supplier_id, order_id, paper_number, arrived_at, note, corrects_id, created_by) on app.goods_receipts
  to itqan_client, itqan_member;
grant insert (id, client_id, receipt_id, branch_id, place, order_line_id, corrects_line_id, ingredient_id, pack, quantity, unit, delivered, accepted,
  refused, measured, reason, temperature, temperature_limit, expires_on, price, vat_mode, takes_price, file_id, note) on app.goods_receipt_lines
  to itqan_client, itqan_member;
grant insert (client_id, branch_id, ingredient_id, kind, quantity, happened_at, receipt_line_id, created_by) on app.stock_moves
  to itqan_client, itqan_member;

-- A correction of a line stays within its receipt.
create function priv.guard_receipt_line() returns trigger language plpgsql security definer set search_path = '' as $$
declare head app.goods_receipts;
begin
  select * into head from app.goods_receipts r where r.client_id = new.client_id and r.id = new.receipt_id;
  if (head.corrects_id is null) <> (new.corrects_line_id is null) or new.corrects_line_id is not null and not exists (
    select from app.goods_receipt_lines l where l.client_id = new.client_id and l.id = new.corrects_line_id and l.receipt_id = head.corrects_id
      and l.ingredient_id = new.ingredient_id) then
    raise exception 'a correction names a line of the receipt that it corrects' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
-- Lines come with their receipt: one that was posted gets no more.
create function priv.close_receipt() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.goods_receipts r where r.client_id = new.client_id and r.id = new.receipt_id and r.created_at = now()) then
    raise exception 'a posted receipt does not change' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
revoke all on function priv.guard_receipt_line(), priv.close_receipt() from public;
create trigger guard_receipt_line before insert on app.goods_receipt_lines for each row execute function priv.guard_receipt_line();
create constraint trigger close_receipt after insert on app.goods_receipt_lines deferrable initially deferred
  for each row when (current_setting('role') in ('itqan_client', 'itqan_member')) execute function priv.close_receipt();

-- A photo is read by those who read its receipt; the policies of files that other tables use stay as they are.
do $$
declare p record;
begin
  for p in select policyname, qual, with_check from pg_policies where schemaname = 'app' and tablename = 'files'
    and policyname in ('client_select', 'member_select', 'client_insert', 'member_insert') loop
    if p.qual is not null then
      execute format('alter policy %I on app.files using ((%s) or (client_id = (select app.client_id())
        and purpose = ''receipt_photo'' and (owner_id = (select app.uid()) or exists (select from app.goods_receipt_lines t where t.file_id = files.id))))',
        p.policyname, p.qual);
    else
      execute format('alter policy %I on app.files with check ((%s) or (owner_id = (select app.uid())
        and client_id = (select app.client_id()) and purpose = ''receipt_photo''))', p.policyname, p.with_check);
    end if;
  end loop;
end $$;
-- Removes a photo that was taken back before its receipt was posted. Returns where its bytes are stored, null when there is none.
create function priv.drop_receipt_file(file uuid) returns text language plpgsql security definer set search_path = '' as $$
declare stored text;
begin
  delete from app.files f where f.id = file and f.client_id = app.client_id() and f.owner_id = app.uid() and f.purpose = 'receipt_photo'
    and not exists (select from app.goods_receipt_lines l where l.file_id = f.id)
    returning f.storage_key into stored;
  return stored;
end $$;
comment on function priv.drop_receipt_file(uuid) is 'of an own photo that no receipt has';

-- The accepted price of a received line becomes a price of the ingredient, also where the receiver may not write prices. Answers the ingredient when
-- a row was added: none when the price in force on that day is the same.
create function priv.take_receipt_price(line uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare l record; whole numeric; parts numeric; known record;
begin
  select x.*, r.arrived_at, r.paper_number, (r.arrived_at at time zone 'Asia/Riyadh')::date as day, coalesce(s.name_en, s.name_ar) as supplier into l
  from app.goods_receipt_lines x join app.goods_receipts r on r.client_id = x.client_id and r.id = x.receipt_id
  join app.suppliers s on s.client_id = r.client_id and s.id = r.supplier_id
  where x.id = line and x.client_id = app.client_id() and r.created_by = app.uid() and x.takes_price and x.accepted > 0 and x.corrects_line_id is null;
  if not found then return null; end if;
  if not priv.may_branch('receipts.write', l.branch_id) then return null; end if;
  -- content of a pack in base units as a fraction of whole numbers: what was weighed counts before what is printed
  whole := coalesce(l.measured, l.quantity) * (case when l.unit in ('kg', 'l') then 1000 else 1 end) * 1000000;
  parts := (case when l.measured is null then 1 else l.accepted end) * 1000000;
  select p.amount, p.vat_mode, p.vat_rate, p.content into known from app.ingredient_prices p
  where p.client_id = l.client_id and p.ingredient_id = l.ingredient_id and p.branch_id is null and p.valid_from <= l.day and p.amount is not null
    and not exists (select from app.ingredient_prices n where n.client_id = p.client_id and n.corrects_id = p.id)
  order by p.valid_from desc, p.created_at desc, p.id desc limit 1;
  if found and known.vat_mode = l.vat_mode and known.amount * split_part(known.content, '/', 2)::numeric * whole
    = l.price * split_part(known.content, '/', 1)::numeric * parts then
    return null;
  end if;
  insert into app.ingredient_prices (id, client_id, ingredient_id, supplier, quantity, unit, content, amount, vat_mode, valid_from, source, document, created_by)
  values (l.id, l.client_id, l.ingredient_id, l.supplier, trim_scale(case when l.measured is null then l.quantity else round(l.measured / l.accepted, 3) end)::text,
    l.unit, trunc(whole)::text || '/' || trunc(parts)::text, l.price, l.vat_mode, l.day, 'receipt', l.paper_number, app.uid())
  on conflict (id) do nothing;
  return l.ingredient_id;
end $$;
comment on function priv.take_receipt_price(uuid) is 'of a line that the acting person has posted';

-- Name of the person who posted a receipt, for those who read it: also of one who left.
create function priv.receipt_author(receipt uuid) returns text language sql stable security definer set search_path = '' as $$
  select p.full_name from app.goods_receipts r join app.profiles p on p.id = r.created_by
  where r.id = receipt and r.client_id = app.client_id()
    and (current_setting('role') <> 'itqan_member' or r.branch_id = any (priv.my_branches('receipts.read')))
$$;
comment on function priv.receipt_author(uuid) is 'of a receipt of the own company';

-- Base units that came on each day, for prices that are weighted by them: for those who see costs, also of branches that they do not see, so that one
-- cost is the same for all of them.
create function priv.received_quantities(of_client uuid, of_ingredients uuid[], since date)
  returns table (ingredient_id uuid, branch_id uuid, day date, quantity numeric) language sql stable security definer set search_path = '' as $$
  select m.ingredient_id, m.branch_id, (m.happened_at at time zone 'Asia/Riyadh')::date, sum(m.quantity)
  from app.stock_moves m
  where m.client_id = case when current_setting('role') = 'itqan_system' then of_client else app.client_id() end
    and (current_setting('role') = 'itqan_system' or priv.may_somewhere('kitchen.costs'))
    and m.kind in ('received', 'corrected') and m.happened_at >= since
    and (of_ingredients is null or m.ingredient_id = any (of_ingredients))
  group by 1, 2, 3
$$;
comment on function priv.received_quantities(uuid, uuid[], date) is 'of the own company; of_client counts where no person acts';
revoke all on function priv.drop_receipt_file(uuid), priv.take_receipt_price(uuid), priv.receipt_author(uuid),
  priv.received_quantities(uuid, uuid[], date) from public;
grant execute on function priv.drop_receipt_file(uuid), priv.take_receipt_price(uuid) to itqan_client, itqan_member;
grant execute on function priv.receipt_author(uuid) to itqan_client, itqan_member, itqan_viewas;
grant execute on function priv.received_quantities(uuid, uuid[], date) to itqan_client, itqan_member, itqan_viewas, itqan_system;

-- before the orders and the ingredients, which they refer to
insert into priv.erased_tables (tab, place) values ('stock_moves', 840), ('goods_receipt_lines', 841), ('goods_receipts', 842);
call priv.confine_staff();
call priv.guard_closing();
