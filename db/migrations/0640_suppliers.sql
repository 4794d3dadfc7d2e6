-- Suppliers of a company with their licences, bank accounts and offers (decision 83). They belong to the company as a whole. Prices of suppliers
-- are not shown to our team; bank accounts are read by owners and accountants alone.
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''supplier''::text]'));
end $$;

insert into app.role_capabilities (role, capability, reach, setting, duties) values
  ('manager', 'suppliers.read', 'scope', null, null), ('branch_manager', 'suppliers.read', 'scope', null, null),
  ('accountant', 'suppliers.read', 'root', null, null),
  ('manager', 'suppliers.write', 'root', null, '{purchasing}'),
  ('accountant', 'suppliers.bank', 'root', null, null);

create table app.suppliers (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  cr_number text check (cr_number ~ '^[0-9]{10}$'),
  vat_number text check (vat_number ~ '^3[0-9]{13}3$'),
  contact text check (length(contact) between 1 and 120),
  email text check (length(email) between 3 and 254),
  phone text check (phone ~ '^\+\d{8,15}$'),
  language text not null default 'ar' check (language in ('en', 'ar')),
  payment_days smallint not null default 0 check (payment_days between 0 and 180),
  delivery_days smallint[] not null default '{}' check (delivery_days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  cut_off time,
  minimum_order numeric(10, 2) not null default 0 check (minimum_order >= 0),
  delivery_fee numeric(10, 2) not null default 0 check (delivery_fee >= 0),
  branches uuid[] not null default '{}' check (cardinality(branches) <= 500),
  note text check (length(note) between 1 and 1000),
  archived_at timestamptz,
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  check (num_nonnulls(name_en, name_ar) > 0)
);
comment on column app.suppliers.id is 'made by the browser: what is sent twice is one supplier';
comment on column app.suppliers.payment_days is 'days after the invoice; 0: on delivery';
comment on column app.suppliers.delivery_days is 'days of the week, 0 is Sunday; empty: any day';
comment on column app.suppliers.cut_off is 'latest time of an order for the next delivery, in Riyadh';
comment on column app.suppliers.minimum_order is 'riyals without VAT; 0: any';
comment on column app.suppliers.delivery_fee is 'riyals without VAT, once for each order';
comment on column app.suppliers.branches is 'branches it delivers to; empty: all';
create unique index suppliers_cr on app.suppliers (client_id, cr_number) where cr_number is not null and archived_at is null;
create index suppliers_by_name on app.suppliers (client_id, app.fold(coalesce(name_en, name_ar)), id);
create index on app.suppliers (created_by);

create table app.supplier_licences (
  id uuid primary key,
  client_id uuid not null,
  supplier_id uuid not null,
  kind text not null check (kind in ('sfda', 'municipal')),
  number text not null check (length(number) between 1 and 80),
  expires_on date not null,
  file_id uuid references app.files (id),
  replaced_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, supplier_id) references app.suppliers (client_id, id)
);
comment on table app.supplier_licences is 'licences of suppliers as they were entered; a new one replaces the one before, which stays';
create unique index supplier_licences_current on app.supplier_licences (client_id, supplier_id, kind) where replaced_at is null;
create index on app.supplier_licences (client_id, supplier_id);
create index on app.supplier_licences (file_id);
create index on app.supplier_licences (created_by);

create table app.supplier_accounts (
  client_id uuid not null,
  supplier_id uuid not null,
  iban text not null check (iban ~ '^SA[0-9]{22}$'),
  holder text not null check (length(holder) between 1 and 140),
  changed_by uuid not null references app.profiles (id),
  changed_at timestamptz not null default now(),
  primary key (client_id, supplier_id),
  foreign key (client_id, supplier_id) references app.suppliers (client_id, id)
);
comment on table app.supplier_accounts is 'where a supplier is paid; owners and accountants only';
create index on app.supplier_accounts (changed_by);

create table app.supplier_offers (
  id uuid primary key,
  client_id uuid not null,
  supplier_id uuid not null,
  ingredient_id uuid not null,
  brand text check (length(brand) between 1 and 80),
  pack text not null check (length(pack) between 1 and 60),
  quantity numeric(12, 3) not null check (quantity > 0),
  unit text not null check (unit in ('g', 'kg', 'ml', 'l', 'piece')),
  sku text check (length(sku) between 1 and 60),
  price numeric(10, 2) not null check (price > 0),
  vat_mode text not null check (vat_mode in ('included', 'excluded', 'none')),
  minimum integer not null default 1 check (minimum between 1 and 100000),
  multiple integer not null default 1 check (multiple between 1 and 100000),
  lead_days smallint check (lead_days between 0 and 365),
  valid_from date not null,
  valid_until date,
  ended_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, supplier_id) references app.suppliers (client_id, id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id),
  check (valid_until >= valid_from)
);
comment on table app.supplier_offers is 'prices on which a supplier sells; an offer is ended and followed by another, never changed';
comment on column app.supplier_offers.quantity is 'content of a pack in unit';
comment on column app.supplier_offers.price is 'riyals of a pack as typed under vat_mode';
create unique index supplier_offers_open on app.supplier_offers (client_id, supplier_id, ingredient_id, app.fold(pack), valid_from) where ended_at is null;
create index on app.supplier_offers (client_id, supplier_id, created_at desc);
create index on app.supplier_offers (client_id, ingredient_id);
create index on app.supplier_offers (created_by);

