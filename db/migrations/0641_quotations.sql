-- Quotation requests: needs of a company, the suppliers invited to answer by a link, their quotations, and the award (decision 83). Quotations are only
-- added; the last one before the closing time counts. What suppliers ask is not shown to our team.
create table app.quote_requests (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 120),
  branch_id uuid,
  needed_on date,
  closes_at timestamptz not null,
  note text check (length(note) between 1 and 1000),
  state text not null default 'draft' check (state in ('draft', 'sent', 'awarded', 'cancelled')),
  sent_at timestamptz,
  ended_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  licence_reason text check (length(licence_reason) between 1 and 500),
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, number),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check ((state = 'draft') = (sent_at is null) or state = 'cancelled'),
  check ((state in ('awarded', 'cancelled')) = (ended_at is not null))
);
comment on column app.quote_requests.state is 'sent is open until closes_at and closed from then on';
comment on column app.quote_requests.branch_id is 'where it is delivered; null: agreed with each order';
comment on column app.quote_requests.reason is 'why it was awarded so, or cancelled';
comment on column app.quote_requests.licence_reason is 'why the owner passed an expired licence of a supplier';
create index on app.quote_requests (client_id, created_at desc);
create index on app.quote_requests (client_id, branch_id);
create index on app.quote_requests (created_by);

create table app.quote_request_lines (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  request_id uuid not null,
  place smallint not null check (place between 1 and 20),
  ingredient_id uuid not null,
  need numeric(12, 3) not null check (need > 0),
  unit text not null check (unit in ('g', 'kg', 'ml', 'l', 'piece')),
  unique (client_id, id),
  unique (client_id, request_id, place),
  unique (client_id, request_id, ingredient_id),
  foreign key (client_id, request_id) references app.quote_requests (client_id, id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id)
);
create index on app.quote_request_lines (client_id, ingredient_id);

create table app.quote_invitations (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  request_id uuid not null,
  supplier_id uuid not null,
  opened integer not null default 0,
  last_opened_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, request_id, supplier_id),
  foreign key (client_id, request_id) references app.quote_requests (client_id, id),
  foreign key (client_id, supplier_id) references app.suppliers (client_id, id)
);
comment on table app.quote_invitations is 'a supplier asked to answer a request';
create index on app.quote_invitations (client_id, supplier_id);
create index on app.quote_invitations (created_by);

create table app.quote_links (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  invitation_id uuid not null,
  token_hash text not null unique check (length(token_hash) = 64),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (client_id, invitation_id) references app.quote_invitations (client_id, id)
);
comment on table app.quote_links is 'secret addresses of an invitation, of the mail and of what the buyer sends; they end seven days after the request closes';
create index on app.quote_links (client_id, invitation_id);

create table app.supplier_quotes (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  invitation_id uuid not null,
  delivery_fee numeric(10, 2) not null check (delivery_fee >= 0),
  minimum_order numeric(10, 2) not null check (minimum_order >= 0),
  valid_until date,
  note text check (length(note) between 1 and 1000),
  submitted_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, invitation_id) references app.quote_invitations (client_id, id)
);
comment on table app.supplier_quotes is 'answers of suppliers; fees and minimum without VAT';
create index on app.supplier_quotes (client_id, invitation_id, submitted_at desc, id desc);

create table app.supplier_quote_lines (
  client_id uuid not null,
  quote_id uuid not null,
  line_id uuid not null,
  price numeric(10, 2) not null check (price > 0),
  vat_mode text not null check (vat_mode in ('included', 'excluded', 'none')),
  quantity numeric(12, 3) not null check (quantity > 0),
  unit text not null check (unit in ('g', 'kg', 'ml', 'l', 'piece')),
  brand text check (length(brand) between 1 and 80),
  minimum integer not null default 1 check (minimum between 1 and 100000),
  lead_days smallint check (lead_days between 0 and 365),
  primary key (client_id, quote_id, line_id),
  foreign key (client_id, quote_id) references app.supplier_quotes (client_id, id),
  foreign key (client_id, line_id) references app.quote_request_lines (client_id, id)
);
comment on table app.supplier_quote_lines is 'a line that is missing the supplier cannot supply';
create index on app.supplier_quote_lines (client_id, line_id);

