-- Orders that are sent together wait some seconds, in which their sender can stop them (decision 99). What waits is kept with each order at the revision
-- that was chosen, so that closing the page neither loses nor doubles it.
alter table app.purchase_orders
  add column sending_id uuid,
  add column send_at timestamptz,
  add column send_by uuid references app.profiles (id),
  add column send_revision integer check (send_revision > 0),
  add column send_state text check (send_state in ('waiting', 'sent', 'refused', 'stopped')),
  add column send_problem text check (length(send_problem) between 1 and 60),
  add check (num_nonnulls(sending_id, send_at, send_by, send_revision, send_state) in (0, 5)),
  add check ((send_problem is not null) = (send_state is not distinct from 'refused'));
comment on column app.purchase_orders.sending_id is 'orders chosen together; made by the browser: what is sent twice is one sending';
comment on column app.purchase_orders.send_at is 'when the last sending begins; until then its sender can stop it';
comment on column app.purchase_orders.send_revision is 'revision that was chosen; another one is not sent';
comment on column app.purchase_orders.send_problem is 'code of the reason for which the sending left the order out';
create index on app.purchase_orders (client_id, sending_id) where sending_id is not null;
create index on app.purchase_orders (send_by, send_at);
grant update (sending_id, send_at, send_by, send_revision, send_state, send_problem) on app.purchase_orders to itqan_client, itqan_member;
grant update (send_state, send_problem) on app.purchase_orders to itqan_system;

-- The page of today reads what waits of each kind, however many orders are done.
create index purchase_orders_waiting on app.purchase_orders (client_id, state, wanted_on)
  where state in ('draft', 'awaiting', 'approved', 'sent', 'confirmed', 'part_received');
create index supplier_invoices_differing on app.supplier_invoices (client_id, due_on) where state = 'differs';
create index quote_requests_open on app.quote_requests (client_id, closes_at) where state = 'sent';
create index stock_counts_waiting on app.stock_counts (client_id, branch_id) where state in ('open', 'submitted');

-- When a supplier opened a link, and which issue of the order it showed; nothing of the device or the person.
alter table app.purchase_order_links
  add column openings jsonb not null default '[]' check (jsonb_typeof(openings) = 'array' and jsonb_array_length(openings) <= 50);
comment on column app.purchase_order_links.openings is 'the last 50: moment and issue of the order';
grant select (openings) on app.purchase_order_links to itqan_client, itqan_member;
grant update (openings) on app.purchase_order_links to itqan_system;

-- An invoice keeps the file of its e-invoice beside its scan.
alter table app.supplier_invoices add column xml_id uuid references app.files (id);
comment on column app.supplier_invoices.xml_id is 'the e-invoice as the supplier made it; file_id is the scan or photo';
create index on app.supplier_invoices (xml_id);
update app.supplier_invoices i set xml_id = i.file_id, file_id = null
  from app.files f where f.id = i.file_id and f.content_type = 'application/xml';

create or replace function priv.keep_supplier_invoice_file(invoice uuid, file jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
declare f record; held app.supplier_invoices; is_xml boolean;
begin
  if not priv.may_company('supplier-invoices.write') then return false; end if;
  select * into held from app.supplier_invoices i where i.id = invoice and i.client_id = app.client_id() for update;
  select * into f from jsonb_to_record(file) as x
    (id uuid, content_type text, bytes integer, width integer, height integer, sha256 text, storage_key text);
  is_xml := f.content_type = 'application/xml';
  if held.id is null or (is_xml and held.xml_id is not null) or (not is_xml and held.file_id is not null) then return false; end if;
  insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, width, height, sha256, storage_key)
  values (f.id, app.uid(), held.client_id, 'supplier_invoice', f.content_type, f.bytes, f.width, f.height, f.sha256, f.storage_key);
  if is_xml then
    update app.supplier_invoices set xml_id = f.id where id = held.id;
  else
    update app.supplier_invoices set file_id = f.id where id = held.id;
  end if;
  return true;
end $$;
create function priv.supplier_invoice_xml(invoice uuid) returns table (storage_key text, content_type text) language sql stable security definer
  set search_path = '' as $$
  select f.storage_key, f.content_type from app.supplier_invoices i join app.files f on f.id = i.xml_id
  where i.id = invoice and i.client_id = app.client_id() and priv.may_branch('supplier-invoices.read', i.branch_id)
$$;
comment on function priv.supplier_invoice_xml(uuid) is 'the e-invoice of an invoice that the reader sees';
revoke all on function priv.supplier_invoice_xml(uuid) from public;
grant execute on function priv.supplier_invoice_xml(uuid) to itqan_client, itqan_member;

-- An ingredient that was merged into another one is counted with it (decision 88): a movement of either restates the first count after it that holds either.
create function priv.ingredient_kin(of_client uuid, of_ingredient uuid) returns setof uuid language sql stable set search_path = '' as $$
  with recursive up as (
    select i.id, i.merged_into from app.ingredients i where i.client_id = of_client and i.id = of_ingredient
    union
    select i.id, i.merged_into from app.ingredients i join up on i.id = up.merged_into where i.client_id = of_client
  ), kin as (
    select up.id from up where up.merged_into is null
    union
    select i.id from app.ingredients i join kin on i.merged_into = kin.id where i.client_id = of_client
  )
  select id from kin
$$;
comment on function priv.ingredient_kin(uuid, uuid) is 'the ingredient that counts for one, with all that were merged into it';
create or replace function priv.restate_counts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.stock_counts c set state = 'restated', restated_at = now(), version = c.version + 1
  where (c.client_id, c.id) in (
    select a.client_id, first.id from added a cross join lateral (
      select k.id from app.stock_counts k
      where k.client_id = a.client_id and k.branch_id = a.branch_id and k.state in ('approved', 'restated') and k.counted_at >= a.happened_at
        and exists (select from app.stock_count_lines l where l.client_id = k.client_id and l.count_id = k.id
          and l.ingredient_id in (select priv.ingredient_kin(a.client_id, a.ingredient_id)))
        and exists (select from app.stock_counts p where p.client_id = k.client_id and p.branch_id = k.branch_id
          and p.state in ('approved', 'restated') and p.counted_at < a.happened_at)
      order by k.counted_at limit 1) first);
  return null;
end $$;
revoke all on function priv.ingredient_kin(uuid, uuid), priv.restate_counts() from public;
