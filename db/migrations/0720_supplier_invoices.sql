-- Invoices of suppliers, matched with the order and the deliveries, and the credit notes asked for (decision 87). An invoice belongs to a branch. Figures
-- are as billed; the comparison is made from the order and the deliveries each time. Prices of suppliers are not shown to our team.
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''supplier_invoice''::text]'));
end $$;

insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'supplier-invoices.read', 'scope'), ('branch_manager', 'supplier-invoices.read', 'scope'),
  ('accountant', 'supplier-invoices.read', 'root'), ('accountant', 'supplier-invoices.write', 'root');

create table app.supplier_invoices (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  supplier_id uuid not null,
  order_id uuid,
  number text not null check (length(number) between 1 and 60),
  issued_on date not null,
  due_on date not null,
  vat_number text check (vat_number ~ '^3[0-9]{13}3$'),
  delivery_fee numeric(10, 2) not null default 0 check (delivery_fee >= 0),
  vat numeric(12, 2) not null check (vat >= 0),
  total numeric(12, 2) not null check (total > 0),
  qr text check (length(qr) between 1 and 1000),
  state text not null default 'entered'
    check (state in ('entered', 'matched', 'differs', 'accepted', 'credit_asked', 'credited', 'ready', 'paid', 'void')),
  credit numeric(12, 2),
  matched_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  paid_on date,
  file_id uuid references app.files (id),
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, id, branch_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, supplier_id) references app.suppliers (client_id, id),
  foreign key (client_id, order_id) references app.purchase_orders (client_id, id),
  check (vat <= total),
  check ((state = 'paid') = (paid_on is not null)),
  check (state not in ('accepted', 'void') or reason is not null),
  check (state in ('entered', 'void') or (matched_at is not null and credit is not null)),
  check ((matched_at is null) = (credit is null))
);
comment on column app.supplier_invoices.id is 'made by the browser: what is sent twice is one invoice';
comment on column app.supplier_invoices.delivery_fee is 'as billed, riyals without VAT';
comment on column app.supplier_invoices.total is 'riyals with VAT, as billed';
comment on column app.supplier_invoices.qr is 'code of the e-invoice as read, when there was one';
comment on column app.supplier_invoices.credit is 'riyals with VAT beyond what was ordered and accepted, at matched_at; below 0 when less was billed';
comment on column app.supplier_invoices.reason is 'why differences were accepted, or why the entry was withdrawn';
comment on column app.supplier_invoices.state is 'void: entered by mistake, its number and deliveries are free again; paid is a mark, no money moves here';
create unique index supplier_invoices_number on app.supplier_invoices (client_id, supplier_id, app.fold(number)) where state <> 'void';
create index supplier_invoices_due on app.supplier_invoices (client_id, due_on, id);
create index supplier_invoices_issued on app.supplier_invoices (client_id, supplier_id, issued_on);
create index on app.supplier_invoices (client_id, branch_id);
create index on app.supplier_invoices (client_id, order_id);
create index on app.supplier_invoices (file_id);
create index on app.supplier_invoices (created_by);

create table app.supplier_invoice_lines (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  branch_id uuid not null,
  invoice_id uuid not null,
  place smallint not null check (place between 1 and 200),
  order_line_id uuid,
  receipt_line_id uuid,
  description text check (length(description) between 1 and 120),
  billed numeric(12, 3) not null check (billed >= 0),
  price numeric(12, 4) not null check (price >= 0),
  unique (client_id, id),
  unique (client_id, invoice_id, place),
  foreign key (client_id, invoice_id, branch_id) references app.supplier_invoices (client_id, id, branch_id),
  foreign key (client_id, order_line_id) references app.purchase_order_lines (client_id, id),
  foreign key (client_id, receipt_line_id) references app.goods_receipt_lines (client_id, id),
  check (num_nonnulls(order_line_id, receipt_line_id, description) = 1)
);
comment on table app.supplier_invoice_lines is 'a line of an order, of a delivery without an order, or something billed besides them';
comment on column app.supplier_invoice_lines.billed is 'packs';
comment on column app.supplier_invoice_lines.price is 'riyals of a pack without VAT, as billed';
create index on app.supplier_invoice_lines (client_id, invoice_id, branch_id);
create index on app.supplier_invoice_lines (client_id, order_line_id);
create index on app.supplier_invoice_lines (client_id, receipt_line_id);