create table app.quote_awards (
  client_id uuid not null,
  line_id uuid not null,
  request_id uuid not null,
  supplier_id uuid not null,
  quote_id uuid not null,
  packs integer not null check (packs > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  primary key (client_id, line_id),
  foreign key (client_id, line_id) references app.quote_request_lines (client_id, id),
  foreign key (client_id, request_id, supplier_id) references app.quote_invitations (client_id, request_id, supplier_id),
  foreign key (client_id, quote_id, line_id) references app.supplier_quote_lines (client_id, quote_id, line_id)
);
comment on table app.quote_awards is 'the supplier of a line; a line without a row is not bought by this request';
create index on app.quote_awards (client_id, request_id, supplier_id);
create index on app.quote_awards (client_id, quote_id, line_id);
create index on app.quote_awards (created_by);

do $$
declare t text; own constant text := 'client_id = (select app.client_id())';
  reads constant text := '(select priv.may_somewhere(''suppliers.read''))';
  writes constant text := '(select priv.may(''suppliers.write''))';
begin
  foreach t in array array['quote_requests', 'quote_request_lines', 'quote_invitations', 'quote_links', 'supplier_quotes', 'supplier_quote_lines',
    'quote_awards'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('create policy member_select on app.%I for select to itqan_member using (%s and %s)', t, own, reads);
    execute format('grant select on app.%I to itqan_system', t);
    if t <> 'quote_links' then
      execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas', t);
    end if;
  end loop;
  foreach t in array array['quote_requests', 'quote_request_lines', 'quote_invitations'] loop
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (%s)', t, own);
  end loop;
  foreach t in array array['supplier_quotes', 'supplier_quote_lines', 'quote_awards'] loop
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (false)', t);
  end loop;
  foreach t in array array['quote_requests', 'quote_invitations', 'quote_awards'] loop
    execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s and created_by = (select app.uid()))', t, own);
    execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s and created_by = (select app.uid()) and %s)', t, own, writes);
  end loop;
  foreach t in array array['quote_request_lines', 'quote_links'] loop
    execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s)', t, own);
    execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s and %s)', t, own, writes);
  end loop;
  foreach t in array array['quote_requests', 'quote_invitations', 'quote_links'] loop
    execute format('create policy client_update on app.%I for update to itqan_client using (%s) with check (%s)', t, own, own);
    execute format('create policy member_update on app.%I for update to itqan_member using (%s and %s) with check (%s and %s)', t, own, writes, own, writes);
  end loop;
end $$;

grant insert (id, client_id, number, title, branch_id, needed_on, closes_at, note, created_by) on app.quote_requests to itqan_client, itqan_member;
grant update (closes_at, state, sent_at, ended_at, reason, licence_reason, revision) on app.quote_requests to itqan_client, itqan_member;
grant insert (client_id, request_id, place, ingredient_id, need, unit) on app.quote_request_lines to itqan_client, itqan_member;
grant insert (client_id, request_id, supplier_id, created_by) on app.quote_invitations to itqan_client, itqan_member;
grant update (withdrawn_at) on app.quote_invitations to itqan_client, itqan_member;
grant select (id, client_id, invitation_id, withdrawn_at, created_at) on app.quote_links to itqan_client, itqan_member;
grant insert (client_id, invitation_id, token_hash) on app.quote_links to itqan_client, itqan_member;
grant update (withdrawn_at) on app.quote_links to itqan_client, itqan_member;
grant insert (client_id, line_id, request_id, supplier_id, quote_id, packs, created_by) on app.quote_awards to itqan_client, itqan_member;
-- what suppliers do by their links
grant insert on app.quote_links, app.supplier_quotes, app.supplier_quote_lines to itqan_system;
grant update (opened, last_opened_at, declined_at) on app.quote_invitations to itqan_system;

insert into priv.erased_tables (tab, place) values ('quote_awards', 880), ('supplier_quote_lines', 881), ('supplier_quotes', 882), ('quote_links', 883),
  ('quote_invitations', 884), ('quote_request_lines', 885), ('quote_requests', 890);

-- The address of the public page belongs to the program: a saved page of that name would be hidden.
do $$ begin
  if exists (select from app.pages where slug in ('quote', 'order')) then
    raise exception 'a saved page has the address /quote or /order; rename it first';
  end if;
end $$;

call priv.confine_staff();
call priv.guard_closing();