do $$
declare t text; own constant text := 'client_id = (select app.client_id())';
  reads constant text := '(select priv.may_somewhere(''suppliers.read''))';
  writes constant text := '(select priv.may(''suppliers.write''))';
begin
  foreach t in array array['suppliers', 'supplier_licences', 'supplier_accounts', 'supplier_offers'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('create policy client_update on app.%I for update to itqan_client using (%s) with check (%s)', t, own, own);
    execute format('grant select on app.%I to itqan_client, itqan_member', t);
  end loop;
  foreach t in array array['suppliers', 'supplier_licences', 'supplier_offers'] loop
    execute format('grant select on app.%I to itqan_viewas, itqan_system', t);
    execute format('create policy member_select on app.%I for select to itqan_member using (%s and %s)', t, own, reads);
    execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s and created_by = (select app.uid()))', t, own);
    execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s and created_by = (select app.uid()) and %s)', t, own, writes);
    execute format('create policy member_update on app.%I for update to itqan_member using (%s and %s) with check (%s and %s)', t, own, writes, own, writes);
  end loop;
  execute format('create policy viewas_select on app.suppliers for select to itqan_viewas using (%s)', own);
  execute format('create policy viewas_select on app.supplier_licences for select to itqan_viewas using (%s)', own);
end $$;
-- the page of a supplier reads its offers; a view by our team sees none of them
create policy viewas_select on app.supplier_offers for select to itqan_viewas using (false);

create policy client_insert on app.supplier_accounts for insert to itqan_client
  with check (client_id = (select app.client_id()) and changed_by = (select app.uid()));
create policy member_select on app.supplier_accounts for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('suppliers.bank')));
create policy member_insert on app.supplier_accounts for insert to itqan_member
  with check (client_id = (select app.client_id()) and changed_by = (select app.uid()) and (select priv.may('suppliers.bank')));
create policy member_update on app.supplier_accounts for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('suppliers.bank')))
  with check (client_id = (select app.client_id()) and changed_by = (select app.uid()) and (select priv.may('suppliers.bank')));

grant insert (id, client_id, name_en, name_ar, cr_number, vat_number, contact, email, phone, language, payment_days, delivery_days, cut_off,
  minimum_order, delivery_fee, branches, note, created_by) on app.suppliers to itqan_client, itqan_member;
grant update (name_en, name_ar, cr_number, vat_number, contact, email, phone, language, payment_days, delivery_days, cut_off,
  minimum_order, delivery_fee, branches, note, archived_at, revision) on app.suppliers to itqan_client, itqan_member;
grant insert (id, client_id, supplier_id, kind, number, expires_on, created_by) on app.supplier_licences to itqan_client, itqan_member;
grant update (replaced_at) on app.supplier_licences to itqan_client, itqan_member;
grant insert (client_id, supplier_id, iban, holder, changed_by, changed_at) on app.supplier_accounts to itqan_client, itqan_member;
grant update (iban, holder, changed_by, changed_at) on app.supplier_accounts to itqan_client, itqan_member;
grant insert (id, client_id, supplier_id, ingredient_id, brand, pack, quantity, unit, sku, price, vat_mode, minimum, multiple, lead_days,
  valid_from, valid_until, created_by) on app.supplier_offers to itqan_client, itqan_member;
grant update (ended_at) on app.supplier_offers to itqan_client, itqan_member;

-- The scan of a licence. Bytes are stored before, and removed again where this says no.
create function priv.keep_supplier_file(licence uuid, file jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
declare f record; held app.supplier_licences;
begin
  if not priv.may_company('suppliers.write') then return false; end if;
  select * into held from app.supplier_licences l where l.id = licence and l.client_id = app.client_id() for update;
  if not found or held.file_id is not null then return false; end if;
  select * into f from jsonb_to_record(file) as x
    (id uuid, content_type text, bytes integer, width integer, height integer, sha256 text, storage_key text);
  insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, width, height, sha256, storage_key)
  values (f.id, app.uid(), held.client_id, 'supplier', f.content_type, f.bytes, f.width, f.height, f.sha256, f.storage_key);
  update app.supplier_licences set file_id = f.id where id = held.id;
  return true;
end $$;
create function priv.supplier_file(licence uuid) returns table (storage_key text, content_type text) language sql stable security definer
  set search_path = '' as $$
  select f.storage_key, f.content_type from app.supplier_licences l join app.files f on f.id = l.file_id
  where l.id = licence and l.client_id = app.client_id() and priv.may_somewhere('suppliers.read')
$$;
revoke all on function priv.keep_supplier_file, priv.supplier_file from public;
grant execute on function priv.keep_supplier_file(uuid, jsonb), priv.supplier_file(uuid) to itqan_client, itqan_member;

insert into priv.erased_tables (tab, place) values ('supplier_offers', 900), ('supplier_accounts', 901), ('supplier_licences', 902), ('suppliers', 910);
call priv.confine_staff();
call priv.guard_closing();