create table app.supplier_invoice_receipts (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  branch_id uuid not null,
  invoice_id uuid not null,
  receipt_id uuid not null,
  released_at timestamptz,
  unique (client_id, id),
  foreign key (client_id, invoice_id, branch_id) references app.supplier_invoices (client_id, id, branch_id),
  foreign key (client_id, receipt_id) references app.goods_receipts (client_id, id)
);
comment on table app.supplier_invoice_receipts is 'deliveries that an invoice bills; each is billed once, and free again when the invoice is withdrawn';
create unique index supplier_invoice_receipts_once on app.supplier_invoice_receipts (client_id, receipt_id) where released_at is null;
create index on app.supplier_invoice_receipts (client_id, invoice_id, branch_id);
create index on app.supplier_invoice_receipts (client_id, receipt_id);

create table app.supplier_credits (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  branch_id uuid not null,
  invoice_id uuid not null,
  asked numeric(12, 2) not null check (asked > 0),
  note text check (length(note) between 1 and 500),
  asked_by uuid not null references app.profiles (id),
  asked_at timestamptz not null default now(),
  number text check (length(number) between 1 and 60),
  amount numeric(12, 2) check (amount > 0),
  issued_on date,
  reason text check (length(reason) between 1 and 500),
  credited_by uuid references app.profiles (id),
  credited_at timestamptz,
  unique (client_id, id),
  unique (client_id, invoice_id),
  foreign key (client_id, invoice_id, branch_id) references app.supplier_invoices (client_id, id, branch_id),
  check (num_nonnulls(number, amount, issued_on, credited_by, credited_at) in (0, 5))
);
comment on table app.supplier_credits is 'a credit note asked of a supplier, and the one that came';
comment on column app.supplier_credits.asked is 'riyals with VAT, as amount';
comment on column app.supplier_credits.reason is 'why another amount than asked was agreed to';
create index on app.supplier_credits (client_id, invoice_id, branch_id);
create index on app.supplier_credits (asked_by);
create index on app.supplier_credits (credited_by);

-- Totals of an invoice are its lines, the delivery fee and the VAT, within a halala for each of them.
create function priv.balance_supplier_invoice() returns trigger language plpgsql security definer set search_path = '' as $$
declare invoice uuid := coalesce(to_jsonb(new) ->> 'invoice_id', to_jsonb(new) ->> 'id')::uuid;
  held app.supplier_invoices; net numeric; parts integer;
begin
  select * into held from app.supplier_invoices i where i.id = invoice;
  select coalesce(sum(l.billed * l.price), 0), count(*) into net, parts from app.supplier_invoice_lines l
    where l.client_id = held.client_id and l.invoice_id = held.id;
  if parts = 0 or abs(net + held.delivery_fee + held.vat - held.total) > 0.01 * (parts + 1) then
    raise exception 'an invoice has lines, which add up to its total' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on app.supplier_invoices deferrable initially deferred
  for each row execute function priv.balance_supplier_invoice();
create constraint trigger balanced after insert on app.supplier_invoice_lines deferrable initially deferred
  for each row execute function priv.balance_supplier_invoice();

-- A credit note is not above its invoice.
create function priv.limit_supplier_credit() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if greatest(new.asked, new.amount) > (select i.total from app.supplier_invoices i where i.client_id = new.client_id and i.id = new.invoice_id) then
    raise exception 'a credit note is not above its invoice' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger limit_supplier_credit before insert or update on app.supplier_credits for each row execute function priv.limit_supplier_credit();
revoke all on function priv.balance_supplier_invoice, priv.limit_supplier_credit from public;

do $$
declare t text; own constant text := 'client_id = (select app.client_id())';
  reads constant text := '((select priv.may(''supplier-invoices.read'')) or branch_id in (select priv.branches_with(''supplier-invoices.read'')))';
  writes constant text := '(select priv.may(''supplier-invoices.write''))'; writer text;
begin
  foreach t in array array['supplier_invoices', 'supplier_invoice_lines', 'supplier_invoice_receipts', 'supplier_credits'] loop
    writer := case t when 'supplier_invoices' then ' and created_by = (select app.uid())' when 'supplier_credits' then ' and asked_by = (select app.uid())'
      else '' end;
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('create policy member_select on app.%I for select to itqan_member using (%s and %s)', t, own, reads);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (false)', t);
    execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s%s)', t, own, writer);
    execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s%s and %s)', t, own, writer, writes);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
    if t <> 'supplier_invoice_lines' then
      execute format('create policy client_update on app.%I for update to itqan_client using (%s) with check (%s)', t, own, own);
      execute format('create policy member_update on app.%I for update to itqan_member using (%s and %s) with check (%s and %s)', t, own, writes, own, writes);
    end if;
  end loop;
end $$;

grant insert (id, client_id, branch_id, supplier_id, order_id, number, issued_on, due_on, vat_number, delivery_fee, vat, total, qr, created_by)
  on app.supplier_invoices to itqan_client, itqan_member;
grant update (state, credit, matched_at, reason, paid_on, revision) on app.supplier_invoices to itqan_client, itqan_member;
grant insert (client_id, branch_id, invoice_id, place, order_line_id, receipt_line_id, description, billed, price)
  on app.supplier_invoice_lines to itqan_client, itqan_member;
grant insert (client_id, branch_id, invoice_id, receipt_id) on app.supplier_invoice_receipts to itqan_client, itqan_member;
grant update (released_at) on app.supplier_invoice_receipts to itqan_client, itqan_member;
grant insert (client_id, branch_id, invoice_id, asked, note, asked_by) on app.supplier_credits to itqan_client, itqan_member;
grant update (number, amount, issued_on, reason, credited_by, credited_at) on app.supplier_credits to itqan_client, itqan_member;

-- The scan of an invoice. Bytes are stored before, and removed again where this says no.
create function priv.keep_supplier_invoice_file(invoice uuid, file jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
declare f record; held app.supplier_invoices;
begin
  if not priv.may_company('supplier-invoices.write') then return false; end if;
  select * into held from app.supplier_invoices i where i.id = invoice and i.client_id = app.client_id() for update;
  if not found or held.file_id is not null then return false; end if;
  select * into f from jsonb_to_record(file) as x
    (id uuid, content_type text, bytes integer, width integer, height integer, sha256 text, storage_key text);
  insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, width, height, sha256, storage_key)
  values (f.id, app.uid(), held.client_id, 'supplier_invoice', f.content_type, f.bytes, f.width, f.height, f.sha256, f.storage_key);
  update app.supplier_invoices set file_id = f.id where id = held.id;
  return true;
end $$;
create function priv.supplier_invoice_file(invoice uuid) returns table (storage_key text, content_type text) language sql stable security definer
  set search_path = '' as $$
  select f.storage_key, f.content_type from app.supplier_invoices i join app.files f on f.id = i.file_id
  where i.id = invoice and i.client_id = app.client_id() and priv.may_branch('supplier-invoices.read', i.branch_id)
$$;
revoke all on function priv.keep_supplier_invoice_file, priv.supplier_invoice_file from public;
grant execute on function priv.keep_supplier_invoice_file(uuid, jsonb), priv.supplier_invoice_file(uuid) to itqan_client, itqan_member;

insert into priv.erased_tables (tab, place) values ('supplier_credits', 600), ('supplier_invoice_receipts', 601), ('supplier_invoice_lines', 602),
  ('supplier_invoices', 610);
call priv.confine_staff();
call priv.guard_closing();
